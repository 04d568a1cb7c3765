import type { CDPSession } from "playwright";

type DomNode = {
  nodeId: number;
  nodeType: number;
  nodeName: string;
  nodeValue: string;
  children?: DomNode[];
  contentDocument?: DomNode;
  shadowRoots?: DomNode[];
};

const textNode = 3;
const unseen = new Set(["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT", "TITLE", "HEAD"]);

/** The elements of a story that hold text of their own. */
function* elementsWithText(node: DomNode): Generator<DomNode> {
  if (unseen.has(node.nodeName)) return;
  const children = node.children ?? [];
  if (children.some((child) => child.nodeType === textNode && child.nodeValue.trim() !== "")) {
    yield node;
  }
  for (const child of [...children, ...(node.shadowRoots ?? [])]) yield* elementsWithText(child);
}

/** The document that the page's frame shows: the tests' page, which holds the story. */
function framed(node: DomNode): DomNode | null {
  if (node.contentDocument !== undefined) return node.contentDocument;
  for (const child of node.children ?? []) {
    const found = framed(child);
    if (found !== null) return found;
  }
  return null;
}

async function textsOf(session: CDPSession): Promise<readonly DomNode[]> {
  const { root } = await session.send("DOM.getDocument", { depth: -1, pierce: true });
  const story = framed(root);
  return story === null ? [] : [...elementsWithText(story)];
}

/** The fonts of the computer that one element's own text is drawn with. */
async function fontsOf(session: CDPSession, { nodeId, nodeName, children = [] }: DomNode) {
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  const text = children.map(({ nodeValue }) => nodeValue).join("");
  return fonts
    .filter(({ isCustomFont }) => !isCustomFont)
    .map(({ familyName }) => `${familyName} in <${nodeName.toLowerCase()}> "${text}"`);
}

/**
 * The fonts of the computer that a story is drawn with. Such a picture would be another one on a
 * computer with other fonts.
 */
export async function computersFonts(session: CDPSession): Promise<readonly string[]> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  try {
    const texts = await textsOf(session);
    const found = await Promise.all(texts.map((text) => fontsOf(session, text)));
    return [...new Set(found.flat())];
  } finally {
    // Left on, the browser would report every change of the page.
    await session.send("CSS.disable");
    await session.send("DOM.disable");
  }
}
