import type { KindWords } from "./kind-words.ts";

export const trailKindsDe = {
  hiking: {
    about: [
      "Wir gehen zu Fuß und nehmen das Auto nur dort, wo Laufen langweilig wäre.",
      "Die Wege sind so eingeteilt, dass das schönste Stück im Morgenlicht liegt.",
      "Wir sind die Route oft gegangen und wissen, wo es Wasser, Schatten und gute Rastplätze gibt.",
      "Das Gepäck bleibt leicht: Gemeinsame Ausrüstung wird so verteilt, dass niemand zu viel trägt.",
    ],
    pace: [
      "Rund vier Stunden Gehzeit, alle vierzig Minuten eine Rast.",
      "Das Tempo gibt vor, wer am langsamsten geht.",
      "Mittags wird unterwegs gegessen: Suppe aus der Thermoskanne, Brot, Käse, Tee.",
      "1Heute geht es wenig bergauf, damit sich die Beine daran gewöhnen.",
      "^Wir brechen früh auf, damit sich niemand beeilen muss.",
      "$Gegen Abend sind wir wieder auf dem Hauptweg und steigen gemächlich ab.",
    ],
    suits: [
      "Für alle, die gelegentlich zehn Kilometer gehen und einen Anstieg nicht scheuen.",
      "Trekkingerfahrung ist nicht nötig, nur eingelaufene Schuhe und Lust am Gehen.",
    ],
    bring: [
      "Eingelaufene Wanderschuhe",
      "Rucksack mit 25–40 Litern und Regenhülle",
      "Trekkingstöcke",
      "Pflaster und elastische Binde",
    ],
    questions: [
      [
        "Wie schwer wird der Rucksack?",
        "Mit eigenen Sachen und Proviant sechs bis acht Kilo. Essen und gemeinsame Ausrüstung verteilen wir gleichmäßig.",
      ],
      [
        "Was, wenn ich langsamer bin als die anderen?",
        "Der zweite Guide geht immer als Letzter, und der Zeitplan hat Reserven.",
      ],
    ],
  },
  mountaineering: {
    about: [
      "Der Plan folgt der Akklimatisierung: tagsüber hoch steigen, tiefer schlafen.",
      "Am Gipfeltag kommt ein Guide auf drei Personen.",
      "Entschieden wird am Vorabend, nach der Vorhersage und danach, wie es Ihnen geht.",
      "Der Berg läuft nicht weg, also dürfen wir umkehren und müssen nicht eilen.",
    ],
    pace: [
      "Akklimatisierung: hinauf, eine Tasse Tee, wieder hinunter.",
      "1Wir üben das Gehen mit Steigeisen, das Bremsen mit dem Pickel und die Arbeit am Seil.",
      "1Die Ausrüstung geht Stück für Stück mit der Liste durch.",
      "Viel trinken und keine Hektik, solange sich der Körper umstellt.",
      "Kleine Schritte: Hier oben sind sie kürzer und die Pausen länger.",
      "$Früh ins Bett, der Wecker klingelt mitten in der Nacht.",
      "$Am Abend besprechen wir Vorhersage und Taktik.",
    ],
    suits: [
      "Ausdauer ist wichtig: Wer fünf Kilometer am Stück läuft, wird es schwer haben, es aber schaffen.",
      "Klettererfahrung ist nicht nötig, das Wichtigste üben wir vor Ort.",
    ],
    bring: [
      "Steigeisenfeste Bergschuhe",
      "Daunenjacke und Wetterschutz",
      "Sonnenbrille der Kategorie 4",
      "Thermosflasche, ein Liter",
    ],
    questions: [
      [
        "Was, wenn das Wetter nicht mitspielt?",
        "Der Plan hat Reserven. Öffnet sich gar kein Fenster, steigen wir auf einen niedrigeren Nachbarn.",
      ],
      [
        "Was ist mit der Höhenkrankheit?",
        "Wir gewinnen stufenweise an Höhe und messen zweimal am Tag Puls und Sauerstoff. Bei schlechten Werten steigen Sie mit einem Guide ab.",
      ],
    ],
  },
  rafting: {
    about: [
      "In jedem Boot sitzt ein Instruktor, und die Kommandos üben wir auf ruhigem Wasser.",
      "Jede Stromschnelle sehen wir uns vom Ufer an, bevor wir hineinfahren.",
      "Zwischen den Schnellen ist das Wasser still: Paddel aus der Hand und schauen.",
      "Das Gepäck reist in wasserdichten Säcken, umziehen kann man sich immer.",
    ],
    pace: [
      "^1Neoprenanzug an, Einweisung, und wir legen ab.",
      "Rund vier Stunden auf dem Wasser mit Imbiss auf einer Kiesbank.",
      "Vor der schwierigen Stelle legen wir an und suchen die Linie.",
      "Die zweite Tageshälfte ist ruhig, gepaddelt wird mit halber Kraft.",
      "Wer eine Schnelle auslassen möchte, geht am Ufer vorbei.",
      "$Am Lagerfeuer wird getrocknet und besprochen, wer wie gepaddelt hat.",
    ],
    suits: [
      "Schwimmen zu können hilft; paddeln muss man noch nicht können.",
      "Gut für Freundeskreise und für alle, die genug vom Laufen haben.",
    ],
    bring: [
      "Schnell trocknende Kleidung",
      "Schuhe, die nass werden dürfen",
      "Brillenband",
      "Zwei Paar warme Socken",
    ],
    questions: [
      [
        "Ist das gefährlich?",
        "Der Schwierigkeitsgrad ist ehrlich angegeben, an den Schnellen wartet ein Sicherungsboot. Größter Verlust der letzten Jahre: eine Mütze.",
      ],
      [
        "Ist das Wasser kalt?",
        "Ja, darum die Neoprenanzüge. Nur die ersten zehn Sekunden sind unangenehm.",
      ],
    ],
  },
  "horse-riding": {
    about: [
      "Die Pferde sind ruhig und trittsicher; jedes wird passend zu Reiterin oder Reiter ausgesucht.",
      "Vor dem Aufbruch üben wir auf der Wiese: Sitz, Zügel, Anhalten.",
      "Unsere Pferdeführer sind im Sattel aufgewachsen.",
      "Den Proviant trägt ein Packpferd, Sie haben nur die Satteltaschen.",
    ],
    pace: [
      "Rund vier Stunden im Sattel; an Furten und steilen Abstiegen sitzen wir ab.",
      "^Der Morgen beginnt mit dem Einfangen der Pferde, ein Schauspiel für sich.",
      "In der Ebene darf traben, wer so weit ist.",
      "Mittags nehmen wir die Sättel ab, die Pferde grasen, und wir essen auch.",
      "Heute ist die Etappe kürzer, das tut allen Rücken gut.",
      "$Am Abend spürt man die Beine, das ist normal.",
    ],
    suits: [
      "Reiterfahrung ist nicht nötig; Höchstgewicht 95 kg.",
      "Richtig für alle, die in die Natur wollen, ohne einen Rucksack zu tragen.",
    ],
    bring: [
      "Hose ohne Innennaht",
      "Schuhe mit Absatz",
      "Handschuhe für die Zügel",
      "Regenmantel, der die Knie bedeckt",
    ],
    questions: [
      [
        "Geht es auch ganz ohne Erfahrung?",
        "Ja. Der erste Tag ist zum Lernen da, und Sie bekommen das geduldigste Pferd.",
      ],
      ["Wie viele Stunden am Tag wird geritten?", "Drei bis fünf, mit Mittagspause und Rasten."],
    ],
  },
  cycling: {
    about: [
      "Wir fahren auf Nebenstraßen mit weniger Autos als Kühen.",
      "Ein Begleitwagen bringt das Gepäck und nimmt auf, wer müde ist.",
      "Vor jedem Termin werden die Räder gewartet, Ersatzschläuche und Ketten fahren mit.",
      "Das Tempo ist entspannt: Halten Sie zum Fotografieren, so oft Sie mögen.",
    ],
    pace: [
      "Rund drei Stunden im Sattel, der Rest sind Pausen.",
      "Sieht ein Anstieg zu lang aus, steht der Begleitwagen bereit.",
      "Nach jedem Anstieg kommt eine Abfahrt, und dafür sind wir hier.",
      "Mittags halten wir dort, wo auch die Einheimischen essen.",
      "^Morgens prüfen wir Bremsen und Reifen.",
      "Ein Stück auf Schotter, also lassen wir uns Zeit.",
    ],
    suits: [
      "Sie sollten sicher auf dem Rad sitzen und dreißig Kilometer am Tag schaffen.",
      "Gut für Paare mit ungleicher Kondition: Begleitwagen oder E-Bike gleichen aus.",
    ],
    bring: ["Gepolsterte Radhose", "Sonnenbrille", "Leichte Windjacke", "Radhandschuhe"],
    questions: [
      [
        "Kann ich mein eigenes Rad mitbringen?",
        "Gern. Wir helfen beim Abholen, Zusammenbauen und Zurückschicken.",
      ],
      [
        "Was, wenn ich eine Etappe nicht schaffe?",
        "Der Begleitwagen fährt hinterher und hat Platz für Sie und Ihr Rad.",
      ],
    ],
  },
  offroad: {
    about: [
      "Die Wagen sind dafür gebaut: höhergelegt, mit Geländereifen, Winden und erfahrenen Leuten am Steuer.",
      "Wir kommen dorthin, wo ein gewöhnlicher Kleinbus umkehrt.",
      "Drei bis vier Gäste je Wagen, alle sitzen am Fenster.",
      "Zwischen den Wagen wird gefunkt, und die halbe Reise erzählt man sich über Funk.",
    ],
    pace: [
      "Untersetzung rein, und es geht langsam hinauf.",
      "Furten nehmen wir einzeln, die anderen filmen.",
      "Mittags wird auf der Ladeklappe gedeckt.",
      "Angehalten wird, sobald jemand darum bittet: Der Blick ändert sich ständig.",
      "Die letzten Kilometer holpern, dafür ist am Ende niemand.",
      "Mit weniger Luft in den Reifen schwebt der Wagen über die Steine.",
    ],
    suits: [
      "Nicht anstrengend, aber rechnen Sie mit Staub und Schlaglöchern.",
      "Für alle, die ohne Rucksack weit hinaus wollen.",
    ],
    bring: [
      "Ein Tuch gegen den Staub",
      "Nackenkissen",
      "Tabletten gegen Reiseübelkeit",
      "Weiche Tasche statt Koffer",
    ],
    questions: [
      [
        "Wird mir im Auto schlecht?",
        "In Serpentinen kommt es vor. Wir tauschen die Plätze und halten alle anderthalb Stunden.",
      ],
      [
        "Darf ich mit dem eigenen Auto fahren?",
        "Mit Allrad und zwanzig Zentimetern Bodenfreiheit ja. Schreiben Sie uns das Modell.",
      ],
    ],
  },
} satisfies Record<string, KindWords>;
