/**
 * Returns the number of insertions, deletions, substitutions and swaps of neighbours between two words (optimal string
 * alignment); `most + 1` for anything above `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isTurned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isTurned ? (before[j - 2] ?? 0) + 1 : most + 1,
        ),
      );
    }
    before = row;
    row = next;
  }
  return Math.min(row[other.length] ?? 0, most + 1);
}
