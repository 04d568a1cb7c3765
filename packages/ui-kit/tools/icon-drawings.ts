const symbolPattern = /<symbol id="([\w-]+)" viewBox="0 0 24 24"([^>]*)>(.*?)<\/symbol>/gs;
const shapePattern = /<([a-z]+)((?:\s+[\w-]+="[^"]*")*)\s*\/>/g;

const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

/** Attributes of a tag as the source of an object of React props. */
function props(attributes: string): string {
  const pairs = Array.from(
    attributes.matchAll(/([\w-]+)="([^"]*)"/g),
    ([, name, value]) => `${camelCase(name ?? "")}: ${JSON.stringify(value)}`,
  );
  return `{ ${pairs.join(", ")} }`;
}

function shapes(name: string, content: string): string {
  if (content.replaceAll(shapePattern, "").trim() !== "") {
    throw new Error(`the icon ${name} has more than shapes: ${content}`);
  }
  return Array.from(
    content.matchAll(shapePattern),
    ([, tag, attributes]) => `jsx("${tag}", ${props(attributes ?? "")})`,
  ).join(", ");
}

/**
 * Returns the sprite as a module of React elements, for pages that no bundler gives the address of a file: the same on
 * a server and in a browser, from any origin.
 */
export function iconDrawingsModule(sprite: string): string {
  const symbols = Array.from(sprite.matchAll(symbolPattern), ([, name, look, content]) => ({
    name: name ?? "",
    look: props(look ?? ""),
    content: content ?? "",
  }));
  // Most symbols look alike: each look stands there once.
  const looks = Array.from(new Set(symbols.map(({ look }) => look)));
  const drawings = symbols.map(
    ({ name, look, content }) =>
      `  "${name}": () => group(look${looks.indexOf(look)}, ${shapes(name, content)}),`,
  );
  return `import { jsx, jsxs } from "react/jsx-runtime";
const group = (look, ...children) => jsxs("g", { ...look, children });
${looks.map((look, index) => `const look${index} = ${look};`).join("\n")}
const drawings = {
${drawings.join("\n")}
};
export function IconDrawing({ name }) {
  return drawings[name]?.();
}
`;
}
