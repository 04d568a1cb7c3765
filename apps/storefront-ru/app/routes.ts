import { storefrontRoutes } from "@tropa/features/route-table";

export default storefrontRoutes();
