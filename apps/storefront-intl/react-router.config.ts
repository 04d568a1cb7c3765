import { storefrontRouterConfig } from "@tropa/storefront-server/bundling/router-config";

export default storefrontRouterConfig();
