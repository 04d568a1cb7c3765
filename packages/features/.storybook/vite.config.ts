import { defineConfig } from "vite";
import { storefrontPlugin } from "../stories/plugin/storefront-plugin.ts";

export default defineConfig({ plugins: [storefrontPlugin()] });
