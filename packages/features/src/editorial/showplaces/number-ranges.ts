/**
 * Groups numbers of a cycle (months, weekdays) into ranges. Ranges may wrap: months 9 to 12 and 1 to 4 are one range.
 */
export function numberRanges(numbers: readonly number[], cycle: number): [number, number][] {
  const given = new Set(numbers);
  if (given.size >= cycle) return [[1, cycle]];
  const before = (number: number) => (number === 1 ? cycle : number - 1);
  const after = (number: number) => (number === cycle ? 1 : number + 1);
  const starts = [...given]
    .filter((number) => !given.has(before(number)))
    .toSorted((a, b) => a - b);
  return starts.map((start) => {
    let end = start;
    while (given.has(after(end))) end = after(end);
    return [start, end];
  });
}
