import { ToastRegion, toasts } from "@tropa/ui-kit/toasts";
import { useEffect } from "react";
import { receiveToasts } from "../../platform/storefront/toast.ts";

/** Region of toasts. It exists before the first toast, so that screen readers announce it. */
export default function ToastCorner() {
  useEffect(() => receiveToasts((toast) => void toasts.show(toast)), []);
  return <ToastRegion />;
}
