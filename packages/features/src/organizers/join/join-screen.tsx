import { brandName } from "@tropa/domain/storefront/variant-config";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { helpCenterPath, legalPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { JoinSection } from "./join-section.tsx";
import styles from "./join.module.css";

const gains = [
  { name: "guests", icon: "users" },
  { name: "money", icon: "card" },
  { name: "desk", icon: "calendar" },
  { name: "help", icon: "chat" },
] as const satisfies readonly { name: string; icon: IconName }[];
const steps = ["apply", "read", "record", "tours"] as const;
const formId = "apply";

/** What one gets by leading tours here, how one begins, and the application. */
export function JoinScreen({ crumbs }: { crumbs: Crumbs }) {
  const { t } = useTranslation("join");
  const { variant, locale } = useStorefront();
  const brand = brandName(variant, locale);
  return (
    <PageFrame
      crumbs={crumbs}
      title={t("title")}
      lead={t("lead", { brand })}
      head={
        <p className={styles.start}>
          <Button href={`#${formId}`} size="lg">
            {t("start")}
          </Button>
          <Link href={legalPath("tour-provider-agreement")}>{t("terms")}</Link>
        </p>
      }
    >
      <section aria-labelledby="gains-title" className={styles.part}>
        <h2 id="gains-title">{t("gains.title")}</h2>
        <ul className={styles.gains}>
          {gains.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} size={28} />
              <h3>{t(`gains.${name}.title`)}</h3>
              <p>{t(`gains.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="steps-title" className={styles.part}>
        <h2 id="steps-title">{t("steps.title")}</h2>
        <ol className={styles.steps}>
          {steps.map((name) => (
            <li key={name}>
              <h3>{t(`steps.${name}.title`)}</h3>
              <p>{t(`steps.${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id={formId} aria-labelledby={`${formId}-title`} className={styles.part}>
        <h2 id={`${formId}-title`}>{t("form.heading")}</h2>
        <div className={styles.panel}>
          <JoinSection />
        </div>
        <p className={styles.muted}>
          {t("questions")} <Link href={helpCenterPath()}>{t("helpCenter")}</Link>
        </p>
      </section>
    </PageFrame>
  );
}
