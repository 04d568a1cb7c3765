import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./home-why-us.module.css";

const reasons = [
  { key: "checked", icon: "shield" },
  { key: "price", icon: "card" },
  { key: "small", icon: "users" },
  { key: "help", icon: "chat" },
] as const satisfies readonly { key: string; icon: IconName }[];

/** Four reasons to book here. */
export function HomeWhyUs() {
  const { t } = useTranslation("home");
  return (
    <section data-late>
      <h2>
        <VisuallyHidden>{t("why.title")}</VisuallyHidden>
      </h2>
      <ul className={styles.root}>
        {reasons.map(({ key, icon }) => (
          <li key={key}>
            <span className={styles.icon}>
              <Icon name={icon} size={26} />
            </span>
            <div>
              <h3>{t(`why.${key}.title`)}</h3>
              <p>{t(`why.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
