import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import {
  chatChannelsCall,
  chatConnectionCodeCall,
} from "@tropa/api-contract/conversation/calls-chat-notifications";
import { disconnectMessengerCall } from "@tropa/api-contract/people/calls-notifications";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { QrCode } from "@tropa/ui-kit/qr-code";
import { useEffect, useState } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "../settings.module.css";
import { letterChoicesQuery, messengersQuery } from "./notification-queries.ts";
import own from "./notifications.module.css";

type Messenger = AnswerOf<typeof chatChannelsCall>["items"][number];
type Connection = AnswerOf<typeof chatConnectionCodeCall>;

/** Messengers for notifications: connected by a code, and disconnected. Nothing if none is configured. */
export function Messengers() {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const [wait, setWait] = useState<{ id: number; connection: Connection } | null>(null);
  const { data } = useQuery(messengersQuery(storefront, wait?.id ?? null));
  const connected = data?.items.filter(({ is_connected: is }) => is).length;
  useEffect(() => {
    // A new connection, made in the messenger, changes the available channels.
    if (connected)
      void queries.invalidateQueries({ queryKey: letterChoicesQuery(storefront).queryKey });
  }, [connected, queries, storefront]);
  const failed = () => showToast({ type: "error", text: t("notSaved") });
  const connecting = useMutation({
    mutationFn: (id: number) =>
      callApi(storefront, chatConnectionCodeCall, { body: { source_id: id } }),
    onSuccess: (connection, id) => setWait({ id, connection }),
    onError: failed,
  });
  const leaving = useMutation({
    mutationFn: (id: number) =>
      callApi(storefront, disconnectMessengerCall, { body: { source_id: id } }),
    onError: failed,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: messengersQuery(storefront, null).queryKey });
      await queries.invalidateQueries({ queryKey: letterChoicesQuery(storefront).queryKey });
    },
  });
  if (!data || data.items.length === 0) return null;
  return (
    <div className={own.part}>
      <h3 className={own.title}>{t("notifications.messengers.title")}</h3>
      <ul className={styles.rows}>
        {data.items.map((messenger) => (
          <MessengerRow
            key={messenger.id}
            messenger={messenger}
            connection={wait?.id === messenger.id ? wait.connection : null}
            isBusy={connecting.isPending && connecting.variables === messenger.id}
            onConnect={() => connecting.mutate(messenger.id)}
            onLeave={() => leaving.mutate(messenger.id)}
          />
        ))}
      </ul>
    </div>
  );
}

interface MessengerRowProps {
  messenger: Messenger;
  /** A code to be entered in the messenger. */
  connection: Connection | null;
  isBusy: boolean;
  onConnect: () => void;
  onLeave: () => void;
}

function MessengerRow({ messenger, connection, isBusy, onConnect, onLeave }: MessengerRowProps) {
  const { t } = useTranslation("settings");
  const { name, is_connected: isConnected } = messenger;
  return (
    <li className={styles.row}>
      <b>{name}</b>
      {isConnected ? (
        <div className={styles.rowActions}>
          <Badge tone="success">{t("notifications.messengers.connected")}</Badge>
          <Button
            variant="ghost"
            size="sm"
            onClick={onLeave}
            aria-label={t("notifications.messengers.leaveOne", { name })}
          >
            {t("notifications.messengers.leave")}
          </Button>
        </div>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          loading={isBusy}
          onClick={onConnect}
          aria-label={t("notifications.messengers.connectOne", { name })}
        >
          {t("notifications.messengers.connect")}
        </Button>
      )}
      {connection && !isConnected && <WaitingCode name={name} connection={connection} />}
    </li>
  );
}

function WaitingCode({ name, connection }: { name: string; connection: Connection }) {
  const { t } = useTranslation("settings");
  const { code, link } = connection;
  return (
    <div className={own.code} role="status">
      <QrCode value={link} label={t("notifications.messengers.qr", { name })} />
      <div className={own.steps}>
        <p>{t("notifications.messengers.how", { name })}</p>
        <Button href={link} target="_blank" size="sm">
          {t("notifications.messengers.open", { name })}
        </Button>
        <p className={styles.hint}>{t("notifications.messengers.byHand")}</p>
        <code className={own.text}>{code}</code>
      </div>
    </div>
  );
}
