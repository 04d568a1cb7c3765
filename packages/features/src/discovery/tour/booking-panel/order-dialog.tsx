import { lazy, Suspense } from "react";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";

/** The form and its dependencies load when the visitor starts to book. */
const OrderDrawer = lazy(() => import("../../../sales/order/order-drawer.tsx"));

/** Opens the booking form. */
export function OrderDialog(props: {
  tour: ShownTour;
  choice?: TourChoice;
  isQuestion?: boolean;
  onClose: () => void;
}) {
  return (
    <Suspense>
      <OrderDrawer {...props} />
    </Suspense>
  );
}
