import type { ShownBlock } from "./shown-blocks.ts";

/** Spaces that bind words are set in texts and not in summaries. */
const plain = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

/** A text without its first paragraph where the page's lead has said that already. */
export function afterLead(body: readonly ShownBlock[], lead: string): readonly ShownBlock[] {
  const [first] = body;
  return first?.type === "paragraph" && plain(first.text) === plain(lead) ? body.slice(1) : body;
}
