import type { Tour } from "@tropa/api-contract/discovery/tour";
import { seatsOf } from "@tropa/domain/sales/party/party";
import { Facts } from "@tropa/ui-kit/facts";
import type { Fact } from "@tropa/ui-kit/facts";
import { Picture } from "@tropa/ui-kit/picture";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import CabinField from "../../../sales/choice/cabin-field.tsx";
import { freeCabins } from "../../../sales/choice/cabin-seat.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import { shipSectionId, TourSection } from "../section/tour-section.tsx";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import styles from "./tour-ship.module.css";

/** The ship of a cruise and its cabins. */
export default function TourShip({
  tour,
  ship,
  choice,
}: {
  tour: ShownTour;
  ship: NonNullable<Tour["ship"]>;
  choice: TourChoice;
}) {
  const { t } = useTranslation("tour");
  const facts: Fact[] = [
    { icon: "users", label: t("ship.passengers"), value: String(ship.passengers) },
  ];
  if (ship.built)
    facts.push({ icon: "calendar", label: t("ship.built"), value: String(ship.built) });
  if (ship.decks) facts.push({ icon: "boat", label: t("ship.decks"), value: String(ship.decks) });
  return (
    <TourSection id={shipSectionId} title={t("ship.title")}>
      <div className={styles.ship}>
        {ship.image && (
          <Picture
            template={ship.image.image}
            alt={ship.image.alt}
            width={4}
            height={3}
            variants={["400x300", "800x600"]}
            sizes="(min-width: 992px) 320px, 100vw"
            colour={ship.image.color}
            className={styles.picture}
          />
        )}
        <div>
          <h3 className={styles.name}>{ship.name}</h3>
          <p className={styles.vessel}>{ship.vessel}</p>
          <Facts items={facts} />
        </div>
      </div>
      {ship.cabins.length > 0 && (
        <div className={styles.cabins}>
          <CabinField
            ship={ship}
            date={choice.date ?? tour}
            cabin={choice.cabin}
            people={seatsOf(choice.party)}
            left={choice.date ? freeCabins(choice.date) : new Map()}
            isDetailed
            onChoose={choice.chooseCabin}
          />
          <p className={styles.note}>
            {t("ship.note")} {!choice.date && t("ship.cheapest")}
          </p>
        </div>
      )}
    </TourSection>
  );
}
