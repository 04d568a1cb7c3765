import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import type { Plugin } from "vite";
import { readPropDocs } from "./prop-docs.ts";

/** Provides documentation of props, read from the sources, to the components' pages. */
const propDocs: Plugin = {
  name: "prop-docs",
  resolveId: (id) => (id === "virtual:prop-docs" ? `\0${id}` : null),
  load: (id) =>
    id === "\0virtual:prop-docs"
      ? `export const propDocs = ${JSON.stringify(readPropDocs())};`
      : null,
};

const config: StorybookConfig = {
  stories: ["../src/docs/*.mdx", "../src/**/*.stories.tsx", "../test/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  framework: "@storybook/react-vite",
  // Disable all network requests of Storybook itself: telemetry, news and update checks.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  previewAnnotations: (entries = []) => [...entries, join(import.meta.dirname, "docs-preview.ts")],
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), propDocs] }),
  typescript: { reactDocgen: "react-docgen" },
};

export default config;
