import { certificatePath } from "@tropa/domain/storefront/certificate-path";
import { redirect } from "react-router";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { crumbsJsonLd } from "../../platform/page/crumbs.ts";
import { headMeta, seoSite } from "../../platform/seo/page-head.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { notFound } from "@tropa/page-runtime/server/page-error";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { CertificatesScreen } from "./certificates-screen.tsx";
import type { Route } from "./+types/certificates-route";

export const handle: ScreenHandle = { messages: "trips" };

/** Serves both the default address and a storefront's own; the default one redirects. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { variant } = page;
  const path = certificatePath(variant);
  const offer = variant.certificates;
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  if (path === null || !offer) throw notFound();
  if (!url.pathname.endsWith(path)) throw redirect(`${path}${url.search}`, 301);
  const t = page.translator.getFixedT(null, "certificates");
  return {
    offer,
    path,
    crumbs: [
      { text: t("hubs:home"), url: "/" },
      { text: t("title"), url: path },
    ],
    site: seoSite(page),
    head: { title: t("title"), description: t("description"), path },
  };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? headMeta(loaderData.site, loaderData.head, [
        ...crumbsJsonLd(loaderData.site, loaderData.crumbs),
      ])
    : [];

export default function CertificatesRoute({
  loaderData: { offer, path, crumbs },
}: Route.ComponentProps) {
  return <CertificatesScreen offer={offer} path={path} crumbs={crumbs} />;
}
