import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePhotos } from "../../test/sample-photos.ts";
import { PhotoMosaic } from "./photo-mosaic.tsx";

const meta = {
  title: "Media/Photo mosaic",
  component: PhotoMosaic,
  args: { photos: samplePhotos, onOpen: () => {} },
  parameters: {
    docs: {
      description: {
        component: [
          "The photos at the head of a tour: one large and up to four small tiles, 4 px apart; on phones up to six slides, 8 px apart, with a counter. All photos are in the gallery that it opens; without scripts a press shows the photo.",
          "ARIA pattern: a list of buttons.",
          "**Do** put the best photo first: it loads before everything else. **Don't** use it twice in a page.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof PhotoMosaic>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { photos: samplePhotos.slice(0, 1) } };

export const Two: Story = { args: { photos: samplePhotos.slice(0, 2) } };

export const Three: Story = { args: { photos: samplePhotos.slice(0, 3) } };

export const Four: Story = { args: { photos: samplePhotos.slice(0, 4) } };

export const Five: Story = { args: { photos: samplePhotos.slice(0, 5) } };
