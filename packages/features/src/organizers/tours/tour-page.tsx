import { useQuery } from "@tanstack/react-query";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Awaited } from "../desk/awaited.tsx";
import { placesQuery } from "./preview-query.ts";
import { tourChoicesQuery, tourQuery } from "./queries/tour-queries.ts";
import { TourEditor } from "./tour-editor.tsx";

/** `/organizer/tours/{id}`: a tour's draft. */
export function TourPage({ id }: { id: number }) {
  const { t } = useTranslation("organizerTours");
  const storefront = useStorefront();
  const choices = useQuery(tourChoicesQuery(storefront));
  // Names of the places that the draft has; without them their numbers stand there.
  const places = useQuery(placesQuery(storefront, id, null)).data;
  return (
    <Awaited title={t("title")} result={useQuery(tourQuery(storefront, id))}>
      {(tour) => (
        <Awaited title={t("title")} result={choices}>
          {(given) => <TourEditor tour={tour} choices={given} cities={places ?? []} />}
        </Awaited>
      )}
    </Awaited>
  );
}
