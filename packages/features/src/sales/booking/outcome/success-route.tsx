import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { ScreenHandle } from "../../../platform/page/screen-handle.ts";
import { headMeta } from "../../../platform/seo/page-head.ts";
import { bookingHead, generalHead, loadPaidBooking } from "../../booking-data/linked-booking.ts";
import { GeneralOutcome } from "./general-outcome.tsx";
import { SuccessScreen } from "./success-screen.tsx";
import type { Route } from "./+types/success-route";

// No header or footer: nothing should lead away from the result (docs/product/screens.md#layouts).
export const handle: ScreenHandle = { layout: "framework" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const url = new URL(request.url);
  if (!url.searchParams.has("uuid")) return { paid: null, ...generalHead(page, "success") };
  const paid = await loadPaidBooking(url, page);
  return { paid, ...bookingHead(page, "success", paid.booking) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.site, loaderData.head) : [];
}

export default function SuccessRoute({ loaderData: { paid } }: Route.ComponentProps) {
  return paid ? (
    <SuccessScreen key={paid.booking.uuid} paid={paid} />
  ) : (
    <GeneralOutcome outcome="success" />
  );
}
