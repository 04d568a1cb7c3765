import { hydrateStorefront } from "@tropa/features/entry-client";
import variant from "../variant.config.ts";

void hydrateStorefront(variant);
