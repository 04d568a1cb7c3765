import { storefrontRoutes } from "./route-table.ts";

// The route table once more, for type generation alone.
export default storefrontRoutes();
