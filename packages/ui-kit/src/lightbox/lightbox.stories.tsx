import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { samplePhotos } from "../../test/sample-photos.ts";
import { Button } from "../button/button.tsx";
import { Lightbox } from "./lightbox.tsx";

const meta = {
  component: Lightbox,
  args: {
    items: samplePhotos,
    open: true,
    index: 0,
    onIndexChange: () => {},
    onClose: () => {},
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

export const OtherContent: Story = {
  args: {
    items: [{ template: "", alt: "", content: <p style={{ placeSelf: "center" }}>A video</p> }],
  },
};
