import { legalDocumentCall } from "@tropa/api-contract/editorial/calls-content";
import { legalKinds } from "@tropa/api-contract/editorial/content";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { formatDate } from "@tropa/i18n/format";
import type { RouterContextProvider } from "react-router";
import { breadcrumbJsonLd } from "../../platform/seo/json-ld.ts";
import { headMeta, seoSite, siteUrl } from "../../platform/seo/page-head.ts";
import { legalPath } from "../../platform/links/paths.ts";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { shownBlocks } from "../blocks/shown-blocks.ts";
import type { ShownBlock } from "../blocks/shown-blocks.ts";
import { legalChanges } from "./legal-changes.ts";
import type { LegalChange } from "./legal-changes.ts";

type Answer = AnswerOf<typeof legalDocumentCall>;
export type LegalDocument = Omit<Answer, "body"> & { body: readonly ShownBlock[] };

/** What a version differs by from the one before it. */
export interface LegalChanges {
  since: string;
  lines: readonly LegalChange[];
}

/** A legal document: the version in force, or the one that its address names. */
export async function loadLegalPage(
  { pathname }: URL,
  version: string | undefined,
  context: Readonly<RouterContextProvider>,
) {
  const page = context.get(pageRequest);
  const segments = pathname.split("/");
  const kind = legalKinds.find((one) => segments.includes(one));
  if (!kind) throw notFound();
  const document = await orPageError(
    page.api.call(legalDocumentCall, { query: { kind, ...(version && { version }) } }),
  );
  const before = await earlierVersion(page, document);
  const t = page.translator.getFixedT(null, "legal");
  const body = shownBlocks(document.body, page.variant);
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
    document: { ...document, body },
    changes: before && {
      since: before.effective_on,
      lines: legalChanges(shownBlocks(before.body, page.variant), body),
    },
  };
}

/** The version that was in force before; the page goes without what changed where that does not come. */
async function earlierVersion(page: PageRequest, document: Answer): Promise<Answer | null> {
  const at = document.versions.findIndex(({ version }) => version === document.version);
  const earlier = document.versions[at + 1];
  if (!earlier) return null;
  const query = { kind: document.kind, version: earlier.version };
  const answer = await page.api
    .call(legalDocumentCall, { query })
    .catch(logAndReturnNull("legalDocument", legalDocumentCall.path));
  // Texts in two languages would differ in every line.
  return answer?.content_locale === document.content_locale ? answer : null;
}

/** What machines read of the page. */
export function legalMeta({ site, head, home }: Awaited<ReturnType<typeof loadLegalPage>>) {
  return headMeta(site, head, [
    ...breadcrumbJsonLd([
      { name: home, url: siteUrl(site, "/") },
      { name: head.title, url: siteUrl(site, head.path) },
    ]),
  ]);
}
