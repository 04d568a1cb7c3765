import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "../../tools/process-tree.mjs";
import { stopChild } from "./stop-child.ts";
import { until } from "./until.ts";
import { capabilities, RefusedCommand } from "./wire.ts";
import type { Size, Wire } from "./wire.ts";

/** A message to and from Firefox: `[0, id, command, parameters]` and `[1, id, error, result]`. */
type Answer = [1, number, { error: string; message: string } | null, unknown];

interface Socket {
  send: (command: string, parameters?: object) => Promise<unknown>;
  close: () => void;
}

/** Firefox's own remote protocol, Marionette: what geckodriver, which Debian does not have, translates WebDriver to. */
async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", () => resolve());
    socket.once("error", reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on("data", (data: Buffer) => {
    received = Buffer.concat([received, data]);
    // Each message stands behind its length in bytes: `12:[1,2,null,3]`.
    for (let colon = received.indexOf(":"); colon > 0; colon = received.indexOf(":")) {
      const end = colon + 1 + Number(received.toString("latin1", 0, colon));
      if (received.length < end) return;
      const message = JSON.parse(received.toString("utf8", colon + 1, end)) as unknown;
      received = received.subarray(end);
      // The first one only says what the protocol is.
      if (Array.isArray(message)) waiting.get((message as Answer)[1])?.(message as Answer);
    }
  });
  const fail = () => {
    const error = { error: "connection lost", message: "Firefox has gone" };
    for (const [id, answer] of waiting) answer([1, id, error, null]);
  };
  socket.on("close", fail).on("error", fail);
  let last = 0;
  return {
    close: () => socket.destroy(),
    async send(command, parameters = {}) {
      const id = (last += 1);
      const message = Buffer.from(JSON.stringify([0, id, command, parameters]));
      const [, , error, result] = await new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        socket.write(`${message.length}:`);
        socket.write(message);
      });
      waiting.delete(id);
      if (error) throw new RefusedCommand(error.error, error.message);
      return result;
    },
  };
}

const preferences = {
  "marionette.port": 0,
  // Numbers and dates as the page's language has them, whatever the machine's.
  "intl.accept_languages": "en-US, en",
  // A press is over when it is made: what it leads to is waited for by name.
  "marionette.navigate-after-click.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.disabledForTesting": true,
};

/** Firefox without a window, on a profile of its own. */
export async function startFirefox(): Promise<Wire> {
  const profile = await mkdtemp(join(tmpdir(), "tropa-firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const { child, ended } = startChild(
    [
      process.env.FIREFOX_PATH ?? "firefox-esr",
      "-headless",
      "-marionette",
      // Only the browser's own scripts can make a page as narrow as a phone.
      "-remote-allow-system-access",
      "-no-remote",
      "-profile",
      profile,
    ],
    {
      cwd: profile,
      env: {
        ...process.env,
        HOME: profile,
        // Room for the widest page.
        MOZ_HEADLESS_WIDTH: "1600",
        MOZ_HEADLESS_HEIGHT: "1200",
      },
      channel: false,
      onLine: () => {},
    },
  );
  // Written when Firefox listens.
  const port = await until("a port of Firefox", async () =>
    Number(await readFile(join(profile, "MarionetteActivePort"), "utf8")),
  );
  const { send, close } = await openSocket(port);
  await send("WebDriver:NewSession", { capabilities: { alwaysMatch: capabilities } });
  const valueOf = async (command: string, parameters?: object) =>
    ((await send(command, parameters)) as { value: unknown }).value;
  return {
    goTo: async (url) => void (await send("WebDriver:Navigate", { url })),
    run: (script, args) => valueOf("WebDriver:ExecuteScript", { script, args }),
    click: async (id) => void (await send("WebDriver:ElementClick", { id })),
    type: async (id, text) => void (await send("WebDriver:ElementSendKeys", { id, text })),
    shoot: async () => String(await valueOf("WebDriver:TakeScreenshot", { full: false })),
    async resize({ width, height }: Size) {
      await send("Marionette:SetContext", { value: "chrome" });
      const script = `
        const { style } = window.gBrowser.selectedBrowser;
        for (const edge of ["min-", "", "max-"]) {
          style.setProperty(edge + "width", arguments[0] + "px");
          style.setProperty(edge + "height", arguments[1] + "px");
        }`;
      await send("WebDriver:ExecuteScript", { script, args: [width, height] });
      await send("Marionette:SetContext", { value: "content" });
    },
    async stop() {
      close();
      await stopChild(child, ended);
      await rm(profile, { recursive: true, force: true });
    },
  };
}
