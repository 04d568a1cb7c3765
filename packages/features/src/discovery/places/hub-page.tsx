import { Breadcrumbs } from "@tropa/ui-kit/breadcrumbs";
import { Button } from "@tropa/ui-kit/button";
import { TextField } from "@tropa/ui-kit/text-field";
import type { ReactNode } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { mainId } from "../../platform/page/skip-link.tsx";
import { HubLinks } from "./hub-links.tsx";
import styles from "./hub-page.module.css";

interface HubPageProps {
  here: "destinations" | "collections" | "activities" | "seasons";
  path: string;
  title: string;
  lead: string;
  /** Null if there is too little to search. */
  search: {
    label: string;
    phrase: string;
    onPhrase: (phrase: string) => void;
    found: string;
  } | null;
  /** An element beside the search field. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * Frame of a page that lists places or collections, with a search field. Without scripts the field searches the whole
 * site.
 */
export function HubPage({ here, path, title, lead, search, action, children }: HubPageProps) {
  const { t } = useTranslation("hubs");
  const isHydrated = useIsHydrated();
  return (
    <main id={mainId} className={styles.root}>
      <Breadcrumbs
        items={[
          { url: "/", text: t("home") },
          { url: path, text: title },
        ]}
      />
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {search && (
        <form
          role="search"
          action="/find"
          className={styles.search}
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField
            name="phrase"
            type="search"
            icon="search"
            label={search.label}
            labelHidden
            placeholder={search.label}
            autoComplete="off"
            {...(isHydrated && { value: search.phrase })}
            onChange={(event) => search.onPhrase(event.target.value)}
            className={styles.phrase ?? ""}
          />
          {/* With scripts the list follows each letter, so no button is needed. */}
          {action || <Button type="submit">{t("searchSubmit")}</Button>}
          <p role="status" className={styles.found}>
            {search.phrase.trim() === "" ? "" : search.found}
          </p>
        </form>
      )}
      {children}
      <HubLinks here={here} />
    </main>
  );
}
