import { isApiClientError } from "@tropa/api-client/api-client-error";
import { accessTokenByOneTimeTokenCall } from "@tropa/api-contract/people/calls-accounts";
import { Button } from "@tropa/ui-kit/button";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { NarrowPage } from "../../frame/page/narrow-page.tsx";
import { browserApi } from "../../platform/api/browser-api.ts";
import { FormAlert } from "../../platform/forms/form-alert.tsx";
import { loginPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useScrubbedQuery } from "./scrubbed-query.ts";
import { finishSignIn, ownPath } from "./sign-in-result.ts";

/** `/login-via-token`: signs in by the single-use token of a link, and goes where the link says on this storefront. */
export function LinkPage() {
  const { t } = useTranslation("signIn");
  const storefront = useStorefront();
  const [query] = useSearchParams();
  // Read before it leaves the address.
  const [token] = useState(() => query.get("token") ?? "");
  const [to] = useState(() => ownPath(query.get("to")));
  const [problem, setProblem] = useState<"gone" | "unreachable" | null>(null);
  const isUsed = useRef(false);
  useScrubbedQuery("token");

  const open = async () => {
    setProblem(null);
    try {
      const api = await browserApi(storefront);
      const answer = await api.call(accessTokenByOneTimeTokenCall, { body: { token } });
      finishSignIn(answer, storefront, { to: to ?? "/" });
    } catch (error) {
      const isRefused = isApiClientError(error) && error.kind === "http" && error.status < 500;
      setProblem(isRefused ? "gone" : "unreachable");
    }
  };
  useEffect(() => {
    // Good once: an effect that runs twice in development must not spend it twice.
    if (isUsed.current) return;
    isUsed.current = true;
    void open();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the link is opened once, with what it said
  }, []);

  if (problem === "gone") {
    return (
      <NarrowPage title={t("pages.linkGone")}>
        <p role="status">{t("pages.linkGoneText")}</p>
        <Button href={loginPath(to ?? undefined)} size="lg" fullWidth>
          {t("signIn")}
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t("pages.linkTitle")}>
      {problem === "unreachable" ? (
        <>
          <FormAlert problem={{ kind: "unreachable" }} />
          <Button size="lg" fullWidth onClick={() => void open()}>
            {t("signIn")}
          </Button>
        </>
      ) : (
        <p role="status">{t("pages.linkBusy")}</p>
      )}
    </NarrowPage>
  );
}
