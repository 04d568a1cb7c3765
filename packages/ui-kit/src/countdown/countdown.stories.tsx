import type { Meta, StoryObj } from "@storybook/react-vite";
import { TIMES } from "@tropa/domain/interface-constants";
import { Countdown } from "./countdown.tsx";

const meta = {
  component: Countdown,
  args: { seconds: TIMES.codeResendSeconds },
} satisfies Meta<typeof Countdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InWords: Story = { args: { format: (left: number) => `Send again in ${left} s` } };

export const Short: Story = { args: { seconds: 1 } };
