import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { ApiClient } from "@tropa/api-client/client";
import { staffTeamCall, teamConflicts } from "@tropa/api-contract/staff/calls-team";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useState } from "react";
import { browserApi, callApi } from "../../platform/api/browser-api.ts";
import { useCall } from "../../platform/forms/use-call.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { deskKey } from "../queues/desk-queries.ts";

export const teamQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: [...deskKey, "team"],
    queryFn: ({ signal }) => callApi(storefront, staffTeamCall, { signal }),
    refetchOnWindowFocus: true,
  });

export interface TeamAct<Body> {
  body: Body;
  send: (api: ApiClient, body: Body) => Promise<unknown>;
  /** Toast on success. */
  done: string;
  onDone: () => void;
}

/** A change of the team: afterwards the desk is read anew, and a refusal says its reason. */
export function useTeamAct() {
  const { t } = useTranslation("staffTeam");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isRunning, problem, run, release } = useCall();
  const readAnew = () => queries.invalidateQueries({ queryKey: deskKey });
  const act = <Body>({ body, send, done, onDone }: TeamAct<Body>) => {
    setRefusal(null);
    return run({
      body,
      send: async (given) => send(await browserApi(storefront), given),
      onDone: () => {
        release();
        showToast({ type: "success", text: done });
        onDone();
        void readAnew();
      },
      onRefused: (error) => {
        if (!isApiClientError(error)) return false;
        const reason = teamConflicts.find((one) => one === error.data["reason"]);
        const isForbidden = error.code === "forbidden";
        if (!reason && !isForbidden) return false;
        setRefusal(reason ? t(`refused.${reason}`) : t("refused.forbidden"));
        void readAnew();
        return true;
      },
    });
  };
  const refused = refusal === null ? null : ({ kind: "refused", messages: [refusal] } as const);
  return { act, isRunning, problem: refused ?? problem };
}
