import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePhoto } from "../../test/sample-photos.ts";
import { Avatar } from "./avatar.tsx";

const meta = {
  title: "Data/Avatar",
  component: Avatar,
  args: { name: "Anna Petrova" },
  parameters: {
    docs: {
      description: {
        component: [
          "A person's photo, 48 px by default, or two letters on one of five colours, always the same for the same name. A name that is none, such as a phone number, has the icon of a person. A photo that does not come leaves what is below it.",
          "ARIA role: img, named after the person; silent where `decorative` says that the name stands beside it.",
          "**Do** set `decorative` where the name stands beside it. **Don't** use it for companies' logos: circles cut them.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Photo: Story = { args: { src: samplePhoto.template } };

export const PhotoFails: Story = { args: { src: "data:image/png," } };

/** Who has told no name is called by a phone number, which has no initials. */
export const PhoneForName: Story = { args: { name: "+79001234567" } };

export const Large: Story = { args: { size: 80 } };

export const FiveColours: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {[
        "Anna Petrova",
        "Ben Ito",
        "Мария Соколова",
        "Иван Орлов",
        "Chen Wei",
        "Olga",
        "Max Lang",
      ].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};
