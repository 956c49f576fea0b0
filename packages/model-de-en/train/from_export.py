"""Reads the folder that export_onnx.py wrote back into weights to go on training from (what int8 rounded stays rounded).

train.py --init FOLDER does it by itself; from_export.py FOLDER OUT.pt writes a file."""

import json, sys
import numpy as np, onnx, torch
from onnx import numpy_helper as NH
from model import Cfg, Marian


def graphs(g):
    yield g
    for n in g.node:
        for a in n.attribute:
            if a.type == onnx.AttributeProto.GRAPH:
                yield from graphs(a.g)


def constants(path):
    return {i.name: NH.to_array(i) for g in graphs(onnx.load(path).graph) for i in g.initializer}


def config(j):
    return Cfg(
        vocab=j["vocab_size"],
        d=j["d_model"],
        heads=j["encoder_attention_heads"],
        ff=j["encoder_ffn_dim"],
        enc=j["encoder_layers"],
        dec=j["decoder_layers"],
        max_pos=j["max_position_embeddings"],
        pad=j["pad_token_id"],
        eos=j["eos_token_id"],
    )


def read(folder):
    j = json.load(open(f"{folder}/config.json"))
    c = config(j)
    E = constants(f"{folder}/onnx/encoder_model_quantized.onnx")
    D = constants(f"{folder}/onnx/decoder_model_merged_quantized.onnx")
    S = {}
    sc = (c.d // c.heads) ** -0.5

    def lin(k, n):
        w = k[n + "_w_quantized"].astype(np.float32) * k[n + "_w_scale"]
        return torch.tensor(w.T.copy()), torch.tensor(k[n + "_b"].copy())

    def put(name, pairs, scales=None):
        scales = scales or [1] * len(pairs)
        S[name + ".weight"] = torch.cat([w / s for (w, _), s in zip(pairs, scales)])
        S[name + ".bias"] = torch.cat([b / s for (_, b), s in zip(pairs, scales)])

    def norm(k, n):
        S[n + ".weight"], S[n + ".bias"] = torch.tensor(k[n + "_g"].copy()), torch.tensor(k[n + "_beta"].copy())

    for k, side, layers in ((E, "enc", c.enc), (D, "dec", c.dec)):
        for i in range(layers):
            n = f"{side}.{i}."
            put(n + "sa.qkv", [lin(k, f"{n}sa.{m}") for m in "qkv"], [sc, 1, 1])
            put(n + "sa.o", [lin(k, n + "sa.o")])
            for m in ("fc1", "fc2"):
                put(n + "ff." + m, [lin(k, n + "ff." + m)])
            norm(k, n + "n1")
            norm(k, n + "n2")
            if side == "dec":
                put(n + "ca.q", [lin(k, n + "ca.q")], [sc])
                put(n + "ca.kv", [lin(k, n + "ca." + m) for m in ("key", "value")])
                put(n + "ca.o", [lin(k, n + "ca.o")])
                norm(k, n + "n3")
    S["emb.weight"] = torch.tensor(E["emb_q"].astype(np.float32) * E["emb_s"])
    S["final_logits_bias"] = torch.tensor(D["final_logits_bias"].copy())
    Marian(c).load_state_dict(S)
    return {"cfg": c.dict(), "state": S, "step": j.get("trained_steps", 0), "tok": j.get("trained_tokens", 0)}


if __name__ == "__main__":
    torch.save(read(sys.argv[1]), sys.argv[2])
