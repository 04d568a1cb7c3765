import type { Meta, StoryObj } from "@storybook/react-vite";
import { ThemeEditor } from "./theme-editor.tsx";

/**
 * A brand is a style sheet of variables: colours, always both for light and for dark, and whatever
 * else of `tokens.css` it wants otherwise. Change some and see; the style sheet to copy is below.
 *
 * - **Do** keep 4.5 to 1 between a colour and the text on it: the notes say when it is less.
 * - **Don't** restyle a component's insides: its class names are nobody's interface.
 */
const meta = { title: "Start/Theming", component: ThemeEditor } satisfies Meta<typeof ThemeEditor>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
