import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScrollSpy } from "./scroll-spy.tsx";
import type { ScrollSpyProps } from "./scroll-spy.tsx";

const items = [
  { name: "About the tour", anchor: "about" },
  {
    name: "Programme",
    anchor: "programme",
    subItems: [
      { name: "Day 1. Barnaul", anchor: "day-1" },
      { name: "Day 2. Chemal", anchor: "day-2" },
      { name: "Day 3. Aktash", anchor: "day-3" },
    ],
  },
  { name: "Where we live", anchor: "accommodation" },
  { name: "Reviews", anchor: "reviews" },
];

function Page(args: ScrollSpyProps) {
  const isBar = args.layout === "bar";
  return (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: isBar ? "minmax(0, 1fr)" : "200px minmax(0, 1fr)",
        gap: 32,
      }}
    >
      <div
        style={{
          position: "sticky",
          insetBlockStart: 0,
          zIndex: 1,
          alignSelf: "start",
          background: "var(--color-ground)",
        }}
      >
        <ScrollSpy {...args} />
      </div>
      <div>
        {args.items.flatMap((item) =>
          [item, ...(item.subItems ?? [])].map(({ name, anchor }) => (
            <section key={anchor} id={anchor} style={{ minBlockSize: 420 }}>
              <h3>{name}</h3>
              <p>We meet at nine at the railway station and drive 440 km along the Chuya road.</p>
            </section>
          )),
        )}
      </div>
    </div>
  );
}

const meta = {
  title: "Navigation/Scroll spy",
  component: ScrollSpy,
  args: { items },
  render: (args) => <Page {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          "Links to the sections of a long page. The section that the reader is in is found at most every 500 ms and marked with `aria-current`; a press scrolls there in 400 to 500 ms, at once for readers who want no motion, and takes the focus along.",
          "ARIA pattern: landmark (navigation), with `aria-current` on the section that is read.",
          "**Do** keep names to one or two words. **Do** give every section an `id` and a heading.",
          "**Don't** use it for other pages, nor for panels that replace each other: those are `Tabs`.",
        ].join("\n\n"),
      },
      story: { inline: false, iframeHeight: 420 },
    },
  },
} satisfies Meta<typeof ScrollSpy>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Bar: Story = { args: { layout: "bar" } };
