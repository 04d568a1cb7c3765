/** Returns the largest of 1, 2, 5, 10, 20, 50 … kilometres that fits into `longestPx`. */
export function scaleBar(kmPerPx: number, longestPx: number): { km: number; px: number } {
  const longestKm = kmPerPx * longestPx;
  const power = 10 ** Math.floor(Math.log10(longestKm));
  const km = [5, 2, 1].map((part) => part * power).find((part) => part <= longestKm) ?? power;
  return { km, px: km / kmPerPx };
}

/** Distance between the lines of the graticule in degrees, for about six of them across. */
export function graticuleStep(spanDegrees: number): number {
  const steps = [0.1, 0.25, 0.5, 1, 2, 5, 10, 15];
  return steps.find((step) => spanDegrees / step <= 7) ?? 30;
}
