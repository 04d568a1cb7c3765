import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePhotos } from "../../test/sample-photos.ts";
import { TileGallery } from "./tile-gallery.tsx";

const more = samplePhotos.map((photo) => ({ ...photo, template: `${photo.template}#again` }));

const meta = {
  title: "Media/Tile gallery",
  component: TileGallery,
  args: { photos: samplePhotos, onOpen: () => {}, style: { maxInlineSize: 900 } },
  parameters: {
    docs: {
      description: {
        component: [
          "Equal tiles of photos and videos: six at the most, 4 px apart, 8 px on phones. Plain links that open a gallery.",
          "ARIA pattern: a list of buttons, each named after its photo.",
          "**Do** use it within a page: a hotel, an album of a past departure. **Don't** crop maps or texts with it: tiles cut their edges.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof TileGallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MoreThanFit: Story = { args: { photos: [...samplePhotos, ...more] } };

export const WithVideo: Story = {
  args: {
    photos: samplePhotos.map((photo, index) =>
      index === 0 ? { ...photo, videoUrl: "https://youtu.be/aqz-KE-bpKQ" } : photo,
    ),
  },
};

export const One: Story = { args: { photos: samplePhotos.slice(0, 1) } };

export const Two: Story = { args: { photos: samplePhotos.slice(0, 2) } };

export const Three: Story = { args: { photos: samplePhotos.slice(0, 3) } };

export const Four: Story = { args: { photos: samplePhotos.slice(0, 4) } };

export const Five: Story = { args: { photos: samplePhotos.slice(0, 5) } };
