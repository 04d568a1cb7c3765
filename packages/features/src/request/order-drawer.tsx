import type { DateVariant } from "@tropa/api-contract/tour";
import { DRAWER, MODAL } from "@tropa/domain/interface-constants";
import type { Party } from "@tropa/domain/party";
import { Drawer } from "@tropa/ui-kit/drawer";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "../platform/translation.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import type { ShownTour } from "../tour/tour-loader.ts";
import { AskForm } from "./ask-form.tsx";
import { warmUpBookingCalls } from "./booking-calls.ts";
import type { SentRequest } from "./help-form.ts";
import HelpSuccess from "./help-success.tsx";
import { OrderForm } from "./order-form.tsx";
import styles from "./order-drawer.module.css";

export interface OrderDrawerProps {
  tour: ShownTour;
  /** Null asks about dates instead of booking one. */
  date: DateVariant | null;
  party?: Party | undefined;
  time?: string | undefined;
  /** A question about the tour rather than about its dates. */
  isQuestion?: boolean | undefined;
  onClose: () => void;
}

/** Books a date of a tour, or asks about dates where there is none to book. */
export default function OrderDrawer({
  tour,
  date,
  party,
  time,
  isQuestion = false,
  onClose,
}: OrderDrawerProps) {
  const { t } = useTranslation("request");
  const [open, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(date === null);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const storefront = useStorefront();
  const formId = useId();
  useEffect(() => warmUpBookingCalls(storefront), [storefront]);
  const close = () => {
    if (!open) return;
    setOpen(false);
    setTimeout(onClose, MODAL.closeAnimationMs);
  };

  return (
    <Drawer
      open={open}
      onClose={close}
      title={t(isQuestion ? "question.title" : isAsking ? "order.askTitle" : "order.title")}
      width={DRAWER.widthPx}
    >
      <div className={styles.body}>
        {sent ? (
          <HelpSuccess sent={sent} />
        ) : date && !isAsking ? (
          <OrderForm
            formId={formId}
            tour={tour}
            date={date}
            party={party}
            time={time}
            onAsk={() => setAsking(true)}
          />
        ) : (
          <AskForm
            formId={formId}
            tour={tour}
            party={party}
            isQuestion={isQuestion}
            onSent={setSent}
          />
        )}
      </div>
    </Drawer>
  );
}
