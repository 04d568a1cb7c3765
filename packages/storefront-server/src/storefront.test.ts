import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { testEnvironment, writeBundle } from "../testing/test-storefront.ts";

/** A storefront as its process runs it, with an error that nothing handles on SIGUSR2. */
const program = (root: string) => `
  import { variant } from "../testing/test-storefront.ts";
  import { startStorefront } from "./storefront.ts";
  process.on("SIGUSR2", () => { throw new Error("stray"); });
  await startStorefront({ root: ${JSON.stringify(root)}, variant });
  console.log("started");
`;

test("a storefront keeps serving after an error that nothing handles", async () => {
  const root = await writeBundle();
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program(root)], {
    cwd: import.meta.dirname,
    env: {
      PATH: process.env.PATH,
      ...testEnvironment("http://127.0.0.1:1"),
      PORT_SHOP: "0",
      LOG_LEVEL: "info",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    let output = "";
    child.stdout.on("data", (text) => (output += String(text)));
    // The server's own line may come after this process's: its log is written without waiting.
    const address = () => /http:\/\/127\.0\.0\.1:\d+(?=\D)/.exec(output)?.[0];
    await expect.poll(() => output.includes("started") && address()).toBeTruthy();
    const url = address();
    child.kill("SIGUSR2");
    await expect
      .poll(() => output.includes("nothing handles this error") || child.exitCode !== null)
      .toBe(true);
    expect(child.exitCode).toBe(null);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  } finally {
    child.kill("SIGKILL");
    await rm(root, { recursive: true, force: true });
  }
});
