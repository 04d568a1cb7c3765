import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  subscribePushCall,
  unsubscribePushCall,
} from "@tropa/api-contract/conversation/calls-push";
import { Switch } from "@tropa/ui-kit/switch";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { browserApi } from "../../../platform/api/browser-api.ts";
import { showToast } from "../../../platform/storefront/toast.ts";
import styles from "../settings.module.css";
import own from "./notifications.module.css";
import { pushStateQuery } from "./notification-queries.ts";
import { subscribe, unsubscribe } from "./push-device.ts";

/** Switch for push notifications on this device. Nothing if they are not configured, or not supported. */
export function PushSwitch() {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const query = pushStateQuery(storefront);
  const { data } = useQuery(query);
  const turn = useMutation({
    mutationFn: async ({ isOn, key }: { isOn: boolean; key: string }) => {
      const api = await browserApi(storefront);
      if (!isOn) {
        await api.call(unsubscribePushCall, { body: {} });
        await unsubscribe();
        return;
      }
      const device = await subscribe(key);
      if (!device) return;
      const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = device;
      await api.call(subscribePushCall, { body: { endpoint, keys: { p256dh, auth } } });
    },
    onError: () => showToast({ type: "error", text: t("notSaved") }),
    onSettled: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  if (!data || data.key === null || data.permission === "missing") return null;
  const { key } = data;
  const isDenied = data.permission === "denied";
  return (
    <div className={own.part}>
      <h3 className={own.title}>{t("notifications.push.title")}</h3>
      <Switch
        checked={turn.isPending ? turn.variables.isOn : data.isOn}
        disabled={isDenied || turn.isPending}
        onValueChange={(isOn) => turn.mutate({ isOn, key })}
      >
        {t("notifications.push.on")}
      </Switch>
      <p className={styles.hint}>
        {isDenied ? t("notifications.push.denied") : t("notifications.push.hint")}
      </p>
    </div>
  );
}
