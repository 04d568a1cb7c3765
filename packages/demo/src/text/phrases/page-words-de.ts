import * as days from "./day-phrases-de.ts";
import { leisureKindsDe } from "../kinds/kinds-de-leisure.ts";
import { sportKindsDe } from "../kinds/kinds-de-sport.ts";
import { townKindsDe } from "../kinds/kinds-de-town.ts";
import { trailKindsDe } from "../kinds/kinds-de-trail.ts";
import { questionsDe } from "./questions-de.ts";
import type { PageWords } from "./page-words.ts";

/** What a price holds is said in `price-phrases.ts`. */
export const pageWordsDe: PageWords = {
  kinds: { ...trailKindsDe, ...sportKindsDe, ...townKindsDe, ...leisureKindsDe },
  toFirstStop: days.toFirstStopDe,
  toNextStop: days.toNextStopDe,
  toNextStopFar: days.toNextStopFarDe,
  meeting: days.meetingDe,
  evening: days.eveningDe,
  back: days.backDe,
  lastDay: days.lastDayDe,
  lastDayFar: days.lastDayFarDe,
  departureTitles: days.departureTitlesDe,
  departureTexts: days.departureTextsDe,
  steps: days.stepsDe,
  route: {
    tour: [
      "Diese Route verbindet Orte, an die wir selbst zurückkehren: {A}, {B} und {C}.",
      "{Length}, und das Wichtigste ist dabei: {A}, {B}, {C}.",
      "{Length}, kein Tag wie der andere: zuerst {A}, dann {B}, zum Schluss {C}.",
      "Unsere Lieblingsorte auf einer Liste: {A}, {B} und {C}.",
      "Der Plan ist einfach: {A}, {B}, {C} und genug Zeit für alles.",
      "Die Eckpfeiler der Route: {A} und {B}; der Rest ergibt sich von selbst.",
      "Auf der Route liegen {count} Stationen, und an jeder sind wir selbst gewesen.",
      "Zwei Enden einer Reise: {P} und {Q}.",
      "Zwischen der ersten Station ({First}) und der letzten ({Last}) liegt alles, was wir hier lieben.",
      "Womit anfangen? Unsere Antwort ist kurz: {A} und {B}.",
      "Die Route hat sich von selbst gefunden: erst {A}, dann {B}, und keine unnötige Fahrt.",
    ],
    excursion: [
      "In {hours} sehen wir: {A} und {B}; alles Weitere hängt von Ihren Fragen ab.",
      "Ein Ausflug von {hours}: {A}, {B} und der Weg dazwischen, auf dem es auch etwas zu sehen gibt.",
      "Auf der Karte Nachbarn, und doch erzählt jeder Ort etwas anderes: {A} und {B}.",
      "Kurz und dicht: {A}, {B} und Geschichten dazwischen.",
      "Es dauert {hours}: genug, um den Ort zu verstehen und nicht müde zu werden.",
      "Diesen Weg gehen wir jede Woche und erzählen jedes Mal anders.",
    ],
    cruise: [
      "{Length} auf dem Wasser: {A}, {B} und {C} liegen auf dem Weg.",
      "Für diese Kreuzfahrt sprechen die Häfen und Ufer: {A}, {B}, {C}.",
      "Ausgepackt wird einmal, die Orte wechseln jeden Tag: {A}, {B}, {C}.",
      "Auf dem Weg liegen: {A} und {B}, dazwischen das Deck.",
      "Vom Wasser aus sieht alles anders aus; an Land gehen wir hier: {A}, {B}.",
    ],
  },
  manner: [
    "Wir sind höchstens {size} Personen, so muss niemand lange warten.",
    "Am Vorabend erfahren Sie, was der nächste Tag bringt.",
    "Für Müde gibt es jeden Tag eine kürzere Variante.",
    "Der Gruppenchat öffnet zwei Wochen vor Beginn.",
    "Freie Zeit gehört zum Programm und geht nicht für Fahrten drauf.",
    "Ihr Guide ist von hier, da öffnen sich viele Türen wie von selbst.",
    "Der Guide ist von der ersten bis zur letzten Minute dabei und beantwortet jede Frage.",
    "Tage dürfen die Plätze tauschen, wenn die Vorhersage es will.",
    "Wo es mittags voll wird, sind wir als Erste da.",
    "Was zu reservieren ist, reservieren wir; Sie brauchen nur das Ticket zum Treffpunkt.",
    "{food}: So schmeckt es hier.",
  ],
  mannerCruise: [
    "Es fahren höchstens {size} Gäste mit; an Land teilen wir uns in Gruppen zu zwanzig.",
    "Die Zeiten der Landgänge kommen eine Woche vorher; Wetter und Schleusen können sie ändern.",
    "Der Guide fährt die ganze Strecke mit und leitet jeden Landgang.",
    "{food}: So schmeckt es an Bord.",
    "Alle Kabinen liegen über der Wasserlinie, das offene Deck ist nie geschlossen.",
    "Das Einschiffen dauert eine halbe Stunde; das Gepäck trägt die Crew.",
  ],
  mannerExcursion: [
    "Eine Gruppe bis {size} Personen: Man hört sich auch ohne Kopfhörer.",
    "Das Tempo ist gemächlich, gehalten wird, wo man halten möchte.",
    "Erzählt wird, was die Gruppe mag: den einen Baukunst, den anderen hundertjährigen Klatsch.",
    "Unterwegs zeigen wir, wo man gut essen kann: {food}.",
    "Bei Regen verlegen wir einen Teil des Weges unter ein Dach.",
  ],
  season: {
    winter: [
      "Im Winter hat man vieles für sich, und das Licht bleibt den ganzen Tag weich.",
      "Die Tage sind kurz, darum brechen wir früh auf.",
      "Es ist eine trockene Kälte, leichter zu ertragen, als das Thermometer vermuten lässt.",
    ],
    spring: [
      "Im Frühling erwacht alles vor Ihren Augen, und die Preise sind noch nicht die des Sommers.",
      "Das Wetter ist launisch, also ziehen Sie sich in Schichten an.",
      "Der große Andrang kommt erst noch, an den Aussichtspunkten ist es ruhig.",
    ],
    summer: [
      "Sommertage sind lang, da schafft man viel ohne Hetze.",
      "Tagsüber ist es warm; für den Abend reicht ein Pullover.",
      "In der Hochsaison besuchen wir berühmte Orte früh am Morgen.",
    ],
    autumn: [
      "Im Herbst ist die Luft klar, der Blick reicht weit, und die meisten Gäste sind abgereist.",
      "Die Farben wechseln von Woche zu Woche, kein Termin gleicht dem anderen.",
      "Die Abende sind kühl, am Tag ist die Sonne mild.",
    ],
    any: [
      "Die Termine richten sich nach dem Wetter vor Ort; kein Monat ist zufällig dabei.",
      "In jedem Monat sieht die Route anders aus; schreiben Sie uns, wir sagen, welcher Termin zu Ihnen passt.",
      "Die Saison ist so gewählt, dass die Straßen frei sind und das Wetter mitspielt.",
      "Fünf Tage vor Beginn schicken wir die Vorhersage und sagen, was einzupacken ist.",
    ],
  },
  effort: {
    1: [
      "Training ist nicht nötig, nur Freude an Spaziergängen.",
      "Für jeden gesunden Menschen gut zu schaffen.",
      "Nichts Schwereres als Treppen und Promenaden.",
    ],
    2: [
      "Mittlere Anstrengung: Am Abend sind Sie angenehm müde.",
      "Es genügt, wenn Sie die Treppe in den fünften Stock nehmen.",
      "Wer am Wochenende wandert, kommt gut zurecht.",
    ],
    3: [
      "Die Route verlangt Ausdauer; gehen Sie im Monat davor mehr zu Fuß.",
      "Es gibt Tage, an denen man richtig müde wird, und Abende, die dafür entschädigen.",
    ],
    4: [
      "Eine schwere Route: Wir nehmen nur mit, wen wir vorher nach der Kondition gefragt haben.",
      "Erfahrung und gute Form sind nötig; vor der Zahlung kommt ein Fragebogen.",
    ],
  },
  highlights: {
    sight: [
      "{A} – nicht im Vorbeigehen, sondern einen halben Tag",
      "{A} zur stillen Stunde",
      "{A} mit einem Guide, der hier aufgewachsen ist",
      "{A} ohne Eile",
      "{A} und Zeit, einfach zu sitzen",
      "{A} und ein kleiner Spaziergang",
      "{A} im schönsten Licht des Tages",
    ],
    food: ["{food} auf dem Tisch", "{food} zum Probieren"],
    group: ["Höchstens {size} Personen", "Eine Gruppe bis {size} Personen"],
    aboard: ["Höchstens {size} Gäste an Bord", "Ein kleines Schiff für {size} Gäste"],
    night: {
      tent: ["Nächte im Zelt, unter freiem Himmel", "Zelte weit weg von jeder Straße"],
      "guest-house": ["Übernachten in Gästehäusern, bei Familien", "Gästehäuser statt Anonymität"],
      hotel: ["Bewährte Hotels in guter Lage", "Hotels, in die wir auch Freunde schicken"],
      "camp-site": ["Eine Lodge statt eines Stadtquartiers", "Eine Lodge an einem stillen Ort"],
      cabin: ["Holzhütten mit Aussicht", "Holzhütten für zwei oder drei"],
      ship: ["Eine Kabine mit Blick aufs Wasser", "Abende an Deck"],
    },
    other: [
      "Fotos vom Guide zum Behalten",
      "Hilfe bei Tickets zum Treffpunkt",
      "Antworten im Chat, vorher und nachher",
      "Ein Plan für schlechtes Wetter",
      "Ein freier Abend für Sie allein",
      "Geschichten, die in keinem Reiseführer stehen",
    ],
  },
  nights: {
    tent: [
      "Zweipersonenzelte mit Vorzelt; Isomatten und Kocher bringen wir mit.",
      "Geschlafen wird in Zelten auf ebenem Grund nahe am Wasser.",
    ],
    "guest-house": [
      "Familiäre Gästehäuser: Doppelzimmer, Dusche im Zimmer oder auf der Etage.",
      "Wir wohnen in Gästehäusern bei Leuten, die wir kennen.",
    ],
    hotel: [
      "Hotels mit drei oder vier Sternen, Doppelzimmer mit Bad.",
      "Doppelzimmer im Hotel, Frühstück im Haus.",
    ],
    "camp-site": [
      "Eine Lodge mit Zimmern für zwei bis vier Personen, Warmwasser und Speiseraum.",
      "Wir wohnen in einer Lodge mit Strom, Duschen und Trockenraum.",
    ],
    cabin: [
      "Beheizte Holzhütten mit Betten für zwei oder drei Personen.",
      "Holzhütten, jede mit eigener Tür, Veranda und Wasserkocher.",
    ],
    ship: [
      "Kabinen mit Fenster, Dusche und Steckdosen.",
      "Wir wohnen an Bord: Die Kabine gehört Ihnen die ganze Zeit.",
    ],
  },
  nightsOne: [
    "Einzelzimmer gibt es gegen Aufpreis, solange welche frei sind.",
    "Wer allein kommt, teilt mit einer Person gleichen Geschlechts oder zahlt den Einzelzuschlag.",
    "Paare und Familien wohnen zusammen.",
  ],
  bring: {
    season: {
      winter: [
        "Warme, winddichte Jacke",
        "Mütze, Schal und Fäustlinge",
        "Wasserdichte Schuhe mit dicker Sohle",
      ],
      spring: ["Jacke gegen Wind und Regen", "Pullover oder Fleece", "Ein zweites Paar Schuhe"],
      summer: ["Sonnenhut", "Sonnencreme, mindestens Faktor 30", "Pullover für den Abend"],
      autumn: [
        "Regenjacke",
        "Dünne Daunenjacke oder Fleece",
        "Mütze und Handschuhe für den Morgen",
      ],
      any: ["Kleidung in Schichten", "Sonnencreme", "Regenmantel"],
    },
    common: [
      "Reisepass",
      "Versicherungsunterlagen",
      "Eigene Medikamente",
      "Ladegerät und Powerbank",
      "Bargeld für Kleinigkeiten",
      "Wasserflasche",
      "Ohrstöpsel und Schlafmaske",
    ],
    night: {
      tent: ["Schlafsack mit Komfortbereich 0 °C", "Stirnlampe"],
      ship: ["Hausschuhe für die Kabine"],
    },
  },
  questions: questionsDe,
  meetingPoint: {
    tour: [
      "{meeting}. Treffen bis {clock}; der Guide hält ein Schild mit dem Namen der Reise.",
      "{meeting}, bis {clock}. Am Vorabend schreibt der Guide allen.",
      "Bitte bis {clock} da sein: {meeting}. Wer früher kommt, kann sein Gepäck bei uns lassen.",
    ],
    atFirstSight: [
      "Treffpunkt ist die erste Station: {A}. Den Punkt auf der Karte bekommen Sie nach der Buchung.",
      "Es beginnt, wo der Rundgang beginnt: {A}. Der Guide schreibt am Vorabend.",
    ],
  },
  noAccommodation: "Ein Ausflug ohne Übernachtung.",
};
