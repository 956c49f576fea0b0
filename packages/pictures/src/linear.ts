/**
 * Solves a linear system by Gauss-Jordan elimination with pivoting. Each row holds the coefficients and then the right side. Meant for a
 * few unknowns.
 */
export function solveLinear(rows: number[][]): number[] {
  const n = rows.length
  const m = rows.map((row) => [...row])
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let r = column + 1; r < n; r++)
      if (Math.abs(m[r]![column]!) > Math.abs(m[pivot]![column]!)) pivot = r
    ;[m[column], m[pivot]] = [m[pivot]!, m[column]!]
    const lead = m[column]!
    for (const row of m) {
      if (row === lead) continue
      const factor = row[column]! / lead[column]!
      for (let c = column; c <= n; c++) row[c]! -= factor * lead[c]!
    }
  }
  return m.map((row, i) => row[n]! / row[i]!)
}
