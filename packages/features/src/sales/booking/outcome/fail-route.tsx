import { redirect } from "react-router";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import type { ScreenHandle } from "../../../platform/page/screen-handle.ts";
import { headMeta } from "../../../platform/seo/page-head.ts";
import { bookingHead, generalHead, loadPaidBooking } from "../../booking-data/linked-booking.ts";
import { GeneralOutcome } from "./general-outcome.tsx";
import { FailScreen } from "./fail-screen.tsx";
import { paymentOutcome } from "../../payment-state/payment-state.ts";
import type { Route } from "./+types/fail-route";

// No header or footer: nothing should lead away from the result (docs/product/screens.md#layouts).
export const handle: ScreenHandle = { layout: "framework" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const url = new URL(request.url);
  if (!url.searchParams.has("uuid")) return { paid: null, ...generalHead(page, "fail") };
  const paid = await loadPaidBooking(url, page);
  // The bank sent the payer here although the payment succeeded.
  if (paymentOutcome(paid.booking, paid.payment) === "paid") {
    // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
    throw redirect(`/success${url.search}`);
  }
  return { paid, ...bookingHead(page, "fail", paid.booking) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.site, loaderData.head) : [];
}

export default function FailRoute({ loaderData: { paid } }: Route.ComponentProps) {
  return paid ? (
    <FailScreen key={paid.booking.uuid} paid={paid} />
  ) : (
    <GeneralOutcome outcome="fail" />
  );
}
