import { useQuery } from "@tanstack/react-query";
import { Card } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import { unreadQuery } from "../../conversation/queries/chat-queries.ts";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";
import { useTranslation } from "../../platform/storefront/translation.ts";
import { DeskHeader } from "./desk-header.tsx";
import type { DeskPageProps } from "./desk-page-props.ts";

/** `/organizer`: what waits for the organizer today. */
export default function TodayPage({ profile }: DeskPageProps) {
  const { t } = useTranslation("organizerDesk");
  const { data: unread } = useQuery(unreadQuery(useStorefront(), profile.organizer_id));
  return (
    <>
      <DeskHeader title={t("pages.today")} />
      <Card interactive>
        <h2>
          <Link href={organizerPath("chats")} variant="quiet">
            {t("pages.chats")}
          </Link>
        </h2>
        {unread !== undefined && <p>{t("unread", { count: unread })}</p>}
      </Card>
    </>
  );
}
