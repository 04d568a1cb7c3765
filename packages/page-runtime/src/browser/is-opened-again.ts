/**
 * Whether the page was reloaded or reached by back or forward: the browser then restores its scroll
 * position.
 */
export function isOpenedAgain(): boolean {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opening !== undefined && opening.type !== "navigate";
}
