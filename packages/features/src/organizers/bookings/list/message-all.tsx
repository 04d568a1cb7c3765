import { messageLength } from "@tropa/api-contract/conversation/chat";
import { messageDepartureCall } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { formatList } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { useCall } from "../../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TextDialog } from "../text-dialog.tsx";

/** Sends one message to all guests of a departure; retrying after a lost answer does not send it twice. */
export function MessageAll({ dateId }: { dateId: number }) {
  const { t } = useTranslation("organizerBookings");
  const storefront = useStorefront();
  const { locale } = storefront;
  const [isOpen, setOpen] = useState(false);
  const { isRunning, problem, run, release } = useCall();
  return (
    <>
      <Button variant="secondary" size="sm" icon="chat" onClick={() => setOpen(true)}>
        {t("messageAll.open")}
      </Button>
      {isOpen && (
        <TextDialog
          title={t("messageAll.title")}
          lead={t("messageAll.text")}
          label={t("messageAll.label")}
          submit={t("messageAll.submit")}
          longest={messageLength}
          isRunning={isRunning}
          problem={problem}
          onClose={() => setOpen(false)}
          onSubmit={(text, close) =>
            void run({
              body: { date_id: dateId, text },
              send: (body, idempotencyKey) =>
                callApi(storefront, messageDepartureCall, { body, idempotencyKey }),
              onDone: ({ sent, unreached }) => {
                const said = t("messageAll.sent", { count: sent });
                const names = unreached.map(({ name }) => name);
                const rest = t("messageAll.unreached", { names: formatList(names, locale) });
                if (names.length === 0) showToast({ type: "success", text: said });
                else showToast({ type: "warning", text: `${said} ${rest}` });
                release();
                close();
              },
            })
          }
        />
      )}
    </>
  );
}
