import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageLoadingBar } from "./page-loading-bar.tsx";

const meta = {
  title: "Feedback/Page loading bar",
  component: PageLoadingBar,
  parameters: {
    docs: {
      story: { inline: false, height: "480px" },
      description: {
        component: [
          "A thin bar while a page loads: it appears after 200 ms, goes most of the way in 2 s, and when the page is there finishes, hides 500 ms later and resets in 400 ms. ARIA role: progressbar.",
          "**Do** keep one in a page. **Don't** use it for a part of a page: that is a `Skeleton`.",
        ].join("\n\n"),
      },
    },
  },
  args: { active: true },
} satisfies Meta<typeof PageLoadingBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Idle: Story = { args: { active: false } };
