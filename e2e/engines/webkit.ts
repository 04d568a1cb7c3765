import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild, whenAnswering } from "../../tools/process-tree.mjs";
import { stopChild } from "./stop-child.ts";
import { capabilities, RefusedCommand } from "./wire.ts";
import type { Size, Wire } from "./wire.ts";

const patienceMs = 60_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** Starts a virtual screen: WebKit's MiniBrowser cannot run without one. */
async function startScreen(): Promise<{ display: string; stop: () => Promise<void> }> {
  let tell: (display: string) => void = () => {};
  const told = new Promise<string>((resolve) => {
    tell = resolve;
  });
  const { child, ended } = startChild(
    ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { cwd: "/", channel: false, onLine: (line) => tell(`:${line.trim()}`) },
  );
  const gone = ended.then(({ code }): never => {
    throw new Error(`Xvfb ended with code ${code}`);
  });
  const display = await Promise.race([told, gone]);
  gone.catch(() => {});
  return { display, stop: () => stopChild(child, ended) };
}

/** The window's own bar is wider than a phone until all of it is drawn without room. */
const narrowBar =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";

/** Settings of a user of its own. */
async function newHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "tropa-webkit-"));
  await mkdir(join(home, "gtk-3.0"));
  await writeFile(join(home, "gtk-3.0/gtk.css"), narrowBar);
  return home;
}

/** WebKitGTK in MiniBrowser, by its driver. */
export async function startWebkit(): Promise<Wire> {
  const home = await newHome();
  const screen = await startScreen();
  const port = await freePort();
  const { child, ended } = startChild(
    [process.env.WEBKIT_DRIVER_PATH ?? "WebKitWebDriver", `--port=${port}`],
    {
      cwd: "/",
      env: {
        ...process.env,
        DISPLAY: screen.display,
        GDK_BACKEND: "x11",
        NO_AT_BRIDGE: "1",
        HOME: home,
        XDG_CONFIG_HOME: home,
      },
      channel: false,
      onLine: () => {},
    },
  );
  const stop = async () => {
    await stopChild(child, ended);
    await screen.stop();
    await rm(home, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new RefusedCommand(error, message);
  };
  let session = "";
  try {
    await whenAnswering([{ name: "WebKitWebDriver", child, ended }], [`${url}/status`], patienceMs);
    const created = await send("POST", "/session", {
      capabilities: { alwaysMatch: capabilities },
    });
    session = `/session/${(created as { sessionId: string }).sessionId}`;
  } catch (error) {
    await stop();
    throw error;
  }
  const post = (path: string, body: object) => send("POST", `${session}${path}`, body);
  return {
    goTo: async (address) => void (await post("/url", { url: address })),
    run: (script, args) => post("/execute/sync", { script, args }),
    click: async (id) => void (await post(`/element/${id}/click`, {})),
    type: async (id, text) => void (await post(`/element/${id}/value`, { text })),
    shoot: async () => String(await send("GET", `${session}/screenshot`)),
    async resize({ width, height }: Size) {
      const inner = (await post("/execute/sync", {
        script: "return [outerWidth - innerWidth, outerHeight - innerHeight]",
        args: [],
      })) as [number, number];
      await post("/window/rect", {
        x: 0,
        y: 0,
        width: width + inner[0],
        height: height + inner[1],
      });
    },
    async stop() {
      await send("DELETE", session).catch(() => {});
      await stop();
    },
  };
}
