import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** A Redis with the few commands used for counters and publishing, in protocol version 3. Keys do not expire. */
export async function startRedis(): Promise<{ url: string; close(): Promise<void> }> {
  const values = new Map<string, number>();
  const subscribers = new Map<string, Set<Socket>>();
  const sockets = new Set<Socket>();
  const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

  function answer(socket: Socket, [name = "", key = "", value = ""]: string[]): string {
    switch (name.toUpperCase()) {
      case "INCR":
        values.set(key, (values.get(key) ?? 0) + 1);
        return `:${values.get(key)}\r\n`;
      case "GET":
        return values.has(key) ? bulk(String(values.get(key))) : "$-1\r\n";
      case "PEXPIRE":
        return ":1\r\n";
      case "INFO":
        return bulk("redis_version:7.0.0\r\nloading:0");
      case "SUBSCRIBE": {
        const group = subscribers.get(key) ?? new Set();
        subscribers.set(key, group.add(socket));
        return `>3\r\n${bulk("subscribe")}${bulk(key)}:1\r\n`;
      }
      case "PUBLISH": {
        const group = subscribers.get(key) ?? new Set();
        for (const one of group) one.write(`>3\r\n${bulk("message")}${bulk(key)}${bulk(value)}`);
        return `:${group.size}\r\n`;
      }
      default:
        return "+OK\r\n";
    }
  }

  const server = createServer((socket) => {
    let pending = "";
    let queued: string[][] | null = null;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      for (const group of subscribers.values()) group.delete(socket);
    });
    socket.on("data", (bytes) => {
      pending += bytes.toString("utf8");
      for (;;) {
        const command = readCommand(pending);
        if (!command) return;
        pending = pending.slice(command.length);
        const name = command.words[0]?.toUpperCase();
        if (name === "MULTI") {
          queued = [];
          socket.write("+OK\r\n");
        } else if (name === "EXEC") {
          const answers = (queued ?? []).map((words) => answer(socket, words));
          queued = null;
          socket.write(`*${answers.length}\r\n${answers.join("")}`);
        } else if (queued) {
          queued.push(command.words);
          socket.write("+QUEUED\r\n");
        } else socket.write(answer(socket, command.words));
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a TCP port
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Parses the first complete command; null if incomplete. Counts characters, which is enough for ASCII. */
function readCommand(text: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return null;
  const words: string[] = [];
  let at = head[0].length;
  for (let index = 0; index < Number(head[1]); index += 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return null;
    at += size[0].length;
    const word = text.slice(at, at + Number(size[1]));
    if (text.length < at + word.length + 2 || word.length < Number(size[1])) return null;
    words.push(word);
    at += word.length + 2;
  }
  return { words, length: at };
}
