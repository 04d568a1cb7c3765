import { formatDate } from "@tropa/i18n/format";
import { Link } from "@tropa/ui-kit/link";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { legalPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Contents } from "../blocks/contents.tsx";
import { TextBlocks } from "../blocks/text-blocks.tsx";
import type { LegalChange } from "./legal-changes.ts";
import type { LegalChanges, LegalDocument } from "./legal-loader.ts";
import styles from "./legal-screen.module.css";

/** A legal document with all its versions (docs/product/content.md#legal-documents). */
export function LegalScreen({
  document,
  changes,
}: {
  document: LegalDocument;
  changes: LegalChanges | null;
}) {
  const { t } = useTranslation("legal");
  const { locale } = useStorefront();
  const { title, kind, body, versions, is_current: isCurrent } = document;
  const date = (day: string) => formatDate(day, locale, "full");
  return (
    <PageFrame
      crumbs={[
        { text: t("hubs:home"), url: "/" },
        { text: title, url: legalPath(kind) },
      ]}
      title={title}
      lead={t("since", { date: date(document.effective_on) })}
    >
      {!isCurrent && (
        <p role="note" className={styles.notice}>
          {t("otherVersion")} <Link href={legalPath(kind)}>{t("toCurrent")}</Link>
        </p>
      )}
      {changes && <Changes changes={changes} lang={document.content_locale} />}
      <div className={styles.columns}>
        <aside className={styles.aside}>
          <Contents blocks={body} />
          {versions.length > 1 && (
            <nav aria-labelledby="versions">
              <h2 id="versions">{t("versions")}</h2>
              <ul>
                {versions.map(({ version, effective_on, is_current }) => (
                  <li key={version}>
                    <Link
                      href={is_current ? legalPath(kind) : legalPath(kind, version)}
                      variant="quiet"
                      aria-current={version === document.version ? "page" : undefined}
                    >
                      {t(versionText(document, { effective_on, is_current }), {
                        date: date(effective_on),
                      })}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </aside>
        <article lang={document.content_locale}>
          <TextBlocks blocks={body} />
        </article>
      </div>
    </PageFrame>
  );
}

/** Describes a version: in force, former or future. */
function versionText(
  { versions }: LegalDocument,
  { effective_on: from, is_current: isCurrent }: Pick<LegalDocument, "effective_on" | "is_current">,
): "currentSince" | "comingSince" | "formerSince" {
  if (isCurrent) return "currentSince";
  const current = versions.find((version) => version.is_current);
  return current && from > current.effective_on ? "comingSince" : "formerSince";
}

/** Groups consecutive lines that were added or removed. */
function partsOf(lines: LegalChanges["lines"]) {
  const parts: { key: string; kind: LegalChange["kind"]; texts: string[] }[] = [];
  for (const { kind, text } of lines) {
    const last = parts.at(-1);
    if (last?.kind === kind) last.texts.push(text);
    else parts.push({ key: `${parts.length}-${kind}`, kind, texts: [text] });
  }
  return parts;
}

/** Differences from the previous version. */
function Changes({ changes: { since, lines }, lang }: { changes: LegalChanges; lang: string }) {
  const { t } = useTranslation("legal");
  const { locale } = useStorefront();
  const parts = partsOf(lines);
  return (
    <details className={styles.changes}>
      <summary>{t("changes", { date: formatDate(since, locale, "full") })}</summary>
      {parts.length === 0 && <p>{t("noChanges")}</p>}
      <ul lang={lang === locale ? undefined : lang}>
        {parts.map(({ key, kind, texts }) => (
          <li key={key} data-kind={kind}>
            <span lang={locale}>{t(kind)}</span>
            {texts.map((text, index) => (
              // Lines may repeat, and their order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <p key={index}>{kind === "added" ? <ins>{text}</ins> : <del>{text}</del>}</p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
