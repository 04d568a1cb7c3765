import { useQuery } from "@tanstack/react-query";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { ErrorState } from "@tropa/ui-kit/error-state";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { queryClient } from "../../platform/api/query-client.ts";
import { phoneCodeQuery } from "./call-queries.ts";
import type { DialledCallee } from "./call-queries.ts";
import type { Callee } from "./callee.ts";
import styles from "./call-window.module.css";

/** Groups the digits for reading; the `tel:` link has them ungrouped. */
const grouped = (code: string) => code.replace(/(\d{3})(?=\d)/g, "$1\u00a0");

interface CallNumberProps<Whom extends Callee> {
  callee: Whom;
  /** The caller's country, which decides on the shared number. */
  countryId: number | undefined;
}

/** The number to dial: support's own or, for a person, a shared number and a code, so that nobody sees their phone. */
export function CallNumber({ callee, countryId }: CallNumberProps<Callee>) {
  const { t } = useTranslation("calls");
  return callee.kind === "support" ? (
    <SupportNumber>{t("byPhone")}</SupportNumber>
  ) : (
    <SharedNumber callee={callee} countryId={countryId} />
  );
}

function SupportNumber({ children }: { children: string }) {
  const { phone } = useStorefront().variant.contacts;
  return (
    <>
      <p>{children}</p>
      <Button href={`tel:${phone}`} icon="phone" size="lg" fullWidth>
        {readablePhone(phone)}
      </Button>
    </>
  );
}

function SharedNumber({ callee, countryId }: CallNumberProps<DialledCallee>) {
  const { t } = useTranslation("calls");
  const storefront = useStorefront();
  const { data, isError, refetch } = useQuery(
    phoneCodeQuery(storefront, callee, countryId),
    queryClient(),
  );
  return (
    <div className={styles.root} aria-live="polite">
      {isError ? (
        <ErrorState title={t("failed")} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton shape="block" height="8rem" />
      ) : data.phone !== null && data.code !== null ? (
        <>
          <p>{t(`dial.${callee.kind}`)}</p>
          <p className={styles.code}>
            <span>{t("code")}</span>
            <strong>{grouped(data.code)}</strong>
          </p>
          {/* Each comma in the link makes the phone pause before it dials the code. */}
          <Button href={`tel:${data.phone},,${data.code}`} icon="phone" size="lg" fullWidth>
            {readablePhone(data.phone)}
          </Button>
          <p className={styles.note}>{t("hour")}</p>
        </>
      ) : (
        <SupportNumber>{t("viaSupport")}</SupportNumber>
      )}
    </div>
  );
}
