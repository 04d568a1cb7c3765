import { Button } from "@tropa/ui-kit/button";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { ErrorState } from "@tropa/ui-kit/error-state";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { TextField } from "@tropa/ui-kit/text-field";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useState } from "react";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { takeLostFocus } from "../../platform/focus/lost-focus.ts";
import { chatPath, helpCenterPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { HelpContacts } from "./help-contacts.tsx";
import { longestPhrase } from "./help-loader.ts";
import type { HelpFound, HelpPage } from "./help-loader.ts";
import { useHelpSearch, writeDown } from "./use-help-search.ts";
import styles from "./help-screen.module.css";

/** Page with all questions by section and a search as you type, which is a plain form without scripts. */
export function HelpScreen({ help, crumbs }: { help: HelpPage; crumbs: Crumbs }) {
  const { t } = useTranslation("help");
  const isHydrated = useIsHydrated();
  const [phrase, setPhrase] = useState(help.phrase);
  const { found, isFailed, retry, isRetrying, wasRetried } = useHelpSearch(help, phrase);
  return (
    <PageFrame crumbs={crumbs} title={t("title")} lead={t("lead")}>
      <form
        role="search"
        method="get"
        className={styles.search}
        onSubmit={(event) => {
          if (isHydrated) event.preventDefault();
        }}
      >
        <TextField
          name="q"
          type="search"
          icon="search"
          label={t("search")}
          labelHidden
          placeholder={t("search")}
          maxLength={longestPhrase}
          autoComplete="off"
          {...(isHydrated ? { value: phrase } : { defaultValue: help.phrase })}
          onChange={(event) => setPhrase(event.target.value)}
          // Put the phrase into the address before an answer is opened, so that Back restores it.
          onBlur={() => writeDown(phrase)}
          className={styles.field ?? ""}
        />
        <Button type="submit">{t("searchSubmit")}</Button>
        <p
          role="status"
          tabIndex={-1}
          ref={found && wasRetried ? takeLostFocus : undefined}
          className={styles.status}
        >
          {found &&
            (found.length > 0 ? t("found", { count: found.length }) : <NotSeen phrase={phrase} />)}
        </p>
      </form>
      {isFailed && (
        <ErrorState
          kind="unavailable"
          layout="block"
          title={t("searchFailed")}
          text={t("searchFailedText")}
          onRetry={retry}
          retrying={isRetrying}
        />
      )}
      {found ? (
        <Found found={found} phrase={phrase} />
      ) : (
        <>
          <Popular sections={help.sections} />
          <Sections sections={help.sections} />
        </>
      )}
      <HelpContacts />
    </PageFrame>
  );
}

/** Announces to screen readers that nothing was found. */
function NotSeen({ phrase }: { phrase: string }) {
  const { t } = useTranslation("help");
  return <VisuallyHidden>{t("none", { phrase: phrase.trim() })}</VisuallyHidden>;
}

function Found({ found, phrase }: { found: HelpFound; phrase: string }) {
  const { t } = useTranslation("help");
  if (found.length === 0)
    return (
      <EmptyState
        icon="search"
        title={t("none", { phrase: phrase.trim() })}
        text={t("noneText")}
        actions={<Button href={chatPath()}>{t("chat")}</Button>}
      />
    );
  return (
    <ul className={styles.found}>
      {found.map(({ slug, title, section, excerpt }) => (
        <li key={slug}>
          <p className={styles.section}>{section}</p>
          <Link href={helpCenterPath(slug)}>{title}</Link>
          <p>{excerpt}</p>
        </li>
      ))}
    </ul>
  );
}

/** Icons of the built-in sections. */
const icons: Readonly<Record<string, IconName>> = {
  booking: "calendar",
  payment: "card",
  cancellation: "refresh",
  documents: "user",
  chat: "chat",
  organizers: "hike",
  journey: "compass",
};

/** Slugs of the most frequent questions. */
const popular = [
  "how-to-book",
  "prepayment",
  "how-to-cancel",
  "refund-time",
  "payment-methods",
  "write-to-host",
];

function Popular({ sections }: Pick<HelpPage, "sections">) {
  const { t } = useTranslation("help");
  const cards = popular.flatMap((slug) =>
    sections.flatMap((section) =>
      section.questions
        .filter((question) => question.slug === slug)
        .map((question) => ({ ...question, icon: icons[section.slug] ?? ("info" as const) })),
    ),
  );
  if (cards.length < popular.length) return null;
  return (
    <section aria-labelledby="popular" className={styles.popular}>
      <h2 id="popular">{t("popular")}</h2>
      <ul>
        {cards.map(({ slug, title, icon }) => (
          <li key={slug}>
            <Card surface="sunken" interactive className={styles.card}>
              <Icon name={icon} size={24} className={styles.icon} />
              <Link href={helpCenterPath(slug)} variant="bare" className={cardLink}>
                {title}
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sections({ sections }: Pick<HelpPage, "sections">) {
  return (
    <div className={styles.sections}>
      {sections.map(({ slug, name, description, questions }) => (
        <section key={slug} aria-labelledby={`section-${slug}`}>
          <h2 id={`section-${slug}`}>
            <Icon name={icons[slug] ?? "info"} size={24} className={styles.icon} />
            {name}
          </h2>
          <p>{description}</p>
          <ul>
            {questions.map((question) => (
              <li key={question.slug}>
                <Link href={helpCenterPath(question.slug)} variant="quiet">
                  {question.title}
                  <Icon name="chevron-right" size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
