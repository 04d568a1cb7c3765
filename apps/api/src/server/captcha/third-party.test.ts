import { createServer } from "node:http";
import type { Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import type { ThirdParty } from "../../config/captcha-settings.ts";
import { adapters, askProvider } from "./third-party.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface VerificationRequest {
  type: string;
  form: Record<string, string>;
}

/** Stands in for a provider; an answer of null never comes. */
async function provider(status: number, answer: unknown) {
  const asked: VerificationRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({
        type: request.headers["content-type"] ?? "",
        form: Object.fromEntries(new URLSearchParams(body)),
      });
      if (answer === null) return;
      response.writeHead(status, { "content-type": "application/json" });
      response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/verify`, asked };
}

const question = { token: "tok/en+", secret: "se&cret", key: "site", address: "2001:db8::1" };

const cases: {
  name: ThirdParty;
  form: Record<string, string>;
  passed: unknown;
  failed: unknown[];
  faults: unknown[];
}[] = [
  {
    name: "turnstile",
    form: { secret: "se&cret", response: "tok/en+", remoteip: "2001:db8::1" },
    passed: { success: true, "error-codes": [], challenge_ts: "2030-01-01T00:00:00Z" },
    failed: [
      { success: false, "error-codes": ["invalid-input-response"] },
      { success: false, "error-codes": ["timeout-or-duplicate"] },
    ],
    faults: [
      { success: false, "error-codes": ["invalid-input-secret"] },
      { success: false, "error-codes": ["internal-error"] },
    ],
  },
  {
    name: "hcaptcha",
    form: { secret: "se&cret", response: "tok/en+", sitekey: "site", remoteip: "2001:db8::1" },
    passed: { success: true },
    failed: [{ success: false, "error-codes": ["invalid-or-already-seen-response"] }],
    faults: [{ success: false, "error-codes": ["sitekey-secret-mismatch"] }],
  },
  {
    name: "yandex",
    form: { secret: "se&cret", token: "tok/en+", ip: "2001:db8::1" },
    passed: { status: "ok", message: "", host: "tropa.example" },
    failed: [{ status: "failed", message: "Invalid or expired Token.", host: "" }],
    faults: [{ status: "unknown" }],
  },
];

describe.each(cases)("$name", ({ name, form, passed, failed, faults }) => {
  it("is called over TLS", () => {
    expect(adapters[name].url).toMatch(/^https:\/\//);
  });

  it("receives the documented form, and its verdict is accepted", async () => {
    const { url, asked } = await provider(200, passed);
    expect(await askProvider(name, question, { url })).toBe(true);
    expect(asked).toEqual([{ type: "application/x-www-form-urlencoded;charset=UTF-8", form }]);
  });

  it("rejects bad tokens", async () => {
    for (const answer of failed) {
      const { url } = await provider(200, answer);
      expect(await askProvider(name, question, { url })).toBe(false);
    }
  });

  it("counts as unavailable when it fails, does not answer or rejects our keys", async () => {
    const broken = await Promise.all([
      ...faults.map((answer) => provider(200, answer)),
      provider(500, passed),
      provider(403, {}),
      provider(200, "<html>"),
      provider(200, { success: "yes" }),
      provider(200, null),
    ]);
    for (const { url } of broken) {
      await expect(askProvider(name, question, { url, timeout: 100 })).rejects.toMatchObject({
        code: "unavailable",
      });
    }
    await expect(askProvider(name, question, { url: "http://127.0.0.1:1/" })).rejects.toMatchObject(
      { code: "unavailable" },
    );
  });

  it("is not sent a token that is too long, and errors contain no secrets", async () => {
    const { url, asked } = await provider(200, passed);
    expect(await askProvider(name, { ...question, token: "x".repeat(5000) }, { url })).toBe(false);
    expect(asked).toEqual([]);
    const down = await provider(500, {});
    const error = await askProvider(name, question, { url: down.url }).catch(
      (thrown: unknown) => thrown,
    );
    const message = `${String(error)} ${String(error instanceof Error ? error.cause : "")}`;
    expect(message).toContain("500");
    expect(message).not.toMatch(/se&cret|tok\/en|2001/);
  });
});
