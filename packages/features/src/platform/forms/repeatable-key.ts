import { randomId } from "../browser/random-id.ts";

/**
 * Idempotency keys for a form. The same content keeps its key until it is sent successfully; changed content gets a new
 * one, since the API refuses another body under a known key.
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
