import { seatsOf } from "@tropa/domain/sales/party/party";
import { formatDateRange } from "@tropa/i18n/format";
import { ChipButton } from "@tropa/ui-kit/chip";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PartyFieldset } from "../../../sales/party-fields/party-fieldset.tsx";
import { partyCountsText } from "../../../sales/party-fields/party-texts.ts";
import { datesWithRoom } from "../../../sales/choice/first-date.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import { FieldButton } from "../../field-button/field-button.tsx";
import styles from "./party-choice.module.css";

/** Number of suggested dates with enough seats. */
const roomyDatesShown = 3;

interface PartyChoiceProps {
  tour: ShownTour;
  choice: TourChoice;
}

/** The travellers in a field that opens counters and ages; the prices below depend on them. */
export function PartyChoice({ tour, choice }: PartyChoiceProps) {
  const { t } = useTranslation("party");
  return (
    <FieldButton
      icon="users"
      label={t("label")}
      text={partyCountsText(t, choice.party)}
      placeholder=""
      surface="bare"
    >
      <PartyFieldset
        tour={tour}
        party={choice.party}
        seats={choice.seatsLeft}
        onChange={choice.setParty}
        className={styles.root}
      />
    </FieldButton>
  );
}

/** Warns if the chosen date has too few seats for the party, and suggests dates with enough. */
export function RoomForParty({ tour, choice }: PartyChoiceProps) {
  const { t } = useTranslation("party");
  const { locale } = useStorefront();
  const people = seatsOf(choice.party);
  if (people <= choice.seatsLeft) return null;
  const roomy = datesWithRoom(tour.variants, people);
  return (
    <div className={styles.roomy}>
      <p role="status" className={styles.tooFew}>
        {t("tooFew", { count: choice.seatsLeft, people })}
      </p>
      <p>{t(roomy.length === 0 ? "noRoom" : "roomy")}</p>
      {roomy.slice(0, roomyDatesShown).map((date) => (
        <ChipButton key={date.id} onClick={() => choice.chooseDate(date.id)}>
          {formatDateRange(date.start, date.end, locale, "dayShort")}
        </ChipButton>
      ))}
    </div>
  );
}
