import type { CertificateOffer } from "@tropa/domain/sales/certificates/certificate";
import { formatMoney } from "@tropa/domain/money";
import { Link } from "@tropa/ui-kit/link";
import type { Breadcrumbs } from "@tropa/ui-kit/breadcrumbs";
import type { ComponentProps } from "react";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { usePageQuery } from "../../platform/history/page-query.ts";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { legalPath } from "../../platform/links/paths.ts";
import { BalanceCheck } from "./balance-check.tsx";
import { CertificateForm } from "./certificate-form.tsx";
import { OrderState } from "./order-state.tsx";
import styles from "./certificates.module.css";

const rules = ["anyTrip", "rest", "back", "year", "return"] as const;

export interface CertificatesScreenProps {
  offer: CertificateOffer;
  path: `/${string}`;
  crumbs: ComponentProps<typeof Breadcrumbs>["items"];
}

/** Gift certificates: description, form, state of an order and balance. */
export function CertificatesScreen({ offer, path, crumbs }: CertificatesScreenProps) {
  const { t } = useTranslation("certificates");
  const { variant, locale } = useStorefront();
  const query = usePageQuery();
  const isHydrated = useIsHydrated();
  // The server's page is the same for everybody and cacheable; the browser loads the order.
  const order = isHydrated ? new URLSearchParams(query).get("order") : null;
  const least = formatMoney({ minor: offer.least, currency: variant.chargeCurrency }, locale);
  return (
    <PageFrame
      crumbs={crumbs}
      title={t(order === null ? "title" : "gift")}
      lead={order === null && t("lead", { least })}
    >
      <div className={styles.page}>
        {order === null ? (
          <CertificateForm offer={offer} path={path} />
        ) : (
          <div className={styles.form}>
            <OrderState key={order} uuid={order} path={path} />
            <p>
              <Link href={path}>{t("state.another")}</Link>
            </p>
          </div>
        )}
        <section className={styles.block} aria-labelledby="rules">
          <h2 id="rules">{t("rules.title")}</h2>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{t(`rules.${rule}`)}</li>
            ))}
          </ul>
          <p>
            <Link href={legalPath("certificate-terms")}>{t("rules.terms")}</Link>
          </p>
        </section>
        <BalanceCheck />
      </div>
    </PageFrame>
  );
}
