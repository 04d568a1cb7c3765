import { startStorefront } from "@tropa/storefront-server/storefront";
import variant from "./variant.config.ts";

await startStorefront({
  root: import.meta.dirname,
  variant,
  port: { variable: "PORT_RU", fallback: 3000 },
  origin: { variable: "PUBLIC_RU_URL" },
});
