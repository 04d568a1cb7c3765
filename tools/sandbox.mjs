/**
 * Settings under which the API and the sandbox of this machine know each other. The secret is nobody's: what it guards
 * moves no money, and a payment under way outlives a new start.
 */
export const sandboxSettings = (port) => ({
  PORT_SANDBOX: String(port),
  SANDBOX_BANK_URL: `http://localhost:${port}/bank`,
  SANDBOX_BANK_SECRET: "practice on this machine",
});
