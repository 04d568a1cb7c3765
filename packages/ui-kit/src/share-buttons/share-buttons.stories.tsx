import type { Meta, StoryObj } from "@storybook/react-vite";
import { ShareButtons } from "./share-buttons.tsx";

const meta = {
  component: ShareButtons,
  args: {
    links: [
      { network: "facebook", href: "#facebook", label: "Share on Facebook" },
      { network: "x", href: "#x", label: "Share on X" },
      { network: "email", href: "mailto:", label: "Share by e-mail" },
    ],
  },
} satisfies Meta<typeof ShareButtons>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Russian: Story = {
  args: {
    links: [
      { network: "vk", href: "#vk", label: "Поделиться ВКонтакте" },
      { network: "ok", href: "#ok", label: "Поделиться в Одноклассниках" },
      { network: "email", href: "mailto:", label: "Отправить по почте" },
    ],
  },
};
