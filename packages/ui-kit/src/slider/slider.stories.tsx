import type { Meta, StoryObj } from "@storybook/react-vite";
import { TourCardExample } from "../../test/tour-card-example.tsx";
import { Slider } from "./slider.tsx";

const meta = {
  component: Slider,
  args: {
    label: "Similar tours",
    children: [0, 1, 2, 3, 4, 5].map((index) => <TourCardExample key={index} index={index} />),
    style: { maxInlineSize: 1000, marginInline: "auto" },
  },
} satisfies Meta<typeof Slider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingToSlide: Story = {
  args: { children: <TourCardExample index={0} />, label: "One tour" },
};
