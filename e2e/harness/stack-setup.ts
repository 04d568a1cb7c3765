import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { scratchFolder } from "../../apps/api/testing/scratch-folder.ts";
import { builtStart, ofProcess } from "../../tools/storefronts.mjs";
import { sandboxSettings } from "../../tools/sandbox.mjs";
import { startChild, stopChildren, whenAnswering } from "../../tools/process-tree.mjs";
import { startPushService } from "../conversation/push-service.ts";
import { apiPort, apiUrl, pushServicePort, sandboxPort } from "./stack.ts";
import { sandboxUrl, storefrontPorts, storefronts } from "./stack.ts";

const root = join(import.meta.dirname, "../..");
/** The demo catalogue is loaded first: it takes its time on a busy machine. */
const patienceMs = 180_000;

/** Starts API and storefronts on a database of their own; answers how to stop them. */
export default async function startStack(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(scratchFolder(), "tropa-e2e-"));
  // The embedded database runs under an account of its own when we are root.
  await chmod(dataDir, 0o755);
  const env = {
    ...process.env,
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    DEMO: "@tropa/demo/demo",
    PORT_API: String(apiPort),
    PUBLIC_API_URL: apiUrl,
    ...storefrontPorts,
    ...sandboxSettings(sandboxPort),
    API_URL: `http://127.0.0.1:${apiPort}`,
    // All tests come from one address.
    RATE_LIMIT: "100000",
    // Nobody else's: a device that is told by push needs some.
    VAPID_PUBLIC_KEY:
      "BPAmLXN1dQH09RGwdeVihvXLPf72vV12v741CXU3UrjnSqo56agT_dZxoWEdDST6TUHWKielt5CEFD0lN_nx6W0",
    VAPID_PRIVATE_KEY: "OzVuSVxCCVlPNsOAV4WIEqAZo2l9ZlMofJ5HHA7u1sQ",
    PUSH_SERVICE_URL: `http://127.0.0.1:${pushServicePort}`,
    UNVERIFIED_ORDERS_OF_ADDRESS: "100000",
    UNVERIFIED_ORDERS_OF_EMAIL: "100000",
    // Most orders are one tourist's, of the first departure that will do.
    UNVERIFIED_SEATS_PERCENT: "100",
  };
  const pushService = await startPushService(pushServicePort);
  const children = [
    { name: "api", cwd: join(root, "apps/api"), file: "src/main.ts", env },
    { name: "sandbox", cwd: join(root, "apps/sandbox"), file: "src/main.ts", env },
    ...Array.from(storefronts, ([id, { folder }]) => ({
      name: `storefront ${id}`,
      cwd: folder,
      file: builtStart,
      env: { ...ofProcess, ...env },
    })),
  ].map(({ name, cwd, file, env }) => ({
    name,
    ...startChild([process.execPath, file], { cwd, env, quiet: true }),
  }));
  const stop = async () => {
    await stopChildren();
    await pushService.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await whenAnswering(
      children,
      [
        `${apiUrl}/readyz`,
        `${sandboxUrl}/readyz`,
        ...Array.from(storefronts.values(), ({ port }) => `http://localhost:${port}/healthz`),
      ],
      patienceMs,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
