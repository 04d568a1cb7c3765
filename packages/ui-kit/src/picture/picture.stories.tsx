import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePhoto } from "../../test/sample-photos.ts";
import { Picture } from "./picture.tsx";

const meta = {
  title: "Media/Picture",
  component: Picture,
  args: { ...samplePhoto },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: [
          "A photo in AVIF or WebP in the size that the screen needs; its space and colour stand before it comes.",
          "ARIA role: img, by the browser, named by `alt`; an empty one says that it only decorates.",
          "**Do** write what is seen into `alt`, and leave it empty where the photo only decorates. **Do** set `priority` on the one photo that is seen first. **Don't** set it on more.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Priority: Story = { args: { priority: true } };

export const Contain: Story = { args: { fit: "contain", style: { aspectRatio: "1" } } };

export const NotArrived: Story = { args: { template: "data:,{size}", alt: "A lake" } };
