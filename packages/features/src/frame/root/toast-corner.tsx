import { ToastRegion, toasts } from "@tropa/ui-kit/toasts";
import { useEffect } from "react";
import { receiveToasts } from "../../platform/storefront/toast.ts";

/** Where messages appear. The region stands before the first one comes, so that it is read aloud. */
export default function ToastCorner() {
  useEffect(() => receiveToasts((toast) => void toasts.show(toast)), []);
  return <ToastRegion />;
}
