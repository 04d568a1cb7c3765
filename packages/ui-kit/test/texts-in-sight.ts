/** A piece of text on the page, where each of its lines stands. */
type Piece = { node: Text; element: Element; lines: readonly DOMRect[] };

/** More than a rounding of pixels, or what letters without descenders leave empty. */
const slackPx = 2;

/** Read aloud and not shown: a box of a pixel. */
const isForEarsAlone = (element: Element) => {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    if (width <= 1 && height <= 1 && getComputedStyle(at).overflow !== "visible") return true;
  }
  return false;
};

const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !isForEarsAlone(element);

function texts(root: Element): Piece[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Piece[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.nodeValue?.trim() === "") continue;
    if (element.closest("style, script, svg, option, textarea") || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
    if (lines.length > 0) found.push({ node: node as Text, element, lines });
  }
  return found;
}

/** Boxes that cut off what leaves them and cannot be scrolled to it; a scroller brings it into sight. */
function cuttersOf(element: Element): { box: DOMRect; x: boolean; y: boolean }[] {
  const found = [];
  let [x, y] = [true, true];
  for (let at: Element | null = element; at !== null && (x || y); at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
    if ((x && cuts(overflowX)) || (y && cuts(overflowY))) {
      const box = at.getBoundingClientRect();
      found.push({ box, x: x && cuts(overflowX), y: y && cuts(overflowY) });
    }
    if (overflowX === "auto" || overflowX === "scroll") x = false;
    if (overflowY === "auto" || overflowY === "scroll") y = false;
    if (position === "fixed") break;
  }
  return found;
}

/** A text that is cut on purpose has a button beside it that shows the rest. */
const isCutOnPurpose = (element: Element) => element.closest('[data-state="cut"]') !== null;

/** Texts of which a part is cut off. */
export function cutOff(root: Element): string[] {
  return texts(root).flatMap(({ node, element, lines }) => {
    if (isCutOnPurpose(element)) return [];
    const cutters = cuttersOf(element);
    const isCut = lines.some((line) =>
      cutters.some(
        ({ box, x, y }) =>
          (x && (line.left < box.left - slackPx || line.right > box.right + slackPx)) ||
          // A line's height includes space above and below the letters.
          (y &&
            (line.top + line.height * 0.2 < box.top ||
              line.bottom - line.height * 0.2 > box.bottom)),
      ),
    );
    return isCut ? [nameOf(node)] : [];
  });
}

const nameOf = (node: Text) =>
  `"${node.nodeValue?.trim().slice(0, 40) ?? ""}" in ${node.parentElement?.className ?? ""}`;

/** Returns the layer of an element. Layers cover each other; elements within one layer do not. */
const layerOf = (element: Element) => {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.matches("dialog, [popover]") || getComputedStyle(at).position === "fixed") return at;
  }
  return null;
};

const shared = (one: DOMRect, other: DOMRect) => ({
  width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
});

const collide = (one: DOMRect, other: DOMRect) => {
  const { width, height } = shared(one, other);
  return width > slackPx && height > Math.min(one.height, other.height) * 0.4;
};

/** Whether the middle of a line stands within the boxes that cut or scroll it. */
function isInSight(element: Element, line: DOMRect): boolean {
  const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).overflow === "visible") continue;
    const { left, right, top, bottom } = at.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
}

/** Texts that lie on one another. */
export function onOneAnother(root: Element): string[] {
  const all = texts(root)
    .filter(({ element }) => !isCutOnPurpose(element))
    .map(({ node, element, lines }) => ({
      node,
      layer: layerOf(element),
      lines: lines.filter((line) => isInSight(element, line)),
    }));
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(
        (other) =>
          other.layer === one.layer &&
          one.lines.some((line) => other.lines.some((another) => collide(line, another))),
      )
      .map((other) => `${nameOf(one.node)} and ${nameOf(other.node)}`),
  );
}

/** Describes the element that extends furthest to the right. */
function widest(): string {
  const all = Array.from(document.body.querySelectorAll("*"), (element) => ({
    element,
    right: element.getBoundingClientRect().right,
  }));
  const most = Math.max(...all.map(({ right }) => right));
  const names = all.filter(({ right }) => right === most).map(({ element }) => nameOfBox(element));
  return names.join(" ");
}

const nameOfBox = (element: Element) =>
  `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;

/** Boxes that must be scrolled both ways to be read, and a page that must be scrolled sideways at all. */
export function scrolledBothWays(): string[] {
  const { scrollingElement } = document;
  return Array.from(document.querySelectorAll("*")).flatMap((element) => {
    const sideways = element.scrollWidth - element.clientWidth;
    if (element === scrollingElement) {
      return sideways > 1 ? [`the page, by ${sideways} px: ${widest()}`] : [];
    }
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
    if (!scrolls(overflowX) || !scrolls(overflowY) || sideways <= 1) return [];
    if (element.scrollHeight - element.clientHeight <= 1) return [];
    return [`${nameOfBox(element)}, by ${sideways} px`];
  });
}
