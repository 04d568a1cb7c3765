import { Breadcrumbs } from "@tropa/ui-kit/breadcrumbs";
import type { ReactNode } from "react";
import { favouritesPath } from "../platform/paths.ts";
import { useTranslation } from "../platform/translation.ts";
import { mainId } from "../root/skip-link.tsx";
import styles from "./favourites.module.css";

interface FavouritesPageProps {
  title?: string;
  lead?: string;
  children: ReactNode;
}

/** The frame of a list of favourites, one's own or a shared one. */
export function FavouritesPage({ title, lead, children }: FavouritesPageProps) {
  const { t } = useTranslation("favourites");
  return (
    <main id={mainId} className={styles.root}>
      <Breadcrumbs
        items={[
          { url: "/", text: t("home") },
          { url: favouritesPath(), text: t("title") },
        ]}
      />
      <header className={styles.header}>
        <h1>{title ?? t("title")}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <noscript>
        <p>{t("noScript")}</p>
      </noscript>
      {children}
    </main>
  );
}
