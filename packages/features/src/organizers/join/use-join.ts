import { useQueryClient } from "@tanstack/react-query";
import type { CodeSent, SignedIn } from "@tropa/api-contract/people/account";
import type { OrganizerApplication } from "@tropa/api-contract/organizers/calls-applications";
import { useState } from "react";
import { sentCode } from "../../people/code-entry/code-on-its-way.ts";
import type { SentCode } from "../../people/code-entry/code-on-its-way.ts";
import { useCodeChannels } from "../../people/code-entry/use-code-channels.ts";
import { beginSignIn, signInByCode } from "../../people/sign-in/sign-in-calls.ts";
import { finishSignIn } from "../../people/sign-in/sign-in-result.ts";
import { accessTokens } from "../../platform/api/access-tokens.ts";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { forgetDraft } from "../../platform/forms/drafts/form-draft.ts";
import { joinPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { ownApplicationQuery, sendApplication } from "./application-queries.ts";
import type { ApplicationBody } from "./application-queries.ts";

/** An application waiting for its contact to be confirmed by a code. */
export interface AwaitedApplication {
  code: SentCode;
  body: ApplicationBody;
}

type Sent =
  | { kind: "application"; application: OrganizerApplication }
  | { kind: "account"; answer: SignedIn | CodeSent; body: ApplicationBody };

/** Says on the page after sign-in that the application still has to be sent. */
export const unsentMark = "unsent";

/**
 * Sends an application: at once for signed-in people, otherwise after a code to its contact, which creates the account.
 * The draft is kept until the server has accepted the application.
 */
export function useJoin(isSignedIn: boolean) {
  const storefront = useStorefront();
  const queries = useQueryClient();
  const { variant } = storefront;
  const isByPhone = variant.mainAuthMethod === "phone";
  const channels = useCodeChannels(isByPhone && !isSignedIn);
  const [awaited, setAwaited] = useState<AwaitedApplication | null>(null);
  const [sendError, setSendError] = useState<string | null>(null);

  const send = async (body: ApplicationBody): Promise<Sent> => {
    setSendError(null);
    if (isSignedIn)
      return { kind: "application", application: await sendApplication(storefront, body) };
    const contact = isByPhone ? { phone: body.phone } : { email: body.email };
    return {
      kind: "account",
      answer: await beginSignIn(storefront, contact, channels[0]),
      body,
    };
  };

  /** The account exists: send the application, then reload the page as its owner. */
  const enter = async (answer: SignedIn, body: ApplicationBody): Promise<void> => {
    accessTokens.set(answer.token);
    const isSent = await sendApplication(storefront, body).then(
      () => {
        forgetDraft("join");
        return true;
      },
      (error: unknown) => {
        // The draft is kept, so the page after sign-in offers to send it again.
        logAndReturnNull("applyAsOrganizer", "/spa/organizer-application")(error);
        return false;
      },
    );
    const to = isSent ? joinPath() : `${joinPath()}?${unsentMark}=1`;
    finishSignIn(answer, storefront, { to });
  };

  const sent = (result: Sent) => {
    if (result.kind === "application") {
      forgetDraft("join");
      void queries.invalidateQueries(ownApplicationQuery(storefront));
      return;
    }
    const { answer, body } = result;
    if ("profile" in answer) void enter(answer, body);
    else if (answer.send_error_reason === undefined)
      setAwaited({ code: sentCode(answer, Date.now()), body });
    else setSendError(answer.send_error_reason);
  };

  return {
    send,
    sent,
    enter,
    channels,
    sendError,
    awaited,
    verify: (code: SentCode, digits: string) =>
      signInByCode(storefront, { login: code.login, code: digits, sender: code.sender }),
    resent: (answer: CodeSent) =>
      setAwaited((last) => last && { ...last, code: sentCode(answer, Date.now()) }),
    cancel: () => setAwaited(null),
  };
}
export type Join = ReturnType<typeof useJoin>;
