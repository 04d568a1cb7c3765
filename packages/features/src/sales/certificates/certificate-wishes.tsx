import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./certificates.module.css";

/** Texts on the certificate. */
export interface CertificateTexts {
  recipient: string;
  wish: string;
  buyer: string;
}

/** Reads the texts from the form, for the preview. */
export function textsIn(form: HTMLFormElement): CertificateTexts {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { recipient: text("recipient_name"), wish: text("wish"), buyer: text("buyer_name") };
}

/** Preview of the certificate's texts. */
export function CertificateWishes({ recipient, wish, buyer }: CertificateTexts) {
  const { t } = useTranslation("certificates");
  if (!recipient && !wish && !buyer) return null;
  return (
    <div className={styles.wishes}>
      {recipient && (
        <p>
          <span>{t("order.whom")}</span> <b>{recipient}</b>
        </p>
      )}
      {wish && <p className={styles.wish}>{wish}</p>}
      {buyer && (
        <p>
          <span>{t("order.who")}</span> <b>{buyer}</b>
        </p>
      )}
    </div>
  );
}
