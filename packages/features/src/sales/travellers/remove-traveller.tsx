import type { Tourist, TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { useState } from "react";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { deleteTravellerDraft } from "./traveller-draft.ts";
import { removeTraveller } from "./travellers-calls.ts";
import type { RemovalBy } from "./travellers-calls.ts";
import styles from "./travellers.module.css";

export interface RemoveTravellerProps {
  tourist: Tourist;
  by: RemovalBy;
  /** Id of the traveller's form, whose unsent text is deleted, too. */
  formId: string;
  onRemoved: (info: TouristsInfo) => void;
  onClose: () => void;
}

/** Asks for confirmation before a traveller's details are deleted, which is final. */
export default function RemoveTraveller(props: RemoveTravellerProps) {
  const { tourist, by, formId, onRemoved, onClose } = props;
  const { t } = useTranslation("travellers");
  const storefront = useStorefront();
  const [open, setOpen] = useState(true);
  const { isRunning, problem, run } = useCall();
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  const remove = () =>
    void run({
      body: tourist.id,
      send: (id) => removeTraveller(storefront, id, by),
      onDone(info) {
        deleteTravellerDraft(formId);
        showToast({ type: "success", text: t("remove.done") });
        onRemoved(info);
        close();
      },
    });
  return (
    <Modal
      open={open}
      onClose={close}
      title={t("remove.title", { name: tourist.full_name })}
      width={storefront.variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" className={styles.answer} onClick={close}>
            {t("remove.keep")}
          </Button>
          <Button variant="danger" className={styles.answer} loading={isRunning} onClick={remove}>
            {t("remove.confirm")}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p>{t("remove.text")}</p>
        <p>{t("remove.seat")}</p>
        <FormAlert problem={problem} />
      </div>
    </Modal>
  );
}
