import { useQuery } from "@tanstack/react-query";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Awaited } from "../desk/awaited.tsx";
import type { DeskPageProps } from "../desk/desk-page-props.ts";
import { DeskNotFound } from "../desk/desk-states.tsx";
import { PreviewPage } from "./preview-page.tsx";
import { TourEditor } from "./tour-editor.tsx";
import { TourList } from "./tour-list.tsx";
import { placesQuery } from "./preview-query.ts";
import { tourChoicesQuery, tourQuery } from "./queries/tour-queries.ts";
import { VersionsPage } from "./versions-page.tsx";

const numberOf = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** `/organizer/tours`, a tour, its page before it is published, and its versions. */
export default function ToursPage({ below }: DeskPageProps) {
  const [id, part, number, ...more] = below;
  if (id === undefined) return <TourList />;
  const tourId = numberOf(id);
  if (tourId === null || more.length > 0) return <DeskNotFound />;
  if (part === undefined) return <TourOf key={tourId} id={tourId} />;
  if (part === "versions" && number === undefined) return <VersionsPage key={tourId} id={tourId} />;
  const revision = numberOf(number);
  if (part !== "preview" || (number !== undefined && revision === null)) return <DeskNotFound />;
  return <PreviewPage id={tourId} number={revision} />;
}

function TourOf({ id }: { id: number }) {
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
