import type { Meta, StoryObj } from "@storybook/react-vite";
import { ownFrame } from "../docs/own-frame.ts";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Menu } from "./menu.tsx";

const meta = {
  title: "Overlays/Menu",
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
  parameters: {
    docs: {
      description: {
        component: [
          "A list of choices that hangs from a button. ARIA pattern: menu button: Enter, Space and Down open it at its first choice, Up at its last; arrows, Home, End and first letters move; Escape and Tab close. A disabled choice can be reached but not chosen.",
          "**Do** mark the current language, currency or sort with `current`. **Don't** put fields or texts into it: that is a `Dropdown`.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As a press shows it. */
export const Open: Story = {
  parameters: ownFrame,
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
};

export const Disabled: Story = {
  args: {
    items: [
      { id: "edit", text: "Change the date", icon: "edit" },
      { id: "download", text: "Download the ticket", icon: "download", disabled: true },
      { id: "cancel", text: "Cancel the booking", icon: "trash" },
    ],
    trigger: (trigger) => <IconButton {...trigger} icon="more" label="Booking" />,
    label: "Booking",
  },
  parameters: ownFrame,
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
};

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
  parameters: ownFrame,
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
};
