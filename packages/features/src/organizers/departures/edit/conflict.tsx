import type { OrganizerDeparture } from "@tropa/api-contract/organizers/departure";
import { formatDate } from "@tropa/i18n/format";
import { formatMoney } from "@tropa/domain/money";
import { Button } from "@tropa/ui-kit/button";
import { FormAlert } from "@tropa/ui-kit/form";
import { useEffect, useRef } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { termsOfDay } from "../terms-values.ts";
import type { TermsValues } from "../terms-values.ts";
import styles from "../departures.module.css";

interface ConflictProps {
  /** The values in this form. */
  own: TermsValues;
  /** The departure as somebody else has saved it. */
  now: OrganizerDeparture;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows both versions of a departure that somebody else has changed meanwhile, so that nothing is overwritten unseen. */
export function Conflict({ own, now, onKeep, onTake }: ConflictProps) {
  const { t } = useTranslation("organizerDepartures");
  const { locale } = useStorefront();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const mine = termsOfDay(own, now.start);
  const money = (minor: number) => formatMoney({ minor, currency: now.currency }, locale);
  const yes = (value: boolean) => t(value ? "yes" : "no");
  const rows = (["seats", "price", "discount", "closed", "guaranteed"] as const).map((name) => {
    const write = (
      terms: Pick<
        OrganizerDeparture,
        "seats" | "price" | "discount" | "is_closed" | "is_guaranteed"
      >,
    ) => {
      if (name === "seats") return String(terms.seats);
      if (name === "price") return money(terms.price);
      if (name === "closed") return yes(terms.is_closed);
      if (name === "guaranteed") return yes(terms.is_guaranteed);
      if (!terms.discount) return t("terms.noDiscount");
      const kind = t(`terms.kinds.${terms.discount.type}`);
      const end = terms.discount.ends_on;
      // Two discounts of one kind may differ in amount only.
      const size = `−${money(terms.discount.price_without - terms.price)}`;
      return [kind, size, ...(end === null ? [] : [formatDate(end, locale)])].join(", ");
    };
    return { name, own: mine ? write(mine) : "—", now: write(now) };
  });
  return (
    <div ref={root} className={styles.conflict}>
      <FormAlert tone="warning">
        <p>{t("conflict.text")}</p>
      </FormAlert>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("conflict.what")}</th>
            <th scope="col">{t("conflict.own")}</th>
            <th scope="col">{t("conflict.now")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-differs={row.own === row.now ? undefined : ""}>
              <th scope="row">{t(`conflict.rows.${row.name}`)}</th>
              <td>{row.own}</td>
              <td>{row.now}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onKeep}>
          {t("conflict.keep")}
        </Button>
        <Button variant="secondary" onClick={onTake}>
          {t("conflict.take")}
        </Button>
      </div>
    </div>
  );
}
