import { isLocale } from "@tropa/domain/locale";
import { createHmac } from "node:crypto";
import type { Config } from "../../config/config.ts";
import { isSameSignature } from "../../platform/secrets/constant-time.ts";
import type { IdentityProvider, VerificationStart } from "./identity-provider.ts";
import { checkDigest, externalUserId, parseMessage } from "./sumsub-webhook.ts";

/** How long a practice form stays open, milliseconds. */
const tokenMs = 30 * 60_000;

/** What the practice form can say: it passes, it fails, or it never answers. */
export const sandboxAnswers = ["pass", "fail", "hang"] as const;
export type SandboxAnswer = (typeof sandboxAnswers)[number];

/** The practice provider, and the sides of it that only its own form has. */
export interface SandboxIdentity extends IdentityProvider {
  /** Whose form a token opens; null for one that is not good any more. */
  openForm(token: string, now?: Date): VerificationStart | null;
  /** Messages as the provider's server would send them. */
  writeMessages(
    organizerId: number,
    answer: SandboxAnswer,
    now?: Date,
  ): { body: string; headers: Record<string, string> }[];
}

/** Replaces the provider where none has keys, and behaves like Sumsub. It has keys of its own. */
export function createSandboxIdentity(
  config: Pick<Config, "publicUrl" | "signingKey" | "storefronts">,
): SandboxIdentity {
  const keyOf = (purpose: string) =>
    createHmac("sha256", config.signingKey).update(purpose).digest();
  const formKey = keyOf("practice verification form");
  const webhookKey = keyOf("practice verification messages");
  const sign = (content: string) =>
    createHmac("sha256", formKey).update(content).digest("base64url");

  function messageOf(organizerId: number, review: object, at: Date) {
    const body = JSON.stringify({
      applicantId: `practice-${organizerId}`,
      externalUserId: externalUserId(organizerId),
      createdAtMs: at.toISOString().replace("T", " ").replace("Z", ""),
      ...review,
    });
    return {
      body,
      headers: {
        "content-type": "application/json",
        "x-payload-digest-alg": "HMAC_SHA256_HEX",
        "x-payload-digest": createHmac("sha256", webhookKey).update(body).digest("hex"),
      },
    };
  }

  return {
    name: "sandbox",
    async begin({ organizerId, storefront, locale }) {
      const content = `${organizerId}.${storefront.id}.${locale}.${Date.now() + tokenMs}`;
      const accessToken = `${content}.${sign(content)}`;
      return { accessToken, url: `${config.publicUrl}/sandbox/verification/${accessToken}` };
    },
    parseNotification(rawBody, headers) {
      checkDigest(rawBody, headers, webhookKey);
      return parseMessage(rawBody, null);
    },
    openForm(token, now = new Date()) {
      const [id = "", shop = "", locale = "", until = "", signature = ""] = token.split(".");
      if (!isSameSignature(signature, sign(`${id}.${shop}.${locale}.${until}`))) return null;
      if (Number(until) < now.getTime() || !isLocale(locale)) return null;
      const storefront = config.storefronts.find(shop);
      return storefront && { organizerId: Number(id), storefront, locale };
    },
    writeMessages(organizerId, answer, now = new Date()) {
      const pending = { type: "applicantPending", reviewStatus: "pending" };
      const result = {
        pass: { reviewAnswer: "GREEN" },
        fail: { reviewAnswer: "RED", rejectLabels: ["BAD_PROOF_OF_IDENTITY"] },
        hang: null,
      }[answer];
      const messages = [messageOf(organizerId, pending, now)];
      if (result) {
        const reviewed = {
          type: "applicantReviewed",
          reviewStatus: "completed",
          reviewResult: result,
        };
        messages.push(messageOf(organizerId, reviewed, new Date(now.getTime() + 1)));
      }
      return messages;
    },
  };
}
