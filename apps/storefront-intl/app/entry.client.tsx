import { startStorefront } from "@tropa/page-runtime/take-over/start-client";
import variant from "../variant.config.ts";

void startStorefront(variant, () => import("@tropa/features/root"));
