import { storefrontViteConfig } from "@tropa/storefront-server/build/vite-config";
import { defineConfig } from "vite";

export default defineConfig(storefrontViteConfig);
