import { crumbsJsonLd } from "../../platform/page/crumbs.ts";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { headMeta, seoSite } from "../../platform/seo/page-head.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { joinPath } from "../../platform/links/organizer-paths.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { notFound } from "@tropa/page-runtime/server/page-error";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { JoinScreen } from "./join-screen.tsx";
import type { Route } from "./+types/join-route";

export const handle: ScreenHandle = { messages: "people" };

/** The same page for everybody; the browser loads the reader's application. */
export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { variant, locale } = page;
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  if (!variant.features.organizersJoin) throw notFound();
  const t = page.translator.getFixedT(null, "join");
  const head: PageHead = {
    title: t("title"),
    description: t("lead", { brand: brandName(variant, locale) }),
    path: joinPath(),
  };
  const crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: head.title, url: joinPath() },
  ];
  return { site: seoSite(page), head, crumbs };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? headMeta(loaderData.site, loaderData.head, [
        ...crumbsJsonLd(loaderData.site, loaderData.crumbs),
      ])
    : [];

export default function JoinRoute({ loaderData: { crumbs } }: Route.ComponentProps) {
  return <JoinScreen crumbs={crumbs} />;
}
