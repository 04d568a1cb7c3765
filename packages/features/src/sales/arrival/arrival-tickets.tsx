import type { TicketsForm } from "@tropa/api-contract/sales/tourist";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { ticketFields } from "../travellers/ticket-fields.ts";
import styles from "./arrival.module.css";

/** The party's tickets there and back, if they have entered any. */
export function ArrivalTickets({ tickets }: { tickets: TicketsForm }) {
  const { t } = useTranslation("travellers");
  const filled = ticketFields.filter((name) => tickets[name]);
  if (filled.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="tickets">
      <h2 id="tickets">{t("tickets.title")}</h2>
      <dl className={styles.list}>
        {filled.map((name) => (
          <div key={name}>
            <dt className={styles.muted}>{t(`tickets.fields.${name}`)}</dt>
            <dd className={styles.text}>{tickets[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
