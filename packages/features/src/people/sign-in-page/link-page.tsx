import { isApiClientError } from "@tropa/api-client/api-client-error";
import {
  accessTokenByOneTimeTokenCall,
  signInLinkCall,
} from "@tropa/api-contract/people/calls-accounts";
import { Button } from "@tropa/ui-kit/button";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { NarrowPage } from "../../platform/page/narrow-page.tsx";
import { browserApi } from "../../platform/api/browser-api.ts";
import { formFailure } from "../../platform/forms/problems/form-problem.ts";
import type { FormProblem } from "../../platform/forms/problems/form-problem.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { loginPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { readSiteTokens } from "../../platform/api/site-tokens.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { isFromOrganizerSignIn, takeLink } from "../sign-in/own-link.ts";
import { useScrubbedQuery } from "./scrubbed-query.ts";
import { finishSignIn, ownPath } from "../sign-in/sign-in-result.ts";
import styles from "../sign-in/sign-in.module.css";

type Step =
  | { kind: "busy" | "gone" }
  | { kind: "failed"; problem: FormProblem }
  /** The account that the link signs in to. */
  | { kind: "ask"; login: string | null };

/** Whether the organizers' sign-in led here, in which case nothing is asked. False if that cannot be known. */
async function isSentByOrganizerSignIn(storefront: Storefront, token: string): Promise<boolean> {
  const { referrer } = document;
  const [entry] = performance.getEntriesByType("navigation");
  if (referrer === "" || !entry) return false;
  const tokens = await readSiteTokens(storefront);
  if (!tokens) return false;
  const signInUrl = tokens.organizer_login_url;
  return isFromOrganizerSignIn({ referrer, address: entry.name }, { token, signInUrl });
}

/**
 * `/login-via-token`: signs in by a link's single-use token and goes to its target on this storefront. Asks first
 * unless the link was issued to this tab: a link sent by somebody else must not sign anybody in by itself, and link
 * scanners must not use it up.
 */
export function LinkPage() {
  const { t } = useTranslation("signIn");
  const storefront = useStorefront();
  const [query] = useSearchParams();
  // Read before it is removed from the address.
  const [token] = useState(() => query.get("token") ?? "");
  const [to] = useState(() => ownPath(query.get("to")));
  const [step, setStep] = useState<Step>({ kind: "busy" });
  const isBegun = useRef(false);
  const next = useRef<"ask" | "open">("ask");
  useScrubbedQuery("token");

  const goOn = async () => {
    setStep({ kind: "busy" });
    try {
      const api = await browserApi(storefront);
      if (next.current === "ask") {
        const { login } = await api.call(signInLinkCall, { body: { token } });
        next.current = "open";
        setStep({ kind: "ask", login });
        return;
      }
      const answer = await api.call(accessTokenByOneTimeTokenCall, { body: { token } });
      finishSignIn(answer, storefront, { to: to ?? "/" });
    } catch (error) {
      const { problem } = formFailure(error, []);
      const isRefused = isApiClientError(error) && error.kind === "http" && error.status < 500;
      if (problem?.kind === "blocked") setStep({ kind: "failed", problem });
      else
        setStep(
          isRefused ? { kind: "gone" } : { kind: "failed", problem: { kind: "unreachable" } },
        );
    }
  };
  useEffect(() => {
    // Single-use: effects run twice in development and must not use it up.
    if (isBegun.current) return;
    isBegun.current = true;
    const start = async () => {
      if (takeLink(token) || (await isSentByOrganizerSignIn(storefront, token)))
        next.current = "open";
      await goOn();
    };
    void start();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the link is opened once, with what it said
  }, []);

  switch (step.kind) {
    case "gone":
      return (
        <NarrowPage title={t("pages.linkGone")}>
          <p role="status">{t("pages.linkGoneText")}</p>
          <Button href={loginPath(to ?? undefined)} size="lg" fullWidth>
            {t("signIn")}
          </Button>
        </NarrowPage>
      );
    case "ask":
      return (
        <NarrowPage title={t("pages.linkTitle")}>
          <div className={styles.form}>
            <p role="status">
              {step.login === null
                ? t("pages.linkAskUnnamed")
                : t("pages.linkAsk", { login: step.login })}
            </p>
            <Button size="lg" fullWidth onClick={() => void goOn()}>
              {t("pages.goOn")}
            </Button>
          </div>
        </NarrowPage>
      );
    case "failed":
      return (
        <NarrowPage title={t("pages.linkTitle")}>
          <FormAlert problem={step.problem} />
          {step.problem.kind === "unreachable" && (
            <Button size="lg" fullWidth onClick={() => void goOn()}>
              {t("signIn")}
            </Button>
          )}
        </NarrowPage>
      );
    default:
      return (
        <NarrowPage title={t("pages.linkTitle")}>
          <p role="status">{t("pages.linkBusy")}</p>
        </NarrowPage>
      );
  }
}
