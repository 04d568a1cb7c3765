export const nordicGerman = `
# akureyri | Akureyri, Kulturhaus Hof | Seesaibling, geräuchertes Lamm Hangikjöt und Geysirbrot vom Mývatn
Goðafoss | Goðafoss | Im Jahr 1000 warf man hier die Bilder der alten Götter hinein; ein zwölf Meter hohes Hufeisen aus Wasser, Wege führen an beiden Ufern entlang.
Húsavík | Húsavík | Holzschoner fahren zu den Buckelwalen hinaus, im Juni und Juli zeigen sich auch Blauwale.
Mývatn and Dimmuborgir | Mývatn und Dimmuborgir | Ein Lavalabyrinth, in dem die dreizehn Weihnachtsgesellen wohnen; im Sommer braucht man ein Mückennetz.
Hverir | Hverir | Kochender Schlamm und pfeifende Fumarolen, nach Schwefel riecht es einen Kilometer weit; man bleibt zwischen den Seilen.
Dettifoss | Dettifoss | Der mächtigste Wasserfall Europas, vierundvierzig Meter; die Schotterstraße zur Ostseite wird im Winter gesperrt.
Ásbyrgi | Ásbyrgi | Eine Schlucht in der Form von Sleipnirs Huf, am Grund Birkenwald und ein Teich.
Siglufjörður | Siglufjörður | Die frühere Hauptstadt des Herings, heute ein Museum in fünf Häusern und Abende, an denen er zum Akkordeon ausgenommen wird.

# bergen | Bergen, Skoltegrunnskaien | Garnelen und Fischsuppe vom Fischmarkt, Bacalao, Zimtgebäck Skillingsboller und Brunost
Bryggen | Bryggen | Die Hansespeicher wurden nach jedem Brand neu gebaut, zuletzt 1702; in den Höfen riecht es nach Teer.
Mount Fløyen | Fløyen | Mit der Standseilbahn auf 320 Meter, zurück auf dem Waldweg mit Holztrollen und Ziegen.
Flåm Railway | Flåmbahn | Zwanzig Kilometer von Myrdal hinunter zum Fjord, 866 Meter Höhenunterschied, Halt am Kjosfossen.
Nærøyfjord | Nærøyfjord | An der engsten Stelle nur zweihundertfünfzig Meter breit; die elektrische Fähre fährt lautlos von Flåm nach Gudvangen.
Trolltunga | Trolltunga | Siebenundzwanzig Kilometer hin und zurück ab Skjeggedal, Aufbruch vor Tagesanbruch; Saison ist von Juni bis September.
Hardangerfjord, Lofthus | Hardangerfjord, Lofthus | In der zweiten Maihälfte blühen die Apfelbäume direkt über dem Wasser; Cidre probiert man auf den Höfen.
Nigardsbreen Glacier | Nigardsbreen | Ein blauer Arm des Jostedalsbreen, über den man mit Steigeisen am Seil geführt wird; zum Eis fährt ein Boot.
Geirangerfjord | Geirangerfjord | Die Sieben Schwestern gegenüber dem Freier; verlassene Höfe auf Felsbändern, auf denen man die Kinder anband.

# reine | Flughafen Leknes, Parkplatz am Terminal | Stockfisch, frittierte Kabeljauzungen, Fischsuppe und Zimtschnecken
Reinebringen | Reinebringen | Fast zweitausend Steinstufen, von Sherpas gelegt; bei Regen und im Winter geht man nicht, es drohen Lawinen.
Å and the Fishing Village Museum | Å und das Fischerdorfmuseum | Hier endet die E10; eine Bäckerei von 1844, Trockengestelle und Lebertran zum Probieren.
Hamnøy and Sakrisøy | Hamnøy und Sakrisøy | Rote und gelbe Rorbuer auf Pfählen, von der Brücke bei Sonnenaufgang fotografiert; nebenan gibt es Fischburger.
Kvalvika Beach and Ryten | Strand Kvalvika und Ryten | Über einen Pass zum leeren Sandstrand, darüber der 543 Meter hohe Ryten mit seinem Vorsprung über der Bucht.
Nusfjord | Nusfjord | Eines der ältesten Dörfer, mit einem Laden von 1907 und Dreizehenmöwen, die auf den Simsen nisten.
Unstad | Unstad | Arktisches Surfen das ganze Jahr: Wasser ab fünf Grad, Neopren und Sauna an der Station.
Henningsvær | Henningsvær | Ein Fußballplatz auf einem Felsen zwischen Inselchen, Galerien und Stege mit Jachten.
Trollfjord | Trollfjord | Hundert Meter breit ist die Einfahrt, tausend Meter hoch sind die Wände; vom Boot füttert man Seeadler mit Fisch.

# tromso | Tromsø, Platz am Fischmarkt | Rentiereintopf Bidos, Königskrabbe, im Winter Skrei und Waffeln mit Brunost
Fjellheisen cable car | Fjellheisen | In vier Minuten auf den Storsteinen, 421 Meter; nachts sieht man oben die Stadt und das Nordlicht.
Arctic Cathedral | Eismeerkathedrale | Elf Dreiecke aus Beton und späte Konzerte: im Sommer bei Mitternachtssonne, im Winter in der Polarnacht.
Kvaløya and Grøtfjord | Kvaløya und Grøtfjord | Der nächste dunkle Himmel: Hierher fahren Gruppen, wenn über der Stadt Wolken hängen, und halten unterwegs an einem samischen Rentierlager.
Sommarøy | Sommarøy | Weißer Sand und Türkis wie im Süden, das Wasser hat zehn Grad; zwischen den Inseln fahren Kajaks.
Lyngen Alps | Lyngenalpen | Skitouren vom Gipfel bis ans Meer, Saison ist von März bis Mai, übernachtet wird auf der Jacht.
Skjervøy | Skjervøy | Von November bis Januar jagen Orcas und Buckelwale in den Fjorden den Hering.
Senja, Tungeneset | Senja, Tungeneset | Die Felsen Okshornan ragen wie Zähne aus dem Meer; ein Holzsteg führt zu spiegelnden Wasserbecken.
`;
