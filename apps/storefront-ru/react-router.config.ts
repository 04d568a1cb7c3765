import { storefrontRouterConfig } from "@tropa/storefront-server/router-config";

export default storefrontRouterConfig();
