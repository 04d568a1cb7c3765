import { messageLength } from "@tropa/api-contract/conversation/chat";
import {
  guestChatCall,
  messageGuestCall,
} from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { useGo } from "../../../platform/history/layers.ts";
import { codeOf } from "../../../platform/forms/problems/error-code.ts";
import { FormAlert } from "../../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../../platform/forms/use-call.ts";
import { organizerPath } from "../../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TextDialog } from "../text-dialog.tsx";

/** Opens the chat with a booking's guest; guests without an account get an e-mail or SMS. */
export function WriteToGuest({ id }: { id: number }) {
  const { t } = useTranslation("organizerBookings");
  const storefront = useStorefront();
  const go = useGo();
  const [hasNoChat, setNoChat] = useState(false);
  const { isRunning, problem, run } = useCall();
  const open = () =>
    run({
      body: { id },
      send: (body) => callApi(storefront, guestChatCall, { body }),
      onDone: ({ chat_id: chat }) => go(organizerPath("chats", chat)),
      onRefused: (error) => {
        if (codeOf(error) !== "conflict") return false;
        setNoChat(true);
        return true;
      },
    });
  return (
    <>
      {!hasNoChat && <FormAlert problem={problem} />}
      <Button variant="secondary" icon="chat" loading={isRunning} onClick={() => void open()}>
        {t("write")}
      </Button>
      {hasNoChat && <MessageDialog id={id} onClose={() => setNoChat(false)} />}
    </>
  );
}

function MessageDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation("organizerBookings");
  const storefront = useStorefront();
  const { isRunning, problem, run, release } = useCall();
  return (
    <TextDialog
      title={t("message.title")}
      lead={t("message.text")}
      label={t("messageAll.label")}
      submit={t("message.submit")}
      longest={messageLength}
      isRunning={isRunning}
      problem={problem}
      onClose={onClose}
      onSubmit={(text, close) =>
        void run({
          body: { id, text },
          send: (body, idempotencyKey) =>
            callApi(storefront, messageGuestCall, { body, idempotencyKey }),
          onDone: ({ sent }) => {
            if (sent > 0) showToast({ type: "success", text: t("message.sent") });
            else showToast({ type: "error", text: t("message.unreached") });
            release();
            close();
          },
        })
      }
    />
  );
}
