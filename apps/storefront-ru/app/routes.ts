import { storefrontRoutes } from "@tropa/features/route-table";
import variant from "../variant.config.ts";

export default storefrontRoutes(variant);
