import { useMutation } from "@tanstack/react-query";
import { Button } from "@tropa/ui-kit/button";
import { useEffect, useRef } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { useGo } from "../../platform/history/layers.ts";
import { toastFailure } from "../../platform/forms/problems/failure-toast.ts";
import { chatPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

export interface OrganizerButtonProps {
  organizerId: number;
  /** The tour the chat is about, if any. */
  tourId: number | null;
  /** The visitor pressed it before this code had loaded: open the chat at once. */
  opensAtOnce?: boolean;
}

/** Opens the chat with an organizer without sending a message. */
export default function OrganizerButton({
  organizerId,
  tourId,
  opensAtOnce = false,
}: OrganizerButtonProps) {
  const { t } = useTranslation("chat");
  const storefront = useStorefront();
  const go = useGo();
  const { mutate, isPending } = useMutation(
    {
      // Loaded on press: most readers write to nobody.
      mutationFn: async () => {
        const [api, { organizerChatCall }] = await Promise.all([
          browserApi(storefront),
          import("@tropa/api-contract/conversation/calls-chat"),
        ]);
        return api.call(organizerChatCall, {
          body: { organizer_id: organizerId, ...(tourId !== null && { tour_id: tourId }) },
        });
      },
      onSuccess: ({ id }) => go(chatPath(id)),
      onError: (error) => toastFailure(error, t("failed.open")),
    },
    queryClient(),
  );
  const opened = useRef(false);
  useEffect(() => {
    if (!opensAtOnce || opened.current) return;
    opened.current = true;
    mutate();
  }, [opensAtOnce, mutate]);
  return (
    <Button variant="secondary" icon="chat" loading={isPending} onClick={() => mutate()}>
      {t("writeToOrganizer")}
    </Button>
  );
}
