import type { PaymentMethod } from "@tropa/domain/sales/payment";
import { PaymentMarks } from "@tropa/ui-kit/payment-marks";
import { RadioGroup } from "@tropa/ui-kit/radio";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { PaymentWay } from "./payment-state.ts";

export interface PaymentWaysProps {
  ways: readonly PaymentWay[];
  value: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod | undefined) => void;
}

/** Chooses a payment method; the provider behind it is not shown. */
export function PaymentWays({ ways, value, onChoose }: PaymentWaysProps) {
  const { t } = useTranslation("booking");
  const { cardNetworks = [] } = useStorefront().variant;
  const marksOf = { sbp: ["sbp"], card: cardNetworks } as const;
  return (
    <RadioGroup
      label={t("pay.how")}
      layout="cards"
      value={value ?? ""}
      options={ways.map(({ method }) => ({
        value: method,
        label: t(`pay.method.${method}`),
        hint: t(`pay.hint.${method}`),
        ...(marksOf[method].length > 0 && { aside: <PaymentMarks marks={marksOf[method]} /> }),
      }))}
      onValueChange={(chosen) => onChoose(ways.find(({ method }) => method === chosen)?.method)}
    />
  );
}
