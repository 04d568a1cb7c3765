import { openAttachmentCall, sendMessageCall } from "@tropa/api-contract/conversation/calls-chat";
import { disableChatNotificationsCall } from "@tropa/api-contract/conversation/calls-chat-notifications";
import { uploadFileCall } from "@tropa/api-contract/conversation/calls-uploads";
import { chatBookingsCall } from "@tropa/api-contract/sales/calls-requests";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  acts,
  press,
  pressOn,
  see,
  seeElement,
  seeLabelled,
  write,
} from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  chatAnswers,
  chatId,
  listOf,
  samplePicture,
  sampleMessage,
  sampleMessages,
} from "../../../stories/samples/conversation/chat.ts";
import { signedInAnswers } from "../../../stories/samples/people/person.ts";

const path = `/chat/${chatId}`;

const meta = {
  title: "Conversation/Chat",
  component: StorefrontPage,
  args: { path, isSignedIn: true, answers: (samples) => chatAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = seeElement("article");

export const Default: Story = { play: ready };

/** Nothing is written yet: what people often ask first is offered. */
export const Opening: Story = {
  args: { answers: (samples) => chatAnswers(samples, { messages: [] }) },
  play: see("chat:quick.bring"),
};

export const German: Story = { args: { locale: "de" }, play: ready };

export const Chinese: Story = { args: { locale: "zh" }, play: ready };

/** On a phone the list is a page of its own. */
export const List: Story = { args: { path: "/chat" }, play: seeElement("a[href^='/chat/']") };

export const NothingFound: Story = {
  args: { path: "/chat" },
  play: acts(
    seeElement("a[href^='/chat/']"),
    pressOn("input[type=search]"),
    async () => {
      const input = document.querySelector<HTMLInputElement>("input[type=search]");
      if (!input) throw new Error("there is no search");
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      value?.set?.call(input, "nobody");
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
    see("chat:nothingFound"),
  ),
};

export const NoChats: Story = {
  args: { path: "/chat", answers: (samples) => [...signedInAnswers(samples), listOf([])] },
  play: see("chat:empty.title"),
};

/** Everything that can have happened to a message. */
export const Looks: Story = {
  args: {
    answers: (samples) =>
      chatAnswers(samples, {
        messages: [
          ...sampleMessages(samples),
          sampleMessage(4, "", { is_deleted: true }),
          sampleMessage(5, "My number is ********", { is_moderated: true }),
          sampleMessage(12, "Or write to ********", { has_hidden_contacts: true }),
          sampleMessage(6, "Changed once", {
            type: "output",
            edited_at: new Date().toISOString(),
            is_read: false,
            created_at: new Date().toISOString(),
          }),
          sampleMessage(7, "", {
            attachment: {
              status: "ready",
              file: {
                id: 1,
                name: "What to take along, with a very long name for a file.pdf",
                media_type: "application/pdf",
                byte_size: 240_000,
                preview: null,
              },
            },
          }),
          sampleMessage(8, "It was here", { attachment: { status: "removed", file: null } }),
          sampleMessage(
            9,
            `${"Donaudampfschifffahrtsgesellschaft".repeat(6)}\nhttps://tropa.example`,
          ),
        ],
      }),
  },
  play: see("chat:message.deleted"),
};

/** A picture of the bundle, in the place of one that a server has. */
const picture = {
  status: "ready" as const,
  file: {
    id: 2,
    name: "camp.jpg",
    media_type: "image/jpeg",
    byte_size: 300_000,
    preview: samplePicture,
  },
};

export const Pictures: Story = {
  args: {
    answers: (samples) =>
      chatAnswers(samples, {
        messages: [
          ...sampleMessages(samples),
          sampleMessage(10, "Our camp", { attachment: picture }),
          sampleMessage(11, "", { type: "output", attachment: picture }),
        ],
      }),
  },
  play: seeElement("article img"),
};

export const Gallery: Story = {
  args: {
    answers: (samples) => [
      ...(Pictures.args?.answers?.(samples) ?? []),
      answer(openAttachmentCall, {
        id: 2,
        name: "camp.jpg",
        media_type: "image/jpeg",
        byte_size: 300_000,
        is_public: false,
        url: "/files/a/download/camp.jpg",
      }),
    ],
  },
  play: acts(seeElement("article img"), press("chat:message.image"), seeElement("dialog img")),
};

/** Files on their way, and one that cannot be taken. */
export const Files: Story = {
  args: { answers: (samples) => [...chatAnswers(samples), never(uploadFileCall)] },
  play: acts(
    ready,
    press("chat:attach"),
    async () => {
      const field = document.querySelector<HTMLInputElement>("form input[type=file]");
      if (!field) throw new Error("there is no field for files");
      const transfer = new DataTransfer();
      transfer.items.add(new File(["notes"], "what-to-take.txt", { type: "text/plain" }));
      transfer.items.add(new File(["film"], "film.mkv", { type: "video/x-matroska" }));
      field.files = transfer.files;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    },
    see("upload:faults.fileType"),
  ),
};

export const Frozen: Story = {
  args: {
    answers: (samples) => chatAnswers(samples, { chat: { is_frozen: true, can_write: false } }),
  },
  play: see("chat:frozen.text"),
};

export const Support: Story = {
  args: {
    answers: (samples) =>
      chatAnswers(samples, {
        chat: { kind: "support", host: { organizer_id: null, name: "", photo: null }, tour: null },
      }),
  },
  play: see("chat:supportHint"),
};

/** What could not be saved is as it was. */
export const NotMuted: Story = {
  args: { answers: (samples) => [...chatAnswers(samples), outage(disableChatNotificationsCall)] },
  play: acts(
    ready,
    press("chat:mute.off"),
    see("chat:failed.mute"),
    seeElement("button[data-icon=bell]"),
  ),
};

export const Bookings: Story = {
  play: acts(ready, press("chat:bookings.title"), seeElement("aside li")),
};

export const BookingsOutage: Story = {
  args: { answers: (samples) => [...chatAnswers(samples), outage(chatBookingsCall)] },
  play: acts(ready, press("chat:bookings.title"), seeElement("aside [role=alert]")),
};

export const Editing: Story = {
  play: acts(
    ready,
    pressOn("ol li:last-child article button"),
    press("chat:act.edit"),
    see("chat:editing"),
  ),
};

/** Whoever does not change it after all writes on where they were. */
export const EditLeft: Story = {
  play: acts(
    ready,
    pressOn("ol li:last-child article button"),
    press("chat:act.edit"),
    see("chat:editing"),
    press("chat:cancelEdit"),
    seeElement("button[data-icon=send]"),
    seeElement("textarea[name=message]:focus"),
  ),
};

export const Deleting: Story = {
  play: acts(
    ready,
    pressOn("ol li:last-child article button"),
    press("chat:act.delete"),
    see("chat:delete.title"),
  ),
};

/** What could not be sent stays, and can be sent again. */
export const NotSent: Story = {
  args: { answers: (samples) => [...chatAnswers(samples), outage(sendMessageCall)] },
  play: acts(
    ready,
    write("message", "Is there a shop?"),
    press("chat:send"),
    see("chat:sending.lost"),
  ),
};

export const SendingRefused: Story = {
  args: { answers: (samples) => [...chatAnswers(samples), refuse(sendMessageCall, "conflict")] },
  play: acts(ready, write("message", "Hello?"), press("chat:send"), see("chat:sending.giveUp")),
};

export const Sent: Story = {
  args: {
    answers: (samples) => [
      ...chatAnswers(samples),
      answer(sendMessageCall, ({ body }) =>
        sampleMessage(20, body.message, { type: "output", is_read: false }),
      ),
    ],
  },
  play: acts(
    ready,
    write("message", "A question\non two lines"),
    press("chat:send"),
    seeLabelled("ol li:nth-child(4) article svg", "chat:message.sent"),
  ),
};
