import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import type { Party } from "@tropa/domain/sales/party/party";
import { formatDate } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { TicketPrice } from "./ticket-price.tsx";
import { ticketProviders } from "./ticket-providers.ts";
import type { Tickets } from "./tour-tickets.tsx";
import styles from "./tour-tickets.module.css";

/** Tickets by plane and train, there and back, with the organizer's advice on getting there. */
export default function TicketWays({
  tickets,
  date,
  party,
}: {
  tickets: Tickets;
  date: DateVariant | null;
  party: Party;
}) {
  const { t } = useTranslation("tour");
  const { locale, variant } = useStorefront();
  const provider = ticketProviders[variant.ticketProvider ?? "links"];
  const [from, setFrom] = useState("");
  const ways = [
    { icon: "plane", kind: "plane", to: tickets.arrival, back: tickets.departure },
    { icon: "train", kind: "train", to: tickets.train_arrival, back: tickets.train_departure },
  ] as const;
  const notes = [
    tickets.important,
    tickets.comment_for_all_cities,
    tickets.other_mean_of_transport_arrival,
    tickets.other_mean_of_transport_departure,
  ].flatMap((note) => note ?? []);
  return (
    <div className={styles.ways}>
      <TextField
        label={t("tickets.from")}
        value={from}
        maxLength={60}
        placeholder={t("tickets.fromPlaceholder")}
        icon="map-pin"
        onValueChange={setFrom}
      />
      {ways.map(({ icon, kind, to, back }) => {
        if (!to) return null;
        const way = { from, to: to.name, date, party, locale };
        return (
          <div key={kind} className={styles.way}>
            <p>
              <Icon name={icon} size={22} />
              <b>{t(`tickets.${kind}`)}</b>
            </p>
            <p>
              {t("tickets.there", { place: to.name })}
              {date && ` · ${formatDate(date.start, locale)}`}
              <br />
              {t("tickets.back", { place: (back ?? to).name })}
              {date && ` · ${formatDate(date.end, locale)}`}
            </p>
            <div aria-live="polite">
              {provider.price && <TicketPrice kind={kind} way={way} ask={provider.price} />}
              <a href={provider.link(kind, way)} target="_blank" rel="noopener nofollow">
                {t("tickets.find")}
                <Icon name="external" size={18} />
              </a>
            </div>
          </div>
        );
      })}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
