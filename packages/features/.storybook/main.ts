import { join } from "node:path";
import kit from "@tropa/ui-kit/storybook/main.ts";
import type { StorybookConfig } from "@storybook/react-vite";

const kitStories = ["src/docs/*.mdx", "src/**/*.stories.tsx", "test/*.stories.tsx"];

/** The screens beside the kit that they are made of. */
const config: StorybookConfig = {
  ...kit,
  stories: [...kitStories.map((files) => join("../../ui-kit", files)), "../src/**/*.stories.tsx"],
  framework: {
    name: "@storybook/react-vite",
    // The package's own configuration is that of the router's type generation.
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
};

export default config;
