import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { ScreenHandle } from "../../../platform/page/screen-handle.ts";
import { headMeta } from "../../../platform/seo/page-head.ts";
import { bookingHead, loadBooking } from "../../booking-data/linked-booking.ts";
import { QrScreen } from "./qr-screen.tsx";
import type { Route } from "./+types/qr-route";

export const handle: ScreenHandle = { layout: "framework" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const booking = await loadBooking(params.uuid, page);
  return { booking, ...bookingHead(page, "qr", booking) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.site, loaderData.head) : [];
}

export default function QrRoute({ loaderData: { booking } }: Route.ComponentProps) {
  return <QrScreen booking={booking} />;
}
