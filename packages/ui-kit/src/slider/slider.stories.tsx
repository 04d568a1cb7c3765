import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePhotos } from "../../test/sample-photos.ts";
import { TourCardExample } from "../../test/tour-card-example.tsx";
import { Picture } from "../picture/picture.tsx";
import { Slider } from "./slider.tsx";

const meta = {
  title: "Media/Slider",
  component: Slider,
  args: {
    label: "Similar tours",
    children: [0, 1, 2, 3, 4, 5].map((index) => <TourCardExample key={index} index={index} />),
    style: { maxInlineSize: 1000, marginInline: "auto" },
  },
  parameters: {
    docs: {
      description: {
        component: [
          "Cards or photos in a row. ARIA pattern: carousel, without rotation. A swipe of more than 5 px drags; a short one goes on by a slide, one of 300 ms and longer only when half of the next slide shows; it is resisted beyond the ends; a turn takes 300 ms.",
          "**Do** let a part of the next slide show, so that it is seen to slide. Give every slide the same height of head.",
          "**Don't** put a slider into a slider, nor anything that must be read by everybody: most people see the first slides only.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Slider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnePhotoAtATime: Story = {
  args: {
    label: "Photos",
    slideWidth: "100%",
    style: { maxInlineSize: 560 },
    children: samplePhotos.map((photo) => (
      <Picture key={photo.alt} {...photo} width={4} height={3} style={{ borderRadius: 16 }} />
    )),
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const NothingToSlide: Story = {
  args: { children: <TourCardExample index={0} />, label: "One tour" },
};
