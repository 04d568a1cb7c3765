export const famousGerman = `
# gorny-altay | Flughafen Gorno-Altaisk, Ausgang der Ankunftshalle | Tschegen aus vergorener Milch, Kan-Blutwurst, Hammel vom offenen Feuer und süßes Tschok-Tschok aus Zirbelnüssen zum Tee mit Talkan
Chemal and Patmos Island | Tschemal und Insel Patmos | Eine Hängebrücke führt zum Felsinselchen mit Holzkirche mitten in der Katun, und zum Damm des alten Wasserkraftwerks Tschemal zieht sich der Ziegenpfad am Steilufer entlang.
Seminsky Pass | Seminski-Pass | Der höchste Pass der Tschuja-Trasse, 1717 Meter: Zirbelkiefern am Straßenrand, ein Kräutermarkt und manchmal noch im Juni Schnee.
Chike-Taman Pass | Tschike-Taman-Pass | Neben dem neuen Asphalt ist eine Schleife der alten Trasse erhalten; vom oberen Aussichtspunkt sieht man alle sechs Kehren der Serpentine.
Confluence of the Chuya and the Katun | Zusammenfluss von Tschuja und Katun | Die trübe Tschuja und die türkisfarbene Katun fließen eine Weile im selben Bett, ohne sich zu mischen; am schönsten sind die Farben Ende September.
Kalbak-Tash petroglyphs | Felsbilder von Kalbak-Tasch | Auf Schieferplatten direkt an der Straße sind über fünftausend Zeichnungen zu sehen, von der Jungsteinzeit bis zu den alten Türken.
Geyser Lake | Geysirsee | Blauer Ton steigt in Ringen vom Grund auf, und das Muster wechselt, während man zusieht; im Winter friert der See nicht zu.
Aktru Valley | Aktru-Tal | Bis zum Bergsteigerlager auf 2150 Metern fahren Geländelaster, weiter geht es zu Fuß: eine Stunde zum Kleinen Aktru-Gletscher, einen halben Tag zum Blauen See.
Kyzyl-Chin, the Altai Mars | Kysyl-Tschin, der Mars des Altai | Hänge mit Streifen in Ocker, Weinrot und Grün; nach Regen hält der Lehm jeden Stiefel fest, deshalb kommt man bei trockenem Wetter.

# baikal | Bahnhof Irkutsk-Passaschirski, Haupteingang | Heiß geräucherter Omul, Buusy-Teigtaschen, Sagudai aus rohem Fisch und Tee mit Thymian aus der Tascheran-Steppe
Listvyanka and the source of the Angara | Listwjanka und der Ausfluss der Angara | Der einzige Fluss, der den Baikal verlässt, beginnt am Schamanenstein; die Stelle friert nie zu, im Winter halten sich dort Enten.
Circum-Baikal Railway | Zirkumbaikalbahn | Vom Hafen Baikal bis Kultuk führen 84 Kilometer Gleis direkt am Wasser entlang, durch 38 Tunnel und Steingalerien italienischer Maurer.
Tazheran Steppe | Tascheran-Steppe | Trockene Steppe mit Salzseen und Marmorgrotten; im Mai blühen die Hügel, bis Juli sind sie golden verdorrt.
Ogoy Island | Insel Ogoi | Auf der unbewohnten Insel im Kleinen Meer steht seit 2005 eine Stupa der Erleuchtung; im Winter überzieht Eis die Grotten am Nordkap.
Shaman Rock, Cape Burkhan | Schamanenfelsen, Kap Burchan | Der zweiköpfige Marmorfelsen hinter Chuschir ist eines der neun Heiligtümer Asiens; den Felsen selbst besteigt man nicht.
Cape Khoboy | Kap Choboi | Die Nordspitze von Olchon, zu der ein UAS-Kleinbus über Pestschanoje und die Drei Brüder fährt; davor liegt nur noch der offene Baikal.
Uzury Bay | Bucht Usury | Die einzige bequeme Bucht der Ostseite, mit einem Kiesstrand; im Februar ist das Eis hier am klarsten.
Mount Zhima | Berg Schima | Der höchste Punkt von Olchon, 1274 Meter: Der Pfad führt durch Lärchenwald, oben liegen das Kleine Meer und der offene Baikal zugleich im Blick.

# kamchatka | Flughafen Jelisowo, Ankunftshalle | Kamtschatkakrabbe, mild gesalzener Rotlachs, roter Kaviar mit dem Löffel und Pfannkuchen mit Honigbeeren
Khalaktyrsky Beach | Strand Chalaktyrka | Dreißig Kilometer schwarzer Vulkansand am offenen Pazifik; die Surfschulen arbeiten auch im Winter.
Avacha Bay and the Three Brothers | Awatscha-Bucht und die Drei Brüder | Drei Felsnadeln bewachen die Ausfahrt der Awatscha-Bucht; dahinter geht es zur Insel Staritschkow mit Papageitauchern, Orcas und einem Heilbutt zum Abendessen.
Avachinsky volcano | Vulkan Awatschinski | Von der Basis auf 900 Metern bis zum Krater auf 2741 Metern sind es sechs bis acht Stunden über Schlacke; vom Rand sieht man den Pazifik.
Camel Rock | Kamelfelsen | Der zweihöckrige Felsen zwischen Awatschinski und Korjakski; bis zum Sattel braucht man eine Stunde, und an der Basis leben dreiste Ziesel.
Gorely volcano | Vulkan Gorely | Elf Krater auf einem Berg, in einem liegt ein Säuresee, in einem anderen ein Schneefeld; der Anstieg ist sanft, gegen Abend kommt oft Nebel.
Mutnovsky volcano | Vulkan Mutnowski | Durch einen Durchbruch im Gletscher führt der Pfad direkt in den Krater, zwischen tosenden Fumarolen hindurch; nebenan liegt die Schlucht Opasny mit einem Wasserfall.
Valley of Geysers | Tal der Geysire | Eine Stunde im Hubschrauber von Jelisowo; Stege führen an Dutzenden Geysiren vorbei, der größte, Welikan, bricht alle paar Stunden aus.
Kuril Lake | Kurilensee | Von Juli bis September zieht der Rotlachs herauf, und ihm folgen Dutzende Braunbären ans Ufer; man beobachtet sie von den Türmen des Schutzgebiets.

# gorny-dagestan | Machatschkala, Flughafen Uitasch, Ankunftshalle | Tschudu-Fladen mit Brennnesseln und Quark, awarischer Chinkal mit Dörrfleisch und Urbetsch aus Aprikosenkernen
Sarykum dune | Sanddüne Sarykum | Eine der größten Dünen Eurasiens steht am Fuß grüner Berge; hier wurde „Weiße Sonne der Wüste“ gedreht.
Sulak Canyon | Sulak-Schlucht | Die Plattform im Ort Dubki hängt über dem türkisfarbenen Sulak; mit bis zu 1920 Metern ist die Schlucht tiefer als der Grand Canyon.
Khunzakh and Tobot waterfall | Chunsach und Tobot-Wasserfall | Direkt neben der Festung Arani kippt der Fluss über den Rand der Hochebene in die Schlucht; das meiste Wasser führt er im Mai und Juni.
Karadakh Gorge | Karadach-Klamm | Ein nur wenige Meter breiter Felsspalt, das „Tor der Wunder“; nach Wolkenbrüchen geht niemand hinein, denn das Wasser steigt in Minuten.
Gamsutl | Gamsutl | Der letzte Bewohner starb 2015, die Steinhäuser auf dem Grat stehen leer; von der Straße steigt man etwa eine Stunde zu Fuß hinauf.
Gunib | Gunib | Die natürliche Festung, in der sich 1859 Imam Schamil ergab; auf der oberen Hochebene stehen ein Birkenwäldchen und ein Pavillon am Ort der Gefangennahme.
Kubachi | Kubatschi | Das Dorf der Silberschmiede: Niello und Gravur zeigen die Meister zu Hause, zwischen altem Geschirr, das alle Wände bedeckt.
Old Goor | Alt-Goor | Über dem Abgrund sind drei Wachtürme erhalten; weiter am Grat ragt eine steinerne „Trollzunge“ hinaus, auf die man einzeln tritt.

# ladoga-karelia | Bahnhof Sortawala | Kalitki-Piroggen mit Kartoffeln, Lohikeitto mit Sahne, Forelle aus dem Ladogasee und Moltebeerenkonfitüre
Ruskeala Mountain Park | Bergpark Ruskeala | Ein Marmorbruch mit smaragdgrünem Wasser, aus dem der Stein für die Isaakskathedrale kam; Boote fahren von Mai bis Oktober.
Ahvenkoski waterfalls | Wasserfälle Ahvenkoski | Vier Stufen des Tohmajoki; hier entstanden Szenen des Films „Im Morgengrauen ist es noch still“ von 1972.
Ladoga Skerries | Ladoga-Schären | Hunderte Inseln mit Kiefern auf nacktem Fels; im Kajak geht es von Lagerplatz zu Lagerplatz, 10 bis 15 Kilometer am Tag.
Valaam | Walaam | Das Tragflügelboot aus Sortawala braucht keine Stunde; ein Fußweg verbindet das Hauptkloster mit den Einsiedeleien im Wald.
Mount Paaso | Berg Paaso | Ein niedriger Burgberg der alten Karelier, nur 83 Meter hoch, doch man sieht Bucht, Höfe und Schären bis zum Horizont; am schönsten bei Sonnenuntergang.
White Bridges waterfall | Wasserfall Weiße Brücken | Der Jukankoski stürzt in zwei Armen etwa 18 Meter tief; die Straße ist schlecht, den letzten Kilometer geht man zu Fuß.
Sortavala old centre | Altes Zentrum von Sortawala | Finnischer Jugendstil am Hauptplatz, ein Bankhaus aus der Schule Saarinens und die Galerie Kronid Gogolews mit Holzreliefs.

# tbilisi | Freiheitsplatz, am Ausgang der Metrostation Tawissupleba | Chinkali Kalakuri, Chatschapuri auf adscharische und mingrelische Art, Sazivi und Tschurtschchela vom Deserteur-Markt
Abanotubani and Narikala | Abanotubani und Narikala | Schwefelbäder unter Ziegelkuppeln, dahinter eine Schlucht mit dem Wasserfall Leghwtachewi; zur Festung fährt die Seilbahn aus dem Rike-Park.
Mtatsminda | Mtazminda | Die Standseilbahn von 1905 hält am Pantheon und weiter oben am Park mit dem Riesenrad; die Cremekrapfen dort kennt jeder seit der Kindheit.
Dezerter Bazaar | Deserteur-Markt | Am Bahnhof werden Sulguni, Adschika und offener Hauswein verkauft; man darf alles probieren, Handeln gehört dazu.
Jvari and Mtskheta | Dschwari und Mzcheta | Von der Kirche aus dem 6. Jahrhundert sieht man, wie Aragwi und Kura zusammenfließen, unten die alte Hauptstadt mit der Kathedrale Swetizchoweli.
Uplistsikhe | Uplisziche | Eine Höhlenstadt über der Kura: Gassen, Weinkeltern und eine Basilika aus dem 9. Jahrhundert, in Sandstein gehauen.
David Gareja | Dawit Garedscha | Ein Kloster in der Halbwüste an der Grenze zu Aserbaidschan; unterwegs die gestreiften Hügel von Mrawalzkaro, Wasser bringt man mit.
Ananuri | Ananuri | Eine Festung der Eristawi vom Aragwi über dem Stausee Schinwali, der erste Halt an der Georgischen Heerstraße.

# mestia | Mestia, Seti-Platz | Kubdari mit gehacktem Fleisch, Taschmidschabi aus Kartoffeln und Käse, swanisches Salz
Mestia's towers | Wehrtürme von Mestia | Im Turmhaus der Margiani darf man über Leitern bis ganz nach oben; nebenan zeigt das Museum frühe Ikonen und Handschriften.
Koruldi Lakes | Koruldi-Seen | Vom Platz am Kreuz vorbei zwölfhundert Meter hinauf; auf 2740 Metern spiegelt sich der Uschba im flachen Wasser.
Chalaadi Glacier | Tschalaadi-Gletscher | Von der Hängebrücke über die Mestiatschala anderthalb Stunden durch den Wald bis zur Gletscherzunge; näher heran darf man nicht, es fallen Steine.
Shdugra waterfalls | Schdugra-Wasserfälle | Von Maseri unter der Uschba-Wand: erst Kiefern und ein Grenzposten, der Pässe prüft, dann steil hinauf zu den Gletscherbächen.
Zhabeshi | Schabeschi | Die erste Übernachtung auf dem Weg von Mestia nach Uschguli: Gästehäuser unter dem Tetnuldi und Türme zwischen Kartoffelfeldern.
Adishi | Adischi | Ein Dorf mit rund fünfzehn bewohnten Häusern; den Gletscherfluss überquert man morgens zu Pferd, bevor das Wasser steigt.
Ushguli | Uschguli | Vier Weiler auf 2100 Metern mit Dutzenden Türmen; hinter der Lamaria-Kirche öffnet sich die Wand der Schchara, 5193 Meter.
Hatsvali and Zuruldi | Hazwali und Berg Suruldi | Der Sessellift beginnt am Ortsrand und fährt zur Terrasse mit Blick auf den ganzen Uschba; im Winter gibt es kurze, ruhige Pisten.

# goreme | Busbahnhof Göreme, an den Fahrkartenschaltern | Testi-Kebab im versiegelten Tontopf, Mantı aus Kayseri und heimischer Wein aus der Emir-Traube
Göreme Open Air Museum | Freilichtmuseum Göreme | Klosterkirchen des 10. bis 12. Jahrhunderts im Tuff; in der Dunklen Kirche blieben die Farben erhalten, weil kaum Licht hineinfiel.
Love Valley | Tal der Liebe | Bis zu vierzig Meter hohe Tuffsäulen; bei Sonnenaufgang ziehen die Ballons unterhalb der Kante vorbei, an der die Fotografen stehen.
Red and Rose Valleys | Rotes Tal und Rosental | Sechs Kilometer Weg ab Çavuşin, vorbei an Felsenkirchen; zum Sonnenuntergang färben sich die Felsen rosa.
Uçhisar and Pigeon Valley | Uçhisar und Taubental | Eine Felsenburg am höchsten Punkt der Gegend; hinab nach Göreme führt ein Pfad an Tausenden Taubenschlägen vorbei.
Paşabağ and Zelve | Paşabağ und Zelve | „Pilze“ mit zwei und drei Kappen, und hinter dem Hügel das Dorf Zelve, das in den 1950er-Jahren wegen Steinschlags geräumt wurde.
Avanos | Avanos | Töpfer arbeiten mit dem roten Ton des Kızılırmak; an die Fußdrehscheibe dürfen auch Kinder.
Derinkuyu | Derinkuyu | Eine unterirdische Stadt, etwa 85 Meter tief, acht Ebenen sind offen; die Gänge sind niedrig, bei Platzangst wartet man besser oben.
Ihlara Valley | Ihlara-Tal | Vierzehn Kilometer Schlucht an einem Bach mit Höhlenkirchen; mittags isst man in Belisırma auf Plattformen über dem Wasser.

# istanbul | Sultanahmet-Platz, am Deutschen Brunnen | Simit und Tee auf der Fähre, Balık Ekmek an der Galatabrücke, İskender und Baklava mit Pistazien
Hagia Sophia | Hagia Sophia | Besucher sehen die Mosaiken von der oberen Galerie; am besten kommt man gleich zur Öffnung, später steht die Schlange bis auf den Platz.
Basilica Cistern | Basilika-Zisterne | 336 Säulen tragen das Gewölbe des Wasserspeichers aus dem 6. Jahrhundert; in der hintersten Ecke liegen zwei Medusenhäupter.
Süleymaniye Mosque | Süleymaniye-Moschee | Das Hauptwerk Sinans in Istanbul; von der hinteren Terrasse sieht man das Goldene Horn, gegenüber gibt es Bohnen, Kuru Fasulye.
Balat and Fener | Balat und Fener | Das frühere jüdische und das griechische Viertel: bunte Häuser an steilen Gassen, das Ökumenische Patriarchat und eine bulgarische Kirche aus Eisen.
Galata and Karaköy | Galata und Karaköy | Vom Genueserturm über die Kamondo-Treppe hinab zu den Anlegern; abends gibt es hier Meze und Fisch.
Rumeli Fortress and the Bosphorus | Rumeli Hisarı und der Bosporus | Mehmed der Eroberer ließ die Festung 1452 in vier Monaten bauen; die städtische Fähre zeigt sie billiger als jedes Ausflugsboot.
Kadıköy market | Markt von Kadıköy | Das asiatische Ufer: Fisch, Eingelegtes und Käse aus Kars; zwanzig Minuten mit der Fähre ab Eminönü, Möwen am Heck.
Büyükada | Büyükada | Die größte der Prinzeninseln, ohne Privatautos: Fahrräder, Holzvillen und das Georgskloster auf dem Gipfel.

# south-iceland | Reykjavík, Busbahnhof BSÍ | Kaisergranatsuppe, Lamm mit Thymian, Skyr und Roggenbrot aus heißer Erde
Þingvellir | Þingvellir | Seit 930 tagte hier das Althing; in der Spalte Silfra zwischen den Platten taucht man im Trockenanzug bei zwei Grad.
Strokkur geyser, Haukadalur | Geysir Strokkur, Haukadalur | Der Geysir selbst schläft, sein Nachbar Strokkur bricht alle sechs bis zehn Minuten aus; am besten steht man auf der Luvseite.
Gullfoss | Gullfoss | Eine Doppelstufe der Hvítá, zusammen 32 Meter; im Winter ist der untere Weg wegen Eis gesperrt.
Seljalandsfoss | Seljalandsfoss | Man kann hinter dem Wasservorhang herumgehen, im Regenmantel; nebenan versteckt sich der Gljúfrabúi in einer Spalte.
Skógafoss | Skógafoss | Sechzig Meter Wasser; an der oberen Plattform beginnt der Fernweg Fimmvörðuháls nach Þórsmörk, 25 Kilometer.
Reynisfjara black beach | Schwarzer Strand Reynisfjara | Basaltorgeln direkt am Wasser; plötzliche Wellen reißen Menschen mit, deshalb bleibt man dreißig Meter entfernt.
Landmannalaugar | Landmannalaugar | Rhyolithberge in allen Farben und ein warmer Bach am Lager; die Pisten mit Furten öffnen meist gegen Ende Juni.
Jökulsárlón glacier lagoon | Gletscherlagune Jökulsárlón | Eisberge vom Breiðamerkurjökull treiben unter der Brücke ins Meer, und die Brandung wirft die Stücke an den Diamantstrand zurück.
`;
