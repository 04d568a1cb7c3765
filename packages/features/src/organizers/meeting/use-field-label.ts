import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { commonFields, tourOfField } from "./meeting-values.ts";

type Tours = readonly { id: number; title: string }[];

/** Label of a form field, with the tour's title where it has one. */
export function useFieldLabel(tours: Tours): (name: string) => string {
  const { t } = useTranslation("meeting");
  return (name) => {
    const ofTour = tourOfField(name);
    if (ofTour) {
      const title = titleOf(tours, ofTour.tourId) ?? t("tours.gone", { id: ofTour.tourId });
      return t("tours.field", { tour: title, field: t(`fields.${ofTour.field}`) });
    }
    const field = commonFields.find((one) => one === name);
    return field ? t(`fields.${field}`) : name;
  };
}

/** A tour's title; undefined if it is no longer published. */
export const titleOf = (tours: Tours, id: number): string | undefined =>
  tours.find((tour) => tour.id === id)?.title;
