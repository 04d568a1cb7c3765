import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { Profile } from "@tropa/api-contract/people/account";
import { endAccountCall } from "@tropa/api-contract/people/calls-own-account";
import type { Obstacle } from "@tropa/api-contract/people/calls-own-account";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { useState } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { useGo } from "../../../platform/history/layers.ts";
import { tripPath } from "../../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { OwnerCheck } from "../../owner-check/owner-check.tsx";
import { dropEndedSession } from "../../session/sign-out.ts";
import styles from "../settings.module.css";
import own from "./whole-account.module.css";

/** Deletes the account: what is deleted, what stays, and what prevents it. */
export function EndSection({
  profile,
  obstacles,
  onChanged,
}: {
  profile: Profile;
  obstacles: readonly Obstacle[];
  /** A new obstacle has come up. */
  onChanged: () => void;
}) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const go = useGo();
  const [isOpen, setOpen] = useState(false);
  // Leave this page first: personal pages ask visitors to sign in.
  const goodbye = async () => {
    await go("/");
    dropEndedSession();
    showToast({ type: "success", text: t("end.done") });
  };
  if (obstacles.length > 0) return <Obstacles obstacles={obstacles} />;
  return (
    <>
      <Consequences />
      {isOpen ? (
        <>
          <p>
            <b>{t("end.sure")}</b>
          </p>
          <OwnerCheck
            profile={profile}
            action={t("end.do")}
            isFinal
            verify={(proof) => callApi(storefront, endAccountCall, { body: proof })}
            onVerified={() => void goodbye()}
            onRefused={(error) => {
              if (!isApiClientError(error) || error.code !== "conflict") return false;
              setOpen(false);
              onChanged();
              return true;
            }}
            onCancel={() => setOpen(false)}
          />
        </>
      ) : (
        <div className={styles.actions}>
          <Button variant="danger" onClick={() => setOpen(true)}>
            {t("end.begin")}
          </Button>
        </div>
      )}
    </>
  );
}

function Consequences() {
  const { t } = useTranslation("settings");
  const { booksKeptYears } = useStorefront().variant;
  return (
    <div className={own.lists}>
      <div>
        <h3>{t("end.goes.title")}</h3>
        <ul>
          {(["profile", "ways", "chats", "others"] as const).map((key) => (
            <li key={key}>{t(`end.goes.${key}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t("end.stays.title")}</h3>
        <ul>
          <li>{t("end.stays.books", { count: booksKeptYears })}</li>
          <li>{t("end.stays.reviews")}</li>
        </ul>
      </div>
    </div>
  );
}

function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const { t } = useTranslation("settings");
  const { locale } = useStorefront();
  return (
    <>
      <p>{t("end.notNow")}</p>
      <ul className={own.obstacles}>
        {obstacles.map(({ kind, booking_id: id, tour, starts_on: day }) => (
          <li key={`${kind}${id}`}>
            <b>{t(`end.obstacles.${kind}`)}</b>
            {id !== null && (
              <>
                <Link href={tripPath(id)}>
                  {t("end.booking", {
                    number: id,
                    tour: tour ?? "",
                    day: day === null ? "" : formatDate(day, locale),
                  })}
                </Link>
                {kind !== "work" && <span className={styles.hint}>{t(`end.wayOut.${kind}`)}</span>}
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
