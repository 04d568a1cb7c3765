import { formatNumber } from "@tropa/i18n/format";
import { localeFacts } from "@tropa/domain/locale";
import { Button } from "@tropa/ui-kit/button";
import { Drawer } from "@tropa/ui-kit/drawer";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import type { ReactNode } from "react";
import { useChoiceAddress } from "../../platform/links/choice-address.ts";
import { copyText } from "../../platform/browser/copy-text.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { factsText, readPageFacts } from "./page-facts.ts";
import type { PageCall, PageFacts } from "./page-facts.ts";
import styles from "./debug-menu.module.css";

/** Technical facts about the page, for staff investigating a fault. */
export default function DebugMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("staffDebug");
  const storefront = useStorefront();
  // A snapshot from opening, so that what is copied is what was shown.
  const [facts] = useState(() => readPageFacts(storefront));
  return (
    <Drawer open onClose={onClose} title={t("title")} width={560}>
      <div className={styles.root}>
        <dl className={styles.facts}>
          <Fact name={t("page")}>{facts.path}</Fact>
          <Fact name={t("variant")}>
            <code>{facts.variant}</code>
          </Fact>
          <Fact name={t("build")}>{facts.build ?? t("unknown")}</Fact>
          <Fact name={t("origin")}>
            <Origin origin={facts.origin} />
          </Fact>
          <Fact name={t("request")}>{facts.origin?.request ?? t("unknown")}</Fact>
          <Fact name={t("locale")}>
            <Choices kind="locale" current={facts.locale} />
          </Fact>
          <Fact name={t("currency")}>
            <Choices kind="currency" current={facts.currency} />
          </Fact>
        </dl>
        <section>
          <h3>{t("flags")}</h3>
          <ul className={styles.flags}>
            {Object.entries(facts.flags).map(([name, isOn]) => (
              <li key={name}>
                <code>{name}</code> {isOn ? "✓" : "—"}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{t("calls")}</h3>
          <Calls calls={facts.calls} />
        </section>
        <CopyFacts text={factsText(facts)} />
      </div>
    </Drawer>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Origin({ origin }: Pick<PageFacts, "origin">) {
  const { t } = useTranslation("staffDebug");
  const { locale } = useStorefront();
  if (!origin) return t("unknown");
  return origin.isStored ? t("stored", { age: formatNumber(origin.ageMs, locale) }) : t("none");
}

/** A choice reloads the page, as in the header's menu. */
function Choices({ kind, current }: { kind: "locale" | "currency"; current: string }) {
  const { variant } = useStorefront();
  const choose = useChoiceAddress();
  const choices: readonly string[] = kind === "locale" ? variant.locales : variant.currencies;
  return (
    <span className={styles.choices}>
      {choices.map((choice) => (
        <a
          key={choice}
          href={choose(kind, choice)}
          aria-current={choice === current || undefined}
          rel="nofollow"
        >
          {kind === "locale" ? localeFacts[choice as keyof typeof localeFacts].name : choice}
        </a>
      ))}
    </span>
  );
}

function Calls({ calls }: { calls: readonly PageCall[] }) {
  const { t } = useTranslation("staffDebug");
  const { locale } = useStorefront();
  if (calls.length === 0) return <p>{t("noCalls")}</p>;
  return (
    <ul className={styles.calls}>
      {calls.map(({ path, status, ms }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list is read once and never changes
        <li key={index}>
          <code>{path}</code>
          <span>
            {t("status", { status })}
            {", "}
            {t("duration", { ms: formatNumber(ms, locale) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function CopyFacts({ text }: { text: string }) {
  const { t } = useTranslation("staffDebug");
  const [state, setState] = useState<"ready" | "copied" | "refused">("ready");
  const copy = () =>
    copyText(text).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  return (
    <section className={styles.copy}>
      <Textarea label={t("text")} value={text} readOnly rows={6} />
      <div className={styles.choices}>
        <Button onClick={() => void copy()}>{t("copy")}</Button>
        <span role="status">
          {state === "copied" && t("copied")}
          {state === "refused" && t("notCopied")}
        </span>
      </div>
    </section>
  );
}
