import type { ReactNode } from "react";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { favouritesPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

interface FavouritesPageProps {
  title?: string;
  lead?: string;
  children: ReactNode;
}

/** Page frame shared by the visitor's own list and by shared lists. */
export function FavouritesPage({ title, lead, children }: FavouritesPageProps) {
  const { t } = useTranslation("favourites");
  return (
    <PageFrame
      crumbs={[
        { url: "/", text: t("home") },
        { url: favouritesPath(), text: t("title") },
      ]}
      title={title ?? t("title")}
      lead={lead}
    >
      <noscript>
        <p>{t("noScript")}</p>
      </noscript>
      {children}
    </PageFrame>
  );
}
