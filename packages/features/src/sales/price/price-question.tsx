import type { SeenSum } from "@tropa/api-contract/base/primitives";
import { formatMoney } from "@tropa/domain/money";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import type { PriceChange } from "./price-change.ts";

export interface PriceQuestionProps {
  change: PriceChange;
  onAgree: () => void;
  onClose: () => void;
}

/** Shows the old and the new price and asks whether to continue. */
export default function PriceQuestion({
  change: { seen, now },
  onAgree,
  onClose,
}: PriceQuestionProps) {
  const { t } = useTranslation("request");
  const { locale, variant } = useStorefront();
  const [open, setOpen] = useState(true);
  const money = ({ amount: minor, currency }: SeenSum) => formatMoney({ minor, currency }, locale);
  const close = (then?: () => void) => {
    setOpen(false);
    afterClosing(() => {
      onClose();
      then?.();
    });
  };
  return (
    <Modal
      open={open}
      onClose={() => close()}
      title={t("priceChanged.title")}
      width={variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={() => close()}>
            {t("priceChanged.back")}
          </Button>
          <Button onClick={() => close(onAgree)}>
            {now ? t("priceChanged.agree", { now: money(now) }) : t("priceChanged.agreeOpen")}
          </Button>
        </>
      }
    >
      {seen && <p>{t("priceChanged.seen", { seen: money(seen) })}</p>}
      <p>
        <strong>{now ? t("priceChanged.now", { now: money(now) }) : t("priceChanged.open")}</strong>
      </p>
      <p>{t("priceChanged.kept")}</p>
    </Modal>
  );
}
