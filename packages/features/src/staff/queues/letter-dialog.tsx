import { isApiClientError } from "@tropa/api-client/api-client-error";
import { sendLetterToCall } from "@tropa/api-contract/staff/calls-desk";
import { email as emailRule } from "@tropa/domain/forms/form-rules";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { TextField } from "@tropa/ui-kit/text-field";
import { useId, useState } from "react";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { useDeskAct } from "./desk-queries.ts";
import styles from "./queues.module.css";

export interface LetterDialogProps {
  id: number;
  onClose: () => void;
}

/** Sends an e-mail about a booking to another address. */
export default function LetterDialog({ id, onClose }: LetterDialogProps) {
  const { t } = useTranslation("staffDesk");
  const { variant } = useStorefront();
  const [open, setOpen] = useState(true);
  const formId = useId();
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  const { mutate, isPending } = useDeskAct<string>({
    send: (api, address) => api.call(sendLetterToCall, { body: { id, email: address } }),
    done: (address) => ({ text: t("letters.elsewhere.done", { email: address }) }),
  });
  const submit = () => {
    const isMissing = email.trim() === "";
    if (isMissing || emailRule(email, {}) !== null)
      return setFault(t(isMissing ? "kit:validation.required" : "kit:validation.email"));
    mutate(email.trim(), {
      onSuccess: close,
      onError: (error) =>
        setFault(isApiClientError(error) ? (error.validation.email?.[0] ?? null) : null),
    });
    return undefined;
  };
  return (
    <Modal
      open={open}
      onClose={close}
      persistent={email !== ""}
      title={t("letters.elsewhere.title")}
      width={variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t("back")}
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {t("letters.elsewhere.submit")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.newContract}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{t("letters.elsewhere.text")}</p>
        <TextField
          name="email"
          type="email"
          label={t("letters.elsewhere.email")}
          autoComplete="off"
          value={email}
          onValueChange={(value) => {
            setEmail(value);
            setFault(null);
          }}
          error={fault ?? undefined}
        />
      </form>
    </Modal>
  );
}
