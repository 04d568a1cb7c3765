import {
  bookingBoardCall,
  guestBookingsCall,
  guestChatCall,
  messageDepartureCall,
  messageGuestCall,
} from "@tropa/api-contract/organizers/calls-organizer-bookings";
import {
  bookingCall,
  confirmBookingCall,
  declineBookingCall,
} from "@tropa/api-contract/sales/calls-requests";
import { travellersCall } from "@tropa/api-contract/sales/calls-travellers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement, write } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  guestAnswers,
  guestId,
  guestList,
  organizerAnswers,
} from "../../../stories/samples/organizers/organizer.ts";

const meta = {
  title: "Organizers/Bookings",
  component: StorefrontPage,
  args: { path: "/organizer/bookings", isSignedIn: true, answers: organizerAnswers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const none = { requests: 0, unpaid: 0, paid: 0, complete: 0, canceled: 0 };
const noGuests = answer(guestBookingsCall, {
  items: [],
  next_after: null,
  counts: none,
  tours: [],
});
const bookingPath = `/organizer/bookings/${guestId}`;

export const List: Story = { play: seeElement("a[href^='/organizer/bookings/']") };

export const ListInGerman: Story = { args: { locale: "de" }, play: seeElement("[role=listitem]") };

export const ListInChinese: Story = { args: { locale: "zh" }, play: seeElement("[role=listitem]") };

/** Many are there, and few are drawn. */
export const LongList: Story = {
  args: { answers: (samples) => [...organizerAnswers(samples), guestList(samples, 1000)] },
  play: seeElement("[role=listitem]"),
};

export const Loading: Story = {
  args: { answers: (samples) => [...organizerAnswers(samples), never(guestBookingsCall)] },
};

export const Outage: Story = {
  args: { answers: (samples) => [...organizerAnswers(samples), outage(guestBookingsCall)] },
  play: see("request:problem.unreachable"),
};

export const NoBookings: Story = {
  args: { answers: (samples) => [...organizerAnswers(samples), noGuests] },
  play: see("organizerBookings:empty.title"),
};

export const NothingFound: Story = {
  args: {
    path: "/organizer/bookings?part=paid&text=Nobody",
    answers: (samples) => [...organizerAnswers(samples), noGuests],
  },
  play: see("organizerBookings:nothingFound"),
};

export const OfOneDeparture: Story = {
  args: { path: "/organizer/bookings?date=71" },
  play: see("organizerBookings:allDepartures"),
};

export const Board: Story = {
  args: { path: "/organizer/bookings?view=board" },
  play: see("organizerBookings:board.open"),
};

export const BoardInGerman: Story = { args: { ...Board.args, locale: "de" }, play: Board.play! };

export const EmptyBoard: Story = {
  args: {
    path: "/organizer/bookings?view=board&time=past",
    answers: (samples) => [
      ...organizerAnswers(samples),
      answer(bookingBoardCall, { items: [], next_after: null }),
    ],
  },
  play: see("organizerBookings:board.empty"),
};

export const MessageToAll: Story = {
  args: {
    ...Board.args,
    answers: (samples) => [
      ...organizerAnswers(samples),
      answer(messageDepartureCall, {
        sent: 3,
        unreached: [{ booking_id: 4072, name: samples.texts.people[1] ?? "" }],
      }),
    ],
  },
  play: acts(
    press("organizerBookings:messageAll.open"),
    write("text", "Bring warm clothes"),
    press("organizerBookings:messageAll.submit"),
  ),
};

export const MessageToNobody: Story = {
  args: Board.args!,
  play: acts(
    press("organizerBookings:messageAll.open", "organizerBookings:messageAll.submit"),
    see("organizerBookings:needed"),
  ),
};

export const Request: Story = {
  args: { path: bookingPath, answers: (samples) => guestAnswers(samples, 1) },
  play: see("organizerBookings:facts.hidden"),
};

export const RequestInChinese: Story = {
  args: { ...Request.args, locale: "zh" },
  play: Request.play!,
};

export const Confirmed: Story = {
  args: {
    path: bookingPath,
    answers: (samples) => [...guestAnswers(samples, 1), refuse(confirmBookingCall, "conflict")],
  },
  play: acts(press("organizerBookings:confirm"), see("organizerBookings:tooLate")),
};

/** Only the organizer knows the price. */
export const PriceNeeded: Story = {
  args: {
    path: bookingPath,
    answers: (samples) => guestAnswers(samples, 1, { total: null, prepayment: null }),
  },
  play: acts(press("organizerBookings:confirm"), see("organizerBookings:price.label")),
};

export const Declining: Story = {
  args: Request.args!,
  play: acts(press("organizerBookings:decline.open"), see("organizerBookings:decline.hint")),
};

export const NotDeclined: Story = {
  args: {
    path: bookingPath,
    answers: (samples) => [...guestAnswers(samples, 1), outage(declineBookingCall)],
  },
  play: acts(
    press("organizerBookings:decline.open"),
    write("text", "No seats are left"),
    press("organizerBookings:decline.submit"),
    see("request:problem.unreachable"),
  ),
};

export const Paid: Story = {
  args: { path: bookingPath, answers: (samples) => guestAnswers(samples, 3) },
  play: see("organizerBookings:cancel.open"),
};

export const PaidInGerman: Story = { args: { ...Paid.args, locale: "de" }, play: Paid.play! };

/** Who booked without an account has no chat, and is written to all the same. */
export const MessageToGuest: Story = {
  args: {
    path: bookingPath,
    answers: (samples) => [
      ...guestAnswers(samples, 3),
      refuse(guestChatCall, "conflict"),
      answer(messageGuestCall, { sent: 1, unreached: [] }),
    ],
  },
  play: acts(
    press("organizerBookings:write"),
    see("organizerBookings:message.title"),
    write("text", "Bring warm clothes"),
    press("organizerBookings:message.submit"),
    see("organizerBookings:message.sent"),
  ),
};

export const Canceling: Story = {
  args: Paid.args!,
  play: acts(press("organizerBookings:cancel.open"), see("organizerBookings:cancel.submit")),
};

export const Declined: Story = {
  args: {
    path: bookingPath,
    answers: (samples) => guestAnswers(samples, 6, { organizer_note: samples.texts.review }),
  },
  play: see("organizerBookings:facts.note"),
};

export const SomebodyElses: Story = {
  args: {
    path: bookingPath,
    answers: (samples) => [
      ...organizerAnswers(samples),
      refuse(bookingCall, "forbidden"),
      refuse(travellersCall, "forbidden"),
    ],
  },
  play: see("organizerDesk:notFound.text"),
};

export const BookingOutage: Story = {
  args: {
    path: bookingPath,
    answers: (samples) => [
      ...organizerAnswers(samples),
      outage(bookingCall),
      outage(travellersCall),
    ],
  },
  play: see("request:problem.unreachable"),
};

export const BoardInChinese: Story = {
  args: { path: "/organizer/bookings?view=board", locale: "zh" },
  play: see("organizerBookings:board.open"),
};

export const BoardLoading: Story = {
  args: {
    path: "/organizer/bookings?view=board",
    answers: (samples) => [...organizerAnswers(samples), never(bookingBoardCall)],
  },
  play: seeElement("[aria-busy=true]"),
};

export const BoardOutage: Story = {
  args: {
    path: "/organizer/bookings?view=board",
    answers: (samples) => [...organizerAnswers(samples), outage(bookingBoardCall)],
  },
  play: see("request:problem.unreachable"),
};

export const BookingLoading: Story = {
  args: {
    path: bookingPath,
    answers: (samples) => [...organizerAnswers(samples), never(bookingCall), never(travellersCall)],
  },
  play: seeElement("[aria-busy=true]"),
};
