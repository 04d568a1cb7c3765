import { pageRequest } from "../../../platform/runtime/request-context.ts";
import { headMeta } from "../../../frame/seo/page-head.ts";
import { bookingHead, loadPaidBooking } from "../booking-loader.ts";
import { SuccessScreen } from "./success-screen.tsx";
import type { Route } from "./+types/success-route";

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const paid = await loadPaidBooking(new URL(request.url), page);
  return { paid, ...bookingHead(page, "success", paid.booking) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headMeta(loaderData.site, loaderData.head) : [];
}

export default function SuccessRoute({ loaderData: { paid } }: Route.ComponentProps) {
  return <SuccessScreen key={paid.booking.uuid} paid={paid} />;
}
