import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Button } from "@tropa/ui-kit/button";
import { Pagination } from "@tropa/ui-kit/pagination";
import { Choices } from "../../platform/page/choices.tsx";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { allToursPath, organizersHubPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { OrganizersHub } from "./hub-loader.ts";
import { OrganizerCard } from "./organizer-card.tsx";
import styles from "./organizers-hub-screen.module.css";

/** Organizers by country, best known first. */
export function OrganizersHubScreen({ hub, crumbs }: { hub: OrganizersHub; crumbs: Crumbs }) {
  const { t } = useTranslation("organizer");
  const { items, total, page, pages, countries, country } = hub;
  const slug = country?.slug ?? "";
  return (
    <PageFrame
      crumbs={crumbs}
      title={country ? t("titleOf", { country: country.name }) : t("title")}
      lead={t("hubLead", { count: total })}
    >
      {countries.length > 1 && (
        <Choices
          label={t("where")}
          choices={[
            { name: t("everywhere"), href: organizersHubPath(), isChosen: !country },
            ...countries.map((one) => ({
              name: one.name,
              href: organizersHubPath(one.slug),
              count: one.organizers_count,
              isChosen: one.slug === slug,
            })),
          ]}
        />
      )}
      {items.length === 0 ? (
        <EmptyState
          icon="users"
          title={t("none")}
          actions={<Button href={allToursPath()}>{t("allTours")}</Button>}
        />
      ) : (
        <ul className={styles.list}>
          {items.map((organizer) => (
            <li key={organizer.id}>
              <OrganizerCard organizer={organizer} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pagination
          current={page}
          total={pages}
          hrefFor={(number) => organizersHubPath(slug, number)}
        />
      )}
    </PageFrame>
  );
}
