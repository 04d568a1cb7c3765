import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconButton } from "./icon-button.tsx";

const meta = {
  component: IconButton,
  args: { icon: "heart", label: "Add to favourites", pressed: false },
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
