import { Link } from "@tropa/ui-kit/link";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { legalPath } from "../../platform/links/paths.ts";

/** Consent checkbox with a link that opens the terms over the form. */
export function CertificateTerms() {
  const { t } = useTranslation("certificates");
  const [before = "", after = ""] = t("order.terms").split("{terms}");
  return (
    <>
      {before}
      <Link href={legalPath("certificate-terms")} target="_blank">
        {t("order.termsName")}
      </Link>
      {after}
    </>
  );
}
