import { join } from "node:path";
import kit from "@tropa/ui-kit/storybook/main.ts";
import type { StorybookConfig } from "@storybook/react-vite";

const kitStories = ["src/docs/*.mdx", "src/**/*.stories.tsx", "test/*.stories.tsx"];

/** Stories of all screens. */
const config: StorybookConfig = {
  ...kit,
  stories: [...kitStories.map((files) => join("../../ui-kit", files)), "../src/**/*.stories.tsx"],
  framework: {
    name: "@storybook/react-vite",
    // The package's own Vite configuration is for the router's type generation.
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
};

export default config;
