import { Link } from "@tropa/ui-kit/link";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { helpCenterPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TextBlocks } from "../blocks/text-blocks.tsx";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { HelpContacts } from "./help-contacts.tsx";
import { HelpMark } from "./help-mark.tsx";
import type { Answer } from "./help-loader.ts";
import styles from "./help-answer.module.css";

/** A question with its answer, feedback and related questions. */
export function HelpAnswer({ answer, crumbs }: { answer: Answer; crumbs: Crumbs }) {
  const { t } = useTranslation("help");
  const { locale } = useStorefront();
  const { slug, title, body, section, content_locale: lang } = answer;
  const others = section.questions.filter((question) => question.slug !== slug);
  return (
    <PageFrame crumbs={crumbs} title={title}>
      <div className={styles.columns}>
        <div className={styles.answer}>
          <article lang={lang === locale ? undefined : lang}>
            <TextBlocks blocks={body} />
          </article>
          <HelpMark slug={slug} />
        </div>
        {others.length > 0 && (
          <nav aria-labelledby="others" className={styles.others}>
            <h2 id="others">{section.name}</h2>
            <ul>
              {others.map((question) => (
                <li key={question.slug}>
                  <Link href={helpCenterPath(question.slug)} variant="quiet">
                    {question.title}
                  </Link>
                </li>
              ))}
            </ul>
            <Link href={helpCenterPath()}>{t("all")}</Link>
          </nav>
        )}
      </div>
      <HelpContacts />
    </PageFrame>
  );
}
