import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { DeskHandle } from "../../desk/desk-handle.ts";
import { DeskHeader } from "../../desk/desk-header.tsx";
import { Board } from "./board.tsx";
import { BookingList } from "./booking-list.tsx";
import { useBookingsAddress } from "./use-bookings-address.ts";

export const handle: DeskHandle = { page: "bookings" };

/** `/organizer/bookings`: guests' bookings as a list or by departure. */
export default function BookingsPage() {
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
      {isBoard ? <Board /> : <BookingList />}
    </>
  );
}
