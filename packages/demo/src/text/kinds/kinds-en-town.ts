import type { PricedKindWords } from "./kind-words.ts";

export const townKindsEn = {
  beach: {
    about: [
      "Mornings by the water, a short outing after lunch, evenings free.",
      "We change beaches: one for waves, another for quiet.",
      "You walk to the water from where we stay.",
      "Outings come every other day, so that a holiday remains one.",
    ],
    pace: [
      "We swim until noon, then look for shade.",
      "^We set out toward evening when it cools.",
      "$The rest of the day is yours: sea, book, siesta.",
      "Take a mask, there is plenty to see by the rocks.",
      "$Dinner with a view of the water.",
      "^An early start to find the beach empty.",
    ],
    suits: [
      "For those who are bored by a week of lying still and tired by museums.",
      "Easy for couples and families.",
    ],
    included: ["Outings with transport", "Beach towels and a parasol", "Masks and snorkels"],
    excluded: ["Water sports on the beach"],
    bring: [
      "Two sets of swimwear",
      "A hat and sunscreen",
      "Water shoes",
      "A light long-sleeved shirt",
    ],
    questions: [
      ["How far is the sea?", "Ten minutes on foot at most."],
      ["May I skip an outing?", "Of course. Tell us the evening before."],
    ],
  },
  sightseeing: {
    about: [
      "The route never takes the same road twice if it can be helped.",
      "At every stop there is time for a walk, not for a picture through the window.",
      "The guide and the driver stay with you from first day to last.",
      "Famous places come early or late, when the coaches have gone.",
    ],
    pace: [
      "We walk for about two hours, then lunch.",
      "There is time for the story and time to wander off alone.",
      "A flask comes along, and something to go with tea.",
      "A stop at a lookout that only drivers know.",
      "The afternoon is slower.",
      "$By sunset we are where it is best seen.",
      "Your guide has old photographs of this very spot.",
      "$The evening is free; we can say where to go.",
    ],
    suits: [
      "Easy going: up to six kilometers on foot a day.",
      "A good first meeting with the place, also with your parents.",
    ],
    included: [
      "Transport for the whole route",
      "A guide for all days",
      "Entrance fees in the program",
    ],
    excluded: ["Meals outside the program"],
    bring: ["Comfortable walking shoes", "A small day pack", "A water bottle", "A power bank"],
    questions: [
      ["Is there much walking?", "Five or six kilometers a day with stops, and some stairs."],
      [
        "What car do we use?",
        "A minibus or a car by the size of the group, with air conditioning.",
      ],
      ["Is there free time?", "Yes, nearly every evening and one long lunch."],
    ],
  },
  city: {
    about: [
      "We walk and take trams and buses: that is how a city makes sense.",
      "The guide lives here and speaks of houses and people more than of dates.",
      "Museums if you wish, streets in any case.",
      "Tables and tickets are booked, so we queue for nothing.",
    ],
    pace: [
      "^We begin with coffee where locals drink it.",
      "Into courtyards that most people pass by.",
      "A pause at midday to rest the feet.",
      "Up high for a look at the roofs.",
      "Into a workshop, if its owner is in.",
      "$In the evening it is another city, so we walk again.",
    ],
    suits: [
      "For anyone who likes walking without a goal, and listening.",
      "Right for those with only a few free days.",
    ],
    included: ["A guide who lives here", "Museum tickets in the program", "City transport pass"],
    excluded: ["Lunches in cafés"],
    bring: ["Shoes good for ten kilometers", "An umbrella", "A small shoulder bag", "Earphones"],
    questions: [
      ["How far do we walk?", "Eight to ten kilometers a day, with coffee and lunch."],
      ["Can I bring a pushchair?", "Mostly yes; tell us ahead and we go round the stairs."],
    ],
  },
  gastronomy: {
    about: [
      "We eat where locals do: at the market, in a home kitchen, in a small family place.",
      "Half of the dishes are cooked before your eyes and the other half by you.",
      "Portions are measured so that you reach the end.",
      "Each product is explained by whoever grew, caught or baked it.",
    ],
    pace: [
      "^The market in the morning: we taste, bargain, learn names.",
      "A cooking class; the recipes go home with you.",
      "A walk between lunch and dinner, or we would not manage.",
      "A long table in the yard.",
      "The tasting goes from light to strong.",
      "We meet a cheesemaker, a baker or a fisherman.",
    ],
    suits: [
      "For those who travel for taste and count no calories.",
      "Vegetarians too: the menu is agreed in advance.",
    ],
    included: ["Tastings and cooking classes", "Ingredients", "A set of recipes"],
    excluded: ["Drinks beyond the tastings"],
    bring: [
      "Loose clothes",
      "A box for treats",
      "A list of allergies, sent ahead",
      "Room in the suitcase",
    ],
    questions: [
      [
        "I have an allergy. What now?",
        "Write when you book: we change the dish and tell every kitchen.",
      ],
      ["Will there be enough food?", "Nobody has ever left hungry."],
    ],
  },
  wine: {
    about: [
      "The wineries are small, and the winemaker shows you round.",
      "We taste little but with attention: six or seven samples at a time.",
      "Between cellars lie vineyards and lunch with the family.",
      "Nobody has to drive.",
    ],
    pace: [
      "Down into the cellar; it is cool, bring a layer.",
      "One grape, two neighbors, compared.",
      "Lunch with the wine made on the spot.",
      "We walk the rows and ask about the harvest.",
      "We learn to tell age by smell.",
      "A quiet hour after the tasting, for those who need it.",
    ],
    suits: [
      "No terms needed, only curiosity.",
      "For adults: children are not admitted to tastings.",
    ],
    included: ["Tastings with winemakers", "Lunches at the estates", "Car and driver"],
    excluded: ["Bottles to take home"],
    bring: ["A jumper for the cellar", "Flat shoes", "Proof of age", "Bubble wrap for bottles"],
    questions: [
      ["How much wine can I take home?", "We tell you the airline's rules and pack the bottles."],
      [
        "I do not drink. Is it worth coming?",
        "Yes: there is juice, cheese and a story at every stop, and a lower price.",
      ],
    ],
  },
  photo: {
    about: [
      "Light sets the timetable: up before dawn, a long rest at noon, shooting until dark.",
      "Spots have been checked, with spares for cloudy days.",
      "A photographer leads: help with settings in the field, review in the evening.",
      "The group is small enough for tripods not to collide.",
    ],
    pace: [
      "^Out an hour before sunrise, coffee in a flask.",
      "At midday we select and edit.",
      "We wait for the light as long as it takes.",
      "Long exposures and filters.",
      "$After sunset we stay for the blue hour.",
      "$A review: three frames from each.",
      "$If the sky is clear, stars at night.",
    ],
    suits: [
      "Fine with a camera or a phone, if you are willing to wait for light.",
      "A companion without a camera will not be bored, but will rise early.",
    ],
    included: [
      "A photographer as mentor",
      "Reviews of your pictures",
      "Transport to the spots at any hour",
    ],
    excluded: ["Drone flights and permits"],
    bring: [
      "Tripod",
      "Spare batteries and cards",
      "A red-light torch",
      "Lens wipes",
      "Warm things for waiting",
    ],
    questions: [
      [
        "What equipment do I need?",
        "Any camera with a manual mode or a recent phone. A wide lens is used most.",
      ],
      ["May I fly a drone?", "Not everywhere. We send a map of zones beforehand."],
    ],
  },
} satisfies Record<string, PricedKindWords>;
