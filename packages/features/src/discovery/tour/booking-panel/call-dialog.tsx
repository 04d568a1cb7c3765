import type { organizerPhoneCodeCall } from "@tropa/api-contract/conversation/calls-phone-codes";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { MODAL } from "@tropa/domain/interface-constants";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { Button } from "@tropa/ui-kit/button";
import { ErrorState } from "@tropa/ui-kit/error-state";
import { Modal } from "@tropa/ui-kit/modal";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { useEffect, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { browserApi } from "../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import styles from "./call-dialog.module.css";

type PhoneCode = AnswerOf<typeof organizerPhoneCodeCall>;
type Found = "loading" | "failed" | PhoneCode;

/** The number as people read it; the digits stay those to dial. */
const grouped = (code: string) => code.replace(/(\d{3})(?=\d)/g, "$1\u00a0");

/** A number to dial and the code to say after it: the call reaches a person whose own number nobody sees. */
export default function CallDialog({
  organizerId,
  name,
  onClose,
}: {
  organizerId: number;
  name: string;
  onClose: () => void;
}) {
  const { t } = useTranslation("tour");
  const { variant } = useStorefront();
  const [open, setOpen] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const close = () => {
    setOpen(false);
    setTimeout(onClose, MODAL.closeAnimationMs);
  };
  return (
    <Modal open={open} onClose={close} title={t("call.title", { name })} width={variant.modalWidth}>
      <div className={styles.root} aria-live="polite">
        <PhoneNumber
          key={attempt}
          organizerId={organizerId}
          onRetry={() => setAttempt(attempt + 1)}
        />
      </div>
    </Modal>
  );
}

/** The number comes with the window: a code is good for an hour only. */
function PhoneNumber({ organizerId, onRetry }: { organizerId: number; onRetry: () => void }) {
  const { t } = useTranslation("tour");
  const storefront = useStorefront();
  const { contacts } = storefront.variant;
  const [found, setFound] = useState<Found>("loading");
  useEffect(() => {
    let isGone = false;
    const show = (answer: Found) => {
      if (!isGone) setFound(answer);
    };
    phoneCodeOf(storefront, organizerId).then(show, () => show("failed"));
    return () => {
      isGone = true;
    };
  }, [organizerId, storefront]);
  if (found === "loading") return <Skeleton shape="block" height="8rem" />;
  if (found === "failed") return <ErrorState title={t("call.failed")} onRetry={onRetry} />;
  if (found.phone !== null && found.code !== null)
    return <Dial phone={found.phone} code={found.code} />;
  return (
    <>
      <p>{t("call.support")}</p>
      <Button href={`tel:${contacts.phone}`} icon="phone" size="lg" fullWidth>
        {readablePhone(contacts.phone)}
      </Button>
    </>
  );
}

async function phoneCodeOf(storefront: Storefront, organizerId: number): Promise<PhoneCode> {
  const [api, { organizerPhoneCodeCall: call }] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/conversation/calls-phone-codes"),
  ]);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return api.call(call, { body: { tour_organizer_id: organizerId, timezone: timeZone } });
}

function Dial({ phone, code }: { phone: string; code: string }) {
  const { t } = useTranslation("tour");
  return (
    <>
      <p>{t("call.text")}</p>
      <p className={styles.code}>
        <span>{t("call.code")}</span>
        <strong>{grouped(code)}</strong>
      </p>
      {/* The pause between number and code is dialled as well. */}
      <Button href={`tel:${phone},,${code}`} icon="phone" size="lg" fullWidth>
        {phone}
      </Button>
      <p className={styles.note}>{t("call.hour")}</p>
    </>
  );
}
