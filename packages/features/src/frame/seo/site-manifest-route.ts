import { brandName, localePrefix } from "@tropa/domain/storefront/variant-config";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { Route } from "./+types/site-manifest-route";

/** The web app manifest, in the page's language. */
export function loader({ context }: Route.LoaderArgs) {
  const { variant, locale, translator } = context.get(pageRequest);
  const home = `${localePrefix(variant, locale)}/`;
  const name = brandName(variant, locale);
  const icon = (file: string, size: number, purpose: "any" | "maskable" = "any") => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return Response.json(
    {
      id: home,
      name,
      short_name: name,
      description: translator.getFixedT(null, "common")("footer.claim"),
      lang: locale,
      start_url: home,
      scope: home,
      display: "standalone",
      icons: [
        icon("icon-192.png", 192),
        icon("icon-512.png", 512),
        icon("icon-maskable-512.png", 512, "maskable"),
      ],
    },
    { headers: { "content-type": "application/manifest+json" } },
  );
}
