import type { Dialogue } from "./dialogue.ts";

/** Tourist and organizer, in turns; `{tour}`, `{date}`, `{name}` and `{guide}` are filled in. */
export const organizerDialoguesEn: readonly Dialogue[] = [
  [
    "t: Hello! Are there still two places on “{tour}”, {date}?",
    "h: Hi {name}, yes, three are left. Would you like a double room or are you happy to share?",
    "t: A double, please. Could we arrive a day early?",
    "h: Of course. There is a nice guest house five minutes from our meeting point; I can reserve it for you.",
    "t: Perfect, booking now.",
    "h: Great! I'll send the packing list as soon as the prepayment is in.",
  ],
  [
    "t: Hi, how hard is this really? We walk a lot at home but have never hiked for several days.",
    "h: Hello {name}! The longest day is about 11 km with one good climb, and we take it slowly. If you walk a lot you will be fine.",
    "h: Anyone who wants a rest day can stay behind, there is always a van.",
    "t: That's reassuring, thank you!",
  ],
  [
    "t: Hello, is the tour suitable for a nine-year-old?",
    "h: Hi! We take children from eight. Last month a girl of nine led the group most of the way.",
    "t: Lovely. Is there a discount for children?",
    "h: Ten percent up to the age of twelve. Mention it in the comment and I'll adjust the price when I confirm.",
  ],
  [
    "t: Good evening {guide}, what should we expect of the weather around {date}?",
    "h: Good evening! Mostly dry, perhaps one short shower in the week. Nights go down to about 8 °C.",
    "t: So rain jackets and one warm layer?",
    "h: Exactly, and shoes that may get wet.",
  ],
  [
    "t: I'm vegetarian. Will that be a problem with the dinners?",
    "h: Not at all, every group has some. Tick it in the questionnaire and the kitchen will know.",
    "t: Great. And lunches are on our own?",
    "h: Yes, in small cafés on the way, about ten euros. On walking days I pack a picnic for everyone.",
  ],
  [
    "t: We land at 2:40 at night. What is the best way to the meeting point?",
    "h: Hello {name}! I'd sleep at the airport hotel. We meet at ten, and a taxi from there takes 25 minutes.",
    "t: Sounds better than waiting in the hall. Thanks!",
    "h: See you in the morning, I'll be holding an orange flag.",
  ],
  [
    "t: Is the departure on {date} confirmed? I'd like to buy the flights.",
    "h: It is: the group is complete enough to go whatever happens.",
    "t: Would a flight back at 5 pm work?",
    "h: Easily. We are back in town by two.",
  ],
  [
    "t: Could we move our booking to a later date? Work got in the way.",
    "h: Sure, until two weeks before the start. Which date suits you?",
    "t: The next one after {date}.",
    "h: Done. Your prepayment moves along, nothing more to pay.",
    "t: You made our day.",
  ],
  [
    "t: Just back home. Thank you for everything, {guide}, it was the best week of our year.",
    "h: Thank you, {name}! You were a joy to travel with. Photos will follow by the weekend.",
    "t: Can't wait!",
  ],
];

/** Tourist and support. */
export const supportDialoguesEn: readonly Dialogue[] = [
  [
    "t: Hi, my card was charged but the booking still says “to be paid”.",
    "h: Hello {name}, the bank has just confirmed it. Please reload the page: your booking is paid.",
    "t: Now I see it. That was quick, thanks!",
  ],
  [
    "t: Where do I find the receipt for the prepayment?",
    "h: Hello! It went to the e-mail address of your booking right after the payment. It may be in your spam folder.",
    "t: Found it, thank you.",
  ],
  [
    "t: The code for signing in does not arrive.",
    "h: Sorry about that! Please choose “Another way” below the code and take it by e-mail.",
    "t: That worked at once.",
    "h: Good to hear. We have told the operator about the delay.",
  ],
  [
    "t: I'd like to cancel. Will I get the prepayment back?",
    "h: Hello {name}! With this tour it is refunded in full until 30 days before the start, and you have 41 days left.",
    "t: Then please cancel it, my mother has fallen ill.",
    "h: Done. The money arrives within five working days. We wish your mother well.",
  ],
  [
    "t: Which is better in August with a small group, mountains or a lake?",
    "h: Mountains if you like to move, a lake if you want quiet. Shall I send you a selection with groups of up to eight?",
    "t: Yes please, the lake.",
  ],
];
