/** Fast at first, soft at the end. */
const easeOut = (share: number) => 1 - (1 - share) ** 3;

export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Animates a number from one value to another; jumps at once for readers who prefer reduced motion.
 * Returns a function that stops it where it is.
 */
export function animate(
  from: number,
  to: number,
  durationMs: number,
  onFrame: (value: number) => void,
  onEnd?: () => void,
): () => void {
  if (prefersReducedMotion() || durationMs <= 0 || from === to) {
    onFrame(to);
    onEnd?.();
    return () => {};
  }
  const start = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - start) / durationMs));
    onFrame(from + (to - from) * easeOut(share));
    if (share < 1) frame = requestAnimationFrame(step);
    else onEnd?.();
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
