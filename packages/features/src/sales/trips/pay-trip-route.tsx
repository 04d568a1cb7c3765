import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { startEarly } from "../../people/session/start-session.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { prefetchBooking } from "./own-booking.tsx";
import { numberIn, numberOf } from "../../platform/links/number-in-address.ts";
import { PayTripPage } from "./pay-trip-page.tsx";
import type { Route } from "./+types/pay-trip-route";

export const handle: ScreenHandle = {
  isFilledInBrowser: true,
  begin(storefront) {
    const id = numberIn(location.pathname);
    startEarly(storefront, { ahead: id === null ? undefined : prefetchBooking(id) });
  },
  layout: "framework",
  messages: ["people", "trips"],
};

export const loader = ({ params }: Route.LoaderArgs) => ({ id: numberOf(params.id) });

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  withMessages(handle, { id: numberOf(params.id) });

export default function PayTripRoute({ loaderData: { id } }: Route.ComponentProps) {
  return <PayTripPage key={id} id={id} />;
}
