import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./certificates.module.css";

export interface CertificateWords {
  recipient: string;
  wish: string;
  buyer: string;
}

/** What the form says so far beside its drawing. */
export function wordsIn(form: HTMLFormElement): CertificateWords {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { recipient: text("recipient_name"), wish: text("wish"), buyer: text("buyer_name") };
}

/** The words that go with the drawing, as they are typed. */
export function CertificateWishes({ recipient, wish, buyer }: CertificateWords) {
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
