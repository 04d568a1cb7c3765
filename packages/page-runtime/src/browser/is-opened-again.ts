/** Reloaded or gone back to: the browser looks for the place where the page was left. */
export function isOpenedAgain(): boolean {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opening !== undefined && opening.type !== "navigate";
}
