export const russiaNorthGerman = `
# murmansk | Bahnhof Murmansk, am Gebäude mit der Turmspitze | Jakobsmuscheln und Seeigel, Kabeljau, gehobeltes gefrorenes Rentierfleisch und Preiselbeersaft
Icebreaker Lenin | Atomeisbrecher „Lenin“ | Der erste Atomeisbrecher der Welt liegt am Seebahnhof; hinein geht es nur mit Führung, zu Brücke und Reaktorraum.
Alyosha memorial | Denkmal „Aljoscha“ | Ein 35,5 Meter hoher Soldat auf dem Hügel Grünes Kap; von hier sieht man den ganzen Hafen und im Winter das Nordlicht über der Bucht.
Teriberka shore, the Dragon's Eggs | Küste von Teriberka, „Dracheneier“ | Vom Meer rund geschliffene Blöcke an der Barentssee, nebenan der Batareiski-Wasserfall; bei Schneesturm wird die Straße gesperrt, man plant einen Reservetag ein.
Whale watching off Teriberka | Walbeobachtung vor Teriberka | Buckel- und Zwergwale folgen von Sommer bis Herbst Lodde und Hering bis nah an die Küste; das Boot ist ein bis drei Stunden unterwegs.
Lovozero | Lowosero | Das Zentrum der Kola-Samen: ein Kulturzentrum in Form eines Zelts und im März das Fest des Nordens mit Rentierrennen.
Seydozero | Seidosero | Ein heiliger See der Samen in den Lowosero-Bergen, an der Felswand die dunkle Gestalt des Riesen Kuiwa; man kommt per Boot und zu Fuß hin.
Musta-Tunturi and Sredny Peninsula | Musta-Tunturi und Halbinsel Sredni | Der einzige Abschnitt der sowjetischen Grenze, den der Feind nie überschritt; Schützengräben im Fels, danach geht es nur im Geländewagen weiter.
Cape Nemetsky, Rybachy Peninsula | Kap Nemezki, Rybatschi-Halbinsel | Der nördlichste Punkt des russischen Festlands in Europa: ein Leuchtturm, Tundra bis zum Horizont und Moltebeeren im August.

# khibiny | Bahnhof Apatity-1 | Sahnige Fischsuppe der Pomoren, Rentier mit Preiselbeeren, Moltebeeren und Kola-Maräne
BigWood slopes on Aikuaivenchorr | BigWood-Pisten am Aikuaiwentschorr | Die Sessellifte starten direkt in Kirowsk, oben sieht man die Stadt und den See Bolschoi Wudjawr; Schnee liegt bis in den Mai.
Polar-Alpine Botanical Garden | Polar-alpiner Botanischer Garten | Der nördlichste botanische Garten Russlands; ein Lehrpfad steigt vom Wald bis zur Bergtundra.
Snow Village | Schneedorf | Jeden Winter werden Säle und Gänge neu aus dem Schnee geschnitten; drinnen sind es immer etwa minus fünf Grad, die Handschuhe bleiben an.
Ramzay Pass | Ramsai-Pass | Ein enger Einschnitt voller Felsblöcke; im Sommer geht man von hier an einem Tag ins Tal der Malaja Belaja und zurück.
Kuelporr rescue base | Rettungsstation Kuelporr | Eine Rettungsstation im Herzen des Massivs, wo die Routen zusammenlaufen; im Winter kommt man mit Schneemobil oder Hundegespann.
Yudychvumchorr | Juditschwumtschorr | Der höchste Berg der Chibinen, 1200 Meter: oben eine flache steinige Hochebene, die man bei Nebel streng nach Kompass überquert.
Lake Imandra | Imandrasee | Der größte See der Halbinsel Kola; im März ziehen Kites über das Eis, im Sommer wird gesegelt.

# petrozavodsk | Bahnhof Petrosawodsk, unter der Turmspitze | Kleine Maränen in Sauerrahm, karelische Kalitki mit Hirsebrei, Suppe vom Zander aus dem Onegasee
Kizhi | Kischi | Die Verklärungskirche mit ihren 22 Kuppeln steht seit 1714; das Tragflügelboot aus der Stadt braucht eine Stunde und fünfzehn Minuten.
Onega Embankment | Onega-Uferpromenade | Geschenke der Partnerstädte: eiserne Fischer, ein Wunschbaum und Bänke, von denen man die weißen Nächte betrachtet.
Kivach waterfall | Wasserfall Kiwatsch | Im Naturreservat fällt die Suna fast elf Meter tief; nebenan wächst im Arboretum die Karelische Birke.
Martsialnye Vody | Marzialnyje Wody | Der erste Kurort Russlands, viermal war Peter I. hier; das eisenhaltige Wasser trinkt man an der Quelle durch ein Röhrchen.
Girvas ancient volcano | Urvulkan Girwas | Das trockene Bett der Suna legt zwei Milliarden Jahre alte Lava frei; im Mai, wenn die Schleuse geöffnet wird, kehrt das Wasser zurück.
Kinerma | Kinerma | Ein Dorf aus rund fünfzehn karelischen Häusern um eine Kapelle; am russischen Ofen lernt man, Kalitki zu formen.
White Sea petroglyphs | Weißmeer-Petroglyphen | Salawruga bei Belomorsk: Jagd auf Skiern und in Booten, vor über fünftausend Jahren in den Stein gepickt.

# solovki | Kem, Anleger Rabotscheostrowsk | Solowezki-Hering, Kabeljau nach Pomorenart, Kosuli-Lebkuchen und Konfekt mit Braunalgen
Solovetsky Monastery | Solowezki-Kloster | Mauern des 16. Jahrhunderts aus Gletscherfindlingen von bis zu zehn Tonnen; drinnen eine Ausstellung über das Lager SLON.
Botanical Garden | Botanischer Garten | Die Mönche zogen hier Wassermelonen in beheizten Gewächshäusern; heute blühen Bergenien und Heckenrosen.
Rowing channels | Ruderkanäle | Dutzende Seen sind schon seit dem 19. Jahrhundert durch Kanäle verbunden; das Boot gibt es an der Station, die Runde dauert vier Stunden.
Sekirnaya Hill | Berg Sekirnaja | Die einzige Kirche Russlands mit einem Leuchtturm in der Kuppel, der noch in Betrieb ist; eine Holztreppe führt hinunter.
Bolshoy Zayatsky Island | Insel Bolschoi Sajazki | Dreizehn Steinlabyrinthe zwischen Zwergbirken; man bleibt auf den Stegen, denn die Flechte wächst hundert Jahre.
Cape Beluzhy | Kap Beluschi | Im Juli kommen Belugas bei Ebbe nah ans Ufer; man sitzt still im Sand, am besten mit Fernglas.
Anzer Island | Insel Anser | Mit dem Boot und fünfzehn Kilometer zu Fuß zur Einsiedelei Golgatha, wo eine Birke in Kreuzform wächst.

# saint-petersburg | Schlossplatz, an der Alexandersäule | Pyschki-Krapfen an der Konjuschennaja, Stint im Mai, Bœuf Stroganoff und Schawerma, um deren Namen gestritten wird
Hermitage | Eremitage | Für die Impressionisten im Generalstabsgebäude nimmt man sich besser einen eigenen Tag; in der letzten Stunde ist es im Winterpalast am ruhigsten.
Peter and Paul Fortress | Peter-und-Paul-Festung | Mittags schießt eine Kanone von der Naryschkin-Bastion; in der Kathedrale ruhen die Kaiser von Peter bis Nikolaus II.
Kolomna and New Holland | Kolomna und Neu-Holland | Der Backsteinbogen von Vallin de la Mothe über dem Kanal, dahinter eine Insel mit Rasen, auf der Einheimische zu Abend essen.
Kronstadt | Kronstadt | Eine Marinekathedrale mit Ankern auf der Kuppel und Forts in der Bucht; im Sommer fahren Tragflügelboote hierher.
Peterhof | Peterhof | Rund hundertfünfzig Fontänen ohne eine einzige Pumpe; der Samson springt um elf zu Glières Hymne an.
Tsarskoye Selo | Zarskoje Selo | Das Bernsteinzimmer wurde vierundzwanzig Jahre lang wiederhergestellt; im Park fahren Boote um die Tschesme-Säule.
Staraya Ladoga | Staraja Ladoga | Eine Festung am Wolchow und die Georgskirche mit Fresken des 12. Jahrhunderts; Olegs Hügelgrab liegt zehn Minuten zu Fuß entfernt.
Vyborg | Wyborg | Die einzige schwedische Burg Russlands; die Brezel wird nach einem Rezept gebacken, das schon Mönche mitbrachten.

# veliky-novgorod | Bahnhof Weliki Nowgorod | Zander nach Nowgoroder Art, Kloster-Schtschi, Sbiten und Met
Novgorod Kremlin | Nowgoroder Kreml | Die Sophienkathedrale von 1050 und das Denkmal „Tausend Jahre Russland“; der Glockenturm öffnet im Frühjahr, hinauf führt eine enge Treppe.
Yaroslav's Court | Jaroslawhof | Die Handelsseite jenseits der Fußgängerbrücke: rund fünfzehn Kirchen dort, wo die Wetsche-Versammlung tagte.
Vitoslavlitsy | Witoslawlizy | Ein Museum der Holzbaukunst mit eingerichteten Häusern; zu Weihnachten und am Dreifaltigkeitsfest wird gesungen und im Reigen getanzt.
Yuriev Monastery | Jurjew-Kloster | Die Georgskathedrale von 1119 steht dort, wo der Wolchow den Ilmensee verlässt; über den Damm fährt es sich gut mit dem Rad.
Rurik's Gorodishche | Rjurikowo Gorodischtsche | Von hier ging die Stadt aus; die Ruine der Verkündigungskirche blickt über das Hochwasser auf das Jurjew-Kloster.
Staraya Russa | Staraja Russa | Das Dostojewski-Haus an der Pererytiza und die Mineralfontäne des Kurbads, in dem der Schriftsteller seine Kinder behandeln ließ.
Valday and Iversky Monastery | Waldai und Iwerski-Kloster | Ein Inselkloster, 1653 von Nikon gegründet; in der Stadt gibt es ein Glockenmuseum und den Pfad „Smaragdkette“.

# kaliningrad | Kaliningrad, Südbahnhof, Kalininplatz | Stroganina von Bonito, Königsberger Klopse, Räucheraal und Marzipan
Cathedral and Kant Island | Dom und Kant-Insel | Gotik des 14. Jahrhunderts mit Kants Grab an der Nordwand; abends erklingt eine der größten Orgeln des Landes.
Zelenogradsk | Selenogradsk | Ein Seebad mit Katzenmuseum im Wasserturm und langer Promenade, an der die Nehrung beginnt.
Dancing Forest | Tanzender Wald | Bei Kilometer 37 der Nehrung drehen sich Kiefern zu Ringen; man bleibt auf dem Steg und berührt die Stämme nicht.
Efa Dune | Epha-Düne | Von der Plattform auf der 62 Meter hohen Düne sieht man Ostsee und Kurisches Haff zugleich; unten liegt der Ort Morskoje.
Svetlogorsk | Swetlogorsk | Das frühere Rauschen: Villen unter Kiefern, eine Seilbahn zum Strand und Orgelkonzerte in der Kapelle.
Yantarny | Jantarny | Der Tagebau, aus dem fast aller Bernstein der Welt kommt, und ein breiter weißer Strand; nach Sturm liest man Bernstein aus dem Tang.
Baltiysk | Baltijsk | Die westlichste Stadt des Landes: ein Leuchtturm von 1813, die Zitadelle Pillau und eine Fähre zur Frischen Nehrung.
Chernyakhovsk | Tschernjachowsk | Die Burg Insterburg mit ihrem belebten Hof und das Gestüt Georgenburg, das Trakehner züchtet.
`;
