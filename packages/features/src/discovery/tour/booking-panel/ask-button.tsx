import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import type { ReactNode } from "react";
import { OrderDialog } from "./order-dialog.tsx";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";

/** Opens the form for a question about the tour. */
export function AskButton({ tour, children }: { tour: ShownTour; children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="chat" onClick={() => setAsking(true)}>
        {children}
      </Button>
      {isAsking && <OrderDialog tour={tour} isQuestion onClose={() => setAsking(false)} />}
    </>
  );
}
