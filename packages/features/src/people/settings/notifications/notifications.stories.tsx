import {
  chatChannelsCall,
  chatConnectionCodeCall,
} from "@tropa/api-contract/conversation/calls-chat-notifications";
import { pushStateCall, unsubscribePushCall } from "@tropa/api-contract/conversation/calls-push";
import {
  chooseLetterCall,
  letterChoicesCall,
} from "@tropa/api-contract/people/calls-notifications";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  acts,
  press,
  pressOn,
  scrollTo,
  see,
  seeElement,
} from "../../../../stories/harness/acts.ts";
import { answer, answersInTurn, never, outage } from "../../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../../stories/harness/storefront-page.tsx";
import { settingsAnswers } from "../../../../stories/samples/people/person.ts";

const messengers = (isConnected: boolean) =>
  answer(chatChannelsCall, {
    items: [
      {
        id: 1,
        type: "telegram",
        name: "Telegram",
        link: "https://t.me/tropa",
        is_connected: false,
      },
      {
        id: 3,
        type: "whatsapp",
        name: "WhatsApp",
        link: "https://wa.me/79990000001",
        is_connected: isConnected,
      },
    ],
  });

/** A browser whose owner has answered to the question for notifications, and that takes pushes or does not. */
function browserWith(
  permission: NotificationPermission,
  isSubscribed: boolean,
): NonNullable<Story["decorators"]> {
  const subscription = { unsubscribe: async () => true };
  const pushManager = { getSubscription: async () => (isSubscribed ? subscription : null) };
  return (Shown) => {
    Object.defineProperty(Notification, "permission", {
      configurable: true,
      get: () => permission,
    });
    Object.defineProperty(navigator.serviceWorker, "getRegistration", {
      configurable: true,
      value: async () => ({ pushManager }),
    });
    return <Shown />;
  };
}

const pushKey = "B".repeat(87);
const withPush =
  (isOn: boolean): NonNullable<typeof meta.args.answers> =>
  (samples) => [...settingsAnswers(samples), answer(pushStateCall, { key: pushKey, is_on: isOn })];

const meta = {
  title: "People/Notifications",
  component: StorefrontPage,
  args: {
    path: "/settings",
    isSignedIn: true,
    answers: (samples) => [...settingsAnswers(samples), messengers(true)],
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label after the push part's title. */
const pushSwitch = (isOn: boolean) =>
  `#notifications h3 + label:has(input${isOn ? ":checked" : ":not(:checked)"})`;

const ready = acts(scrollTo("#notifications"), see("settings:notifications.topics.reminders"));

export const Default: Story = { play: ready };

export const German: Story = { args: { locale: "de" }, play: ready };

export const NoMessengers: Story = {
  args: { answers: (samples) => settingsAnswers(samples) },
  play: ready,
};

export const PushOff: Story = {
  args: { answers: withPush(false) },
  decorators: browserWith("default", false),
  play: acts(ready, see("settings:notifications.push.hint"), seeElement(pushSwitch(false))),
};

/** Turning it off shows at once, and is so when it was saved. */
export const PushOn: Story = {
  args: {
    answers: (samples) => [
      ...settingsAnswers(samples),
      answersInTurn(
        answer(pushStateCall, { key: pushKey, is_on: true }),
        answer(pushStateCall, { key: pushKey, is_on: false }),
      ),
      answer(unsubscribePushCall, { success: true }),
    ],
  },
  decorators: browserWith("granted", true),
  play: acts(
    ready,
    seeElement(pushSwitch(true)),
    pressOn(`${pushSwitch(true)} input`),
    seeElement(`${pushSwitch(false)}:not(:has(:disabled))`),
  ),
};

/** Somebody else has turned it on in this browser before. */
export const PushOfAnother: Story = {
  args: { answers: withPush(false) },
  decorators: browserWith("granted", true),
  play: acts(ready, seeElement(pushSwitch(false))),
};

export const PushDenied: Story = {
  args: { answers: withPush(false) },
  decorators: browserWith("denied", false),
  play: acts(ready, see("settings:notifications.push.denied"), seeElement("label:has(:disabled)")),
};

export const Loading: Story = {
  args: { answers: (samples) => [...settingsAnswers(samples), never(letterChoicesCall)] },
  play: scrollTo("#notifications"),
};

export const Outage: Story = {
  args: { answers: (samples) => [...settingsAnswers(samples), outage(letterChoicesCall)] },
  play: acts(scrollTo("#notifications"), seeElement("#notifications [role=alert]")),
};

/** A switch that could not be saved is back where it was. */
export const NotSaved: Story = {
  args: { answers: (samples) => [...settingsAnswers(samples), outage(chooseLetterCall)] },
  play: acts(
    ready,
    pressOn("[aria-labelledby=letters-reminders] input:checked"),
    see("settings:notSaved"),
    seeElement("[aria-labelledby=letters-reminders] label:has(input:checked)"),
  ),
};

export const Connecting: Story = {
  args: {
    answers: (samples) => [
      ...settingsAnswers(samples),
      messengers(false),
      answer(chatConnectionCodeCall, {
        code: "cABCDEFGHIJKLMNOPQRSTUVWXYZ012345",
        link: "https://t.me/tropa?start=cABCDEFGHIJKLMNOPQRSTUVWXYZ012345",
        expires_at: "2026-06-01T10:00:00.000Z",
      }),
    ],
  },
  play: acts(
    ready,
    press("settings:notifications.messengers.connectOne"),
    seeElement("#notifications svg[role=img]"),
  ),
};
