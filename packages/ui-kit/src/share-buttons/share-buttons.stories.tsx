import type { Meta, StoryObj } from "@storybook/react-vite";
import { ShareButtons } from "./share-buttons.tsx";

const meta = {
  title: "Navigation/Share buttons",
  component: ShareButtons,
  args: {
    links: [
      { network: "facebook", href: "#facebook", label: "Share on Facebook" },
      { network: "x", href: "#x", label: "Share on X" },
      { network: "email", href: "mailto:", label: "Share by e-mail" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: [
          "Plain links to the networks' own pages: no foreign script, nothing sent before a press.",
          "ARIA pattern: a list of links.",
          "**Do** take the networks from the variant. **Don't** count shares: that would ask the networks.",
        ].join("\n\n"),
      },
    },
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

export const Chinese: Story = {
  args: {
    links: [
      { network: "weibo", href: "#weibo", label: "分享到微博" },
      { network: "qq", href: "#qq", label: "分享到 QQ" },
      { network: "email", href: "mailto:", label: "通过邮件分享" },
    ],
  },
};
