import { startStorefront } from "@tropa/features/start-client";
import variant from "../variant.config.ts";

void startStorefront(variant);
