import { lateScreen } from "../../platform/browser/late-screen.tsx";
import type { DeskPageProps } from "../desk/desk-page-props.ts";
import { DeskNotFound, DeskSkeleton } from "../desk/desk-states.tsx";
import { TourList } from "./tour-list.tsx";

const tour = lateScreen(async () => (await import("./tour-page.tsx")).TourPage);
const preview = lateScreen(async () => (await import("./preview-page.tsx")).PreviewPage);
const versions = lateScreen(async () => (await import("./versions-page.tsx")).VersionsPage);
const skeleton = <DeskSkeleton />;

const numberOf = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

export async function loadBelow([id, part]: readonly string[]): Promise<void> {
  if (id === undefined) return;
  await (part === undefined ? tour : part === "versions" ? versions : preview).load();
}

/** `/organizer/tours`, a tour, its page before it is published, and its versions. */
export default function ToursPage({ below }: DeskPageProps) {
  const [id, part, number, ...more] = below;
  if (id === undefined) return <TourList />;
  const tourId = numberOf(id);
  if (tourId === null || more.length > 0) return <DeskNotFound />;
  if (part === undefined) return <tour.LateScreen key={tourId} id={tourId} waiting={skeleton} />;
  if (part === "versions" && number === undefined)
    return <versions.LateScreen key={tourId} id={tourId} waiting={skeleton} />;
  const revision = numberOf(number);
  if (part !== "preview" || (number !== undefined && revision === null)) return <DeskNotFound />;
  return <preview.LateScreen id={tourId} number={revision} waiting={skeleton} />;
}
