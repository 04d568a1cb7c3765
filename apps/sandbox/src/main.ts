import { createSandbox } from "./server.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings(process.env);
const server = createSandbox(settings);
for (const signal of ["SIGINT", "SIGTERM", "disconnect"])
  process.once(signal, () => void server.close());
const host = process.env.NODE_ENV === "production" ? "0.0.0.0" : "localhost";
await server.listen({ port: settings.port, host });
