import { infoCall } from "@tropa/api-contract/discovery/calls-home";
import { brandName } from "@tropa/domain/storefront/variant-config";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { organizationJsonLd } from "../../platform/seo/json-ld.ts";
import { headMeta, seoSite } from "../../platform/seo/page-head.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { aboutPath } from "../../platform/links/paths.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { crumbsJsonLd } from "../../platform/page/crumbs.ts";
import { AboutScreen } from "./about-screen.tsx";
import type { Route } from "./+types/about-route";

export const handle: ScreenHandle = { messages: "editorial" };

/** Loads current figures about the site; the page works without them. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const info = await page.api.call(infoCall).catch(logAndReturnNull("info", infoCall.path));
  const t = page.translator.getFixedT(null, "company");
  const brand = brandName(page.variant, page.locale);
  const head: PageHead = {
    title: t("about.title", { brand }),
    description: t("about.lead", { brand }),
    path: aboutPath(),
  };
  const crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: head.title, url: aboutPath() },
  ];
  const figures = info && {
    // Count excursions only where they are sold, like the home page.
    tours: page.variant.features.excursions ? info.totalCount : info.toursCount,
    regions: info.regionsCount,
    activities: info.restKindsCount,
    organizers: info.verifiedOrganizersCount,
  };
  return { site: seoSite(page), head, crumbs, figures, contacts: page.variant.contacts };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, head, crumbs, contacts } = loaderData;
  return headMeta(site, head, [...crumbsJsonLd(site, crumbs), organizationJsonLd(site, contacts)]);
}

export default function AboutRoute({ loaderData: { crumbs, figures } }: Route.ComponentProps) {
  return <AboutScreen crumbs={crumbs} figures={figures} />;
}
