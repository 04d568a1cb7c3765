import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Menu } from "./menu.tsx";

const meta = {
  component: Menu,
  args: {
    label: "Currency",
    trigger: (trigger) => (
      <Button {...trigger} variant="ghost" iconEnd="chevron-down">
        EUR
      </Button>
    ),
    items: [
      { id: "eur", text: "Euro", current: true },
      { id: "usd", text: "US dollar" },
      { id: "cny", text: "Chinese yuan" },
      { id: "kzt", text: "Kazakhstani tenge", disabled: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnHover: Story = { args: { openOn: "hover" } };

export const Account: Story = {
  args: {
    label: "Account",
    align: "end",
    trigger: (trigger) => <IconButton {...trigger} icon="user" label="Account" />,
    style: { marginInlineStart: 240 },
    items: [
      { id: "bookings", text: "Bookings", icon: "ticket", href: "#bookings" },
      { id: "favourites", text: "Favourites", icon: "heart", href: "#favourites" },
      { id: "settings", text: "Settings", icon: "settings", href: "#settings" },
      { id: "logout", text: "Log out", icon: "logout" },
    ],
  },
};
