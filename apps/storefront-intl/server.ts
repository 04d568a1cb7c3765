import { startStorefront } from "@tropa/storefront-server/storefront";
import variant from "./variant.config.ts";

await startStorefront({
  root: import.meta.dirname,
  variant,
  port: { variable: "PORT_INTL", fallback: 3001 },
  origin: { variable: "PUBLIC_INTL_URL" },
});
