import { formatDate } from "@tropa/i18n/format";
import { Link } from "@tropa/ui-kit/link";
import { PageFrame } from "../../frame/page/page-frame.tsx";
import { legalPath } from "../../platform/links/paths.ts";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";
import { useTranslation } from "../../platform/storefront/translation.ts";
import { Contents } from "../blocks/contents.tsx";
import { TextBlocks } from "../blocks/text-blocks.tsx";
import type { LegalDocument } from "./legal-loader.ts";
import styles from "./legal-screen.module.css";

/** Public terms, with every version that there was (docs/product/content.md#legal-documents). */
export function LegalScreen({ document }: { document: LegalDocument }) {
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
                      {t(is_current ? "currentSince" : "since", { date: date(effective_on) })}
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
