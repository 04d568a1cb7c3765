import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePhotos } from "../../test/sample-photos.ts";
import { PhotoStrip } from "./photo-strip.tsx";

const meta = {
  title: "Media/Photo strip",
  component: PhotoStrip,
  args: { photos: samplePhotos, onOpen: () => {} },
  parameters: {
    docs: {
      description: {
        component: [
          "Three small photos by default, 185 × 122, on phones 150 × 95; the last says how many more there are. Plain links: without scripts each opens its photo.",
          "ARIA pattern: a list of buttons, each named after its photo.",
          "**Do** open a `Lightbox` with all photos. **Don't** use it at the head of a page: that is what `PhotoMosaic` is for.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof PhotoStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllShown: Story = { args: { photos: samplePhotos.slice(0, 3) } };

export const Single: Story = { args: { photos: samplePhotos.slice(0, 1) } };

export const MoreShown: Story = { args: { limit: 5 } };

export const WithVideo: Story = {
  args: {
    photos: samplePhotos.map((photo, index) =>
      index === 1 ? { ...photo, videoUrl: "https://youtu.be/aqz-KE-bpKQ" } : photo,
    ),
  },
};
