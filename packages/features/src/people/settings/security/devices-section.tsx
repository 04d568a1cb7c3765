import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DeviceSession } from "@tropa/api-contract/people/calls-sessions";
import { endOtherSessionsCall, endSessionCall } from "@tropa/api-contract/people/calls-sessions";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { browserApi } from "../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { toastFailure } from "../../../platform/forms/problems/failure-toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { devicesQuery } from "../settings-queries.ts";
import { FailedPart } from "../failed-part.tsx";
import { useMoment } from "../../../platform/storefront/use-moment.ts";
import styles from "../settings.module.css";

type Devices = { items: DeviceSession[] };

/** Signs out one device, or all others, optimistically. */
function useSignOutOf() {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const { queryKey } = devicesQuery(storefront);
  return useMutation({
    mutationFn: async (id: string | null) => {
      const api = await browserApi(storefront);
      await (id === null
        ? api.call(endOtherSessionsCall, { body: {} })
        : api.call(endSessionCall, { body: { id } }));
    },
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Devices>(queryKey);
      const stays = (one: DeviceSession) => one.is_current || (id !== null && one.id !== id);
      queries.setQueryData<Devices>(
        queryKey,
        (current) => current && { items: current.items.filter(stays) },
      );
      return before;
    },
    onError: (error, _id, before) => {
      queries.setQueryData(queryKey, before);
      toastFailure(error, t("devices.failed"));
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Devices where the account is signed in. */
export function DevicesSection() {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const { data, isError, refetch } = useQuery(devicesQuery(storefront));
  const { mutate } = useSignOutOf();
  const others = data?.items.filter(({ is_current }) => !is_current) ?? [];
  return (
    <>
      {isError && <FailedPart onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="block" height="5rem" />}
      {data && (
        <ul className={styles.rows}>
          {data.items.map((device) => (
            <DeviceRow key={device.id} device={device} onEnd={() => mutate(device.id)} />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => mutate(null)}>
            {t("devices.endOthers")}
          </Button>
        </div>
      )}
    </>
  );
}

function DeviceRow({ device, onEnd }: { device: DeviceSession; onEnd: () => void }) {
  const { t } = useTranslation("settings");
  const { locale } = useStorefront();
  const moment = useMoment();
  const { browser, system, country, seen_at: seenAt, is_current: isCurrent } = device;
  const name = [system, browser].filter(Boolean).join(", ") || t("devices.unknown");
  const place = country && new Intl.DisplayNames(locale, { type: "region" }).of(country);
  return (
    <li className={styles.row}>
      <div>
        <b>{name}</b>
        <p className={styles.hint}>
          {[place, isCurrent ? null : t("devices.seen", { moment: moment(seenAt) })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="success">{t("devices.current")}</Badge>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          onClick={onEnd}
          aria-label={t("devices.endOne", { name })}
        >
          {t("devices.end")}
        </Button>
      )}
    </li>
  );
}
