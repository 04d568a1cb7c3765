import type { SampleTexts } from "./texts.ts";

export const textsDe: SampleTexts = {
  tours: [
    "Hochgebirgstrekking durch das Naturschutzgebiet Katunski mit Gletscherüberschreitung und Packpferdbegleitung",
    "Vulkanlandschaftserkundung auf der Kamtschatkahalbinsel mit wissenschaftlicher Reiseleitung",
    "Weiße Nächte: Mehrtageskajakwanderung über den Ladogasee zur Klosterinselgruppe Walaam",
    "Pferdetrekking über die Hochgebirgsweiden des Altaigebirges",
    "Sternbeobachtungsnächte",
  ],
  summary:
    "Acht anspruchsvolle Wandertage unterhalb des höchsten Berges Sibiriens, Gepäckbeförderung durch Packpferde inbegriffen.",
  paragraphs: [
    "Nach der Lebensmittelverteilung am Ausgangspunkt brechen wir zur Höhenanpassungswanderung auf, deren Streckenlänge bewusst kurz gehalten ist, damit sich sämtliche Teilnehmerinnen und Teilnehmer an die Höhenverhältnisse gewöhnen können.",
    "Am Abend erwarten uns ein Lagerfeuer, Gebirgskräutertee und die Streckenbesprechung für den Folgetag.",
  ],
  country: "Russische Föderation",
  region: "Altaigebirgsregion",
  cities: ["Gorno-Altaisk an der Maima", "Tjungur-Katunbrücke", "Barnaul-Hauptbahnhof"],
  activities: [
    "Hochgebirgswanderungen",
    "Mehrtagesreittouren",
    "Wildwasserkajakfahrten",
    "Skitourengehen",
  ],
  collections: [
    "Hochgebirgserfahrung für Einsteigerinnen und Einsteiger",
    "Familienfreundliche Unterkunftsmöglichkeiten",
    "Ohne Mobilfunkempfang",
  ],
  tags: ["Vollverpflegung inbegriffen", "Kleingruppenreise", "Gepäckbeförderung"],
  people: ["Maximiliane-Charlotte", "Friedrich-Wilhelm", "Anneliese", "Bartholomäus"],
  review:
    "Die außergewöhnlichste Urlaubswoche des Jahres: hervorragende Verpflegung, verständnisvolle Reiseleitung und eine Seenlandschaft von unbeschreiblicher Farbintensität.",
  reply: "Herzlichen Dank für die ausführliche Rückmeldung, die Seenlandschaft lässt grüßen.",
  question: "Besteht unterwegs eine Lademöglichkeit für Mobiltelefone und Fotoausrüstung?",
  things: [
    "Zweipersonenzelt mit Schneelastverstärkung",
    "Sämtliche Mahlzeiten während der Wanderung",
    "Bahnhofstransfer einschließlich Gepäckbeförderung",
    "Feuchtigkeitsableitende Funktionsunterwäsche",
  ],
  ship: "Wissenschaftsakademie der Polarforschung",
};
