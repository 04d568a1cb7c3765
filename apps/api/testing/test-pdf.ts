import { inflateSync } from "node:zlib";

/** What a PDF of ours says, for tests: enough of the format to read back what the library wrote. */
export interface ReadPdf {
  pages: number;
  /** Words of all pages in the order of writing, lines apart. */
  text: string;
  /** Numbers of the glyphs that stand on the pages. */
  glyphs: number[];
  /** Addresses that links lead to. */
  links: string[];
  /** The document's own objects, without their streams. */
  source: string;
}

interface PdfObject {
  dictionary: string;
  stream: string;
}

export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes);
  const source = [...objects.values()].map((object) => object.dictionary).join("\n");
  const fonts = fontsOf(objects, source);
  const contents = [...source.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = ""]) => id);
  const text = contents.map((id) => textOf(objects.get(id)?.stream ?? "", fonts)).join("\n");
  const links = [...source.matchAll(/\/URI \(((?:\\.|[^)])*)\)/g)].map(([, url = ""]) =>
    url.replace(/\\(.)/g, "$1"),
  );
  const glyphs = contents.flatMap((id) => glyphsOf(objects.get(id)?.stream ?? ""));
  return { pages: contents.length, text, glyphs, links: [...new Set(links)], source };
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const source = bytes.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const match of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n|\nendobj)/g)) {
    const [whole, id = "", dictionary = ""] = match;
    const start = match.index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const raw = whole.endsWith("\nstream\n") ? bytes.subarray(start, start + length) : null;
    const isDeflated = dictionary.includes("/FlateDecode") && !dictionary.includes("/Image");
    const stream = raw === null ? "" : (isDeflated ? inflateSync(raw) : raw).toString("latin1");
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

type Letters = ReadonlyMap<number, string>;

/** What each glyph of each font stands for, by the font's name on the pages. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>, source: string): Map<string, Letters> {
  const fonts = new Map<string, Letters>();
  for (const [, name = "", id = ""] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? "")?.[1] ?? "";
    fonts.set(name, lettersOf(objects.get(map)?.stream ?? ""));
  }
  return fonts;
}

function lettersOf(map: string): Letters {
  const letters = new Map<number, string>();
  for (const [, first = "", list = ""] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(first, 16);
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, code = ""], index) => {
      const units = code.match(/\w{4}/g) ?? [];
      const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
      letters.set(start + index, text);
    });
  }
  return letters;
}

function glyphsOf(content: string): number[] {
  const shown = [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, part = ""]) => part);
  const runs = shown.flatMap((part) => [...part.matchAll(/<(\w*)>/g)]);
  return runs.flatMap(([, run = ""]) =>
    [...run.matchAll(/\w{4}/g)].map(([glyph]) => Number.parseInt(glyph, 16)),
  );
}

function textOf(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map();
  let text = "";
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map<number, string>();
    else {
      for (const [, glyphs = ""] of (shown ?? "").matchAll(/<(\w*)>/g))
        for (const [glyph] of glyphs.matchAll(/\w{4}/g))
          text += letters.get(Number.parseInt(glyph, 16)) ?? "";
      text += "\n";
    }
  }
  return text.replace(/\u00a0/g, " ");
}
