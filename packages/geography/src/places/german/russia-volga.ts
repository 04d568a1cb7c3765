export const russiaVolgaGerman = `
# moscow | Moskau, Kutafja-Turm des Kremls | Poscharski-Koteletts, Rasstegai mit Fisch, Pastila aus Kolomna und Bubliki zum Tee
Kremlin and Red Square | Kreml und Roter Platz | Der Kathedralenplatz ist sechs Tage geöffnet, donnerstags nicht; die Wachablösung gibt es in der warmen Jahreszeit samstags zu sehen.
Zaryadye Park | Sarjadje-Park | Die schwebende Brücke ragt siebzig Meter ohne Stützen über den Fluss; nebenan in der Warwarka stehen die Gemächer der Bojaren Romanow.
Tretyakov Gallery | Tretjakow-Galerie | Von Rubljow bis Wrubel in der Lawruschinski-Gasse; in die Säle von Iwanow und Kuindschi geht man am besten zur Öffnung.
Northern River Terminal | Nördlicher Flussbahnhof | Der Stern auf der Spitze krönte einst den Spasski-Turm; von hier legen die Schiffe zur Wolga und zum Onegasee ab.
VDNKh | WDNCh | Pavillons der Republiken, eine Wostok-Rakete und das Kosmonautenmuseum; im Winter entsteht die größte Eisbahn der Stadt.
Kolomenskoye | Kolomenskoje | Die Zeltdachkirche der Himmelfahrt von 1532 über der Moskwa; im Mai blühen ringsum die Apfelgärten.
Kolomna | Kolomna | Im Kreml wohnen Menschen, und in der Vorstadt kocht man Pastila nach Rezepten des 19. Jahrhunderts und führt durch das Kalatsch-Museum.
Trinity Lavra of St Sergius | Dreifaltigkeitskloster von Sergijew Possad | Ein Kloster des 14. Jahrhunderts, bis heute von Mönchen bewohnt; der Vorortzug vom Jaroslawler Bahnhof braucht anderthalb Stunden.

# suzdal | Bahnhof Wladimir | Met, Susdaler Gurken in jeder Lake, Schtschi aus dem Ofen und Kalja-Suppe
Vladimir: Golden Gate and Dormition Cathedral | Wladimir: Goldenes Tor und Mariä-Entschlafens-Kathedrale | Andrei Rubljows Fresken von 1408 in einer Kathedrale, in der Gottesdienst gefeiert wird, daneben die weißen Steinreliefs der Demetriuskathedrale.
Church of the Intercession on the Nerl | Mariä-Schutz-Kirche an der Nerl | Von der Station Bogoljubowo anderthalb Kilometer über die Wiese; bei Hochwasser steht die Kirche auf einer Insel, und man fährt mit dem Boot.
Suzdal Kremlin | Kreml von Susdal | Die blauen Kuppeln der Mariä-Geburts-Kathedrale, goldene Türen des 13. Jahrhunderts und die Biegung der Kamenka unter dem Wall.
Museum of Wooden Architecture | Museum für Holzbaukunst | Kirchen, Mühlen und Bauernhäuser aus der ganzen Region; im Juli ist hier das Gurkenfest.
Monastery of St Euthymius | Euthymios-Kloster | Rote Mauern mit zwölf Türmen, das Grab des Fürsten Poscharski und Glockengeläut am Mittag.
Kideksha | Kidekscha | Die weiße Boris-und-Gleb-Kirche von 1152 am Ufer der Nerl; durch die Felder kommt man gut mit dem Rad hin.
Yuryev-Polsky | Jurjew-Polski | Die Georgskathedrale von 1234 ist ganz mit Reliefs bedeckt; nach einem Einsturz setzte man die Steine falsch zusammen, und das Rätsel wird bis heute gelöst.

# nizhny-novgorod | Flussbahnhof Nischni Nowgorod | Sucharnitschek mit Eis, Sterletsuppe und Gorodezer Lebkuchen
Nizhny Novgorod Kremlin | Kreml von Nischni Nowgorod | Auf der Mauer geht man einmal ganz herum, zwei Kilometer an allen Türmen vorbei; den Sonnenuntergang sieht man am Tschkalow-Denkmal.
Rozhdestvenskaya Street | Roschdestwenskaja-Straße | Die Stroganow-Kirche mit weißen Steinreliefs und Bankhäuser der Kaufleute; abends isst hier die ganze Stadt.
Strelka | Strelka | Die Oka mündet unter der Alexander-Newski-Kathedrale in die Wolga; filigrane Lagerhallen der Ausstellung von 1896 sind heute ein Konzertsaal.
Cable car to Bor | Seilbahn nach Bor | Dreizehn Minuten über der Wolga, das längste Spannfeld misst 861 Meter; werktags früh fahren Pendler, tagsüber gibt es keine Schlange.
Gorodets | Gorodez | Geschnitzte Fensterrahmen, Malerei mit Rosen und gestempelte Lebkuchen; das Tragflügelboot kommt durch eine Schleuse hierher.
Makaryev Monastery | Makarjew-Kloster | Weiße Mauern direkt am Ufer der Wolga; bis zum Brand von 1816 lärmte hier die Messe, die dann nach Nischni verlegt wurde.
Lake Svetloyar | Swetlojar-See | Der Legende nach versank hier die Stadt Kitesch; der Weg um den fast runden See dauert eine halbe Stunde.

# kazan | Kasan, Platz des Jahrtausends, am Spasski-Turm | Etschpotschmak mit Brühe, Kystyby, tatarisches Asu, Tschak-Tschak und Gubadija
Kazan Kremlin and Kul Sharif | Kasaner Kreml und Kul-Scharif-Moschee | Moschee und orthodoxe Kathedrale liegen hundert Schritte auseinander; der Söyembikä-Turm neigt sich um fast zwei Meter.
Old Tatar Quarter | Altes Tatarenviertel | Holzhäuser am Kaban-See, die Mardschani-Moschee von 1770 und Tschak-Tschak-Kurse im Museum.
Temple of All Religions | Tempel aller Religionen | Ildar Chanow begann in den Neunzigern selbst mit dem Bau; Gottesdienste gibt es nicht, dafür Kuppeln von sechzehn Religionen unter einem Dach.
Raifa Monastery | Kloster Raifa | Es steht an einem See im Kiefernreservat; Einheimische schwören, dass die Frösche hier schweigen, um den Gottesdienst nicht zu stören.
Sviyazhsk Island Town | Inselstadt Swijaschsk | Die Festung Iwans des Schrecklichen wurde bei Uglitsch gezimmert und hier in vier Wochen aufgebaut; die Fresken der Mariä-Entschlafens-Kathedrale gehören zum UNESCO-Welterbe.
Bolgar | Bolgar | Die Hauptstadt der Wolgabulgaren: die Schwarze Kammer des 14. Jahrhunderts und die Weiße Moschee; im Sommer kommt man am besten mit dem Tragflügelboot.
Yelabuga | Jelabuga | Die Stadt von Schischkin und Zwetajewa: Kaufmannsstraßen und die Teufelsburg über der Kama.

# samara | Flussbahnhof Samara | Flusskrebse, getrocknete Plötze und Schiguli-Bier aus der alten Brauerei, Wolgazander und Schokolade aus Samara
Samara Embankment | Uferpromenade von Samara | Fünf Kilometer Strand mitten in der Stadt; an der alten Brauerei füllt man Bier ins eigene Gefäß.
Stalin's Bunker | Stalins Bunker | 37 Meter tief, der Eingang ist eine gewöhnliche Haustür; gebaut 1942, als Kuibyschew Ausweichhauptstadt war.
Vertolyotka lookout | Aussichtsberg Wertoljotka | Ein früherer Hubschrauberlandeplatz in Uprawlentscheski: Von hier sieht man das Schiguli-Tor und die Flussschiffe unten.
Shiryaevo | Schirjajewo | Hier zeichnete Repin Skizzen zu den „Wolgatreidlern“; über dem Dorf liegen Stollen und der Aussichtsberg Popowa Gora, man kommt mit dem Flussbus.
Mount Strelnaya | Berg Strelnaja | Ein 351 Meter hoher Felsgrat im Schiguli-Reservat, über den eine Holztreppe führt.
Molodetsky Kurgan | Molodezki Kurgan | Ein zweihundert Meter hohes Kliff über dem Schiguli-Meer; der Pfad ist steil, unten in der Ussa-Bucht fahren Kajaks.
Togliatti Technical Museum | Technikmuseum Toljatti | Rund fünfzig Panzer unter freiem Himmel und das U-Boot B-307, in das man hineingehen kann.

# astrakhan | Bahnhof Astrachan-1 | Kaspische Plötze, Welssuppe, Hechtfrikadellen, schwarzer Kaviar und im August Wassermelonen vom Feld
Astrakhan Kremlin | Kreml von Astrachan | Die weißen Mauern der 1580er-Jahre enthalten auch Ziegel aus Städten der Goldenen Horde; an der Mariä-Entschlafens-Kathedrale steht ein einzigartiger Verkündungsplatz.
Kosa quarter and Persian courtyard | Kossa-Viertel und Persischer Hof | Ein Kaufmannsviertel an der Wolga: armenische, indische und persische Höfe, geschnitzte Balkone und Weinranken.
Selenskie Isady market | Markt Selenskije Issady | Die Fischreihe: Plötzen im Bund, geräucherter Wels, Flusskrebse; Kaviar gibt es in der Saison nur aus Betrieben, mit Etikett.
Lotus fields | Lotosfelder | Sie blühen von Mitte Juli bis Ende August am Rand des Kaspischen Meers; man kommt mit dem Motorboot und springt nicht ins Wasser, die Wurzeln sind scharf.
Sarai-Batu | Sarai-Batu | Die Filmkulisse der Hauptstadt der Goldenen Horde bei Selitrennoje, gleich neben der echten Grabungsstätte; die Kamele sind echt.
Khosheutovo Khurul | Choscheutowski-Churul | Ein kalmückischer Tempel in Retschnoje, errichtet zum Sieg über Napoleon; seine Kolonnade folgte der Kasaner Kathedrale.
Lake Baskunchak and Mount Bogdo | Baskuntschak-See und Berg Bogdo | Ein Salzsee, über den man in alten Socken läuft, und der einzige Berg der Kaspischen Senke; im April blühen Schrenk-Tulpen.

# perm | Bahnhof Perm II | Possikuntschiki mit Senfsoße, Schangi, Piroggen mit Schachtelhalm und Pelmeni
Perm Gods gallery | Permer Götter | Holzskulpturen des 17. bis 19. Jahrhunderts: ein Christus mit den Wangenknochen eines Komi-Permjaken, im Hemd, die Hand an der Wange.
Khokhlovka | Chochlowka | Holzkirchen, eine Saline und ein Feuerwachturm auf einem Kap der Kama; im Sommer findet hier das Kamwa-Festival statt.
Kungur Ice Cave | Eishöhle von Kungur | In den ersten Grotten liegt das ganze Jahr Reif, es ist kälter als null Grad; der Weg misst etwa anderthalb Kilometer, man braucht eine Jacke.
Belogorsky Monastery | Belogorski-Kloster | Der „Athos des Ural“ auf einem 446 Meter hohen Berg; von der Kirchentreppe sieht man bei klarem Wetter Dutzende Kilometer weit.
Stone Town | Steinerne Stadt | Straßen und Gassen zwischen Felsen, durch die man im Winter mit Schneeschuhen geht; die Große Schildkröte erkennt man sofort.
Usva Pillars | Uswa-Säulen | Eine Kalksteinwand über dem Fluss und frei davor der Teufelsfinger; Flöße aus dem Ort Uswa treiben darunter vorbei.
Mount Krestovaya | Berg Krestowaja | In Gubacha: Im Winter stehen die Fichten im Schneepanzer, die Pisten laufen bis April, im Sommer wird auf dem Gipfel gespielt und gesungen.

# south-urals | Bahnhof Slatoust | Ural-Pelmeni aus drei Fleischsorten, Schangi mit Kartoffeln, baschkirischer Honig und Kumys
Two-Headed Hill | Zweiköpfiger Berg | Der erste Gipfel des Taganai am Puschkin-Pfad; an den „Federn“ stehen die Felsen hochkant, griffige Turnschuhe genügen.
Otkliknoy Ridge | Otkliknoi-Kamm | Die Wand über dem Großen Steinfluss antwortet mit Echo; der Aufstieg führt über Wurzeln und Blöcke, bei Regen ist es rutschig.
Mount Kruglitsa | Berg Krugliza | Der höchste Punkt des Taganai, 1178 Meter, ein einziges Blockfeld; dahinter liegt das Märchental mit weißem Quarzit.
Lake Turgoyak and Vera Island | Turgojak-See und Insel Wera | Das Wasser ist mehr als zehn Meter tief klar; auf der Insel stehen Megalithen und Reste einer Einsiedelei der Altgläubigen.
Zyuratkul | Sjuratkul | Ein See auf 724 Metern und ein Bergrücken mit Holzsteg; oben wächst Zwergwald, und der Blick geht auf zwei Gewässer.
Porogi | Porogi | Damm und Wasserkraftwerk von 1910, eines der ältesten des Landes, zwischen Felsen an der Bolschaja Satka.
Iremel | Iremel | Der zweithöchste Gipfel des Südural, 1582 Meter; ab Tjuljuk zwölf Kilometer hinauf durch die Taiga in die Tundra.
`;
