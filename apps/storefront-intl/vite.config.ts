import { storefrontViteConfig } from "@tropa/storefront-server/vite-config";
import { defineConfig } from "vite";

export default defineConfig(storefrontViteConfig);
