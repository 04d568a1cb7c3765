interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that have failed, with what was wrong. */
  names: string[];
  /** Tests that have passed at the second try only. */
  retried: string[];
}

export function vitestCounts(file: string): Counts;
export function playwrightCounts(file: string): Counts;
export function chosenSteps(words: readonly string[]): { name: string }[];
