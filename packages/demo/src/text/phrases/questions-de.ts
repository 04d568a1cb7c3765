import type { PageWords } from "./page-words.ts";

/** What guests ask of any tour and of any excursion. */
export const questionsDe: PageWords["questions"] = {
  tour: [
    [
      "Kann ich allein mitkommen?",
      "Ja, etwa ein Drittel jeder Gruppe reist allein. Auf Wunsch teilen Sie das Zimmer mit einer Person gleichen Geschlechts.",
    ],
    [
      "Was, wenn das Wetter schlecht wird?",
      "Wir tauschen Tage oder nehmen die Ausweichroute; bei gefährlichem Wetter gehen wir kein Risiko ein.",
    ],
    [
      "Wann soll ich Tickets kaufen?",
      "Sobald die Gruppe bestätigt ist. Vorher nur erstattbare, oder schreiben Sie uns.",
    ],
    [
      "Gibt es Handyempfang?",
      "In Dörfern ja, dazwischen fehlt er oft stundenlang. Sagen Sie es Ihrer Familie.",
    ],
    [
      "Gibt es vegetarisches Essen?",
      "Vermerken Sie es im Formular; wir kochen ohne Aufpreis extra.",
    ],
    [
      "Wann soll ich an- und abreisen?",
      "Seien Sie mindestens eine Stunde vor dem Treffen da; am letzten Tag nicht vor 19 Uhr abreisen.",
    ],
    [
      "Darf ich mein Kind mitbringen?",
      "Das Mindestalter steht in den Eckdaten. Ist Ihr Kind jünger, schreiben Sie: Manchmal lässt es sich einrichten.",
    ],
    [
      "Was, wenn die Gruppe nicht voll wird?",
      "Das sagen wir zwei Wochen vorher und erstatten die ganze Anzahlung oder bieten einen anderen Termin an.",
    ],
    [
      "Brauche ich eine Versicherung?",
      "Ja, für alle Tage der Reise; eine gewöhnliche kostet wenig.",
    ],
  ],
  excursion: [
    [
      "Wo genau treffen wir uns?",
      "Gleich nach der Buchung bekommen Sie den Punkt auf der Karte und die Nummer des Guides.",
    ],
    ["Sind Kinder willkommen?", "Ja; mit Kindern gehen wir langsamer und machen mehr Pausen."],
    [
      "Was, wenn es regnet?",
      "Wir gehen mit Schirm; bei Wolkenbruch verschieben wir oder geben das Geld zurück.",
    ],
    [
      "Können wir nur für uns buchen?",
      "Ja, schreiben Sie, wie viele Sie sind und welche Zeit passt.",
    ],
    [
      "Ist es etwas für ältere Menschen?",
      "Wenn Gehen mit Pausen keine Mühe macht, ja. Treppen lassen sich umgehen.",
    ],
    [
      "Was ist vor Ort zu bezahlen?",
      "Nur, was nicht im Preis steht; Karten nimmt man fast überall.",
    ],
  ],
};
