import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePhotos } from "../../test/sample-photos.ts";
import { PhotoCrop } from "./photo-crop.tsx";
import type { PictureArea } from "./photo-crop.tsx";

const nothing: (area: PictureArea) => void = () => {};

const meta = {
  title: "Inputs/Photo crop",
  component: PhotoCrop,
  parameters: {
    docs: {
      description: {
        component: `The round part of a photo that is kept. ARIA pattern: **slider** for the zoom; the part itself is a group that the arrow keys move.

**Do** show it before the photo is sent: what is cut away never leaves the device.

**Don't** use it for photos of places: those are shown whole.`,
      },
    },
  },
  args: {
    src: samplePhotos[0]?.template ?? "",
    label: "Part of the photo that is shown",
    onAreaChange: nothing,
  },
} satisfies Meta<typeof PhotoCrop>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unreadable: Story = { args: { src: "data:image/png;base64,AAAA" } };
