import type { CDPSession, Page } from "playwright";

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

/**
 * The fonts of the computer that a story is drawn with. Such a picture would be another one on a
 * computer with other fonts.
 */
export async function computersFonts(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const found = new Set<string>();
    for (const { nodeId, nodeName, children } of await textsOf(session)) {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      for (const { isCustomFont, familyName } of fonts) {
        const text = (children ?? []).map(({ nodeValue }) => nodeValue).join("");
        if (!isCustomFont) found.add(`${familyName} in <${nodeName.toLowerCase()}> "${text}"`);
      }
    }
    return [...found];
  } finally {
    await session.detach();
  }
}
