import * as days from "./day-phrases-en.ts";
import { leisureKindsEn } from "../kinds/kinds-en-leisure.ts";
import { sportKindsEn } from "../kinds/kinds-en-sport.ts";
import { townKindsEn } from "../kinds/kinds-en-town.ts";
import { trailKindsEn } from "../kinds/kinds-en-trail.ts";
import { questionsEn } from "./questions-en.ts";
import type { PricedPageWords } from "./page-words.ts";

export const pageWordsEn: PricedPageWords = {
  kinds: { ...trailKindsEn, ...sportKindsEn, ...townKindsEn, ...leisureKindsEn },
  toFirstStop: days.toFirstStopEn,
  toNextStop: days.toNextStopEn,
  toNextStopFar: days.toNextStopFarEn,
  meeting: days.meetingEn,
  evening: days.eveningEn,
  back: days.backEn,
  lastDay: days.lastDayEn,
  lastDayFar: days.lastDayFarEn,
  departureTitles: days.departureTitlesEn,
  departureTexts: days.departureTextsEn,
  steps: days.stepsEn,
  route: {
    tour: [
      "We put this route together from places we return to ourselves: {A}, {B} and {C}.",
      "In {length} we manage what matters most: {A}, {B}, {C}.",
      "{Length}, each day with a face of its own: first {A}, then {B}, toward the end {C}.",
      "If we were to show only our favorites around {P}, the list would be exactly this: {A}, {B} and {C}.",
      "The plan is simple: {A}, {B}, {C}, and enough time for each.",
      "We begin where it is easiest to fall into the rhythm of the road: {A}. Then come {B} and {C}.",
      "{A} and {B} are the two pillars of the route; the rest falls into place around them.",
      "{A} and {B} are often done in a single day; we give them what they deserve.",
      "There are {count} places on this route, and we have been to every one ourselves.",
      "Two ends of one journey: {P} and {Q}.",
      "Between the first stop, {First}, and the last, {Last}, there is room for everything we love here.",
      "{A} and {B} please different people, and on this trip nobody has to choose.",
      "When friends ask where to begin, our answer is short: {A} and {B}.",
      "People come for the famous name, {A}, and remember the road.",
      "The route fell into place by itself: {A} first, {B} after, and no needless drive.",
      "We planned {length} so that no day is spent in the car.",
    ],
    excursion: [
      "In {hours} we see {A} and {B}; the rest depends on your questions.",
      "An outing of {hours}: {A}, {B} and the way between them, which has things to show as well.",
      "{A} and {B} are neighbors on the map but tell different stories.",
      "We show {A} and {B} as we would to a friend who came for one day.",
      "The route is short and dense: {A}, {B} and stories between the stops.",
      "It takes {hours}: enough to understand the place and not to tire of it.",
      "We walk this way every week and tell it anew each time.",
    ],
    cruise: [
      "{Length} on the water: {A}, {B} and {C} come alongside by themselves.",
      "We chose this cruise for its calls: {A}, {B}, {C}.",
      "You unpack once while places change every day: {A}, {B}, {C}.",
      "On the way are {A} and {B}, and between them the deck.",
      "From the water {P} looks different; we go ashore at {A} and {B}.",
    ],
  },
  manner: [
    "There are up to {size} of us, so nobody has to be waited for.",
    "The evening before we say what tomorrow brings, so mornings need no questions.",
    "Every day has a shorter version for those who are tired.",
    "The group chat opens two weeks before the start.",
    "We have used the same roads for years and know where the coffee is good.",
    "Free time is part of the program and is not eaten up by drives.",
    "Your guide is from these parts, so many doors simply open.",
    "A company of up to {size}: all fit round one table.",
    "The guide is with you from the first minute to the last and answers questions at any hour.",
    "Drives are planned so that most of the day is spent outdoors.",
    "Days may change places if the forecast says so.",
    "We arrive first where it gets crowded by noon.",
    "Whatever needs booking, we book; from you we need only a ticket to the meeting point.",
    "On the table: {food}.",
  ],
  mannerCruise: [
    "There are up to {size} guests on board; ashore we split into groups of twenty.",
    "The timetable of calls comes a week ahead; weather and locks may change it.",
    "The guide travels all the way and leads every walk.",
    "On board: {food}.",
    "Cabins are above the waterline, and the open deck is never closed.",
    "Boarding takes half an hour; the crew carries the bags.",
    "There is a doctor on board.",
  ],
  mannerExcursion: [
    "A group of up to {size}: everyone is heard without headsets.",
    "The pace is easy, with stops where one wants to stop.",
    "The story follows the group: some want architecture, others gossip a hundred years old.",
    "On the way we show where to eat: {food}.",
    "If it rains, part of the route moves under a roof.",
  ],
  season: {
    winter: [
      "In winter there are few people, and the light stays low and soft all day.",
      "Days are short, so we leave early and are back for dinner.",
      "The cold is dry and easier to bear than the thermometer suggests.",
    ],
    spring: [
      "In spring everything wakes before your eyes, and prices are not yet those of summer.",
      "The weather changes its mind, so dress in layers.",
      "It is before the crowds, and the lookouts are quiet.",
    ],
    summer: [
      "Summer days are long, so there is time for a lot without a race.",
      "Days are warm; take a jumper for the evening.",
      "In high season we visit famous places early in the morning.",
    ],
    autumn: [
      "In autumn the air is clear, views are long and the crowds have gone home.",
      "Colors change by the week, and no two departures look alike.",
      "Evenings are cool, the sun is mild by day.",
    ],
    any: [
      "Dates follow the local weather; no month is there by chance.",
      "The route looks different in different months; write to us and we shall say which departure suits you.",
      "The season is chosen so that roads are open and the weather behaves.",
      "If weather matters, take the middle of the season; if quiet, its edges.",
      "Five days before the start we send the forecast and say what to pack.",
    ],
  },
  effort: {
    1: [
      "No training needed, only a liking for walks.",
      "Easy going for any healthy person.",
      "Nothing harder than stairs and promenades.",
      "Children and grandparents manage alike.",
    ],
    2: [
      "Moderate: by evening you will be pleasantly tired.",
      "You need the form of someone who takes the stairs to the fifth floor.",
      "If you spend weekends walking, you will be fine.",
      "No hard stretches, but your legs will work.",
    ],
    3: [
      "The route asks for stamina; walk more in the month before.",
      "There will be days when you are properly tired, and evenings that make up for it.",
    ],
    4: [
      "This is a hard route: we take only people with whom we have talked about fitness.",
      "You need experience and good form; a questionnaire comes before payment.",
    ],
  },
  highlights: {
    sight: [
      "{A}, not in passing but for half a day",
      "{A} in the hours when it is quiet",
      "{A} with a guide who has known it since childhood",
      "{A}, for which many come all the way",
      "{A} without hurry",
      "{A} and time just to sit",
      "{A} and a short walk around it",
      "{A} in the best light of the day",
    ],
    food: ["On the table: {food}", "We taste: {food}", "The kitchen: {food}"],
    group: [
      "A group of up to {size}",
      "No more than {size} people",
      "Up to {size} guests and one guide",
    ],
    aboard: ["Up to {size} guests on board", "A small ship for {size} guests"],
    night: {
      tent: ["Nights outdoors, in tents", "A camp far from roads"],
      "guest-house": [
        "Nights with families, in guest houses",
        "Guest houses with home-cooked dinners",
      ],
      hotel: ["Tried hotels in handy places", "Hotels where we put up our own friends"],
      "camp-site": ["A lodge instead of a city hotel", "A lodge in a quiet spot"],
      cabin: ["Wooden cabins with a view", "Cabins for two or three"],
      ship: ["A cabin from which you see the water", "Evenings on deck"],
    },
    other: [
      "Photographs from your guide afterwards",
      "Help with tickets to the meeting point",
      "Support in the chat before and after",
      "A plan for bad weather",
      "A free evening to be on your own",
      "Stories the guidebook leaves out",
    ],
  },
  nights: {
    tent: [
      "Two-person tents with a porch; mats and stoves are ours.",
      "We sleep in tents on level ground near water.",
    ],
    "guest-house": [
      "Family guest houses: rooms for two, a shower in the room or on the floor.",
      "We stay in guest houses where the hosts do the cooking.",
    ],
    hotel: [
      "Three and four star hotels, double rooms with a bathroom.",
      "Double rooms, breakfast in the hotel.",
    ],
    "camp-site": [
      "A lodge with rooms for two to four, hot showers and a dining room.",
      "We stay at a lodge with light, showers and a drying room.",
    ],
    cabin: [
      "Heated wooden cabins with beds for two or three.",
      "Each cabin has its own door, porch and kettle.",
    ],
    ship: [
      "Cabins with a window, a shower and sockets.",
      "We live on board: the cabin is yours all the way.",
    ],
  },
  nightsOne: [
    "A single room is possible for a supplement while they last.",
    "If you come alone, we pair you with someone of the same sex or give you a room for a supplement.",
    "Couples and families stay together.",
  ],
  included: {
    tour: [
      "All transfers in the program",
      "A guide throughout",
      "Fees and tickets named in the program",
      "Pick-up and drop-off at the meeting point",
      "The organizer's support around the clock",
    ],
    excursion: [
      "A guide throughout",
      "Tickets named in the program",
      "Transfers along the route",
      "A list of places to eat afterwards",
    ],
    meals: {
      full: ["Three meals a day from the first lunch to the last"],
      half: ["Breakfasts and dinners"],
      breakfast: ["Breakfasts"],
    },
    night: {
      tent: "Tents and mats",
      "guest-house": "Nights in guest houses",
      hotel: "Hotel nights",
      "camp-site": "Nights at the lodge",
      cabin: "Nights in cabins",
      ship: "Your place on board",
    },
  },
  excluded: {
    tour: [
      "Travel to the meeting point and back",
      "Travel insurance",
      "Personal spending and souvenirs",
      "Single room",
    ],
    excursion: ["Food and drinks", "Getting to the meeting point", "Souvenirs"],
  },
  bring: {
    season: {
      winter: [
        "A warm windproof jacket",
        "Hat, scarf and mittens",
        "Waterproof shoes with thick soles",
      ],
      spring: ["A jacket against wind and rain", "A jumper or fleece", "A spare pair of shoes"],
      summer: ["A sun hat", "Sunscreen, factor 30 at least", "A jumper for the evening"],
      autumn: ["A rain jacket", "A thin down jacket or fleece", "A hat and gloves for the morning"],
      any: ["Clothes in layers", "Sunscreen", "A raincoat"],
    },
    common: [
      "Passport",
      "Insurance papers",
      "Your own medicines",
      "A charger and a power bank",
      "Cash for small things",
      "A water bottle",
      "Earplugs and a sleep mask",
    ],
    night: {
      tent: ["A sleeping bag with a comfort of 0 °C", "A headlamp"],
      ship: ["Indoor shoes for the cabin"],
    },
  },
  questions: questionsEn,
  meetingPoint: {
    tour: [
      "{meeting}. We gather by {clock}; the guide holds a sign with the tour's name.",
      "{meeting}, by {clock}. The evening before, the guide writes to everyone.",
      "Be there by {clock}: {meeting}. If you arrive earlier, leave your bags in the car.",
    ],
    atFirstSight: [
      "We meet at the first stop: {A}. The pin on the map comes after booking.",
      "It starts where the walk starts: {A}. The guide writes the evening before.",
    ],
  },
  noAccommodation: "An outing without a night's stay.",
};
