import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { samplePhotos } from "../../test/sample-photos.ts";
import { StoriesGallery } from "./stories-gallery.tsx";
import type { Story as StoryData } from "./stories-gallery.tsx";

const slide = (index: number, text: string, link?: { href: string; text: string }) => {
  const { template = "", alt = "", colour } = samplePhotos[index % samplePhotos.length] ?? {};
  return { template, alt, colour, text, link };
};

const story = (index: number, title: string, count: number, seen = false): StoryData => ({
  id: title,
  title,
  cover: samplePhotos[index % samplePhotos.length]?.template ?? "",
  seen,
  slides: Array.from({ length: count }, (_, step) =>
    slide(
      index + step,
      `${title}: day ${step + 1}`,
      step === count - 1 ? { href: "#tour", text: "See the tour" } : undefined,
    ),
  ),
});

const meta = {
  title: "Media/Stories gallery",
  component: StoriesGallery,
  args: {
    stories: [
      story(0, "Lakes of Altai", 3),
      story(2, "Volcanoes", 2),
      story(3, "Taiga in September", 2, true),
      story(4, "Dunes", 1, true),
      story(5, "Sea cliffs", 2, true),
    ],
  },
  render: function Remembering(args) {
    const [seen, setSeen] = useState<readonly string[]>([]);
    const stories = args.stories.map((one) => ({
      ...one,
      seen: one.seen || seen.includes(one.id),
    }));
    return (
      <StoriesGallery
        {...args}
        stories={stories}
        onSeen={(id) => {
          setSeen([...seen, id]);
          args.onSeen?.(id);
        }}
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          "Rings that open slides on the whole screen. ARIA patterns: modal dialog, carousel with rotation. Slides follow each other every 6 s; a button, Space, a resting finger or a hidden tab stops them, and for readers who want no motion they stand from the start. Arrow keys, taps on the sides and swipes of more than 100 px turn; a swipe along the page or Escape closes.",
          "**Do** keep a slide to one photo and one line. **Do** remember what has been seen.",
          "**Don't** tell anything here that is found nowhere else.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof StoriesGallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllSeen: Story = {
  args: { stories: [story(1, "Lakes of Altai", 2, true), story(2, "Volcanoes", 2, true)] },
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
