import type { Tour } from "@tropa/api-contract/tour";
import type { TravelParty } from "@tropa/domain/party-price";
import { Counter } from "@tropa/ui-kit/counter";
import type { ReactNode } from "react";
import { useTranslation } from "../platform/translation.ts";
import { childHint } from "./child-hint.ts";
import { partyBounds } from "./order-price.ts";

interface PartyFieldsetProps {
  tour: Pick<Tour, "min_age" | "child_price_percent" | "child_age_to">;
  party: TravelParty;
  /** Seats that there are for all of them. */
  seats: number;
  onChange: (party: TravelParty) => void;
  /** Names of the numbers in a form that is sent without scripts. */
  names?: { adults: string; children: string };
  className: string | undefined;
  /** What else is to be said of who goes. */
  children?: ReactNode;
}

/** Who goes, as far as seats allow: asked for on a tour's page and in every request about it. */
export function PartyFieldset({
  tour,
  party,
  seats,
  onChange,
  names,
  className,
  children,
}: PartyFieldsetProps) {
  const { t } = useTranslation("request");
  const bounds = partyBounds(party, seats);
  return (
    <fieldset className={className}>
      <legend>{t("order.travellers")}</legend>
      <Counter
        name={names?.adults}
        label={t("order.adults")}
        min={1}
        max={bounds.adults}
        value={party.adults}
        onValueChange={(adults) => onChange({ ...party, adults })}
      />
      <Counter
        name={names?.children}
        label={t("order.children")}
        hint={childHint(t, tour)}
        max={bounds.children}
        value={party.children}
        onValueChange={(kids) => onChange({ ...party, children: kids })}
      />
      {children}
    </fieldset>
  );
}
