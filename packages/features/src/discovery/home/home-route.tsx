import { useMemo } from "react";
import { pack, unpack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { siteJsonLd } from "../../platform/seo/json-ld.ts";
import { headMeta, seoSite } from "../../platform/seo/page-head.ts";
import { loadHome } from "./home-loader.ts";
import { HomeScreen } from "./home-screen.tsx";
import type { Route } from "./+types/home-route";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { phone, email } = page.variant.contacts;
  const { head, data } = await loadHome(page);
  return { site: seoSite(page), contacts: { phone, email }, head, data: pack(data) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, contacts, head } = loaderData;
  return headMeta(site, head, siteJsonLd(site, contacts));
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const data = useMemo(() => unpack(loaderData.data), [loaderData.data]);
  return <HomeScreen data={data} />;
}
