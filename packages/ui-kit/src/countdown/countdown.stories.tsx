import type { Meta, StoryObj } from "@storybook/react-vite";
import { TIMES } from "@tropa/domain/page-constants";
import { Countdown } from "./countdown.tsx";

const meta = {
  title: "Feedback/Countdown",
  component: Countdown,
  args: { seconds: TIMES.codeResendSeconds },
  parameters: {
    docs: {
      description: {
        component: [
          "Counts seconds down by the clock, so that a tab in the background is right when it comes back. ARIA role: timer, which is not read out by itself.",
          "**Do** say beside it what ends. **Don't** hurry visitors with a countdown that nothing depends on.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Countdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InWords: Story = { args: { format: (left: number) => `Send again in ${left} s` } };

export const Hours: Story = { args: { seconds: 86_400 } };

export const Short: Story = { args: { seconds: 1 } };
