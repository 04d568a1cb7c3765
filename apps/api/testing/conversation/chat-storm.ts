import { createApiClient } from "@tropa/api-client/client";
import type { ApiClient } from "@tropa/api-client/client";
import { connectRealtime } from "@tropa/api-client/realtime/realtime";
import {
  chatMessagesCall,
  organizerChatCall,
  realtimeTicketCall,
  sendMessageCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { startSession } from "../../src/people/sessions/sessions.ts";
import type { Database } from "../../src/platform/db/database.ts";
import { organizers, testStorefronts } from "../fixtures.ts";
import { listenTo, readyUrl } from "../database/ready-url.ts";

const main = join(import.meta.dirname, "../../src/main.ts");
const signingKey = "the key of people who outlive the servers";
const storefront = testStorefronts.speaking("ru").id;

/** A process of the API that can be killed and started again on its port. */
class ApiProcess {
  readonly #environment: Record<string, string>;
  #child: ReturnType<typeof spawn> | null = null;
  url = "";

  constructor(environment: Record<string, string>) {
    this.#environment = environment;
  }

  async start(): Promise<void> {
    const port = this.url === "" ? "0" : new URL(this.url).port;
    const child = spawn(process.execPath, [main, "--tours", "0"], {
      env: { ...this.#environment, PORT_API: port },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#child = child;
    this.url = await readyUrl(child, listenTo(child));
  }

  /** Kills the process at once (kill -9). */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}

type Persist = <T>(call: (api: ApiClient) => Promise<T>) => Promise<T>;

/** Texts stored in a chat, oldest first. */
async function storedTexts(persist: Persist, chatId: number): Promise<string[]> {
  const stored: string[] = [];
  for (;;) {
    const query = { chat_id: String(chatId), offset: String(stored.length) };
    const page = await persist((api) => api.call(chatMessagesCall, { query }));
    stored.push(...page.items.map(({ text }) => text));
    if (!page.has_more) return stored.toReversed();
  }
}

/** How long to wait for further messages, ms. */
const quietMs = 120_000;

/** A socket that is cut after a random time. */
const cutAfter = (longestMs: number) =>
  class extends WebSocket {
    constructor(url: string) {
      super(url);
      setTimeout(() => this.terminate(), longestMs * (0.3 + Math.random())).unref();
    }
  } as unknown as typeof globalThis.WebSocket;

export interface StormOptions {
  database: Database;
  dataDir: string;
  tourists: number;
  /** Messages of each tourist, and as many from the organizer to each. */
  messages: number;
  kills: number;
  /** Average lifetime of a socket, ms. */
  socketMs: number;
}

export interface StormResult {
  /** By chat: what each side has received and what is stored. All lists should be equal. */
  chats: { sent: string[]; tourist: string[]; organizer: string[]; stored: string[] }[];
  /** Time from sending to the other side's receipt, ms. */
  delays: number[];
  /** How often a client had missed events and reloaded its chats. */
  gaps: number;
}

/**
 * Tourists and an organizer chat through two API processes that are killed in turn, over sockets that are cut at
 * random. Messages without an answer are sent again with the same key.
 */
export async function chatStorm({
  database: { pool, url },
  dataDir,
  tourists,
  messages,
  kills,
  socketMs,
}: StormOptions): Promise<StormResult> {
  const environment = {
    PATH: process.env.PATH ?? "",
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SIGNING_KEY: signingKey,
    RATE_LIMIT: "1000000",
    RATE_LIMIT_READS: "1000000",
    SOCKETS_PER_ADDRESS: "100000",
    CAPTCHA_PROVIDER: "off",
    DATABASE_POOL: "15",
  };
  const apis = [new ApiProcess(environment), new ApiProcess(environment)];
  const anyUrl = () => apis[Math.floor(Math.random() * apis.length)]?.url ?? "";
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  let gaps = 0;
  const ends: (() => void)[] = [];

  async function person(organizerId: number | null) {
    const { rows } = await pool.query<{ id: number }>(
      "INSERT INTO account (email, storefront, organizer_id) VALUES ($1, $2, $3) RETURNING id",
      [`${randomUUID()}@storm.example`, storefront, organizerId],
    );
    const context = { config: { signingKey } } as Parameters<typeof startSession>[0];
    const { accessToken } = await startSession(context, pool, {
      accountId: rows[0]?.id ?? 0,
      storefront,
    });
    const headers = () => ({ language: "ru", localization: storefront, currency: "RUB" }) as const;
    const tokens = {
      get: () => accessToken,
      set: () => {},
      clear: () => {},
      subscribe: () => () => {},
    };
    const client = () => createApiClient({ baseUrl: anyUrl(), headers, tokens });
    /** Retries, alternating between the processes, until there is an answer. */
    const persist: Persist = async (call) => {
      for (let tries = 0; ; tries += 1) {
        try {
          return await call(client());
        } catch (error) {
          if (tries > 400) throw error;
          await wait(25);
        }
      }
    };
    const heard = new Map<number, string[]>();
    const connection = connectRealtime({
      url: () => `${anyUrl().replace("http", "ws")}/ws`,
      getTicket: async () => (await client().call(realtimeTicketCall, { body: {} })).ticket,
      WebSocket: cutAfter(socketMs),
      timing: { shortestPause: 20, longestPause: 200, patience: 2000 },
    });
    ends.push(() => connection.close());
    /** Texts that were reloaded: their events may still arrive. */
    const readAnew = new Set<string>();
    const readChats = async () => {
      for (const chatId of heard.keys()) {
        const texts = [...new Set(await storedTexts(persist, chatId))];
        for (const text of texts) readAnew.add(text);
        const later = (heard.get(chatId) ?? []).filter((text) => !readAnew.has(text));
        heard.set(chatId, [...texts, ...later]);
      }
    };
    connection.onGap(() => {
      gaps += 1;
      void readChats();
    });
    connection.on("new_message", ({ chat_id: chatId, data }) => {
      if (!readAnew.has(data.text)) heard.set(chatId, [...(heard.get(chatId) ?? []), data.text]);
      const at = data.type === "input" ? sentAt.get(data.text) : undefined;
      if (at !== undefined) delays.push(performance.now() - at);
    });
    while (connection.state !== "open") await wait(10);
    return { persist, heard };
  }

  try {
    await Promise.all(apis.map((api) => api.start()));
    const organizer = await person(organizers.direct);
    const people = await Promise.all(
      Array.from({ length: tourists }, async () => {
        const tourist = await person(null);
        const { id } = await tourist.persist((api) =>
          api.call(organizerChatCall, { body: { organizer_id: organizers.direct } }),
        );
        return { ...tourist, id };
      }),
    );
    const say = async (
      from: (typeof people)[number] | typeof organizer,
      id: number,
      text: string,
    ) => {
      const idempotencyKey = randomUUID();
      sentAt.set(text, performance.now());
      await from.persist((api) =>
        api.call(sendMessageCall, { body: { chat_id: id, message: text }, idempotencyKey }),
      );
      await wait(Math.random() * 40);
    };
    const writing = Promise.all(
      people.flatMap((tourist, index) =>
        [tourist, organizer].map(async (from, side) => {
          for (let number = 0; number < messages; number += 1)
            await say(from, tourist.id, `${index}/${side}/${number}`);
        }),
      ),
    );
    const killing = (async () => {
      for (let round = 0; round < kills; round += 1) {
        await wait(300);
        const api = apis[round % apis.length];
        await api?.kill();
        await wait(100);
        await api?.start();
      }
    })();
    await Promise.all([writing, killing]);
    const expected = 2 * messages;
    const isThere = ({ heard, id }: (typeof people)[number]) =>
      (heard.get(id)?.length ?? 0) >= expected &&
      (organizer.heard.get(id)?.length ?? 0) >= expected;
    // Wait as long as new messages arrive, because slow machines lag behind.
    let heardLast = performance.now();
    for (let count = 0; !people.every(isThere) && performance.now() - heardLast < quietMs;) {
      await wait(50);
      if (delays.length > count) heardLast = performance.now();
      count = delays.length;
    }
    // Duplicates would arrive now.
    await wait(300);

    const chats = await Promise.all(
      people.map(async ({ id, heard, persist }, index) => {
        const stored = await storedTexts(persist, id);
        return {
          sent: [0, 1].flatMap((side) =>
            Array.from({ length: messages }, (_, number) => `${index}/${side}/${number}`),
          ),
          tourist: heard.get(id) ?? [],
          organizer: organizer.heard.get(id) ?? [],
          stored,
        };
      }),
    );
    return { chats, delays, gaps };
  } finally {
    for (const end of ends) end();
    await Promise.all(apis.map((api) => api.kill()));
  }
}
