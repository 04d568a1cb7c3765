export const indonesiaGerman = `
# ubud | Königspalast von Ubud, Haupttor | Babi Guling, Ente Bebek Betutu im Bananenblatt, Nasi Campur und Sambal Matah
Sacred Monkey Forest | Affenwald | Über tausend Makaken und drei Tempel in einer Schlucht; Brille und Essen steckt man vor dem Eingang weg, sonst sind sie fort.
Campuhan Ridge | Campuhan-Kamm | Ein gepflasterter Weg auf dem Grat zwischen zwei Flüssen, zwei Kilometer; um halb sieben früh ist es noch kühl und leer.
Tegallalang rice terraces | Reisterrassen Tegallalang | Das Wasser verteilt die Gemeinschaft Subak über die Stufen; das satteste Grün hält sich ein paar Monate nach dem Pflanzen.
Gunung Kawi | Gunung Kawi | Zehn königliche Grabmäler des 11. Jahrhunderts im Fels, hinunter sind es rund dreihundert Stufen; einen Sarong gibt es am Eingang.
Mount Batur | Vulkan Batur | Aufbruch um vier, zwei Stunden hinauf und Sonnenaufgang auf 1717 Metern mit Blick auf Caldera, See und Agung.
Jatiluwih | Jatiluwih | Weite Terrassen unter dem Batukaru, UNESCO-Welterbe, auf denen roter Reis wächst; drei Rundwege sind markiert.
Uluwatu Temple | Tempel Uluwatu | Auf der siebzig Meter hohen Klippe wird bei Sonnenuntergang Kecak getanzt; darunter liegt eine der bekanntesten Linkswellen der Surfwelt.
Tulamben | Tulamben | Das Wrack der „Liberty“ liegt dreißig Meter vor dem Strand, die Oberkante des Rumpfs auf fünf Metern: Eine Maske genügt.

# east-java | Bahnhof Malang | Bakso Malang, Rawon mit schwarzer Nuss, Nasi Pecel und javanischer Kaffee mit Kohle
Jodipan | Jodipan | Ein buntes Dorf über dem Fluss; 2016 malten es Studenten an, um es vor dem Abriss zu bewahren.
Tumpak Sewu | Wasserfall Tumpak Sewu | Ein halbrunder Vorhang von hundertzwanzig Metern; hinunter über Bambusleitern, mit Kleidung zum Wechseln.
Penanjakan viewpoint | Aussichtspunkt Penanjakan | Der Jeep fährt um drei Uhr nachts; bei Sonnenaufgang dampft unten der Bromo, und dahinter stößt der Semeru jede halbe Stunde Rauch aus.
Bromo crater | Bromo-Krater | Ein Sandmeer und zweihundertfünfundvierzig Stufen zum Rand; zum Kasada-Fest wirft man Opfergaben hinein.
Madakaripura | Madakaripura | Ein zweihundert Meter hoher Steinschacht, in den von allen Seiten Wasser fällt; Regenmäntel verkauft man am Eingang.
Kawah Ijen | Ijen | Das blaue Schwefelfeuer sieht man bis fünf Uhr früh; eine Atemmaske ist Pflicht, die Träger schleppen siebzig Kilogramm.

# lombok | Flughafen Lombok, Ankunftshalle | Ayam Taliwang vom Holzkohlenfeuer, Plecing Kangkung, Sate Rembiga und Kaffee aus Sembalun
Gili Trawangan | Gili Trawangan | Keine Autos, keine Mopeds: nur Fahrräder und Cidomo-Kutschen; Schildkröten direkt am Ufer.
Tiu Kelep waterfalls | Tiu-Kelep-Wasserfälle | Der Weg folgt einem alten Aquädukt und führt zweimal durch eine Furt, am Wasserfall selbst steht man bis zur Hüfte im Wasser.
Rinjani crater rim, Senaru | Kraterrand des Rinjani, Senaru | Vom Kraterrand auf 2641 Metern sieht man den See Segara Anak und darin den jungen Kegel Barujari.
Rinjani summit | Gipfel des Rinjani | Auf 3726 Meter geht man von Sembalun über Schlacke, in der man von zwei Schritten einen zurückrutscht; von Januar bis März gesperrt.
Kuta and Selong Belanak | Kuta und Selong Belanak | Eine Hufeisenbucht mit sanfter Welle für Anfänger; abends zieht eine Büffelherde über den Sand.
Pink Beach, Tangsi | Pink Beach, Tangsi | Rosa vom Korallensand, nach Regen noch kräftiger; mit dem Boot ab Tanjung Luar.

# labuan-bajo | Labuan Bajo, Anleger | Ikan Bakar an der Promenade, Se’i aus geräuchertem Schweinefleisch, Mais und Sopi
Padar Island | Padar | Achthundert Stufen zum Blick auf drei Buchten mit Sand in drei Farben; man geht bei Sonnenaufgang, vor der Hitze.
Komodo, Loh Liang | Komodo, Loh Liang | Die Warane werden bis zu drei Meter lang, deshalb geht man nur mit einem Ranger, der einen Gabelstock trägt.
Pink Beach | Pink Beach | Rote Foraminiferen im Sand, ein Korallengarten direkt am Ufer.
Manta Point | Manta Point | Man treibt über steinigen Grund, auf dem Mantas fressen; in der Trockenzeit sind es manchmal zehn zugleich.
Batu Bolong | Batu Bolong | Eine Unterwasserspitze in der Meerenge; getaucht wird auf der Seite im Strömungsschatten, die Korallen beginnen gleich unter der Oberfläche.
Kelor Island | Kelor | Zehn steile Minuten hinauf, und unter den Füßen liegt eine weiße Landzunge in türkisfarbenem Wasser; hier beginnen fast alle Bootstouren.
Cancar spider rice fields | Spinnennetz-Reisfelder, Cancar | Die Gemeinschaftsfelder Lingko werden keilförmig von einem Ritualstein in der Mitte aus geteilt, deshalb gleichen sie von oben einem Spinnennetz.
`;
