import { legalDocumentCall } from "@tropa/api-contract/editorial/calls-content";
import { legalKinds } from "@tropa/api-contract/editorial/content";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { formatDate } from "@tropa/i18n/format";
import type { RouterContextProvider } from "react-router";
import { breadcrumbJsonLd } from "../../frame/seo/json-ld.ts";
import { headMeta, seoSite, siteUrl } from "../../frame/seo/page-head.ts";
import { legalPath } from "../../platform/links/paths.ts";
import { notFound, orPageError } from "../../platform/runtime/page-error.ts";
import { pageRequest } from "../../platform/runtime/request-context.ts";
import { shownBlocks } from "../blocks/shown-blocks.ts";
import type { ShownBlock } from "../blocks/shown-blocks.ts";

type Answer = AnswerOf<typeof legalDocumentCall>;
export type LegalDocument = Omit<Answer, "body"> & { body: readonly ShownBlock[] };

/** A legal document: the version in force, or the one that its address names. */
export async function loadLegalPage(
  url: string,
  version: string | undefined,
  context: Readonly<RouterContextProvider>,
) {
  const page = context.get(pageRequest);
  const segments = new URL(url).pathname.split("/");
  const kind = legalKinds.find((one) => segments.includes(one));
  if (!kind) throw notFound();
  const document = await orPageError(
    page.api.call(legalDocumentCall, { query: { kind, ...(version && { version }) } }),
  );
  const t = page.translator.getFixedT(null, "legal");
  const date = formatDate(document.effective_on, page.locale, "full");
  return {
    site: seoSite(page),
    head: {
      title: document.title,
      description: t("description", { title: document.title, date }),
      // Every version leads machines to the one in force.
      path: legalPath(kind),
      textLocales: document.content_locales,
    },
    home: t("hubs:home"),
    document: { ...document, body: shownBlocks(document.body, page.variant) },
  };
}

/** What machines read of the page. */
export function legalMeta({ site, head, home }: Awaited<ReturnType<typeof loadLegalPage>>) {
  return headMeta(site, head, [
    breadcrumbJsonLd([
      { name: home, url: siteUrl(site, "/") },
      { name: head.title, url: siteUrl(site, head.path) },
    ]),
  ]);
}
