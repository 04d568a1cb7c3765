import type { Preview } from "@storybook/react-vite";
import { propDocs } from "virtual:prop-docs";
import { DocsPage } from "./docs-page.tsx";
import { withPropDocs } from "./with-prop-docs.ts";

// Beside the preview, which the tests of the stories import: they need neither pages nor tables.
const preview: Preview = {
  argTypesEnhancers: [
    ({ argTypes, component }) =>
      withPropDocs(
        argTypes,
        propDocs[(component as { name?: string } | undefined)?.name ?? ""]?.props ?? [],
      ),
  ],
  parameters: { docs: { page: DocsPage } },
};

export default preview;
