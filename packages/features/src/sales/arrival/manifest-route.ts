import { brandName, localePrefix } from "@tropa/domain/storefront/variant-config";
import { notFound } from "@tropa/page-runtime/server/page-error";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { Route } from "./+types/manifest-route";

const uuidPattern = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

/** The web app manifest that lets phones install the page of one booking. */
export function loader({ params: { uuid }, context }: Route.LoaderArgs) {
  const { variant, locale, translator } = context.get(pageRequest);
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  if (!uuidPattern.test(uuid)) throw notFound();
  const scope = `${localePrefix(variant, locale)}/arrival/`;
  const t = translator.getFixedT(null, "arrival");
  return Response.json(
    {
      name: `${brandName(variant, locale)}: ${t("title")}`,
      short_name: t("title"),
      start_url: `${scope}${uuid}`,
      scope,
      display: "standalone",
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      ],
    },
    {
      headers: {
        "content-type": "application/manifest+json",
        "cache-control": "private, no-store",
      },
    },
  );
}
