import { Facts } from "@tropa/ui-kit/facts";
import type { Fact } from "@tropa/ui-kit/facts";
import type { ShownTour } from "./tour-loader.ts";
import { useTranslation } from "../platform/translation.ts";
import { durationText } from "../tour-card/card-texts.ts";

/** The facts of a tour at a glance. */
export function TourFacts({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  const { t: cardText } = useTranslation("tourCard");
  const items: Fact[] = [
    { icon: "calendar", label: t("facts.duration"), value: durationText(cardText, tour.duration) },
    {
      icon: "users",
      label: t("facts.group"),
      value: t("facts.groupUpTo", { count: tour.max_group_size }),
    },
    { icon: "effort", label: t("facts.difficulty"), value: t(`difficulty.${tour.difficulty}`) },
    {
      icon: "user",
      label: t("facts.age"),
      value: tour.min_age > 0 ? t("facts.ageFrom", { count: tour.min_age }) : t("facts.anyAge"),
    },
    {
      icon: "language",
      label: t("facts.languages"),
      value: tour.languages
        .map((language) => t(`languages.${language}`, { defaultValue: language }))
        .join(", "),
    },
  ];
  if (tour.comfort.length > 0) {
    items.push({
      icon: "bed",
      label: t("facts.comfort"),
      value: tour.comfort.map((level) => t(`comfort.${level}`, { defaultValue: level })).join(", "),
    });
  }
  return <Facts items={items} />;
}
