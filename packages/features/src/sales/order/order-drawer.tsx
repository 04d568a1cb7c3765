import { DRAWER } from "@tropa/domain/interface-constants";
import { Drawer } from "@tropa/ui-kit/drawer";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { profileQuestion } from "../../people/after-sign-in/ask-for-profile.ts";
import type { ShownTour } from "../choice/shown-tour.ts";
import type { TourChoice } from "../choice/use-tour-choice.ts";
import { AskForm } from "./ask-form.tsx";
import { warmUpBookingCalls } from "../calls/booking-calls.ts";
import type { SentRequest } from "../calls/last-request.ts";
import HelpSuccess from "../help-request/help-success.tsx";
import { OrderForm } from "./order-form.tsx";
import { useCurrentDate } from "./use-current-date.ts";
import styles from "./order-drawer.module.css";

export interface OrderDrawerProps {
  tour: ShownTour;
  /** The choice made on the page; the form changes it, too. Without a bookable date the form is a help request. */
  choice?: TourChoice | undefined;
  /** True for a question about the tour rather than its dates. */
  isQuestion?: boolean | undefined;
  onClose: () => void;
}

/** Books a date of a tour, or sends a help request if there is none to book. */
export default function OrderDrawer({
  tour,
  choice,
  isQuestion = false,
  onClose,
}: OrderDrawerProps) {
  const { t } = useTranslation("request");
  const [open, setOpen] = useState(false);
  // Decided once: the date may sell out while it is being booked.
  const [isAsking, setAsking] = useState(!choice?.date || choice.date.is_busy);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const storefront = useStorefront();
  const formId = useId();
  const date = useCurrentDate(tour.id, choice?.date ?? null);
  useEffect(() => warmUpBookingCalls(storefront), [storefront]);
  const why = isQuestion ? "message" : "booking";
  // Ask before the form opens, because the answers are the form's initial values.
  useEffect(() => void profileQuestion(why).then(() => setOpen(true)), [why]);
  const close = () => {
    if (!open) return;
    setOpen(false);
    afterClosing(onClose);
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
        ) : choice && date && !isAsking ? (
          <OrderForm
            formId={formId}
            tour={tour}
            date={date}
            choice={choice}
            onAsk={() => setAsking(true)}
          />
        ) : (
          <AskForm
            formId={formId}
            tour={tour}
            party={choice?.party}
            isQuestion={isQuestion}
            onSent={setSent}
          />
        )}
      </div>
    </Drawer>
  );
}
