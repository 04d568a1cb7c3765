import { setProjectAnnotations } from "@storybook/react-vite";
import * as preview from "@tropa/ui-kit/storybook/preview.tsx";
import { asPhone } from "./show.tsx";

// Stories in tests have the decorators and styles that they have in Storybook.
setProjectAnnotations([preview]);

// The file before may have left another width.
await asPhone();
