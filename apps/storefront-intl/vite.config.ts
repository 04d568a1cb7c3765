import { storefrontViteConfig } from "@tropa/storefront-server/bundling/vite-config";
import { defineConfig } from "vite";

export default defineConfig(storefrontViteConfig);
