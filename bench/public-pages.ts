import { storefrontOf } from "./stack.ts";

/** Tours that a page links to. */
export async function toursOf(origin: string, path: string): Promise<string[]> {
  const html = await (await fetch(`${origin}${path}`)).text();
  const paths = [...html.matchAll(/href="(\/[a-z0-9-]+-\d+)"/g)].map(([, tour = ""]) => tour);
  if (paths.length === 0) throw new Error(`${path} links to no tour`);
  return [...new Set(paths)];
}

/** The three kinds of page on which most visits begin. */
export async function publicPages(
  variant: string,
): Promise<readonly { name: string; url: string }[]> {
  const { port, listing } = storefrontOf(variant);
  const origin = `http://localhost:${port}`;
  const [tour = ""] = await toursOf(origin, listing);
  return [
    { name: "home", url: `${origin}/` },
    { name: "listing", url: `${origin}${listing}` },
    { name: "tour", url: `${origin}${tour}` },
  ];
}

/** Returns the first link on a page that matches a pattern. */
async function linkOn(origin: string, page: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(`${origin}${page}`)).text();
  const [, path] = pattern.exec(html) ?? [];
  if (path === undefined) throw new Error(`${page} has no link like ${pattern.source}`);
  return path;
}

/** The kinds of page that are read: what a search engine leads to beside tours. */
export async function readingPages(
  variant: string,
): Promise<readonly { name: string; url: string }[]> {
  const { port, config } = storefrontOf(variant);
  const origin = `http://localhost:${port}`;
  const article = await linkOn(origin, "/journal", /href="(\/journal\/[a-z0-9-]+-\d+)"/);
  const sight = await linkOn(
    origin,
    "/dostoprimechatelnosti",
    /href="(\/dostoprimechatelnosti\/[a-z0-9-]+-\d+)"/,
  );
  const review = await linkOn(origin, "/reviews", /href="(\/review\/[0-9a-f-]{36})"/);
  const help = await linkOn(origin, "/help-center", /href="(\/help-center\/[a-z-]+)"/);
  const organizer = config.features.organizersShown
    ? await linkOn(origin, "/tour-providers", /href="(\/tour-provider\/\d+)"/)
    : null;
  return Object.entries({ article, sight, review, help, organizer }).flatMap(([name, path]) =>
    path === null ? [] : [{ name, url: `${origin}${path}` }],
  );
}

/** Requests a page until the page cache has it at its best compression. */
export async function warm(url: string): Promise<void> {
  for (let round = 0; round < 3; round += 1)
    await (await fetch(url, { headers: { "accept-encoding": "br" } })).arrayBuffer();
}
