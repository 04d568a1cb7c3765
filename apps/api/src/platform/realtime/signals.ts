import { Redis } from "ioredis";
import pg from "pg";
import type { ApiContext } from "../../config/context.ts";
import { ConnectionWatch } from "../db/connection-watch.ts";

/** Signals between processes that there is something to read. Any signal may get lost, so readers also poll. */
export interface Signals {
  /** Signals events that have got their ids. */
  announce(): void;
  close(): Promise<void>;
}

export interface SignalHandlers {
  /** Called when there may be new events. */
  onEvents(): void;
  log(message: string): void;
}

const shortestPauseMs = 100;
const longestPauseMs = 2000;
const eventChannel = "realtime_event";
const redisChannel = "tropa:realtime";

/** Opens signals through Redis if configured, else through PostgreSQL's LISTEN on a separate connection. */
export function openSignals(context: ApiContext, handlers: SignalHandlers): Signals {
  const { redisUrl } = context.config;
  return redisUrl ? redisSignals(redisUrl, handlers) : postgresSignals(context, handlers);
}

/** Notifies outside of transactions, which would wait for each other. Reconnects after each lost connection. */
function postgresSignals({ pool }: Pick<ApiContext, "pool">, handlers: SignalHandlers): Signals {
  let isClosed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pause = shortestPauseMs;
  const config = { ...pool.options, application_name: "tropa-api-listen", statement_timeout: 0 };
  // Ping, because a connection that only listens would not notice its loss.
  const watch = new ConnectionWatch(config, handlers.log);

  const again = (lost: pg.Client, error?: Error) => {
    if (client !== lost) return;
    client = null;
    void lost.end().catch(() => {});
    if (isClosed) return;
    if (pause === shortestPauseMs) handlers.log(`realtime: ${error?.message ?? "connection lost"}`);
    timer = setTimeout(() => void listen(), pause);
    pause = Math.min(longestPauseMs, pause * 2);
  };

  const listen = async () => {
    const fresh = new pg.Client(config);
    client = fresh;
    fresh.on("error", (error) => again(fresh, error));
    fresh.on("end", () => again(fresh));
    fresh.on("notification", () => handlers.onEvents());
    try {
      await fresh.connect();
      await watch.add(fresh);
      await fresh.query(`LISTEN ${eventChannel}`);
      pause = shortestPauseMs;
      // Catch up with signals missed while disconnected.
      handlers.onEvents();
    } catch (error) {
      again(fresh, error instanceof Error ? error : undefined);
    }
  };
  void listen();
  return {
    announce() {
      // A lost signal is made up for by the readers' timers.
      pool.query(`NOTIFY ${eventChannel}`).catch(() => {});
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

/** The library reconnects by itself. */
function redisSignals(url: string, handlers: SignalHandlers): Signals {
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: false } as const;
  const publisher = new Redis(url, options);
  const subscriber = new Redis(url, { ...options, enableOfflineQueue: true });
  for (const client of [publisher, subscriber])
    client.on("error", (error: Error) => handlers.log(`realtime: redis: ${error.message}`));
  subscriber.on("message", () => handlers.onEvents());
  subscriber.on("ready", () => handlers.onEvents());
  subscriber.subscribe(redisChannel).catch(() => {});
  return {
    announce() {
      publisher.publish(redisChannel, "").catch(() => {});
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
