import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { useSearchParams } from "react-router";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { FrozenChats } from "./frozen-chats.tsx";
import { MessagesQueue } from "./messages-queue.tsx";
import type { StaffHandle } from "../staff-handle.ts";

export const handle: StaffHandle = { part: "messages" };

/** Moderation of chats: messages with contact details, and frozen chats. */
export default function MessagesPart() {
  const { t } = useTranslation("staffDesk");
  const [query, setQuery] = useSearchParams();
  const view = query.get("view") === "frozen" ? "frozen" : "messages";
  return (
    <>
      <SegmentedControl
        label={t("frozen.which")}
        value={view}
        onValueChange={(value) =>
          setQuery(value === "frozen" ? { view: value } : {}, { replace: true })
        }
        segments={[
          { value: "messages", label: t("parts.messages") },
          { value: "frozen", label: t("frozen.list") },
        ]}
      />
      {view === "frozen" ? <FrozenChats /> : <MessagesQueue />}
    </>
  );
}
