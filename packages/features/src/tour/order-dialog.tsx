import type { DateVariant } from "@tropa/api-contract/tour";
import { lazy, Suspense } from "react";
import type { ShownTour } from "./tour-loader.ts";

/** The form and everything it stands on load with the first visitor's wish to book. */
const OrderDrawer = lazy(() => import("../request/order-drawer.tsx"));

export function OrderDialog(props: {
  tour: ShownTour;
  date: DateVariant | null;
  onClose: () => void;
}) {
  return (
    <Suspense>
      <OrderDrawer {...props} />
    </Suspense>
  );
}
