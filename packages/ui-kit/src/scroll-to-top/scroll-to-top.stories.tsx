import type { Meta, StoryObj } from "@storybook/react-vite";
import { ownFrame } from "../docs/own-frame.ts";
import { ScrollToTop } from "./scroll-to-top.tsx";

const meta = {
  title: "Navigation/Scroll to top",
  component: ScrollToTop,
  parameters: {
    docs: {
      story: { inline: false, height: "480px" },
      description: {
        component: [
          "A button that leads back to the top, once the page has been scrolled by three windows; it looks at most every 300 ms.",
          "ARIA pattern: button.",
          "**Do** keep one in a page. **Don't** put it where a bar at the lower edge covers it: set `--bottom-bar`.",
        ].join("\n\n"),
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 8000 }}>
        <p>Scroll down.</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScrollToTop>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As it shows once the page has been scrolled. */
export const Shown: Story = { parameters: ownFrame, play: () => scrollTo({ top: 6000 }) };
