export const mediterraneanGerman = `
# florence | Florenz, Bahnhof Santa Maria Novella | Bistecca alla fiorentina, Lampredotto im Brötchen, Ribollita und Cantucci mit Vin Santo
Duomo and Brunelleschi's dome | Dom und Kuppel Brunelleschis | 463 Stufen zwischen den zwei Schalen der Kuppel; das Zeitfenster bucht man eine Woche vorher.
Uffizi and Ponte Vecchio | Uffizien und Ponte Vecchio | Die „Primavera“ sieht man kurz vor Schluss, wenn die Gruppen fort sind; über die Brücke der Goldschmiede schlendert man spätabends.
Chianti: Greve and Panzano | Chianti: Greve und Panzano | Die SR222 zwischen Weinbergen; in Panzano trägt der Metzger Dario Cecchini zum Steak Dante vor.
San Gimignano | San Gimignano | Von zweiundsiebzig Türmen stehen vierzehn; Vernaccia trinkt man auf der Piazza della Cisterna.
Siena | Siena | Der Campo liegt da wie eine Muschel; am 2. Juli und am 16. August wird hier der Palio geritten.
Val d'Orcia and Pienza | Val d’Orcia und Pienza | Zypressen auf Hügeln, Pecorino in jedem Laden und die heißen Quellen von Bagno Vignoni.
Lucca | Lucca | Vier Kilometer Stadtmauer unter Platanen; man leiht ein Fahrrad für eine Stunde und dreht zwei Runden.

# cortina | Cortina, Busbahnhof in der Via Marconi | Casunziei mit Roter Bete, Knödel, Speck und Apfelstrudel in der Hütte
Tre Cime di Lavaredo | Drei Zinnen | Zehn Kilometer Rundweg ab der Auronzohütte; der beste Blick ist der von Norden, von der Dreizinnenhütte.
Lake Misurina | Misurinasee | Auf 1754 Metern spiegelt sich der Sorapiss im Wasser; im Winter wird auf dem Eis Polo gespielt.
Cinque Torri | Cinque Torri | Fünf Felstürme und wiederhergestellte Schützengräben des Ersten Weltkriegs; hinauf fährt der Sessellift von Bai de Dones.
Lagazuoi | Lagazuoi | Mit der Seilbahn auf 2752 Meter, hinunter durch Kriegsstollen mit Lampe und Helm.
Lake Braies | Pragser Wildsee | Holzboote am Bootshaus; im Sommer ist die Straße tagsüber gesperrt, man kommt um sechs.
Alpe di Siusi | Seiser Alm | Die größte Hochalm Europas, sechsundfünfzig Quadratkilometer mit Blick auf den Langkofel.
Marmolada | Marmolata | Der höchste Berg der Dolomiten, 3343 Meter; eine Seilbahn in drei Abschnitten und ein Kriegsmuseum unter dem Gletscher.

# rome | Rom, Piazza Venezia, an der Treppe zum Kapitol | Carbonara ohne Sahne, Supplì, Carciofi alla giudia und Trapizzino
Colosseum and Forum | Kolosseum und Forum | Mit dem Arena-Ticket sieht man es von unten; auf dem Palatin gibt es Schatten und Trinkbrunnen, dorthin geht man mittags.
Pantheon | Pantheon | Neun Meter Himmel in der Kuppel; bei Regen läuft das Wasser durch zweiundzwanzig Löcher im Boden ab.
Trastevere | Trastevere | Gegessen wird nach neun; dann geht es auf den Gianicolo zur Kanone und zum Blick auf alle Kuppeln.
Vatican Museums | Vatikanische Museen | Sieben Kilometer Gänge bis zur Sixtinischen Kapelle; am letzten Sonntag des Monats ist es kostenlos und brechend voll.
Appian Way | Via Appia | Steine von 312 v. Chr., Katakomben und Pinien; sonntags ist sie für Autos gesperrt.
Frascati and the Castelli Romani | Frascati und die Castelli Romani | Fraschette mit Porchetta und Weißwein von den Hügeln, eine halbe Stunde mit dem Zug.
Tivoli, Villa d'Este | Tivoli, Villa d’Este | Fünfhundert Brunnen, vom Gefälle statt von Pumpen gespeist; nebenan liegt die Hadriansvilla.
Ostia Antica | Ostia Antica | Roms verschlammter Hafen: Schenken, Mosaike der Zünfte und ein Theater fast ohne Menschen.

# catania | Catania, Domplatz, am Elefantenbrunnen | Arancini mit Ragù, Pasta alla Norma, Granita mit Brioche und Pistazien aus Bronte
La Pescheria fish market | Fischmarkt La Pescheria | Bis Mittag wird geschrien und Schwertfisch zerteilt; rohe Garnelen gibt es gleich mit Zitrone.
Etna, Rifugio Sapienza | Ätna, Rifugio Sapienza | Mit der Seilbahn bis 2500 Meter, höher mit dem Vulkanologen; Helm und Jacke werden gestellt, der Wind ist auch im August eisig.
Taormina | Taormina | Ein griechisches Theater mit dem Ätna als Kulisse; hinunter zur Isola Bella fährt eine Seilbahn.
Syracuse, Ortygia | Syrakus, Ortigia | Der Dom steckt im Tempel der Athene, die Säulen sieht man von außen; am Meer entspringt die Süßwasserquelle Arethusa.
Noto and Ragusa Ibla | Noto und Ragusa Ibla | Nach dem Erdbeben von 1693 barock wiederaufgebaute Städte; im Mai legt Noto eine Straße mit Blumen aus.
Alcantara Gorge | Alcantara-Schlucht | Basaltsäulen und ein eiskalter Fluss, ab Mai lässt man sich im Neoprenanzug hindurchtreiben.
Lipari and Vulcano | Lipari und Vulcano | Das Tragflügelboot kommt aus Milazzo; auf Vulcano eine Stunde zum Krater und ein schwarzer Strand, weiter geht es nachts zum Stromboli.

# santorini | Santorin, Hafen Athinios | Fava mit Kapern, Tomatenkeftedes, Oktopus vom Rost und Assyrtiko
Fira to Oia trail | Weg von Fira nach Oia | Zehn Kilometer am Kraterrand, drei bis vier Stunden ohne Schatten; man geht früh los und nimmt Wasser mit.
Oia | Oia | Blaue Kuppeln; statt zur überfüllten Burg geht man zum Sonnenuntergang hinunter nach Ammoudi zum Oktopus.
Nea Kameni | Nea Kameni | Ein schwarzer Vulkan mitten in der Caldera, zum Krater sind es zwanzig Minuten; nebenan badet man in warmem, rostigem Wasser.
Akrotiri | Akrotiri | Eine Stadt der Bronzezeit unter einem Dach: Straßen, Kanalisation und dreistöckige Häuser, um 1600 v. Chr. verschüttet.
Wineries of Pyrgos | Weingüter von Pyrgos | Die Reben werden gegen den Wind zu Körben geflochten; die Trauben für den Vinsanto trocknen zwei Wochen in der Sonne.
Naxos | Naxos | Die Portara am Hafen, der Berg Zas und die langen Strände von Agios Prokopios.
Milos, Sarakiniko | Milos, Sarakiniko | Weißer Bims wie auf dem Mond und die Höhlen von Kleftiko, in die man nur vom Meer aus kommt.

# chania | Chania, Splantzia-Platz, an der Platane | Dakos mit Mizithra, Lamm Antikristo, Zucchini-Boureki und ein Raki aufs Haus
Venetian harbour | Venezianischer Hafen | Der Leuchtturm am Ende der Mole, die Werfthallen der Arsenali und die Ledergasse Skridlof.
Samaria Gorge | Samaria-Schlucht | Sechzehn Kilometer hinunter ab Xyloskalo, an der Eisernen Pforte nur drei Meter breit; zurück geht es mit der Fähre ab Agia Roumeli.
Balos Lagoon | Lagune von Balos | Rosafarbener Sand und hüfttiefes Wasser; vom Parkplatz zwanzig Minuten hinunter, übers Meer an Gramvousa vorbei.
Elafonisi | Elafonisi | Zum Inselchen watet man; Schatten gibt es nicht, man kommt vor zehn.
Agia Triada Monastery, Akrotiri | Kloster Agia Triada, Akrotiri | Die Mönche machen Öl und Wein; dahinter liegen die Schlucht und die Höhlen von Katholiko.
Rethymno and Arkadi | Rethymno und Arkadi | Die Festung Fortezza und das Kloster, das die Belagerten 1866 in die Luft sprengten.
Knossos | Knossos | Der Palast der Minoer, den Evans nach seinem Geschmack ausmalte; die Originale stehen im Museum von Heraklion.

# kotor | Kotor, Seetor | Schinken und Käse aus Njeguši, schwarzes Risotto, Muscheln alla buzara und Vranac
San Giovanni Fortress walls | Mauern der Festung San Giovanni | 1350 Stufen über der Stadt; man geht um sieben, solange es Schatten und Katzen gibt.
Perast and Our Lady of the Rocks | Perast und Gospa od Škrpjela | Die Insel schütteten die Seeleute selbst auf; das Boot braucht fünf Minuten, drinnen hängt eine Ikone, mit dem Haar der Stickerin gestickt.
Lovćen, Njegoš Mausoleum | Lovćen, Njegoš-Mausoleum | Fünfundzwanzig Kehren und 461 Stufen: Man sieht das halbe Land, zu Mittag isst man in Njeguši.
Budva and Sveti Stefan | Budva und Sveti Stefan | Eine Altstadt auf dem Kap und die Hotelinsel, die man am besten von oben sieht, von der Straße.
Lake Skadar, Virpazar | Skutarisee, Virpazar | Mit dem Boot zwischen Seerosen zur Flussschleife Pavlova Strana, Pelikane und Karpfen in Rijeka Crnojevića.
Tara Canyon, Đurđevića Bridge | Tara-Schlucht, Đurđevića-Brücke | Die tiefste Schlucht Europas, 1300 Meter; Rafting ab Mai, eine Zipline an der Brücke.
Durmitor and Black Lake | Durmitor und Schwarzer See | Um den See eine Stunde, auf den 2523 Meter hohen Bobotov Kuk ein ganzer Tag; Schnee liegt bis Juni.

# split | Split, Marina ACI | Schwarzes Risotto, Käse von der Insel Pag, Fleisch oder Oktopus aus der Peka und Plavac Mali
Diocletian's Palace | Diokletianpalast | Eine Stadt in einem Palast von 305: Das Mausoleum des Kaisers wurde zur Kathedrale, in den Kellern ist Markt.
Marjan Hill | Marjan | Kiefern, Felskirchen und die Bucht Kašjuni; ab Varoš sind es dreihundert Stufen.
Trogir | Trogir | Eine Inselstadt mit Radovans Portal von 1240, in einer Stunde umrundet.
Brač, Zlatni Rat | Brač, Zlatni Rat | Die Kieszunge wechselt mit dem Wind die Richtung; darüber liegt die Vidova Gora, 778 Meter.
Hvar and the Pakleni Islands | Hvar und die Pakleni-Inseln | Die Festung Fortica, Lavendel im Juni und Ankerplätze, an denen das Abendessen ans Boot kommt.
Vis and the Blue Cave | Vis und die Blaue Grotte | Bis 1989 eine gesperrte Militärbasis mit U-Boot-Tunneln; in die Blaue Grotte fährt man vor Mittag, solange das Wasser leuchtet.
Krka waterfalls | Krka-Wasserfälle | Siebzehn Stufen des Skradinski Buk, Baden ist nicht mehr erlaubt; man kommt mit dem Boot aus Skradin.

# lycian-way | Fethiye, Busbahnhof | Gözleme am Weg, Meeräsche vom Markt in Fethiye, Menemen und Granatapfelsaft
Ölüdeniz and Babadağ | Ölüdeniz und Babadağ | Eine Lagune und Gleitschirmflüge aus 1700 Metern Höhe, eine halbe Stunde in der Luft; der Weg beginnt an der Tafel in Ovacık.
Butterfly Valley | Schmetterlingstal | Man schaut von oben, aus Faralya, und kommt vom Meer hinein: Die Wände sind senkrecht, der Pfad ist gefährlich.
Kabak | Kabak | Eine Bucht mit Yogacamps, oben endet die Straße; weiter führt der Weg nach Alınca.
Patara | Patara | Achtzehn Kilometer Sand, in dem Karettschildkröten ihre Eier ablegen, und das Parlament des Lykischen Bundes.
Kaş and Meis | Kaş und Meis | Tauchgänge zu Amphoren und einem türkischen Flugzeug, Abendessen auf der Straße unter einem Sarkophag.
Kekova and Simena | Kekova und Simena | Mit dem Kajak über versunkene Treppen; Landgang und Tauchen sind verboten.
Olympos and Yanartaş | Olympos und Yanartaş | Ruinen im Wald am Strand und die ewigen Feuer der Chimäre; hinauf steigt man besser im Dunkeln.
`;
