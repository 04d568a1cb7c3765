import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { AskAhead } from "../../people/session/start-session.ts";
import { loadBookingTravellers } from "../../sales/travellers/travellers-block.tsx";
import { lateScreen, lateScreenOf } from "../../platform/browser/late-screen.tsx";
import { DeskHeader } from "../desk/desk-header.tsx";
import type { DeskPageProps } from "../desk/desk-page-props.ts";
import { DeskNotFound, DeskSkeleton } from "../desk/desk-states.tsx";
import { askGuestBooking } from "./bookings-queries.ts";
import { isBoardAt, useBookingsAddress } from "./use-bookings-address.ts";

const list = lateScreen(async () => (await import("./booking-list.tsx")).BookingList);
const board = lateScreen(async () => (await import("./board.tsx")).Board);
// Who travels is told as their tourist is told it.
const { load: loadGuestBooking, LateScreen: GuestBookingPage } = lateScreenOf(
  "trips",
  async () => (await import("./guest-booking-page.tsx")).GuestBookingPage,
);
const skeleton = <DeskSkeleton />;

/** A window that shows a booking's travellers without scrolling. */
const tallWindowPx = 820;

/** The number of a booking, as an address says it. */
const numberOf = (id: string) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : null);

export async function loadBelow([id]: readonly string[]): Promise<void> {
  if (id === undefined) return (isBoardAt(location.search) ? board : list).load();
  const isTall = window.innerHeight >= tallWindowPx;
  await Promise.all([loadGuestBooking(), ...(isTall ? [loadBookingTravellers()] : [])]);
}

export function askBelow([id]: readonly string[]): AskAhead | null {
  const number = id === undefined ? null : numberOf(id);
  return number === null ? null : askGuestBooking(number);
}

/** `/organizer/bookings/{id?}`: guests' bookings as a list or by departure, or one of them. */
export default function BookingsPage({ below }: DeskPageProps) {
  const [id, ...more] = below;
  if (id === undefined) return <Bookings />;
  const number = numberOf(id);
  if (more.length > 0 || number === null) return <DeskNotFound />;
  return <GuestBookingPage key={number} id={number} waiting={skeleton} />;
}

function Bookings() {
  const { t } = useTranslation("organizerBookings");
  const { isBoard, narrow } = useBookingsAddress();
  return (
    <>
      <DeskHeader
        title={t("organizerDesk:pages.bookings")}
        actions={
          <SegmentedControl
            label={t("view.label")}
            value={isBoard ? "board" : "list"}
            segments={[
              { value: "list", label: t("view.list") },
              { value: "board", label: t("view.board") },
            ]}
            onValueChange={(value) => narrow({ view: value === "board" ? "board" : "" })}
          />
        }
      />
      {isBoard ? <board.LateScreen waiting={skeleton} /> : <list.LateScreen waiting={skeleton} />}
    </>
  );
}
