export const farEastGerman = `
# yakutsk | Flusshafen Jakutsk | Stroganina von Tschir, Indigirka-Salat, Fohlenfleisch und Kertschech-Creme mit Preiselbeeren
Mammoth Museum | Mammutmuseum | Weichgewebe, das Zehntausende Jahre alt ist, und das Präparat des Mammuts Juka; jeden Sommer kommen Funde von den Flussufern dazu.
Kingdom of Permafrost | Reich des Permafrosts | Ein Stollen im Berg Tschotschur-Muran, minus zehn Grad auch in der Julihitze; am Eingang gibt es Filzstiefel und Schafpelz.
Us Khatyn and Yhyakh | Us Chatyn und das Fest Yssyach | Zur Sonnenwende begrüßen hunderttausend Menschen den Sonnenaufgang, trinken Kumys und tanzen die ganze Nacht den Ossuochai.
Druzhba Museum, Sottintsy | Museum „Druschba“, Sottinzy | Ein Ostrog, Mühlen, Holzhütten und ein Zelt aus Birkenrinde am rechten Ufer, wohin die Fähre fährt.
Buluus glacier | Eisfeld Buluus | Eine Eisfläche, die bis Ende Juli nicht taut: Man läuft in Stiefeln übers Eis, mitten im blühenden Wald.
Lena Pillars | Lena-Säulen | Vierzig Kilometer kambrische Felsen, bis zu zweihundert Meter hoch; das Schiff hält einen halben Tag, zum Aussichtspunkt führt eine Treppe.
Saamys Kumaga dunes | Dünen Saamys Kumaga | Wandernder Sand in der Taiga am linken Ufer der Lena, am Rand eine Kiefer; die Bärenspuren sind manchmal frisch.

# vladivostok | Bahnhof Wladiwostok, an der Säule 9288 | Jakobsmuscheln vom Grill, Krabbe vom Sportiwnaja-Hafen, Pjan-se auf die Hand und Kaluga-Hausen
Eagle's Nest and the Golden Bridge | Adlernest und Goldene Brücke | Ein Blick auf das Goldene Horn und zwei Schrägseilbrücken; hinauf fährt die Standseilbahn von 1962, die einzige im Fernen Osten.
Tokarevsky Lighthouse | Tokarewski-Leuchtturm | Seit 1876 steht er auf der Landzunge; bei Ebbe geht man zu Fuß, im Winter liegen Largha-Robben bei den Steinen.
Cape Tobizin, Russky Island | Kap Tobisin, Insel Russki | Fünf Kilometer Pfad über klarem Wasser zu Felsen und Leuchtturm; auf der Landenge leben Füchse, man füttert sie nicht.
Voroshilov Battery | Woroschilow-Batterie | Zwei Drillingstürme vom Schlachtschiff „Poltawa“, darunter drei Etagen Mechanik; die Batterie von 1934 ist heute ein Museum.
Land of the Leopard | Nationalpark Land des Leoparden | Der Pfad „Leopardenhöhle“ in Kedrowaja Pad: Die Katze sieht man kaum je, ihre Spur und die Fotofalle schon.
Gamov Peninsula | Gamow-Halbinsel | Buchten mit hellem Sand, windschiefe Kiefern und ein Leuchtturm von 1906; das klarste Wasser der Region.
Mount Pidan | Berg Pidan | Auch Liwadijskaja genannt, 1332 Meter, oben Steinmauern, über die man streitet; nach Regen sind die Blockfelder gefährlich.
Brother and Sister hills, Nakhodka | Hügel Bruder und Schwester, Nachodka | Von der Schwester überblickt man nach vierzig Minuten Aufstieg die Bucht und die Mündung der Partisanskaja; der Bruder wurde zu Schotter abgetragen.

# yuzhno-sakhalinsk | Flughafen Juschno-Sachalinsk Chomutowo, Ankunftshalle | Schneekrabbe, Austern aus der Busse-Lagune, Muscheln vom Feuer und koreanische Salate vom Markt
Gorny Vozdukh | Gorny Wosduch | Ein Lift mitten aus der Stadt, hüfthoher Schnee und der Blick ins Tal der Sussuja; im Sommer gibt es oben Wege und Radabfahrten.
Chekhov Peak | Tschechow-Gipfel | 1045 Meter, kniehoher Bambus und die Ruine eines Schinto-Schreins; vom Gipfel sieht man das Ochotskische Meer.
Frog Rock | Froschfelsen | Ein Felsturm auf dem Kamm hinter Westotschka, nebenan der Wasserfall Aichor; der Aufstieg ist steil und mit Seilen gesichert.
Cape Velikan | Kap Welikan | Felsbögen und Felsnadeln am Ochotskischen Meer; die Straße über den Strand hängt von der Ebbe ab, den Pfad im Schutzgebiet bucht man vorher.
Busse Lagoon | Busse-Lagune | Klares, flaches Wasser mit Austern und Ahnfeltia-Algen; im Durchlass schnorchelt man in einer Strömung wie im Fluss.
Cape Aniva | Kap Aniwa | Ein verlassener japanischer Leuchtturm von 1939 auf dem Felsen Siwutschja; das Boot aus Nowikowo braucht anderthalb Stunden, die Vögel sind lauter als der Motor.
Nevelsk | Newelsk | Ab Frühjahr liegen Seelöwen auf dem zerstörten Wellenbrecher, ihr Brüllen hört man bis zur Promenade.
Tikhaya Bay | Tichaja-Bucht | Felsen an der Bahnlinie am Ochotskischen Meer und die Insel Samirailowa Golowa, geformt wie ein Kopf; gezeltet wird am Bach.

# kurils | Iturup, Flughafen Jasny | Seeigel direkt vom Ufer, Silberlachs, Jakobsmuscheln und Konfitüre aus der Kurilenbeere
White Cliffs | Weiße Felsen | Achtundzwanzig Kilometer Steilufer aus Bimsstein mit engen Schluchten und einem schwarzen Brandungssaum darunter.
Yankito lava plateau | Lavaplateau Jankito | Erstarrte Basaltzungen reichen ins Ochotskische Meer, in den Becken dazwischen wärmen sich Robben.
Baransky volcano | Vulkan Baranski | 1134 Meter, am Hang ein kochend heißer Fluss mit Wasserfall und Becken; vom Geothermiekraftwerk steigt man drei Stunden auf.
Kasatka Bay | Kassatka-Bucht | Schwarzer Titanomagnetitsand und der Teufelsfelsen; von hier lief 1941 das japanische Geschwader nach Pearl Harbor aus.
Cape Stolbchaty | Kap Stolbtschaty | Sechskantige Basaltsäulen auf Kunaschir, der Abstieg führt durch Bambus und feuchten Wald mit Magnolien.
Mendeleev volcano | Vulkan Mendelejew | Solfatarenfelder eine Stunde von der Straße, gelber Schwefel und heiße Quellen am Ufer des Pazifiks.
Golovnin Caldera | Golownin-Caldera | Der Heiße und der Kochende See liegen nebeneinander: Der zweite ist grau, über vierzig Grad warm, und am Ufer blubbert Schlamm.
`;
