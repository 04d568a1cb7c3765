import type { Tourist, TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { Button } from "@tropa/ui-kit/button";
import { useSession } from "../../people/session/session.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

export interface OwnDetailsProps {
  info: Pick<TouristsInfo, "is_own" | "tourists">;
  /** Whose form it is; null: somebody new. */
  tourist: Tourist | null;
  onFill: (details: Readonly<Record<string, string>>) => void;
}

/** Whoever booked fills themselves in by one press, from their account. */
export function OwnDetails({ info, tourist, onFill }: OwnDetailsProps) {
  const { t } = useTranslation("travellers");
  const { profile } = useSession();
  if (!info.is_own || !profile || tourist?.is_touched) return null;
  const isThere = ({ first_name: first, last_name: last, is_touched: isTouched }: Tourist) =>
    isTouched && first === profile.first_name && (last === "" || last === profile.last_name);
  if (info.tourists.some(isThere)) return null;
  const { first_name, last_name, phone, email } = profile;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="user"
      onClick={() => onFill({ last_name, first_name, phone: phone ?? "", email: email ?? "" })}
    >
      {t("ownDetails")}
    </Button>
  );
}
