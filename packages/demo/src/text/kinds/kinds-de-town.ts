import type { KindWords } from "./kind-words.ts";

export const townKindsDe = {
  beach: {
    about: [
      "Vormittags am Wasser, nach dem Mittagessen ein kurzer Ausflug, abends frei.",
      "Wir wechseln die Strände: einer für die Wellen, ein anderer für die Stille.",
      "Ausflüge gibt es jeden zweiten Tag, damit der Urlaub einer bleibt.",
      "Von der Unterkunft geht man zu Fuß ans Wasser.",
    ],
    pace: [
      "Bis Mittag wird gebadet, dann suchen wir Schatten.",
      "^Wir brechen gegen Abend auf, wenn es abkühlt.",
      "Nehmen Sie eine Taucherbrille mit, an den Felsen gibt es viel zu sehen.",
      "^Wir sind früh unterwegs, solange der Strand leer ist.",
      "$Der Rest des Tages gehört Ihnen: Meer, Buch, Siesta.",
      "$Der Abend klingt mit Blick aufs Wasser aus.",
    ],
    suits: [
      "Für alle, denen eine Woche Liegen zu lang und Museen zu viel sind.",
      "Angenehm für Paare und Familien.",
    ],
    bring: [
      "Zweimal Badekleidung",
      "Hut und Sonnencreme",
      "Badeschuhe",
      "Leichtes langärmeliges Hemd",
    ],
    questions: [
      ["Wie weit ist es zum Meer?", "Höchstens zehn Minuten zu Fuß."],
      ["Kann ich einen Ausflug auslassen?", "Natürlich. Sagen Sie es am Vorabend."],
    ],
  },
  sightseeing: {
    about: [
      "Wenn es sich machen lässt, fahren wir keine Straße zweimal.",
      "An jeder Station ist Zeit für einen Spaziergang, nicht nur für ein Bild durchs Fenster.",
      "Berühmte Orte besuchen wir früh oder spät, wenn die Busse weg sind.",
      "Guide und Fahrzeug bleiben vom ersten bis zum letzten Tag dieselben.",
    ],
    pace: [
      "Etwa zwei Stunden zu Fuß, dann Mittagessen.",
      "Zeit für die Geschichte und Zeit, allein umherzugehen.",
      "Die Thermoskanne ist dabei und etwas Süßes zum Tee auch.",
      "Ein Halt an einem Aussichtspunkt, den nur Einheimische kennen.",
      "Der Nachmittag ist ruhiger.",
      "$Zum Sonnenuntergang sind wir dort, wo man ihn am besten sieht.",
      "$Der Abend ist frei; Tipps haben wir genug.",
    ],
    suits: [
      "Leicht zu schaffen: höchstens sechs Kilometer zu Fuß am Tag.",
      "Ein guter erster Eindruck, auch gemeinsam mit den Eltern.",
    ],
    bring: ["Bequeme Schuhe", "Kleiner Tagesrucksack", "Kamera", "Trinkflasche"],
    questions: [
      [
        "Wie viel Zeit verbringen wir im Auto?",
        "Zwei bis vier Stunden am Tag, mit Pausen. Lange Tage sind im Programm vermerkt.",
      ],
      [
        "Kann ich eine Station auslassen?",
        "Ja, der Guide zeigt Ihnen, wo man in der Nähe warten oder spazieren kann.",
      ],
    ],
  },
  city: {
    about: [
      "Wir gehen durch Höfe und Nebenstraßen, in denen keine Reisebusse halten.",
      "Geschichten kommen dort, wo sie passiert sind, nicht vor einer Tafel.",
      "Zwischen zwei Stationen ist immer Zeit für einen Kaffee.",
      "Zu jeder Adresse kennt der Guide jemanden, der dort wohnt oder arbeitet.",
    ],
    pace: [
      "^Morgens gehört die Stadt den Leuten, die hier wohnen, und uns.",
      "Dächer, Treppen und ein Hof, den man nicht von allein findet.",
      "Ein Museum, aber nur die Säle, für die man herkommt.",
      "Ein Stück mit der Straßenbahn oder dem Bus, wie alle hier.",
      "Kaffee dort, wo er geröstet wird.",
      "$Am Abend ist die Stadt eine andere, also gehen wir noch einmal los.",
    ],
    suits: [
      "Für alle, die gern ohne Ziel gehen und zuhören.",
      "Richtig, wenn nur wenige freie Tage da sind.",
    ],
    bring: ["Schuhe für zehn Kilometer", "Regenschirm", "Kleine Umhängetasche", "Kopfhörer"],
    questions: [
      ["Wie viel laufen wir?", "Acht bis zehn Kilometer am Tag, mit Kaffeepausen und Mittagessen."],
      [
        "Geht es mit Kinderwagen?",
        "Meistens ja; sagen Sie es vorher, dann umgehen wir die Treppen.",
      ],
    ],
  },
  gastronomy: {
    about: [
      "Wir essen dort, wo man hier isst: auf dem Markt, in einer Küche zu Hause, im kleinen Familienlokal.",
      "Die Hälfte der Gerichte entsteht vor Ihren Augen, die andere kochen Sie selbst.",
      "Die Portionen sind so bemessen, dass Sie bis zum Schluss durchhalten.",
      "Jedes Produkt erklärt, wer es angebaut, gefangen oder gebacken hat.",
    ],
    pace: [
      "^Morgens auf den Markt: probieren, handeln, Namen lernen.",
      "Ein Kochkurs; die Rezepte gehen mit nach Hause.",
      "Zwischen zwei Mahlzeiten ein Spaziergang, anders ginge es nicht.",
      "Eine lange Tafel im Hof.",
      "Verkostet wird vom Leichten zum Kräftigen.",
      "Wir besuchen Menschen, die Käse machen, Brot backen oder fischen.",
    ],
    suits: [
      "Für alle, die wegen des Geschmacks reisen und keine Kalorien zählen.",
      "Auch vegetarisch: Das Menü stimmen wir vorher ab.",
    ],
    bring: [
      "Weite Kleidung",
      "Eine Dose für Mitbringsel",
      "Liste der Allergien, vorab geschickt",
      "Platz im Koffer",
    ],
    questions: [
      [
        "Ich habe eine Allergie. Was nun?",
        "Schreiben Sie es bei der Buchung: Wir tauschen das Gericht und sagen in jeder Küche Bescheid.",
      ],
      ["Wird man satt?", "Hungrig ist noch niemand gegangen."],
    ],
  },
  wine: {
    about: [
      "Die Weingüter sind klein, und es führt der Winzer selbst.",
      "Wir verkosten wenig, aber aufmerksam: sechs bis sieben Proben.",
      "Zwischen den Kellern liegen Weinberge und ein Mittagessen bei der Familie.",
      "Selbst fahren muss niemand.",
    ],
    pace: [
      "Hinab in den Keller; dort ist es kühl, nehmen Sie etwas zum Überziehen mit.",
      "Eine Rebsorte, zwei Nachbarn, im Vergleich.",
      "Zum Mittagessen der Wein aus eigenem Keller.",
      "Wir gehen durch die Rebzeilen und fragen nach der Lese.",
      "Wir lernen, das Alter am Duft zu erkennen.",
      "Nach der Verkostung eine ruhige Stunde für alle, die sie brauchen.",
    ],
    suits: [
      "Fachwörter sind nicht nötig, nur Neugier.",
      "Für Erwachsene: An Verkostungen nehmen keine Minderjährigen teil.",
    ],
    bring: [
      "Pullover für den Keller",
      "Flache Schuhe",
      "Ausweis als Altersnachweis",
      "Luftpolsterfolie für Flaschen",
    ],
    questions: [
      [
        "Wie viel Wein darf ich mitnehmen?",
        "Wir nennen Ihnen die Regeln der Fluggesellschaft und verpacken die Flaschen.",
      ],
      [
        "Ich trinke nicht. Lohnt es sich?",
        "Ja: Saft, Käse und eine Geschichte gibt es an jeder Station, dazu einen günstigeren Preis.",
      ],
    ],
  },
  photo: {
    about: [
      "Das Licht macht den Zeitplan: vor der Dämmerung auf, mittags lange Pause, fotografiert wird bis zur Dunkelheit.",
      "Die Plätze sind erprobt, für trübe Tage gibt es andere.",
      "Ein Fotograf begleitet Sie: draußen bei den Einstellungen, abends bei der Auswahl.",
      "Die Gruppe ist so bemessen, dass sich die Stative nicht in die Quere kommen.",
    ],
    pace: [
      "^Eine Stunde vor Sonnenaufgang hinaus, der Kaffee kommt in der Thermoskanne mit.",
      "Mittags wird ausgewählt und bearbeitet.",
      "Auf das Licht warten wir, solange es dauert.",
      "Langzeitbelichtung und Filter.",
      "$Nach Sonnenuntergang bleiben wir für die blaue Stunde.",
      "$Bildbesprechung: drei Aufnahmen von jedem.",
    ],
    suits: [
      "Mit Kamera oder Telefon, Hauptsache, Sie warten gern auf Licht.",
      "Begleitung ohne Kamera langweilt sich nicht, steht aber früh auf.",
    ],
    bring: [
      "Stativ",
      "Ersatzakkus und Speicherkarten",
      "Lampe mit Rotlicht",
      "Tücher für die Linsen",
    ],
    questions: [
      [
        "Welche Ausrüstung brauche ich?",
        "Jede Kamera mit manuellem Modus oder ein neueres Telefon. Am meisten nutzt man ein Weitwinkel.",
      ],
      [
        "Darf ich eine Drohne steigen lassen?",
        "Nicht überall. Eine Karte der Zonen schicken wir vorab.",
      ],
    ],
  },
} satisfies Record<string, KindWords>;
