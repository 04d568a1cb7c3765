import { brandName } from "@tropa/domain/storefront/variant-config";
import { Breadcrumbs } from "@tropa/ui-kit/breadcrumbs";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { mainId } from "../../platform/page/skip-link.tsx";
import { helpCenterPath, legalPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Income } from "./income.tsx";
import { JoinSection } from "./join-section.tsx";
import screen from "./join-screen.module.css";
import styles from "./join.module.css";

const gains = [
  { name: "guests", icon: "users" },
  { name: "money", icon: "card" },
  { name: "desk", icon: "calendar" },
  { name: "help", icon: "chat" },
] as const satisfies readonly { name: string; icon: IconName }[];
const steps = ["apply", "read", "record", "tours"] as const;
const formId = "apply";

/** Why and how to become an organizer, and the application form. */
export function JoinScreen({ crumbs }: { crumbs: Crumbs }) {
  const { t } = useTranslation("join");
  const { variant, locale } = useStorefront();
  const { image, colour } = variant.heroPictures.summer;
  return (
    <main id={mainId} className={screen.root}>
      <Breadcrumbs items={crumbs} />
      <header className={screen.head}>
        <div>
          <h1>{t("title")}</h1>
          <p className={screen.lead}>{t("lead", { brand: brandName(variant, locale) })}</p>
          <p className={screen.start}>
            <Button href={`#${formId}`} size="lg">
              {t("start")}
            </Button>
            <Link href={legalPath("tour-provider-agreement")}>{t("terms")}</Link>
          </p>
          <p className={styles.muted}>{t("promise")}</p>
        </div>
        <Picture
          template={image}
          alt=""
          width={16}
          height={9}
          variants={["640x360", "1280x720"]}
          sizes="(width >= 992px) 600px, 92vw"
          colour={colour}
          priority
          className={screen.picture}
        />
      </header>
      {variant.joinExample && <Income example={variant.joinExample} />}
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
      <div className={styles.joining}>
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
      </div>
    </main>
  );
}
