import { setProjectAnnotations } from "@storybook/react-vite";
import * as preview from "@tropa/ui-kit/storybook/preview.tsx";
import { asPhone } from "./show.tsx";

// Applies Storybook's decorators and styles.
setProjectAnnotations([preview]);

// An earlier file may have left another width.
await asPhone();
