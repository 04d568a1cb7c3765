import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { useState } from "react";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { createPasskey } from "../passkeys/create-passkey.ts";
import { useOwnTurn } from "./use-own-turn.ts";
import styles from "./after-sign-in.module.css";

/** Offers to create a passkey on this device. */
export default function PasskeyOffer({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation("account");
  const storefront = useStorefront();
  const [isClosed, setClosed] = useState(false);
  const isOwnTurn = useOwnTurn();
  const { isRunning, problem, run, release } = useCall();
  const close = () => {
    setClosed(true);
    afterClosing(onClosed);
  };
  const make = () =>
    run({
      body: {},
      send: () => createPasskey(storefront),
      onDone: (outcome) => {
        release();
        // Cancelled on the device: keep the offer open, in case they change their mind.
        if (outcome === "given-up") return;
        if (outcome === "created") showToast({ type: "success", text: t("passkeyOffer.done") });
        close();
      },
    });
  return (
    <Modal
      open={isOwnTurn && !isClosed}
      onClose={close}
      title={t("passkeyOffer.title")}
      width={storefront.variant.modalWidth}
    >
      <p className={styles.text}>{t("passkeyOffer.text")}</p>
      <FormAlert problem={problem} />
      <div className={styles.actions}>
        <Button icon="lock" loading={isRunning} onClick={() => void make()}>
          {t("passkeyOffer.make")}
        </Button>
        <Button variant="ghost" onClick={close}>
          {t("passkeyOffer.later")}
        </Button>
      </div>
    </Modal>
  );
}
