import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Papers that a reader of the repository does not have: numbered documents, sections and rules of theirs. */
const outsidePapers = [
  /\bdocuments? \d/i,
  /\bdecisions?,? \d{1,2}\b/i,
  /\bstyle, rule\b/i,
  /§\d/,
  /\bthe documents'/i,
];

/** `docs/product/filter.md#limits`, from the root of the repository. */
const page = /(?<![\w./-])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g;
/** A link of Markdown to a page beside it, or further away. */
const link = /\]\(([\w./-]+\.md)(?:#([\w-]+))?\)|\]\(#([\w-]+)\)/g;
/** `docs/decisions/0014`, or "decision 0013". */
const decision = /(?:docs\/decisions\/|\bdecision )(\d{4})\b/g;

/** Every file that people write prose in, by path from the root. */
export function proseFiles(root: string): string[] {
  const kinds = "{ts,tsx,mts,mjs,css,sql,md,mdx,yml}";
  const folders = "{apps,packages,tools,e2e,bench,docs,deploy,.changeset,.github}";
  return globSync([`*.${kinds}`, `${folders}/**/*.${kinds}`], {
    cwd: root,
    exclude: [
      "**/node_modules/**",
      "**/{dist,build,storybook-static,test-results}/**",
      "**/.react-router/**",
    ],
  }).filter((path) => !/^tools\/references(\.test)?\.ts$/.test(path));
}

/** The anchors of a page of Markdown, made of its headings as the host of the repository makes them. */
export function anchorsOf(markdown: string): Set<string> {
  const prose = markdown.replace(/^```[^]*?^```/gm, "");
  return new Set(
    [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

/** Finds the broken references in the text of the file at `path`: one sentence for each. */
export function brokenReferences(root: string, path: string, text: string): string[] {
  const papers = text
    .split("\n")
    .filter((line) => outsidePapers.some((paper) => paper.test(line)))
    .map((line) => `cites a paper that is not here: ${line.trim()}`);
  const pages = [...text.matchAll(page)].map(([, to = "", anchor]) => ({ to, anchor }));
  const links = path.endsWith(".md")
    ? [...text.matchAll(link)].map(([, to, anchor, ownAnchor]) => ({
        to: to === undefined ? path : join(dirname(path), to),
        anchor: anchor ?? ownAnchor,
      }))
    : [];
  const missing = [...pages, ...links].flatMap(({ to, anchor }) => {
    const file = join(root, normalize(to));
    if (!existsSync(file)) return [`no such page: ${to}`];
    if (anchor === undefined || anchorsOf(readFileSync(file, "utf8")).has(anchor)) return [];
    return [`no such heading: ${to}#${anchor}`];
  });
  const decisions = [...text.matchAll(decision)]
    .filter(([, number]) => globSync(`docs/decisions/${number}-*.md`, { cwd: root }).length === 0)
    .map(([, number]) => `no such decision: ${number}`);
  return [...papers, ...missing, ...decisions];
}
