import { Button } from "@tropa/ui-kit/button";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { OrderDialog } from "./order-dialog.tsx";
import { useSession } from "../../../people/session/session.ts";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";

const AskDialog = lazyPart(
  "conversation",
  () => import("../../../conversation/ask/ask-dialog.tsx"),
);

/** Asks the organizer: by chat if signed in, otherwise by a form with contact details. */
export function AskButton({ tour, children }: { tour: ShownTour; children: ReactNode }) {
  const profile = useSession((session) => session.profile);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { organizer } = tour;
  // Organizers cannot chat with themselves.
  const canChat = profile !== null && organizer !== null && profile.organizer_id !== organizer.id;
  return (
    <>
      <Button variant="secondary" icon="chat" onClick={() => setAsking(true)}>
        {children}
      </Button>
      {isAsking && !canChat && <OrderDialog tour={tour} isQuestion onClose={close} />}
      {isAsking && canChat && (
        <Suspense>
          <AskDialog accountId={profile.id} organizer={organizer} tour={tour} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
