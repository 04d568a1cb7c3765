import { randomId } from "../browser/random-id.ts";

/**
 * The key that makes repeating a call harmless. The same content keeps its key until it got through; a
 * changed one is another call, which the API would refuse under the old key.
 */
export function repeatableKey() {
  let last: { content: string; key: string } | null = null;
  return {
    keyFor: (body: unknown): string => {
      const content = JSON.stringify(body);
      if (last?.content !== content) last = { content, key: randomId() };
      return last.key;
    },
    forget: () => {
      last = null;
    },
  };
}
