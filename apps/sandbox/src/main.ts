import { createSandbox } from "./server.ts";
import { readSettings } from "./settings.ts";

const port = Number(process.env.PORT_SANDBOX || 4001);
const server = createSandbox(readSettings(process.env));
for (const signal of ["SIGINT", "SIGTERM", "disconnect"])
  process.once(signal, () => void server.close());
const host = process.env.NODE_ENV === "production" ? "0.0.0.0" : "localhost";
await server.listen({ port, host });
