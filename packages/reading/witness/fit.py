import numpy as np
import scipy.sparse as sp
from scipy.optimize import minimize
from features import BUCKETS, bucket, features


def matrix(rows):
    """Rows of hashed features, each of length one."""
    indptr, indices, data = [0], [], []
    for text, lead_in, heading, before in rows:
        at = {bucket(f) for f in features(text, lead_in, heading, before)}
        v = 1 / np.sqrt(len(at))
        indices.extend(at)
        data.extend([v] * len(at))
        indptr.append(len(indices))
    return sp.csr_matrix((np.array(data, np.float32), np.array(indices, np.int32), np.array(indptr)), (len(rows), BUCKETS))


def fit(X, Y, weight, l2=2e-6, steps=60):
    """One logistic regression for each column of Y (nan: not known), all at once."""
    n, k = Y.shape
    known = ~np.isnan(Y)
    target = np.where(known, Y, 0).astype(np.float32)
    w = (known * weight[:, None]).astype(np.float32)
    XT = X.T.tocsr()
    total = w.sum() / k

    def loss(flat):
        W = flat.reshape(BUCKETS + 1, k).astype(np.float32)
        Z = X @ W[:-1] + W[-1]
        P = 1 / (1 + np.exp(-Z))
        bits = np.logaddexp(0, Z) - target * Z
        D = w * (P - target)
        G = np.vstack([XT @ D, D.sum(0, keepdims=True)]) / total
        value = (w * bits).sum() / total + l2 * (W[:-1] ** 2).sum() / 2
        G[:-1] += l2 * W[:-1]
        return float(value), G.ravel().astype(np.float64)

    start = np.zeros((BUCKETS + 1) * k)
    found = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": steps, "maxcor": 6})
    W = found.x.reshape(BUCKETS + 1, k)
    return W[:-1].astype(np.float32), W[-1].astype(np.float32)


def predict(X, model):
    W, b = model
    return 1 / (1 + np.exp(-(X @ W + b)))
