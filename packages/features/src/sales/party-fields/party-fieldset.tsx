import type { Tour } from "@tropa/api-contract/discovery/tour";
import { partyBounds, seatsOf } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { Counter } from "@tropa/ui-kit/counter";
import type { ReactNode } from "react";
import { ChildrenField } from "./children-field.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./party-fieldset.module.css";

interface PartyFieldsetProps {
  tour: Pick<Tour, "min_age" | "child_prices">;
  party: Party;
  /** Number of seats available. */
  seats: number;
  onChange: (party: Party) => void;
  className: string | undefined;
  /** Further content of the fieldset. */
  children?: ReactNode;
}

/** Form fields for the travellers, limited by the seats; used on a tour's page and in requests. */
export function PartyFieldset({
  tour,
  party,
  seats,
  onChange,
  className,
  children,
}: PartyFieldsetProps) {
  const { t } = useTranslation("party");
  const people = seatsOf(party);
  const bounds = partyBounds(party, seats);
  return (
    <fieldset className={className}>
      <legend>{t("label")}</legend>
      <Counter
        name="adults"
        label={t("adults")}
        min={1}
        max={bounds.adults}
        value={party.adults}
        onValueChange={(adults) => onChange({ ...party, adults })}
      />
      <ChildrenField
        ages={party.childAges}
        most={bounds.children}
        tour={tour}
        onChange={(childAges) => onChange({ ...party, childAges })}
      />
      {people > seats && (
        <p role="status" className={styles.tooFew}>
          {t("tooFew", { count: seats, people })}
        </p>
      )}
      {children}
    </fieldset>
  );
}
