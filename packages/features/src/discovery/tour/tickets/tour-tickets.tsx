import type { ticketCitiesCall } from "@tropa/api-contract/discovery/calls-tour-cities";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { browserApi } from "../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import { TourSection } from "../section/tour-section.tsx";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import styles from "./tour-tickets.module.css";

/** Loaded together with the answer it shows. */
const loadWays = () => import("./ticket-ways.tsx");
const TicketWays = lazy(loadWays);

/** Cities between which tickets to the tour and back are searched. */
export type Tickets = AnswerOf<typeof ticketCitiesCall>;

/** Tickets for the chosen date; loaded when opened. */
export function TourTickets({ tour, choice }: { tour: ShownTour; choice: TourChoice }) {
  const { t } = useTranslation("tour");
  const storefront = useStorefront();
  const [found, setFound] = useState<Tickets | "idle" | "loading" | "failed">("idle");
  const ask = async () => {
    setFound("loading");
    try {
      const [api, { ticketCitiesCall: call }] = await Promise.all([
        browserApi(storefront),
        import("@tropa/api-contract/discovery/calls-tour-cities"),
        loadWays(),
      ]);
      setFound(await api.call(call, { query: { tour_id: String(tour.id) } }));
    } catch {
      setFound("failed");
    }
  };
  return (
    <TourSection id="tickets" title={t("tickets.title")}>
      <p className={styles.lead}>{t("tickets.text", { place: tour.location })}</p>
      <div aria-live="polite" aria-busy={found === "loading"}>
        {typeof found === "object" ? (
          <Suspense>
            <TicketWays tickets={found} date={choice.date} party={choice.party} />
          </Suspense>
        ) : (
          <>
            {found === "failed" && (
              <p className={styles.failed}>
                <Icon name="warning" size={20} />
                {t("tickets.failed")}
              </p>
            )}
            {found === "loading" ? (
              <Skeleton shape="block" height="7rem" />
            ) : (
              <Button variant="secondary" icon="ticket" onClick={() => void ask()}>
                {t("tickets.show")}
              </Button>
            )}
          </>
        )}
      </div>
    </TourSection>
  );
}
