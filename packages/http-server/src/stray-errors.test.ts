import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

/** A server whose requests fail beside their answers. */
const program = `
  import { createServer } from "node:http";
  import { EventEmitter } from "node:events";
  import { outliveStrayErrors, withRequest } from "./stray-errors.ts";
  const faults = {
    "/timer": () => setTimeout(() => { throw new Error("in a timer"); }),
    "/promise": () => void Promise.reject(new Error("in a promise")),
    "/event": () => setImmediate(() => new EventEmitter().emit("error", new Error("in an event"))),
  };
  const server = createServer((request, response) =>
    withRequest({ id: "r1", method: request.method, route: request.url }, () => {
      faults[request.url]?.();
      response.end("fine");
    }));
  outliveStrayErrors({
    log: ({ err, request }) => console.log(err.message + " of " + JSON.stringify(request)),
    end: () => process.exit(7),
  });
  server.listen(0, "127.0.0.1", () => console.log("port " + server.address().port + "."));
`;

async function start() {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: join(import.meta.dirname),
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.push(child);
  let output = "";
  child.stdout.on("data", (text) => (output += String(text)));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await expect.poll(() => output).toContain(".");
  const port = /port (\d+)\./.exec(output)?.[1];
  return { url: `http://127.0.0.1:${port}`, output: () => output, ended };
}

test.each([
  ["/timer", "in a timer"],
  ["/promise", "in a promise"],
  ["/event", "in an event"],
])("logs an unhandled error of %s with its request and keeps running", async (path, message) => {
  const { url, output } = await start();
  expect((await fetch(`${url}${path}`)).status).toBe(200);
  await expect.poll(output).toContain(`${message} of {"id":"r1","method":"GET","route":"${path}"}`);
  expect((await fetch(`${url}/`)).status).toBe(200);
});

test("ends the process after very many errors", async () => {
  const { url, ended } = await start();
  await Promise.allSettled(Array.from({ length: 60 }, () => fetch(`${url}/timer`)));
  expect(await ended).toBe(7);
});
