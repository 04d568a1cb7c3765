import { isLocale } from "@tropa/domain/locale";
import { acceptForms, formField, isOwnForm } from "@tropa/http-server/forms";
import { sendPage } from "@tropa/http-server/html/html";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHmac, randomUUID } from "node:crypto";
import { answers, identityPage } from "./identity-page.ts";
import type { Answer } from "./identity-page.ts";

export interface IdentitySettings {
  /** Where the sandbox reaches the API. */
  apiUrl: string;
  /** As Sumsub's dashboard gives them. */
  appToken: string;
  webhookSecret: string;
}

/** What Sumsub is asked for a token with. */
interface TokenRequest {
  userId: string;
  levelName: string;
  ttlInSecs: number;
}

type FormRequest = FastifyRequest<{ Querystring: Record<string, string | undefined> }>;

/** The part of Sumsub that the API knows, with a practice form in place of its widget. */
export function identityRoutes(
  server: FastifyInstance,
  { apiUrl, appToken, webhookSecret }: IdentitySettings,
): void {
  // Lost when the process ends: the form then says that it is over, and the check is begun again.
  const checks = new Map<string, TokenRequest & { endsAt: number }>();

  function checkOf({ query }: FormRequest) {
    const check = checks.get(query.token ?? "");
    return check && check.endsAt > Date.now() ? check : null;
  }

  async function tell(check: TokenRequest, review: object, at: Date): Promise<void> {
    const body = JSON.stringify({
      applicantId: `practice-${check.userId}`,
      externalUserId: check.userId,
      levelName: check.levelName,
      createdAtMs: at.toISOString().replace("T", " ").replace("Z", ""),
      ...review,
    });
    await fetch(`${apiUrl}/verification/sumsub/webhook`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-payload-digest-alg": "HMAC_SHA256_HEX",
        "x-payload-digest": createHmac("sha256", webhookSecret).update(body).digest("hex"),
      },
      body,
    });
  }

  async function tellAnswer(check: TokenRequest, answer: Answer, now: Date): Promise<void> {
    await tell(check, { type: "applicantPending", reviewStatus: "pending" }, now);
    const reviewResult = {
      pass: { reviewAnswer: "GREEN" },
      fail: { reviewAnswer: "RED", rejectLabels: ["BAD_PROOF_OF_IDENTITY"] },
      hang: null,
    }[answer];
    if (!reviewResult) return;
    const review = { type: "applicantReviewed", reviewStatus: "completed", reviewResult };
    await tell(check, review, new Date(now.getTime() + 1));
  }

  server.post<{ Body: TokenRequest }>(
    "/sumsub/resources/accessTokens/sdk",
    async ({ body, headers }, reply) => {
      if (headers["x-app-token"] !== appToken)
        return reply.code(401).send({ description: "Invalid app token" });
      const token = randomUUID();
      checks.set(token, { ...body, endsAt: Date.now() + body.ttlInSecs * 1000 });
      return { token, userId: body.userId };
    },
  );

  server.register(async (scope) => {
    acceptForms(scope);
    scope.get("/identity/form", async (request: FormRequest, reply) => {
      const { lang, back } = request.query;
      const locale = isLocale(lang) ? lang : "en";
      if (checkOf(request)) return sendPage(reply, identityPage(locale, "open"));
      return sendPage(reply.code(410), identityPage(locale, { name: "over", back: linkOf(back) }));
    });

    scope.post("/identity/form", async (request: FormRequest, reply) => {
      if (!isOwnForm(request)) return reply.code(403).send({ message: "a form of another site" });
      const { lang, back } = request.query;
      const locale = isLocale(lang) ? lang : "en";
      const check = checkOf(request);
      if (!check)
        return sendPage(
          reply.code(410),
          identityPage(locale, { name: "over", back: linkOf(back) }),
        );
      const answer = answers.find((one) => one === formField(request, "answer"));
      if (!answer) return reply.code(400).send({ message: "no such answer" });
      await tellAnswer(check, answer, new Date());
      return sendPage(reply, identityPage(locale, { name: "done", back: linkOf(back) }));
    });
  });
}

/** An address of the web; null for anything else that a link might do. */
const linkOf = (address: string | undefined): string | null =>
  address !== undefined && /^https?:/.test(address) ? address : null;
