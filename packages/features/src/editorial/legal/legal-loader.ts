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

/** Differences from the previous version. */
export interface LegalChanges {
  since: string;
  lines: readonly LegalChange[];
}

/** Loads a legal document: the version in the address, otherwise the one in force. */
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
      // All versions name the one in force as canonical.
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

/** The previous version; null if the call fails, and the page shows no changes. */
async function earlierVersion(page: PageRequest, document: Answer): Promise<Answer | null> {
  const at = document.versions.findIndex(({ version }) => version === document.version);
  const earlier = document.versions[at + 1];
  if (!earlier) return null;
  const query = { kind: document.kind, version: earlier.version };
  const answer = await page.api
    .call(legalDocumentCall, { query })
    .catch(logAndReturnNull("legalDocument", legalDocumentCall.path));
  // Versions in different languages cannot be compared.
  return answer?.content_locale === document.content_locale ? answer : null;
}

/** Meta tags and JSON-LD of the page. */
export function legalMeta({ site, head, home }: Awaited<ReturnType<typeof loadLegalPage>>) {
  return headMeta(site, head, [
    ...breadcrumbJsonLd([
      { name: home, url: siteUrl(site, "/") },
      { name: head.title, url: siteUrl(site, head.path) },
    ]),
  ]);
}
