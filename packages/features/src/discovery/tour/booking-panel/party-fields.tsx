import { PartyFieldset } from "../../../sales/party-fields/party-fieldset.tsx";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import styles from "./party-fields.module.css";

/** Who goes: the prices below are theirs. */
export function PartyFields({ tour, choice }: { tour: ShownTour; choice: TourChoice }) {
  return (
    <PartyFieldset
      tour={tour}
      party={choice.party}
      seats={choice.seats}
      onChange={choice.setParty}
      className={styles.root}
    />
  );
}
