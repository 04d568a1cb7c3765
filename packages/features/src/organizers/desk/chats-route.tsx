import { chatIdOf } from "@tropa/domain/conversation/chat-message";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useParams } from "react-router";
import { Chats, loadThread } from "../../conversation/chat/chats.tsx";
import { startEarly } from "../../people/session/start-session.ts";
import { numberIn } from "../../platform/links/number-in-address.ts";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import type { DeskHandle } from "./desk-handle.ts";
import { DeskHeader } from "./desk-header.tsx";
import { useOrganizer } from "./organizer-profile.ts";

export { frameLoader as loader } from "../../platform/page/frame-loader.ts";

export const handle: DeskHandle = {
  page: "chats",
  isWindowHigh: true,
  messages: "conversation",
  begin(storefront) {
    if (numberIn(location.pathname) !== null) startEarly(storefront, { load: loadThread });
  },
};

export const clientLoader = () => withMessages(handle, null);

const pathOf = (id?: number) => organizerPath("chats", ...(id === undefined ? [] : [id]));

/** `/organizer/chats/{id?}`: chats with travellers. */
export default function ChatsPage() {
  const { t } = useTranslation("organizerDesk");
  const profile = useOrganizer();
  const { chat } = useParams();
  return (
    <>
      <DeskHeader title={t("pages.chats")} isHidden />
      <Chats
        frame={{ profile, organizerId: profile.organizer_id, pathOf }}
        chosen={chat === undefined ? undefined : chatIdOf(chat)}
      />
    </>
  );
}
