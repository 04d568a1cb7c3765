import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePhotos } from "../../test/sample-photos.ts";
import { Picture } from "../picture/picture.tsx";
import { VideoEmbed } from "./video-embed.tsx";

const poster = (index: number) => {
  const photo = samplePhotos[index];
  return photo && <Picture {...photo} alt="" width={16} height={9} />;
};

const meta = {
  title: "Media/Video embed",
  component: VideoEmbed,
  args: {
    url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    title: "Eight days around Mount Belukha",
    poster: poster(1),
    style: { maxInlineSize: 640 },
  },
  parameters: {
    docs: {
      description: {
        component: [
          "A poster that becomes a player. Addresses of the two hosts are recognised by `@tropa/domain/video-host`; the frame is built anew from host and id, with the host's address that sets no cookies.",
          "ARIA pattern: button, in whose place the player comes; its name is the video's.",
          "**Do** give a poster of the same proportions, and a title that says what is seen.",
          "**Don't** start it by itself, and don't put the host's own picture on it: that would ask the host before the visitor does.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof VideoEmbed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OtherHost: Story = {
  args: {
    url: "https://rutube.ru/video/0123456789abcdef0123456789abcdef/",
    title: "Восемь дней вокруг Белухи",
    poster: poster(3),
  },
};

export const OwnFile: Story = { args: { url: "/files/altai.mp4", poster: poster(4) } };

export const WithoutPoster: Story = { args: { poster: undefined } };

/** An address that is nobody's player stays a link. */
export const Unknown: Story = { args: { url: "https://example.org/film", poster: poster(5) } };
