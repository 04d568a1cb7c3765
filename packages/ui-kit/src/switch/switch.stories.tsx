import type { Meta, StoryObj } from "@storybook/react-vite";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Inputs/Switch",
  component: Switch,
  parameters: {
    docs: {
      description: {
        component: `Turns something on at once. Follows the **switch** pattern: Space turns.

**Do** word the label so that it is true when the switch is on.

**Don't** use it in a form that is sent later: that is a \`Checkbox\`.`,
      },
    },
  },
  args: { children: "Show on the map" },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };
