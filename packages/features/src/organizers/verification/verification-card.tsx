import { useQuery } from "@tanstack/react-query";
import { rejectReasonsOf } from "@tropa/domain/organizers/reject-reasons";
import { documentChecks } from "@tropa/domain/organizers/verification";
import type { DocumentCheck } from "@tropa/domain/organizers/verification";
import { Badge } from "@tropa/ui-kit/badge";
import type { BadgeProps } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { settingsPath } from "../../platform/links/paths.ts";
import { LocalTime } from "../../sales/booking-parts/local-time.tsx";
import { DeskFailed } from "../desk/desk-states.tsx";
import { verificationQuery } from "./verification-queries.ts";
import styles from "./verification.module.css";

const states = {
  [documentChecks.notPerformed]: { word: "notPerformed", tone: "neutral" },
  [documentChecks.success]: { word: "success", tone: "success" },
  [documentChecks.failed]: { word: "failed", tone: "danger" },
  [documentChecks.inProgress]: { word: "inProgress", tone: "warning" },
} as const satisfies Record<DocumentCheck, { word: string; tone: BadgeProps["tone"] }>;

/** An organizer's verification state, with a link to the check. Nothing if the storefront has no provider. */
export function VerificationCard({ organizerId }: { organizerId: number }) {
  const { variant } = useStorefront();
  return variant.identityVerification === null ? null : <Card organizerId={organizerId} />;
}

function Card({ organizerId }: { organizerId: number }) {
  const { t } = useTranslation("verification");
  const { data, isError, refetch } = useQuery(verificationQuery(useStorefront(), organizerId));
  return (
    <section className={styles.card} aria-labelledby="verification">
      <h2 id="verification">{t("title")}</h2>
      <p className={styles.muted}>{t("text")}</p>
      {!data &&
        (isError ? (
          <DeskFailed onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="block" height="6rem" />
        ))}
      {data && (
        <>
          <ul className={styles.facts}>
            <Fact name="email" isDone={data.is_email_verified} />
            <Fact name="phone" isDone={data.is_phone_verified} />
            <Fact name="passport" isDone={data.is_passport_verified} />
          </ul>
          <Check
            organizerId={organizerId}
            status={data.status}
            rejectLabels={data.reject_labels}
            toldAt={data.told_at}
            isAvailable={data.is_available}
          />
        </>
      )}
    </section>
  );
}

function Fact({ name, isDone }: { name: "email" | "phone" | "passport"; isDone: boolean }) {
  const { t } = useTranslation("verification");
  return (
    <li data-done={isDone || undefined}>
      <Icon name={isDone ? "check-circle" : "clock"} size={20} />
      {t(`facts.${name}`)}
      {": "}
      {t(isDone ? "facts.done" : "facts.open")}
      {!isDone && name !== "passport" && <a href={settingsPath()}>{t("facts.confirm")}</a>}
    </li>
  );
}

interface CheckProps {
  organizerId: number;
  status: DocumentCheck;
  rejectLabels: readonly string[];
  toldAt: string | null;
  isAvailable: boolean;
}

function Check({ organizerId, status, rejectLabels, toldAt, isAvailable }: CheckProps) {
  const { t } = useTranslation("verification");
  const storefront = useStorefront();
  const { word, tone } = states[status];
  const isOpen = status === documentChecks.notPerformed || status === documentChecks.failed;
  const address = absoluteUrl(
    storefront,
    storefront.locale,
    organizerPath("records", organizerId, "verification"),
  );
  return (
    <div className={styles.check} role="status">
      <p className={styles.state}>
        <Badge tone={tone}>{t(`states.${word}.name`)}</Badge>
        {toldAt !== null && (
          <span className={styles.muted}>
            <LocalTime iso={toldAt} />
          </span>
        )}
      </p>
      <p>{t(`states.${word}.text`)}</p>
      {status === documentChecks.failed && (
        <ul>
          {rejectReasonsOf(rejectLabels).map((reason) => (
            <li key={reason}>{t(`reasons.${reason}`)}</li>
          ))}
        </ul>
      )}
      {isOpen && !isAvailable && <p className={styles.muted}>{t("unavailable")}</p>}
      {word !== "success" && isAvailable && (
        <div>
          {/* Loads a new document: only its page's policy allows the provider's frame. */}
          <Button
            variant={isOpen ? "primary" : "secondary"}
            onClick={() => window.location.assign(address)}
          >
            {t(`begin.${word}`)}
          </Button>
        </div>
      )}
    </div>
  );
}
