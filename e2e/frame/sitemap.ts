import type { Page } from "@playwright/test";

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );

/** All files that the map of the site names, one after the other. */
export async function wholeSitemap({ request }: Pick<Page, "request">): Promise<string> {
  const files = addressesIn(await (await request.get("/sitemap.xml")).text());
  const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  return texts.join("\n");
}
