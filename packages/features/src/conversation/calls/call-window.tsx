import { useQuery } from "@tanstack/react-query";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Modal } from "@tropa/ui-kit/modal";
import { useState } from "react";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { useSession } from "../../people/session/session.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { BrowserCall } from "./browser-call.tsx";
import { CallNumber } from "./call-number.tsx";
import { webCallQuery } from "./call-queries.ts";
import type { Callee } from "./callee.ts";
import styles from "./call-window.module.css";
import { useBrowserCall } from "./use-browser-call.ts";

export interface CallWindowProps {
  callee: Callee;
  onClose: () => void;
}

/** Ways to call somebody: a number to dial and, for signed-in visitors, a call from the browser. */
export default function CallWindow({ callee, onClose }: CallWindowProps) {
  const { t } = useTranslation("calls");
  const storefront = useStorefront();
  const profile = useSession((session) => session.profile);
  const [open, setOpen] = useState(true);
  const call = useBrowserCall(storefront, callee);
  const { data: isOffered = false } = useQuery(
    { ...webCallQuery(storefront, callee), enabled: profile !== null },
    queryClient(),
  );
  const close = () => {
    call.hangUp();
    setOpen(false);
    afterClosing(onClose);
  };
  const title = callee.kind === "support" ? t("titleSupport") : t("title", { name: callee.name });
  return (
    <Modal
      open={open}
      onClose={close}
      title={title}
      width={storefront.variant.modalWidth}
      persistent={call.isUnderWay}
    >
      <div className={styles.root}>
        {!call.isUnderWay && <CallNumber callee={callee} countryId={profile?.country?.id} />}
        {isOffered && <BrowserCall call={call} />}
      </div>
    </Modal>
  );
}
