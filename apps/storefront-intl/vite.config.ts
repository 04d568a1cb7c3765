import { storefrontViteConfig } from "@tropa/storefront-server/vite-config";

export default storefrontViteConfig();
