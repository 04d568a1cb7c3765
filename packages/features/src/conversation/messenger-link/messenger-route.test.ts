import { ApiClientError } from "@tropa/api-client/api-client-error";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { loader } from "./messenger-route.ts";

const key = "3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e57";
const bots = [
  { id: 1, type: "telegram", name: "Telegram", link: "https://t.me/bot?start=o1" },
  { id: 2, type: "vk", name: "VK", link: "https://vk.me/bot?ref=o1" },
];
/** Where the address leads to: what the router is thrown. */
async function led(path: string, items: unknown[] | Error): Promise<unknown> {
  const context = new RouterContextProvider();
  const call = async () => {
    if (items instanceof Error) throw items;
    return { items };
  };
  context.set(pageRequest, { api: { call } } as never);
  const url = new URL(path, "https://shop.example");
  const params = { uuid: url.pathname.replace("/tg/", "") };
  try {
    return await loader({ request: new Request(url), params, context } as never);
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get("location") : thrown;
  }
}

it("opens the named messenger, otherwise the first configured one", async () => {
  expect(await led(`/tg/${key}?via=vk`, bots)).toBe(bots[1]?.link);
  expect(await led(`/tg/${key}?via=whatsapp`, bots)).toBe(bots[0]?.link);
  expect(await led(`/tg/${key.toUpperCase()}`, bots)).toBe(bots[0]?.link);
});

it("redirects to the chat with support when no bot is configured", async () => {
  expect(await led(`/tg/${key}`, [])).toBe("/chat");
});

it("answers 404 for an invalid or unknown key", async () => {
  expect(await led("/tg/5120", bots)).toMatchObject({ init: { status: 404 } });
  const unknown = new ApiClientError("http", "messengerLink", { status: 404, data: {} });
  expect(await led(`/tg/${key}`, unknown)).toMatchObject({ init: { status: 404 } });
});

it("answers 503 when the API answers 503", async () => {
  const away = new ApiClientError("http", "messengerLink", { status: 503, data: {} });
  expect(await led(`/tg/${key}`, away)).toMatchObject({ init: { status: 503 } });
});
