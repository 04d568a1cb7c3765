import { formatLabelled, formatList } from "@tropa/i18n/format";
import { Facts } from "@tropa/ui-kit/facts";
import type { Fact } from "@tropa/ui-kit/facts";
import { Icon } from "@tropa/ui-kit/icon";
import type { ShownTour } from "../../sales/choice/shown-tour.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { otherTraits, traitValue } from "../traits/trait-texts.ts";
import { durationText } from "../tour-card/card-texts.ts";
import styles from "./tour-facts.module.css";

/** Key facts of a tour in a grid. */
export function TourFacts({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const { t: cardText } = useTranslation("tourCard");
  const items: Fact[] = [
    { icon: "calendar", label: t("facts.duration"), value: durationText(cardText, tour.duration) },
    {
      icon: "users",
      label: t("facts.group"),
      value: t("facts.groupUpTo", { count: tour.max_group_size }),
    },
    {
      icon: "effort",
      label: t("facts.difficulty"),
      value: traitValue(t, "difficulty", tour.difficulty),
    },
    {
      icon: "user",
      label: t("facts.age"),
      value: tour.min_age > 0 ? t("facts.ageFrom", { count: tour.min_age }) : t("facts.anyAge"),
    },
    {
      icon: "language",
      label: t("facts.languages"),
      value: (
        <>
          {formatList(
            tour.languages.map((language) =>
              t(`languages.${language}`, { defaultValue: language }),
            ),
            locale,
          )}
          {/* Warn if the tour is not in the reader's language. */}
          {!tour.languages.includes(locale) && (
            <span className={styles.missing}>{t("facts.languageMissing")}</span>
          )}
        </>
      ),
    },
  ];
  if (tour.comfort.length > 0) {
    items.push({
      icon: "bed",
      label: t("facts.comfort"),
      value: formatList(
        tour.comfort.map((level) => traitValue(t, "comfort", level)),
        locale,
      ),
    });
  } else {
    // Keep six facts in all, for two or three columns.
    items.push({
      icon: "compass",
      label: t("facts.kind"),
      value: t(
        tour.type === 2
          ? "facts.kinds.excursion"
          : tour.ship
            ? "facts.kinds.cruise"
            : "facts.kinds.tour",
      ),
    });
  }
  const others = otherTraits(tour, { t, locale });
  return (
    <>
      <Facts items={items} className={styles.root} />
      {others.length > 0 && (
        <ul className={styles.traits}>
          {others.map(({ trait, name, words }) => (
            <li key={trait}>
              <Icon name="check" size={18} />
              {words.length === 0 ? name : formatLabelled(name, formatList(words, locale), locale)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
