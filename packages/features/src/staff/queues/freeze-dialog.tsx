import { freezeChatCall } from "@tropa/api-contract/conversation/calls-chat";
import { freezeReasonLength } from "@tropa/api-contract/conversation/chat";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { useDeskAct } from "./desk-queries.ts";

export interface FreezeDialogProps {
  chat: { chat_id: number; isFrozen: boolean };
  onClose: () => void;
}

/** Freezes or unfreezes a chat, with a reason for colleagues. */
export function FreezeDialog({ chat, onClose }: FreezeDialogProps) {
  const { t } = useTranslation("staffDesk");
  const { variant } = useStorefront();
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const title = t(chat.isFrozen ? "messages.unfreeze" : "messages.freeze");
  // Not optimistic: participants notice a freeze at once.
  const freeze = useDeskAct<string>({
    send: (api, words) =>
      api.call(freezeChatCall, {
        body: { chat_id: chat.chat_id, is_frozen: !chat.isFrozen, reason: words },
      }),
    done: () => ({ text: t(chat.isFrozen ? "messages.unfrozen" : "messages.frozen") }),
  });
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  const submit = () => {
    const words = reason.trim();
    setEmpty(words === "");
    if (words !== "") freeze.mutate(words, { onSuccess: close });
  };
  return (
    <Modal
      open={open}
      onClose={close}
      // A click outside must not discard what was typed.
      persistent={reason !== ""}
      title={title}
      width={variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t("back")}
          </Button>
          <Button
            variant={chat.isFrozen ? "primary" : "danger"}
            loading={freeze.isPending}
            onClick={submit}
          >
            {title}
          </Button>
        </>
      }
    >
      <Textarea
        name="reason"
        label={t("frozen.reason")}
        hint={t("frozen.reasonHint")}
        rows={3}
        maxLength={freezeReasonLength}
        value={reason}
        onValueChange={(value) => {
          setReason(value);
          if (value.trim() !== "") setEmpty(false);
        }}
        {...(isEmpty && { error: t("kit:validation.required") })}
      />
    </Modal>
  );
}
