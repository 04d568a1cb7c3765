import type { Chat } from "@tropa/api-contract/conversation/chat";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { Suspense, useState } from "react";
import type { Callee } from "./callee.ts";

const CallWindow = lazyPart("conversation", () => import("./call-window.tsx"));

/** Calls the other party of a chat. Shown to its participants, on storefronts that offer calls. */
export function ChatCall({ chat, name }: { chat: Chat; name: string }) {
  const { t } = useTranslation("calls");
  const { variant } = useStorefront();
  const [isOpen, setOpen] = useState(false);
  const callee = calleeOf(chat, name);
  if (!callee || !variant.features.organizerCalling) return null;
  return (
    <>
      <IconButton icon="phone" label={t("button")} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <CallWindow callee={callee} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Null for staff who only look into the chat. */
function calleeOf({ id, kind, own_side: side, host }: Chat, name: string): Callee | null {
  if (side === null) return null;
  if (side !== "tourist") return { kind: "tourist", chatId: id, name };
  if (kind === "support") return { kind: "support" };
  return host.organizer_id === null ? null : { kind: "organizer", id: host.organizer_id, name };
}
