import type { Way } from "../../tours/itinerary.ts";
import type { Night } from "../../tours/lodging.ts";

/** {km} "45", {time} "1.5 hours", {b} a sight, {clock} "9:00". */
export const toFirstStopEn: Record<Way, readonly string[]> = {
  car: [
    "The first stop is {km} km away, {time} on the road.",
    "We leave at {clock} with {km} km and {time} ahead.",
    "The drive takes {time}: {km} km with a pause for tea.",
    "Outside the window: {km} km, roughly {time} with stops.",
    "Today's time in the car is {time}, {km} km in all.",
    "After breakfast we load up and drive {km} km.",
    "A morning drive of {km} km, {time} without rushing.",
    "Off at {clock}; the {km} km will be behind us by {noon}.",
    "The road there is {km} km, {time} with a stop for the view.",
    "We move on: {km} km in {time}.",
    "Bags in the boot, another {km} km to go.",
    "It is a mere {short} km away.",
    "The place is near, {short} km by car.",
    "A short drive of {short} km.",
    "From here {short} km, and we are there.",
  ],
  foot: [
    "On foot for {km} km along a clear path.",
    "We set out at {clock}; it is {km} km under our own steam.",
    "Today {km} km on foot, with rests.",
    "The {km} km walk starts after breakfast.",
    "Ahead lie {km} km of trail.",
    "We split {km} km into three parts with tea in between.",
    "Packs on: {km} km today.",
  ],
  horse: [
    "In the saddle for {km} km; the horses keep the pace.",
    "We saddle at {clock} and ride {km} km.",
    "A ride of {km} km with a long rest on the grass.",
    "Today {km} km on horseback.",
    "To the next camp it is {km} km at a walk.",
  ],
  bicycle: [
    "On wheels for {km} km, leaving at {clock}.",
    "Today we pedal {km} km.",
    "We cover {km} km with two long stops.",
    "The day's stage is {km} km.",
    "Ahead {km} km, with the support car behind.",
    "We start at {clock}, and by evening the counter will read {km} km.",
  ],
  boat: [
    "By water {km} km, casting off at {clock}.",
    "A passage of {km} km; we reach the next call by {noon}.",
    "Overnight and in the morning we make {km} km.",
    "The next pier is {km} km away by water.",
    "We cast off at {clock} with {km} km to go.",
    "Under way for {km} km: time for the deck and a book.",
    "The shore falls behind, {km} km to a new mooring.",
    "After {km} km another shore opens.",
    "A new leg of {km} km.",
    "It is {short} km by water, time for a coffee.",
    "A short passage, {short} km.",
    "We reach the shore after {short} km.",
    "The {short} km to the mooring pass unnoticed.",
  ],
  shore: [
    "We go ashore and on by coach.",
    "A coach takes us from the pier.",
    "The coach waits at the gangway.",
    "The shore beats the deck today; after breakfast we board a coach.",
    "While the ship lies in port, we are off on an excursion.",
    "We moor and change to a coach.",
    "A long call, so we go inland.",
    "A local guide meets us ashore with a coach.",
  ],
  air: [
    "It is {km} km, so we start early.",
    "The distance today is {km} km; tickets and seats are with us.",
    "We begin the {km} km at {clock}.",
    "Ahead {km} km, so we rise early.",
    "Getting there is {km} km; details the evening before.",
    "It is close, {short} km.",
    "The place is {short} km away.",
  ],
};

export const toNextStopEn: readonly string[] = [
  "The next stop is {b}.",
  "After lunch, {b}.",
  "In the afternoon, {b}.",
  "Then {b}.",
  "The second place of the day is {b}.",
  "Next on the route: {b}.",
  "Then it is the turn of {b}.",
  "From there we go on to {b}.",
  "Toward evening, {b}.",
  "One more place today: {b}.",
  "A stone's throw away: {b}.",
  "The day ends with {b}.",
];

export const toNextStopFarEn: readonly string[] = [
  "Another {km} km brings us to {b}.",
  "In {km} km we reach {b}.",
  "We go on for {km} km to the next place: {b}.",
  "The second half of the day begins {km} km on, at {b}.",
  "There are {km} km left, and ahead is {b}.",
  "It is {km} km to the next place, {b}.",
  "After {km} km more, {b}.",
];

