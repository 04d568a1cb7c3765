import { ScrollSpy } from "@tropa/ui-kit/scroll-spy";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { ShownTour } from "../../sales/choice/shown-tour.ts";
import { hasStay } from "./programme/has-stay.ts";
import styles from "./tour-nav.module.css";

/** Links to the page's sections; marks the one in view. */
export function TourNav({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  const items = [
    { anchor: "about", name: t("nav.about") },
    ...(tour.programme.length > 0 ? [{ anchor: "programme", name: t("programme.title") }] : []),
    { anchor: "included", name: t("nav.included") },
    ...(hasStay(tour) ? [{ anchor: "accommodation", name: t("nav.stay") }] : []),
    { anchor: "cancellation", name: t("nav.cancellation") },
    ...(tour.organizer ? [{ anchor: "organizer", name: t("organizer.title") }] : []),
    { anchor: "reviews", name: t("reviews.title") },
    { anchor: "questions", name: t("nav.questions") },
  ];
  return (
    <div className={styles.root}>
      <ScrollSpy items={items} layout="bar" />
    </div>
  );
}
