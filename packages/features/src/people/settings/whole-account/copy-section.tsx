import type { Profile } from "@tropa/api-contract/people/account";
import { ownDataCall } from "@tropa/api-contract/people/calls-own-account";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { FormAlert } from "../../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../../platform/forms/use-call.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { OwnerCheck } from "../../owner-check/owner-check.tsx";
import type { OwnerProof } from "../../owner-check/owner-check.tsx";
import styles from "../settings.module.css";

/** Starts the download; the page stays. */
const save = ({ url }: { url: string }) => window.location.assign(url);

/** Downloads everything that is stored about the person. */
export function CopySection({ profile, isOld }: { profile: Profile; isOld: boolean }) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const [step, setStep] = useState<"shown" | "check" | "begun">("shown");
  const { isRunning, problem, run, release } = useCall();
  const ask = (proof: OwnerProof | Record<string, never>) =>
    callApi(storefront, ownDataCall, { body: proof });
  const begin = (link: { url: string }) => {
    save(link);
    setStep("begun");
    release();
  };
  if (step === "check") {
    return (
      <OwnerCheck
        profile={profile}
        action={t("copy.get")}
        verify={ask}
        onVerified={begin}
        onCancel={() => setStep("shown")}
      />
    );
  }
  return (
    <>
      <p className={styles.hint}>{t("copy.text")}</p>
      <FormAlert problem={problem} />
      <div role="status">{step === "begun" && <p>{t("copy.begun")}</p>}</div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          loading={isRunning}
          onClick={() => {
            if (isOld) setStep("check");
            else void run({ body: {}, send: ask, onDone: begin });
          }}
        >
          {t("copy.get")}
        </Button>
      </div>
    </>
  );
}
