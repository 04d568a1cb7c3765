import { ToastRegion, toasts } from "@tropa/ui-kit/toasts";
import { useEffect } from "react";
import { receiveToasts } from "../../platform/storefront/toast.ts";

/** The place of toasts. The live region exists before the first toast, so that screen readers announce it. */
export default function ToastCorner() {
  useEffect(() => receiveToasts((toast) => void toasts.show(toast)), []);
  return <ToastRegion />;
}
