import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePhotos } from "../../test/sample-photos.ts";
import { PhotoMosaic } from "./photo-mosaic.tsx";

const meta = {
  component: PhotoMosaic,
  args: { photos: samplePhotos, onOpen: () => {} },
} satisfies Meta<typeof PhotoMosaic>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { photos: samplePhotos.slice(0, 1) } };

export const Two: Story = { args: { photos: samplePhotos.slice(0, 2) } };

export const Three: Story = { args: { photos: samplePhotos.slice(0, 3) } };

export const Four: Story = { args: { photos: samplePhotos.slice(0, 4) } };

export const Five: Story = { args: { photos: samplePhotos.slice(0, 5) } };
