import { useQuery } from "@tanstack/react-query";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Awaited } from "../desk/awaited.tsx";
import type { DeskHandle } from "../desk/desk-handle.ts";
import { placesQuery } from "./preview-query.ts";
import { tourChoicesQuery, tourQuery } from "./queries/tour-queries.ts";
import { TourEditor } from "./tour-editor.tsx";
import type { Route } from "./+types/tour-route";

export const handle: DeskHandle = { page: "tours" };

/** `/organizer/tours/{id}`: edits a tour's draft. */
export default function TourPage({ params }: Route.ComponentProps) {
  const id = Number(params.id);
  const { t } = useTranslation("organizerTours");
  const storefront = useStorefront();
  const choices = useQuery(tourChoicesQuery(storefront));
  // Names of the draft's places; until they load, ids are shown.
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
