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

/** Asks for a page as often as the page cache needs to hold it at its best. */
export async function warm(url: string): Promise<void> {
  for (let round = 0; round < 3; round += 1)
    await (await fetch(url, { headers: { "accept-encoding": "br" } })).arrayBuffer();
}
