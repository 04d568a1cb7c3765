export function untilAnswering(
  urls: readonly string[],
  options: { patienceMs: number; problem: () => string | null },
): Promise<void>;
