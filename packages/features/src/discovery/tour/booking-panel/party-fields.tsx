import { seatsOf } from "@tropa/domain/sales/party";
import { formatDateRange } from "@tropa/i18n/format";
import { ChipButton } from "@tropa/ui-kit/chip";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PartyFieldset } from "../../../sales/party-fields/party-fieldset.tsx";
import { datesWithRoom } from "../../../sales/choice/first-date.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import styles from "./party-fields.module.css";

/** Dates with seats for everybody that are named at once. */
const roomyDatesShown = 3;

/** Who goes: the prices below are theirs. */
export function PartyFields({ tour, choice }: { tour: ShownTour; choice: TourChoice }) {
  return (
    <PartyFieldset
      tour={tour}
      party={choice.party}
      seats={choice.seats}
      onChange={choice.setParty}
      className={styles.root}
    >
      {seatsOf(choice.party) > choice.seats && <RoomyDates tour={tour} choice={choice} />}
    </PartyFieldset>
  );
}

/** The dates that have seats for a party that is too large for the chosen one. */
function RoomyDates({ tour, choice }: { tour: ShownTour; choice: TourChoice }) {
  const { t } = useTranslation("party");
  const { locale } = useStorefront();
  const people = seatsOf(choice.party);
  const roomy = datesWithRoom(tour.variants, people);
  if (roomy.length === 0) return <p className={styles.roomy}>{t("noRoom")}</p>;
  return (
    <div className={styles.roomy}>
      <p>{t("roomy")}</p>
      {roomy.slice(0, roomyDatesShown).map((date) => (
        <ChipButton key={date.id} onClick={() => choice.chooseDate(date.id)}>
          {formatDateRange(date.start, date.end, locale, "dayShort")}
        </ChipButton>
      ))}
    </div>
  );
}
