import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

// Only for type generation; the apps build.
export default defineConfig({ plugins: [reactRouter()] });
