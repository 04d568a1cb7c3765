import { startStorefront } from "@tropa/storefront-server/storefront";
import variant from "./variant.config.ts";

await startStorefront({ root: import.meta.dirname, variant });
