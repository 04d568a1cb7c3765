import { useQueryClient } from "@tanstack/react-query";
import type { ApiClient } from "@tropa/api-client/client";
import { browserApi } from "../../platform/api/browser-api.ts";
import { codeOf } from "../../platform/forms/problems/error-code.ts";
import { useCall } from "../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { organizerKey } from "../desk/organizer-queries.ts";

interface Act {
  body: object;
  send: (api: ApiClient, key: string) => Promise<unknown>;
  /** Toast on success. */
  done: string;
  onDone?: () => void;
}

/**
 * An action on bookings. Afterwards all queries of the desk are refetched; if somebody else was faster, a message says
 * so, too.
 */
export function useBookingAct() {
  const { t } = useTranslation("organizerBookings");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const { isRunning, problem, run, release } = useCall();
  const refresh = () => queries.invalidateQueries({ queryKey: organizerKey });
  const act = ({ body, send, done, onDone }: Act) =>
    run({
      body,
      send: async (_body, key) => send(await browserApi(storefront), key),
      onDone: async () => {
        showToast({ type: "success", text: done });
        onDone?.();
        await refresh();
        release();
      },
      onRefused: (error) => {
        const isTooLate = codeOf(error) === "conflict";
        if (!isTooLate) return false;
        showToast({ type: "error", text: t("tooLate") });
        onDone?.();
        void refresh();
        return true;
      },
    });
  return { isRunning, problem, act };
}
