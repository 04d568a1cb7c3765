import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { headMeta } from "../../platform/seo/page-head.ts";
import { bookingHead, loadBooking } from "../booking-data/linked-booking.ts";
import { BookingScreen } from "./booking-screen.tsx";
import type { Route } from "./+types/booking-route";

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const booking = await loadBooking(params.uuid, page);
  return { booking, ...bookingHead(page, "booking", booking) };
}

export const handle: ScreenHandle = { messages: ["people", "trips"] };

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.site, loaderData.head) : [];
}

export default function BookingRoute({ loaderData: { booking } }: Route.ComponentProps) {
  return <BookingScreen key={booking.uuid} booking={booking} />;
}
