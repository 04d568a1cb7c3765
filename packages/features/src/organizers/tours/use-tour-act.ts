import type { ApiClient } from "@tropa/api-client/client";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { useQueryClient } from "@tanstack/react-query";
import { browserApi } from "../../platform/api/browser-api.ts";
import { codeOf } from "../../platform/forms/problems/error-code.ts";
import { useCall } from "../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { toursKey } from "./queries/tour-queries.ts";

interface Act {
  body: object;
  send: (api: ApiClient) => Promise<OrganizerTour>;
  /** Toast on success. */
  done: string;
  onDone: (tour: OrganizerTour) => void;
  /** Return true if the error was handled; false reports that the tour has changed. */
  onConflict?: (error: unknown) => boolean;
}

/** An action on a tour as a whole. If somebody was faster, says so and reloads the tour. */
export function useTourAct(refresh: () => Promise<void>) {
  const { t } = useTranslation("organizerTours");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const { isRunning, problem, run, release } = useCall();
  const act = ({ body, send, done, onDone, onConflict }: Act) =>
    run({
      body,
      send: async () => send(await browserApi(storefront)),
      onDone(tour) {
        release();
        showToast({ type: "success", text: done });
        void queries.invalidateQueries({ queryKey: [...toursKey, "list"] });
        onDone(tour);
      },
      onRefused(error) {
        if (codeOf(error) !== "conflict") return false;
        if (onConflict?.(error)) return true;
        showToast({ type: "error", text: t("tooLate") });
        refresh().catch(() => {});
        return true;
      },
    });
  return { isRunning, problem, act };
}
