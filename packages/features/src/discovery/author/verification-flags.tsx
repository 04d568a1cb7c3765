import type { OrganizerPage } from "@tropa/api-contract/organizers/organizer";
import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./verification-flags.module.css";

export type Verification = OrganizerPage["verification"];

const checks = [
  { name: "passport", field: "is_passport_verified" },
  { name: "phone", field: "is_phone_verified" },
  { name: "email", field: "is_email_verified" },
] as const;

/** Shows what was verified about an organizer; explanations open by touch and keyboard, without scripts too. */
export function VerificationFlags({ flags }: { flags: Verification }) {
  const { t } = useTranslation("organizer");
  return (
    <div className={styles.root}>
      <ul className={styles.flags} aria-label={t("checks.title")}>
        {checks.map(({ name, field }) => (
          <li key={name} data-checked={flags[field]}>
            <Icon name={flags[field] ? "check-circle" : "minus"} size={18} />
            {t(`checks.${name}.${flags[field] ? "done" : "open"}`)}
          </li>
        ))}
      </ul>
      <details className={styles.meaning}>
        <summary>
          <Icon name="info" size={18} />
          {t("checks.what")}
        </summary>
        <dl>
          {checks.map(({ name }) => (
            <div key={name}>
              <dt>{t(`checks.${name}.name`)}</dt>
              <dd>{t(`checks.${name}.meaning`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
