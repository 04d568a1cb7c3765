import type { Tour } from "@tropa/api-contract/tour";
import { formatMoney } from "@tropa/domain/money";
import { Facts } from "@tropa/ui-kit/facts";
import type { Fact } from "@tropa/ui-kit/facts";
import { Picture } from "@tropa/ui-kit/picture";
import { useStorefront } from "../platform/storefront-context.tsx";
import { useTranslation } from "../platform/translation.ts";
import type { ShownTour } from "./tour-loader.ts";
import { TourSection } from "./tour-section.tsx";
import styles from "./tour-ship.module.css";

/** On what a cruise goes: the ship, what she is, and the cabins she offers. */
export default function TourShip({
  ship,
  currency,
}: {
  ship: NonNullable<Tour["ship"]>;
  currency: ShownTour["currency"];
}) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const facts: Fact[] = [
    { icon: "users", label: t("ship.passengers"), value: String(ship.passengers) },
  ];
  if (ship.built)
    facts.push({ icon: "calendar", label: t("ship.built"), value: String(ship.built) });
  if (ship.decks) facts.push({ icon: "boat", label: t("ship.decks"), value: String(ship.decks) });
  return (
    <TourSection id="ship" title={t("ship.title")}>
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
        <>
          <h3 className={styles.name}>{t("ship.cabins")}</h3>
          <ul className={styles.cabins}>
            {ship.cabins.map((cabin) => (
              <li key={cabin.id}>
                <strong>{cabin.kind}</strong>
                <span>
                  {t("ship.capacity", { count: cabin.capacity })}
                  {" · "}
                  {t("ship.deck", { deck: cabin.deck })}
                </span>
                <span>{cabin.inside.join(", ")}</span>
                <span className={styles.price}>
                  {t("ship.perPerson", {
                    price: formatMoney({ minor: cabin.price, currency }, locale),
                  })}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t("ship.note")}</p>
        </>
      )}
    </TourSection>
  );
}
