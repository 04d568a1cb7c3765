import type { KindWords } from "./kind-words.ts";

export const sportKindsDe = {
  skiing: {
    about: [
      "Gefahren wird am Vormittag, solange die Piste griffig ist; der Nachmittag gehört Ihnen.",
      "Ihr Guide weiß, welcher Lift zuerst öffnet und wo sich der Schnee am längsten hält.",
      "Wer anfängt, bekommt einen Skilehrer; Geübte führen wir auf ruhigere Pisten.",
      "Gewohnt wird so nah, dass der Weg zur Piste keinen halben Tag kostet.",
    ],
    pace: [
      "^1Einfahren auf leichten Pisten, dann Gruppen nach Können.",
      "^Wenn die Lifte öffnen, stehen wir schon bereit.",
      "Der Skilehrer filmt alle, am Abend schauen wir es uns an.",
      "Nach dem Mittagessen wird frei gefahren.",
      "Hat es nachts geschneit, ändern wir den Plan, und niemand ist böse.",
      "$Vor dem Schlafen wird gedehnt, sonst tut morgen alles weh.",
    ],
    suits: [
      "Für jedes Niveau, vom ersten Tag auf Ski bis zu sicheren Schwüngen.",
      "Auch wer nicht fährt, ist gut aufgehoben: Es gibt ein Programm ohne Ski.",
    ],
    bring: [
      "Skianzug und Handschuhe",
      "Skibrille mit Glas für flaches Licht",
      "Zweimal Funktionsunterwäsche",
      "Sonnencreme und Lippenbalsam",
    ],
    questions: [
      [
        "Was kostet der Skipass?",
        "Das wechselt von Woche zu Woche; zehn Tage vorher nennen wir den Preis und kaufen für alle mit Rabatt.",
      ],
      ["Ich fahre Snowboard. Ein Problem?", "Nein, das tut meist die halbe Gruppe."],
    ],
  },
  "dog-sledding": {
    about: [
      "Sie lenken das Gespann selbst, der Musher fährt nebenher.",
      "Die Hunde leben bei ihren Leuten und wollen ordentlich begrüßt werden.",
      "Wo der Schnee für Hunde zu tief ist, fahren Schneemobile.",
      "Warme Kleidung gibt es vor Ort, die eigene Daunenjacke ist für den Abend.",
    ],
    pace: [
      "^1Mit dem Musher schirren wir die Hunde an und lernen die Kommandos.",
      "Auf gespurtem Weg, abwechselnd auf den Kufen.",
      "Aufwärmen am Ofen, Tee mit Marmelade.",
      "Während die Hunde ruhen, gehen wir auf Schneeschuhen los.",
      "Mit Schneemobilen hinauf zum Wind und zu einem Blick über Dutzende Kilometer.",
      "$Nach der Fahrt füttern wir das Gespann, alle packen mit an.",
    ],
    suits: [
      "Weder Erfahrung noch große Kraft nötig, nur Freude an Kälte und Hunden.",
      "Gut für Familien mit Schulkindern.",
    ],
    bring: ["Funktionsunterwäsche und Fleece", "Drei Paar Wollsocken", "Sturmhaube", "Handwärmer"],
    questions: [
      ["Ist das nicht zu kalt?", "Die Anzüge halten bis −30 °C warm, und gerastet wird am Ofen."],
      [
        "Geht es den Hunden gut?",
        "Sie laufen für ihr Leben gern, die Last ist verteilt, und unter −35 °C bleiben wir zu Hause.",
      ],
    ],
  },
  surfing: {
    about: [
      "Die Gruppen im Wasser sind klein: höchstens vier auf einen Trainer.",
      "Der Spot wird jeden Tag nach Dünung und Wind ausgesucht.",
      "Am ersten Tag Weißwasser, am Ende gleiten die meisten an der Welle entlang.",
      "Zwischen zwei Einheiten bleibt Zeit zum Spazieren, Essen und Schlafen.",
    ],
    pace: [
      "^Erst zwei Stunden ins Wasser, dann Frühstück.",
      "^1Aufwärmen, Theorie im Sand, und gleich hinein.",
      "Der Trainer filmt, abends schauen und lachen wir gemeinsam.",
      "Bei kleinen Wellen nehmen wir Longboards.",
      "Dehnen und ausruhen: Die Arme werden es danken.",
      "$Wer noch Kraft hat, geht zum Sonnenuntergang ein zweites Mal hinaus.",
    ],
    suits: [
      "Sie sollten schwimmen können und sich im offenen Wasser wohlfühlen.",
      "Für den Anfang und für alle, die nur alle paar Jahre surfen.",
    ],
    bring: [
      "Badekleidung, die sitzt",
      "Langärmeliges Lycra-Shirt",
      "Zinkcreme fürs Gesicht",
      "Badeponcho",
    ],
    questions: [
      [
        "Wie schnell steht man auf dem Brett?",
        "Fast alle am zweiten Tag; grüne Wellen gelingen bis zum vierten.",
      ],
      [
        "Gibt es gefährliche Strömungen?",
        "Unterrichtet wird an Sandstränden, und wir zeigen, wo man hinein- und hinausgeht.",
      ],
    ],
  },
  diving: {
    about: [
      "Wir arbeiten mit einer Basis, der wir vertrauen: zwei bis drei Gäste je Tauchlehrer.",
      "Die Plätze wählen wir nach Sicht und Strömung, nicht nach Fahrplan.",
      "Wer nicht taucht, schnorchelt am selben Ufer.",
      "Zwischen den Tauchgängen liegen Pause, Mittagessen und Gespräche.",
    ],
    pace: [
      "^1Der Checktauchgang: Tarieren, Zeichen, Atmung.",
      "Zwei Tauchgänge mit Pause an Land oder auf dem Boot.",
      "Heute flacher und länger, am Grund entlang.",
      "Das Boot fährt nicht weit, wir sind als Erste am Platz.",
      "Der Tauchlehrer zeigt, wo man genauer hinsehen muss.",
      "$Am Abend füllen wir die Logbücher und klären, wen wir getroffen haben.",
    ],
    suits: [
      "Neulinge machen einen Schnuppertauchgang, Brevetierte gehen tiefer.",
      "Gesunde Ohren sind Pflicht; den Fragebogen schicken wir vorab.",
    ],
    bring: [
      "Brevet und Logbuch, falls vorhanden",
      "Wasserdichter Beutel",
      "Mittel gegen Seekrankheit",
      "Riffverträgliche Sonnencreme",
    ],
    questions: [
      [
        "Kann ich ohne Brevet tauchen?",
        "Ja, mit Tauchlehrer bis zwölf Meter, nach einer Übung in geschütztem Wasser.",
      ],
      [
        "Wann darf ich zurückfliegen?",
        "Frühestens 18 Stunden nach dem letzten Tauchgang; das Programm berücksichtigt es.",
      ],
    ],
  },
  yachting: {
    about: [
      "Ein Skipper und genau so viele Gäste, wie es Kojen gibt.",
      "Sie können lernen, ein Segel zu trimmen, oder einfach auf dem Vorschiff liegen.",
      "Der Wind entscheidet, darum legen wir die Reihenfolge der Ankerplätze jeden Morgen fest.",
      "Gebadet wird in Buchten, an denen Ausflugsboote vorbeifahren.",
    ],
    pace: [
      "^Nach dem Frühstück Leinen los und Segel auf.",
      "Ankern in einer Bucht, baden, Mittagessen im Cockpit.",
      "Alle dürfen einmal ans Steuer.",
      "Unter Segeln weiter; der Wind wacht meist gegen Mittag auf.",
      "Wir lernen den Palstek.",
      "$Am Abend gehen wir an Land und spazieren.",
      "$Eine Nacht vor Anker, an Land kaum ein Licht.",
    ],
    suits: [
      "Erfahrung auf See ist nicht nötig, nur die Bereitschaft, sich wenig Platz zu teilen.",
      "Gut für Freundeskreise und für Alleinreisende.",
    ],
    bring: [
      "Weiche Tasche: Für einen Koffer ist kein Platz",
      "Schuhe mit heller Sohle",
      "Windjacke",
      "Mittel gegen Seekrankheit",
    ],
    questions: [
      [
        "Wie viel kommt in die Bordkasse?",
        "Meist 25–35 Euro pro Person und Tag; was übrig bleibt, gibt es am letzten Abend zurück.",
      ],
      [
        "Wird man seekrank?",
        "Auf kurzen Schlägen kaum. Nehmen Sie die Tablette eine Stunde vorher, später hilft sie nicht.",
      ],
    ],
  },
} satisfies Record<string, KindWords>;
