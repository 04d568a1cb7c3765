import type { ApiClient } from "@tropa/api-client/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { FooterSocials, FooterSocialsProvider } from "./footer-socials.tsx";
import type { SocialGroup } from "./footer-socials.tsx";
import { socialsMemory } from "./socials-memory.ts";

const group = (id: number): SocialGroup => ({
  id,
  network: "vk",
  name: `Group ${id}`,
  url: `https://vk.example/${id}`,
  subscribers_count: null,
});

function memoryWith(answers: (() => Promise<{ items: SocialGroup[] }>)[], patience = 60_000) {
  let now = 1;
  const call = vi.fn<() => Promise<unknown>>(async () => answers.shift()?.());
  const api = { call } as unknown as Pick<ApiClient, "call">;
  const ask = socialsMemory(() => now, patience);
  return {
    call,
    names: async (key = "a") => (await ask(key, api)).map(({ name }) => name),
    pass: (ms: number) => (now += ms),
  };
}

const html = (groups: readonly SocialGroup[]) =>
  renderToString(
    <FooterSocialsProvider value={groups}>
      <FooterSocials />
    </FooterSocialsProvider>,
  );

it("the server renders the social links, and an empty container without any", () => {
  expect(html([group(1), group(2)])).toBe(
    '<div data-socials=""><ul>' +
      '<li><a href="https://vk.example/1" rel="noopener">Group 1</a></li>' +
      '<li><a href="https://vk.example/2" rel="noopener">Group 2</a></li></ul></div>',
  );
  expect(html([])).toBe('<div data-socials=""></div>');
});

it("the social groups are fetched once per storefront", async () => {
  const memory = memoryWith([
    async () => ({ items: [group(1)] }),
    async () => ({ items: [group(2)] }),
  ]);
  expect(await Promise.all([memory.names(), memory.names("b")])).toEqual([
    ["Group 1"],
    ["Group 2"],
  ]);
  expect(await memory.names()).toEqual(["Group 1"]);
  expect(memory.call).toHaveBeenCalledTimes(2);
});

it("a change appears after ten minutes, and no page waits for it", async () => {
  const memory = memoryWith([
    async () => ({ items: [group(1)] }),
    async () => ({ items: [group(2)] }),
  ]);
  await memory.names();
  memory.pass(601_000);
  expect(await memory.names()).toEqual(["Group 1"]);
  await expect.poll(() => memory.names()).toEqual(["Group 2"]);
});

it("the footer renders without social links when the call fails, and the call is retried", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const memory = memoryWith([
    () => Promise.reject(new Error("outage")),
    async () => ({ items: [group(1)] }),
  ]);
  expect(await memory.names()).toEqual([]);
  expect(await memory.names()).toEqual([]);
  expect(memory.call).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
  memory.pass(31_000);
  await memory.names();
  await expect.poll(() => memory.names()).toEqual(["Group 1"]);
});

it("no page waits for an unanswered call", async () => {
  const memory = memoryWith([() => new Promise(() => {})], 1);
  expect(await memory.names()).toEqual([]);
  expect(memory.call).toHaveBeenCalledTimes(1);
});
