import { storefrontRouterConfig } from "@tropa/storefront-server/build/router-config";

export default storefrontRouterConfig();
