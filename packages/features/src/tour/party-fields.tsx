import { Counter } from "@tropa/ui-kit/counter";
import { useTranslation } from "../platform/translation.ts";
import { childHint } from "../request/child-hint.ts";
import { partyBounds } from "../request/order-price.ts";
import type { ShownTour } from "./tour-loader.ts";
import type { TourChoice } from "./use-tour-choice.ts";
import styles from "./party-fields.module.css";

/** Who goes: the prices below are theirs. */
export function PartyFields({ tour, choice }: { tour: ShownTour; choice: TourChoice }) {
  const { t } = useTranslation("request");
  const { party, setParty, seats } = choice;
  const bounds = partyBounds(party, seats);
  return (
    <fieldset className={styles.root}>
      <legend>{t("order.travellers")}</legend>
      <Counter
        label={t("order.adults")}
        min={1}
        max={bounds.adults}
        value={party.adults}
        onValueChange={(adults) => setParty({ ...party, adults })}
      />
      <Counter
        label={t("order.children")}
        hint={childHint(t, tour)}
        max={bounds.children}
        value={party.children}
        onValueChange={(children) => setParty({ ...party, children })}
      />
    </fieldset>
  );
}
