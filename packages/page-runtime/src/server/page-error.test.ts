import { ApiClientError } from "@tropa/api-client/api-client-error";
import { describe, expect, it } from "vitest";
import { orPageError } from "./page-error.ts";

/** The status and reason of the page that a failed call means; the error itself where it means none. */
async function pageOf(error: unknown): Promise<unknown> {
  try {
    await orPageError(Promise.reject(error));
  } catch (thrown) {
    const { init, data } = thrown as {
      init?: { status: number };
      data?: { reason: string | null };
    };
    return init ? [init.status, data?.reason] : thrown;
  }
  throw new Error("a failed call must throw");
}

const http = (status: number, data: object) => new ApiClientError("http", "tour", { status, data });

describe("the page of a failed call", () => {
  it.each([
    [http(404, { code: "not_found" }), [404, "not_found"]],
    [http(404, { code: "removed_from_publication" }), [404, "removed_from_publication"]],
    [http(410, { code: "gone" }), [410, "gone"]],
    [http(403, { code: "forbidden" }), [403, "forbidden"]],
    [http(422, { code: "validation" }), [404, "not_found"]],
    [http(429, { code: "too_many_requests" }), [503, "too_many_requests"]],
    [http(503, { code: "unavailable" }), [503, "unavailable"]],
  ])("for %o has the right status and reason", async (error, page) => {
    expect(await pageOf(error)).toEqual(page);
  });

  it("is 503 for an outage", async () => {
    expect(await pageOf(new ApiClientError("network", "tour"))).toEqual([503, null]);
    expect(await pageOf(new ApiClientError("timeout", "tour"))).toEqual([503, null]);
  });

  it("names the owner's masked contacts for somebody else's booking", async () => {
    const contacts = {
      legit_user_phone: "+7 ********67",
      legit_user_email: "m********@example.com",
    };
    await expect(
      orPageError(Promise.reject(http(403, { code: "forbidden", ...contacts }))),
    ).rejects.toMatchObject({ data: { legit_user: Object.values(contacts) } });
  });

  it("is the error itself for a schema error or a 500", async () => {
    const broken = new ApiClientError("schema", "tour");
    expect(await pageOf(broken)).toBe(broken);
    const server = http(500, { code: "internal" });
    expect(await pageOf(server)).toBe(server);
  });
});
