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
  | { kind: "busy" | "gone" | "unreachable" }
  /** Whose account the link opens. */
  | { kind: "ask"; login: string | null };

/** An organizer who has just signed in is not asked about the link. Where nobody can say, the link asks. */
async function isSentByOrganizerSignIn(storefront: Storefront, token: string): Promise<boolean> {
  const { referrer } = document;
  const [entry] = performance.getEntriesByType("navigation");
  if (referrer === "" || !entry) return false;
  try {
    const { organizer_login_url: signInUrl } = await readSiteTokens(storefront);
    return isFromOrganizerSignIn({ referrer, address: entry.name }, { token, signInUrl });
  } catch {
    return false;
  }
}

/**
 * `/login-via-token`: signs in by the single-use token of a link, and goes where the link says on this storefront. It asks
 * first, unless an answer to this very tab has led here: whoever sends a link to somebody else signs nobody in by it, and a
 * machine that looks at links does not use it up.
 */
export function LinkPage() {
  const { t } = useTranslation("signIn");
  const storefront = useStorefront();
  const [query] = useSearchParams();
  // Read before it leaves the address.
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
      const isRefused = isApiClientError(error) && error.kind === "http" && error.status < 500;
      setStep({ kind: isRefused ? "gone" : "unreachable" });
    }
  };
  useEffect(() => {
    // Good once: an effect that runs twice in development must not spend it twice.
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
    case "unreachable":
      return (
        <NarrowPage title={t("pages.linkTitle")}>
          <FormAlert problem={{ kind: "unreachable" }} />
          <Button size="lg" fullWidth onClick={() => void goOn()}>
            {t("signIn")}
          </Button>
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
