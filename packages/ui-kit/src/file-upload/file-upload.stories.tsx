import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePhotos } from "../../test/sample-photos.ts";
import { FileUpload } from "./file-upload.tsx";
import { sampleTexts } from "./sample-texts.ts";

const nothing: (id: string) => void = () => {};
const takeNothing: (files: File[]) => void = () => {};
const preview = samplePhotos[0]?.template ?? null;

const meta = {
  title: "Inputs/File upload",
  component: FileUpload,
  parameters: {
    docs: {
      description: {
        component: `Files that are chosen, dropped, pasted or come from the camera. Each shows how far it has got, and can be stopped, sent again and taken away. ARIA pattern: none; native file fields with a status.

**Do** say which files are taken and how large they may be before any is chosen.

**Don't** wait for the form to be sent: files go on their way as they are chosen.`,
      },
    },
  },
  args: {
    label: "Documents",
    hint: "PDF, Word, JPEG or PNG, up to 20 MB each",
    accept: ["application/pdf", "image/jpeg"],
    multiple: true,
    items: [],
    texts: sampleTexts,
    onFiles: takeNothing,
    onRemove: nothing,
    onRetry: nothing,
  },
} satisfies Meta<typeof FileUpload>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const files = [
  { id: "1", name: "contract-with-a-very-long-name-of-2027.pdf", size: "1.2 MB", state: "done" },
  { id: "2", name: "passport.jpg", size: "3.4 MB", state: "sending", progress: 0.4 },
  { id: "3", name: "route.pdf", size: "2 MB", state: "waiting" },
  { id: "4", name: "notes.txt", size: "1 KB", state: "failed", error: "The connection was lost" },
  {
    id: "5",
    name: "film.mov",
    size: "90 MB",
    state: "failed",
    error: "Larger than 20 MB",
    canRetry: false,
  },
] as const;

export const States: Story = { args: { items: files } };

export const Images: Story = {
  args: {
    label: "Photos of the trip",
    hint: "JPEG, PNG or WebP, up to 15 MB each",
    look: "images",
    camera: true,
    items: files.map((item) => ({ ...item, preview: item.state === "failed" ? null : preview })),
  },
};

export const OneFile: Story = { args: { multiple: false, label: "Statute" } };

export const Full: Story = { args: { items: files.slice(0, 1), full: true } };

export const WithError: Story = { args: { error: "Add at least one" } };

export const Disabled: Story = { args: { disabled: true } };
