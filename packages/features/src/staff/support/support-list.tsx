import { useQuery } from "@tanstack/react-query";
import { supportViews } from "@tropa/api-contract/staff/calls-support";
import type { SupportChat } from "@tropa/api-contract/staff/calls-support";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { useSession } from "../../people/session/session.ts";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useDebounced } from "../../platform/browser/use-debounced.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { FilterButtons } from "../../organizers/desk/filter-buttons.tsx";
import { formatNumber } from "@tropa/i18n/format";
import { Queue, useQueueAddress } from "../queues/queue.tsx";
import { useChatAddress } from "./chat-address.ts";
import { supportChatsQuery } from "./support-queries.ts";
import { useAssign } from "./use-assign.ts";
import { useClosed } from "./use-closed.ts";
import { Waiting } from "./waiting.tsx";
import queues from "../queues/queues.module.css";
import styles from "./support.module.css";

/** Support's queue, longest wait first; shows all chats, one's own, unassigned or answered ones. */
export function SupportList() {
  const { t } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const { page, query, hrefFor, narrow } = useQueueAddress("support");
  const view = supportViews.find((one) => one === query.get("view")) ?? "all";
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim());
  // Search results have pages of their own, so start at the first.
  const result = useQuery(
    supportChatsQuery(storefront, { view, search, page: search === "" ? page : 1 }),
  );
  const counts = result.data?.counts;
  const countOf = (one: (typeof supportViews)[number]) =>
    one === "answered" ? null : counts?.[one] || null;
  return (
    <>
      <FilterButtons
        label={t("support.which")}
        chosen={view}
        onChoose={(value) => narrow("view", value === "all" ? "" : value)}
        options={supportViews.map((filter) => ({
          filter,
          name: t(`support.views.${filter}`),
          count: countOf(filter),
        }))}
      />
      <TextField
        label={t("support.search")}
        name="search"
        type="search"
        icon="search"
        maxLength={100}
        value={typed}
        onValueChange={setTyped}
      />
      <Queue
        result={result}
        hrefFor={hrefFor}
        empty={t(search === "" ? `support.empty.${view}` : "support.nobody")}
        keyOf={({ chat_id: id }) => id}
      >
        {(chat) => <SupportItem chat={chat} />}
      </Queue>
    </>
  );
}

function SupportItem({ chat }: { chat: SupportChat }) {
  const { t } = useTranslation("staffDesk");
  const { locale } = useStorefront();
  const profile = useSession((session) => session.profile);
  const moment = useMoment();
  const closedWords = useClosed();
  const hrefOf = useChatAddress();
  const assign = useAssign(chat);
  const { last_message: last, assignee, closed, unread_count: unread } = chat;
  const isFree = assignee === null && closed === null;
  return (
    <>
      <div className={queues.head}>
        <h2 className={styles.name}>
          <Link href={hrefOf(chat.chat_id)} variant="quiet">
            {chat.tourist || t("sides.tourist")}
          </Link>
          {chat.is_frozen && <Icon name="lock" size={16} label={t("support.frozen")} />}
          {unread > 0 && (
            <Badge tone="primary">
              {t("support.unread", { count: unread, number: formatNumber(unread, locale) })}
            </Badge>
          )}
        </h2>
        {chat.waiting_since && <Waiting since={chat.waiting_since} />}
      </div>
      <p className={styles.last}>
        {last.side === "support" && `${t("sides.support")}: `}
        {last.text || t("support.noText")}
      </p>
      <p className={queues.hint}>
        {[
          closedWords(chat),
          !closed && (assignee ? t("support.with", { name: assignee.name }) : t("support.free")),
          moment(last.created_at),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <div className={queues.actions}>
        {isFree && profile && (
          <Button
            variant="secondary"
            loading={assign.isPending}
            onClick={() => assign.mutate(profile.id)}
          >
            {t("support.take")}
          </Button>
        )}
        <Button variant={isFree ? "ghost" : "secondary"} href={hrefOf(chat.chat_id)}>
          {t("support.open")}
        </Button>
      </div>
    </>
  );
}
