import { chatIdOf } from "@tropa/domain/conversation/chat-message";
import { Chats, loadThread } from "../../conversation/chat/chats.tsx";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { DeskHeader } from "./desk-header.tsx";
import type { DeskPageProps } from "./desk-page-props.ts";
import { DeskNotFound } from "./desk-states.tsx";

const pathOf = (id?: number) => organizerPath("chats", ...(id === undefined ? [] : [id]));

export const loadBelow = async ([id]: readonly string[]) =>
  id === undefined ? undefined : loadThread();

/** `/organizer/chats/{id?}`: what travellers write to the organizer. */
export default function ChatsPage({ profile, below }: DeskPageProps) {
  const { t } = useTranslation("organizerDesk");
  const [id, ...more] = below;
  if (more.length > 0) return <DeskNotFound />;
  return (
    <>
      <DeskHeader title={t("pages.chats")} isHidden />
      <Chats
        frame={{ profile, organizerId: profile.organizer_id, pathOf }}
        chosen={id === undefined ? undefined : chatIdOf(id)}
      />
    </>
  );
}
