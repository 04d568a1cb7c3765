import type { ShownBlock } from "./shown-blocks.ts";

/** Replaces no-break spaces, which texts have and summaries do not. */
const plain = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

/** Drops a text's first paragraph if the page's lead repeats it. */
export function afterLead(body: readonly ShownBlock[], lead: string): readonly ShownBlock[] {
  const [first] = body;
  return first?.type === "paragraph" && plain(first.text) === plain(lead) ? body.slice(1) : body;
}
