import type { KindWords } from "./kind-words.ts";

export const leisureKindsDe = {
  safari: {
    about: [
      "Wir halten den Abstand, bei dem die Tiere ungestört weitermachen.",
      "Die besten Stunden sind früh und spät, danach richtet sich der Tag.",
      "Versprechen kann eine Begegnung niemand, aber Zeit und Ort sind gut gewählt.",
      "Der Guide erkennt Vögel an der Stimme und Tiere an der Spur.",
    ],
    pace: [
      "^Wir brechen im Dunkeln auf, um beim ersten Licht am Platz zu sein.",
      "Wir sitzen still; Ferngläser sind für alle da.",
      "Wir lesen Spuren und lernen, welche frisch sind.",
      "Mittags ruhen die Tiere, also ruhen wir auch.",
      "Wir halten Abstand und füttern niemanden.",
      "$Am Abend geht es noch einmal hinaus.",
    ],
    suits: [
      "Geduld gehört dazu und eine halbe Stunde Schweigen.",
      "Für alle mit langem Objektiv und alle, die mit Tierfilmen groß geworden sind.",
    ],
    bring: [
      "Kleidung in gedeckten Farben",
      "Eigenes Fernglas, falls vorhanden",
      "Insektenschutz",
      "Teleobjektiv",
    ],
    questions: [
      [
        "Sehen wir sicher Tiere?",
        "Versprechen können wir es nicht, das ist Natur. Meist ist es mehr als die Hälfte der Liste.",
      ],
      [
        "Ist das sicher?",
        "Ja: Der Guide kennt die Abstände, und wo es vorgeschrieben ist, kommt ein Ranger mit.",
      ],
    ],
  },
  ethnographic: {
    about: [
      "Wir kommen als Gäste, nicht als Publikum: Die Leute gehen ihrer Arbeit nach und zeigen sie.",
      "Unser Guide ist hier aufgewachsen und übersetzt.",
      "Das Handwerk probieren Sie selbst aus, das Ergebnis behalten Sie.",
      "Was Sie für das Essen zahlen, bleibt im Dorf.",
    ],
    pace: [
      "Die Hausfrau zeigt ihren Teig und vertraut uns die Hälfte an.",
      "Tee und der Klang der Sprache.",
      "Der Meister reicht Ihnen das Werkzeug und wartet.",
      "Wir gehen durch die Gassen und grüßen alle, wie es hier üblich ist.",
      "Wir schauen bei den Nachbarn vorbei, die es längst wissen.",
      "$Am Abend wird gesungen, wenn die Leute in Stimmung sind.",
    ],
    suits: [
      "Für Neugierige: Fragen Sie, so viel Sie wollen.",
      "Richtig für alle, denen Museen zu eng sind.",
    ],
    bring: [
      "Kleidung, die Schultern und Knie bedeckt",
      "Kleine Geschenke aus Ihrer Stadt",
      "Tuch für Gotteshäuser",
      "Bargeld in kleinen Scheinen",
    ],
    questions: [
      [
        "Darf ich Menschen fotografieren?",
        "Fragen Sie mit einer Geste oder über den Guide; die meisten sagen gern Ja.",
      ],
      [
        "Was bringe ich als Gastgeschenk mit?",
        "Süßes oder Tee von zu Hause. Bezahlt ist bereits alles.",
      ],
    ],
  },
  wellness: {
    about: [
      "Zwei Einheiten am Tag, morgens kräftig, abends sanft.",
      "Dazwischen Spaziergänge, Wasser und Schlaf ohne Wecker.",
      "Das Telefon können Sie bis zum Abend abgeben; niemand besteht darauf.",
      "Das Essen ist einfach und macht satt.",
    ],
    pace: [
      "^Üben vor dem Frühstück, die Matten liegen bereit.",
      "Eine stille Stunde, Massage auf Wunsch.",
      "Ein langsamer Spaziergang, mit Gespräch oder ohne.",
      "Atemübungen und Kräutertee.",
      "Ein Tag ohne Plan: schlafen, lesen, baden.",
      "$Dehnen bei Kerzenlicht.",
    ],
    suits: [
      "Für jedes Niveau: Jede Haltung gibt es leicht und schwer.",
      "Gut auch für Alleinreisende: Die halbe Gruppe kommt allein.",
    ],
    bring: ["Kleidung zum Üben", "Warmer Pullover und Socken", "Badekleidung", "Notizbuch"],
    questions: [
      [
        "Geht es auch ohne Yogaerfahrung?",
        "Ja, es gibt leichtere Varianten, und die Lehrerin achtet auf Sie.",
      ],
      ["Muss ich überall mitmachen?", "Nein, lassen Sie aus, was Sie möchten."],
    ],
  },
  family: {
    about: [
      "Das Tagesprogramm dauert fünf bis sechs Stunden, der Rest ist Spiel.",
      "Die Jüngsten haben eigene Aufgaben: Karte, Fernglas, Buch der Funde.",
      "Eine zweite Person aus dem Team spielt mit, während die Eltern ihren Tee austrinken.",
      "Die Wege sind kurz, gehalten wird jede Stunde.",
    ],
    pace: [
      "^Später Start und ein Frühstück in Ruhe.",
      "Die Kleinen suchen auf der Karte, was die Großen übersehen haben.",
      "Nach dem Mittagessen eine stille Stunde oder ein Bad.",
      "Ein Spaziergang, den auch Fünfjährige schaffen.",
      "Wir basteln: Alle nehmen etwas mit.",
      "$Am Abend gibt es Brettspiele.",
    ],
    suits: [
      "Die Route haben wir mit der eigenen Familie erprobt.",
      "Am besten im Alter von fünf bis zwölf.",
    ],
    bring: [
      "Zwei Paar Schuhe für jedes Kind",
      "Ein Lieblingsspielzeug für unterwegs",
      "Kinderrucksack",
      "Gewohnte Medikamente",
    ],
    questions: [
      [
        "Ab welchem Alter?",
        "Das Alter steht in den Eckdaten. Mit Jüngeren reisen wir privat: Schreiben Sie uns.",
      ],
      ["Gibt es Kindersitze?", "Ja, nennen Sie uns bei der Buchung das Gewicht Ihres Kindes."],
      [
        "Was, wenn ein Kind müde wird?",
        "Jede Etappe hat eine kurze Variante, und ein Auto ist in der Nähe.",
      ],
    ],
  },
  festive: {
    about: [
      "Das Festessen kochen wir gemeinsam, ohne Bankettsaal.",
      "Tagsüber gehen wir spazieren, abends sitzen alle zusammen.",
      "Geschenke gehören dazu; auf einen Betrag einigen wir uns im Chat.",
      "Fahrten und Betten sind seit dem Herbst reserviert, beim Preis gibt es keine Überraschungen.",
    ],
    pace: [
      "^Ein später Morgen, schließlich ist Feiertag.",
      "Wir wärmen uns bei etwas Heißem auf.",
      "Wir schmücken den Baum und backen.",
      "Alle helfen beim Tischdecken: Die einen schneiden, die anderen erzählen.",
      "$Ein Abendspaziergang mit Lichtern.",
      "$Reihum erzählt jeder, wie das Jahr war.",
    ],
    suits: [
      "Für alle, die den Abend nicht wieder vor dem Fernseher verbringen wollen.",
      "Es kommen Paare, Familien und Alleinreisende.",
    ],
    bring: [
      "Warme, wasserdichte Schuhe",
      "Kleines Geschenk zum Tauschen",
      "Ein festlicher Pullover",
      "Zwei Paar Fäustlinge",
    ],
    questions: [
      ["Wie viele sitzen am Tisch?", "Unsere Gruppe, das Team und die Gastgeber."],
      ["Dürfen die Kleinen mit?", "Ja, es gibt einen eigenen Tisch und ein eigenes Programm."],
    ],
  },
  cruises: {
    about: [
      "Tagsüber an Land, nachts unterwegs: Sie wachen jedes Mal woanders auf.",
      "Landausflüge sind inklusive, in Gruppen zu zwanzig.",
      "An Deck findet sich immer eine ruhige Ecke, auch mit Wolldecke.",
      "Am Tisch haben Sie jeden Abend denselben Platz.",
    ],
    pace: [
      "^Am Morgen legen wir an und haben drei bis vier Stunden an Land.",
      "Wer an Bord bleibt, hat Bibliothek und Tee für sich.",
      "Ein langer Halt: Zeit für den Ausflug und für einen eigenen Spaziergang.",
      "Der Kapitän öffnet das Steuerhaus und zeigt Karten und Instrumente.",
      "^Frühgymnastik am Heck, wer mag.",
      "$Nach dem Mittagessen legen wir ab, vom Deck sieht man beide Ufer.",
      "$Am Abend ein Vortrag über diese Ufer und Musik im Salon.",
      "$Sonnenuntergang vom oberen Deck.",
    ],
    suits: [
      "Für alle, die nicht jeden Tag packen mögen.",
      "Gut für drei Generationen: Jede findet etwas.",
    ],
    bring: [
      "Windjacke fürs Deck",
      "Bequeme Schuhe für den Landgang",
      "Fernglas",
      "Etwas Elegantes für das Kapitänsdinner",
    ],
    questions: [
      [
        "Wie sind die Kabinen?",
        "Alle Kategorien mit Preisen stehen auf der Seite der Reise; die wenigen Einzelkabinen sind zuerst weg.",
      ],
      [
        "Schaukelt das Schiff?",
        "Auf dieser Route selten. Am ruhigsten liegen die Kabinen mittschiffs.",
      ],
      [
        "Muss ich alle Ausflüge mitmachen?",
        "Nein, gehen Sie auf eigene Faust an Land; wir sagen rechtzeitig, wann wir ablegen.",
      ],
    ],
  },
} satisfies Record<string, KindWords>;
