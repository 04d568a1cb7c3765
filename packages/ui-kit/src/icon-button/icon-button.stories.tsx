import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Inputs/Icon button",
  component: IconButton,
  args: { icon: "heart", label: "Add to favourites", pressed: false },
  parameters: {
    docs: {
      description: {
        component: [
          "A button that is only an icon; `label` is its name. With `pressed` a toggle (ARIA pattern: toggle button), with `href` a link.",
          "**Do** keep the `label` the same while `pressed` changes: the state is read with it. **Don't** use an icon that needs an explanation; or hang a `Tooltip` from it.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Outline: Story = {
  args: { variant: "outline", icon: "chevron-right", label: "Next" },
};

export const Favourite: Story = { args: { variant: "overlay" } };

export const FavouriteChosen: Story = {
  args: { variant: "overlay", icon: "heart-filled", pressed: true },
};

export const Small: Story = { args: { size: "sm", icon: "close", label: "Close" } };

export const Disabled: Story = {
  args: { variant: "outline", icon: "minus", label: "Fewer", disabled: true },
};

export const AsLink: Story = { args: { href: "#chat", icon: "chat", label: "Chats" } };