export const meetingEn: readonly string[] = [
  "We gather at {clock}: {meeting}; look for the guide's sign.",
  "Meeting at {clock}, {meeting}.",
  "We get to know each other at {clock}: {meeting}.",
  "The meeting point is {meeting}; be there by {clock}.",
];

export const eveningEn: Record<Night, readonly string[]> = {
  tent: [
    "We pitch the tents and have supper by the fire.",
    "Camp is on level ground with water near by.",
    "Tea from the cauldron and a sky without street lamps.",
    "A night in tents; the sleeping bags are warm.",
    "Those on duty cook, the others fetch wood.",
    "The tents dry in the evening sun.",
  ],
  "guest-house": [
    "We sleep in a guest house and eat together.",
    "The hostess meets us with tea; rooms are for two.",
    "The guest house has a hot shower waiting.",
    "We stay with hosts we have known for years.",
    "It is quiet, and the windows face the yard.",
    "Dinner at a big table and an early night.",
  ],
  hotel: [
    "We check in; the evening is free.",
    "A night in the hotel, breakfast from seven.",
    "The hotel is a few steps from where locals dine.",
    "Back in our rooms by eight.",
    "You can go out for a walk, the hotel is well placed.",
    "Rooms are doubles with windows on the yard.",
  ],
  "camp-site": [
    "A night at the lodge, dinner in its dining room.",
    "Back to the lodge, where the stove is already lit.",
    "An evening at the lodge: shower, tea, talk.",
    "The lodge stands away from the road, so nights are still.",
    "Dinner is at seven, with second helpings.",
  ],
  cabin: [
    "We sleep in cabins, each with a stove or a heater.",
    "The cabins are wooden, for two or three.",
    "The evening is spent on the porch.",
    "It gets cool by morning, but the blankets are thick.",
    "Back in the cabins; dinner is ready by seven.",
  ],
  ship: [
    "A night on board.",
    "The deck, blankets and the lights of the shore.",
    "Dinner under way, and sleep to the sound of water.",
    "At nightfall we cast off.",
    "A steady hum sends us to sleep.",
  ],
};

export const backEn: readonly string[] = [
  "It is {km} km back, in time for dinner.",
  "In the evening we drive back, {km} km.",
  "The way back takes {time}.",
  "There is time for a nap on the {km} km back.",
  "We return before dark.",
];

export const lastDayEn: readonly string[] = [
  "We finish by {end}: {meeting}.",
  "The finish is {meeting}, by {end}.",
  "By {end} we are back where we met, and say goodbye.",
  "Goodbyes by {end}, {meeting}; evening flights are fine.",
];

export const lastDayFarEn: readonly string[] = [
  "The way back is {km} km; we arrive by {end}.",
  "After breakfast it is {km} km to the finish: {meeting}, by {end}.",
  "The meeting point is {km} km away; we part by {end}.",
];

export const departureTitlesEn: readonly string[] = [
  "The way home",
  "A last breakfast and the road back",
  "Heading back",
  "Packing and goodbyes",
];

export const departureTextsEn: readonly string[] = [
  "No alarm clock: breakfast, packing, presents to buy.",
  "A quiet breakfast, group photographs and packing.",
  "We look at what we missed and close our bags.",
  "A short walk for early risers, then breakfast.",
];

export const stepsEn = {
  first: [
    "We meet and begin with the best.",
    "We start here while it is quiet.",
    "A short hello, and off we go.",
    "The guide says what we shall see and in which order.",
  ],
  middle: [
    "We linger here.",
    "There is time for the story and for photographs.",
    "On the way the guide answers questions.",
    "The calmest part of the walk.",
    "A pause for coffee or water.",
  ],
  last: [
    "From here it is easy to walk back or take a taxi.",
    "Here we part; the guide can suggest a place for dinner.",
    "We end here and send a list of favorite places to the chat.",
    "The end of the walk: stay as long as you like.",
  ],
} as const;
