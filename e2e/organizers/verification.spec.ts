import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { ownOrganizersTour, signInOrganizer } from "./organizer-sign-in.ts";
import { sandboxUrl } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

const provider = "https://in.sumsub.com";

/** Stands in for the provider's frame: it says that it is ready, takes the token, and hands everything in at a press. */
const frame = `<!doctype html><html lang="en"><title>Frame</title><button>Send</button><script>
  const frameId = new URLSearchParams(location.search).get("_");
  const tell = (method, more) => parent.postMessage({ method, frameId, sessionId: "1", ...more }, "*");
  addEventListener("message", ({ data }) => {
    if (data.method === "idCheck.init") document.body.dataset.token = data.accessToken;
  });
  document.querySelector("button").addEventListener("click", () => tell("idCheck.onApplicantSubmitted", {}));
  tell("idCheck.onReady", {});
</script>`;

/** Scripts whose source names the provider: its package, wherever it was put. */
async function providersScripts(page: Page, urls: readonly string[]): Promise<string[]> {
  const sources = await Promise.all(
    urls.map(async (url) => [url, await (await page.request.get(url)).text()] as const),
  );
  return sources.filter(([, source]) => source.includes(provider)).map(([url]) => url);
}

test(
  "an identity check opens the provider's frame only on its page, or the form in its place",
  { tag: "@straight" },
  async ({ page, open, variant, facts }) => {
    const { organizer } = await ownOrganizersTour(variant, "verification");
    const record = `/organizer/records/${organizer.id}`;
    const main = page.getByRole("main");
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.url());
    });
    const policyOf = async (path: string) =>
      (await page.request.get(path)).headers()["content-security-policy"];

    await signInOrganizer(page, variant, organizer.id);
    await open(record);
    await expect(main.locator("#record-site")).toBeVisible();
    expect(await policyOf(record)).not.toContain("sumsub");
    expect(await providersScripts(page, scripts)).toEqual([]);

    if (facts.config.identityVerification === null) {
      await expect(main.locator("#verification")).toHaveCount(0);
      expect(await policyOf(`${record}/verification`)).not.toContain("sumsub");
      await open(`${record}/verification`);
      await expect(main).toContainText(text(variant, "organizerDesk:notFound.text"));
      expect(await providersScripts(page, scripts)).toEqual([]);
      return;
    }

    // The practice form stands in for the frame: its word is in the record.
    await page.goto(`${record}/verification`);
    await expect(page).toHaveURL(new RegExp(`^${sandboxUrl}/identity/form`));
    await page.locator("button[value=fail]").click();
    await page.locator("a.back").click();
    await expect(main.getByText(text(variant, "verification:states.failed.name"))).toBeVisible();
    await expect(main).toContainText(text(variant, "verification:reasons.document"));
    expect(await providersScripts(page, scripts)).toEqual([]);

    // Without a form of another address: the frame of the provider, which the policy of this page lets in.
    await page.route(/\/crm\/api\/user\/get-verification-access-token/, (route) =>
      route.fulfill({
        json: { accessToken: "token-of-the-provider", provider: "sumsub", url: null },
      }),
    );
    await page.route(`${provider}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: frame }),
    );
    await open(`${record}/verification`);
    const check = main.frameLocator("iframe");
    await expect(main.locator("iframe")).toHaveAttribute(
      "title",
      text(variant, "verification:title"),
    );
    await expect(check.locator("body")).toHaveAttribute("data-token", "token-of-the-provider");
    expect(await providersScripts(page, scripts)).toHaveLength(1);
    await expectAccessible(page);
    await check.getByRole("button").click();
    await expect(main.getByText(text(variant, "verification:sent"))).toBeVisible();
    await main.getByRole("button", { name: text(variant, "verification:back") }).click();
    await expect(main.locator("#record-site")).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  },
);
