/** Seconds as a clock shows them: 75 → "1:15", 86 399 → "23:59:59". */
export function countdownText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (part: number) => String(part).padStart(2, "0");
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}
