import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { storefrontSettings } from "../../packages/domain/src/storefront/variant-config.ts";
import { builtStart, ofProcess } from "../../tools/storefronts.mjs";
import { untilAnswering } from "../../tools/until-answering.mjs";
import { apiPort, factsOf } from "./stack.ts";
import type { Variant } from "./stack.ts";

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Starts another server of a storefront with its own settings, over the same API. */
export async function ownStorefront(
  variant: Variant,
  settings: Record<string, string>,
): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const child = spawn(process.execPath, [builtStart], {
    cwd: factsOf(variant).folder,
    env: {
      ...ofProcess,
      ...process.env,
      API_URL: `http://127.0.0.1:${apiPort}`,
      [storefrontSettings(variant).port]: String(port),
      LOG_LEVEL: "silent",
      ...settings,
    },
    stdio: "ignore",
  });
  const origin = `http://localhost:${port}`;
  const problem = () => (child.exitCode === null ? null : `it ended with code ${child.exitCode}`);
  await untilAnswering([`${origin}/healthz`], { patienceMs: 240_000, problem });
  return { origin, stop: () => void child.kill("SIGTERM") };
}
