import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { samplePhotos } from "../../test/sample-photos.ts";
import { Button } from "../button/button.tsx";
import { Lightbox } from "./lightbox.tsx";

const meta = {
  title: "Media/Lightbox",
  component: Lightbox,
  args: {
    items: samplePhotos,
    open: true,
    index: 0,
    onIndexChange: () => {},
    onClose: () => {},
  },
  parameters: {
    docs: {
      description: {
        component: [
          "Photos and videos on the whole screen. ARIA patterns: modal dialog and carousel. Arrow keys and swipes of more than 100 px turn without end, a swipe along the page of more than 100 px or Escape closes, a double tap within 300 ms enlarges twice or goes back, two fingers enlarge up to four times, then one finger moves the photo.",
          "**Do** load it lazily: it is needed only after a press. **Do** write an `alt`: it is the caption too.",
          "**Don't** keep anything in it that is found nowhere else on the page.",
        ].join("\n\n"),
      },
      story: { inline: false, iframeHeight: 480 },
    },
  },
  render: function Opened(args) {
    const [shown, setShown] = useState(args.open);
    const [index, setIndex] = useState(args.index);
    return (
      <>
        <Button onClick={() => setShown(true)}>All photos</Button>
        <Lightbox
          {...args}
          open={shown}
          index={index}
          onIndexChange={setIndex}
          onClose={() => setShown(false)}
        />
      </>
    );
  },
} satisfies Meta<typeof Lightbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Last: Story = { args: { index: samplePhotos.length - 1 } };

export const Single: Story = { args: { items: samplePhotos.slice(0, 1) } };

export const WithVideo: Story = {
  args: {
    items: samplePhotos.map((photo, index) =>
      index === 0 ? { ...photo, videoUrl: "https://youtu.be/aqz-KE-bpKQ" } : photo,
    ),
  },
};

export const OtherContent: Story = {
  args: {
    items: [{ template: "", alt: "", content: <p style={{ placeSelf: "center" }}>A panorama</p> }],
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

export const Closed: Story = { args: { open: false } };
