export const franceDanubeGerman = `
# paris | Paris, Place du Châtelet, am Brunnen | Ein Croissant aus einer preisgekrönten Bäckerei, Zwiebelsuppe, Confit und Käse aus der Rue Mouffetard
Louvre | Louvre | Man bucht den Einlass um neun Uhr und geht gleich in den zweiten Stock; vor der Mona Lisa drängt es sich, bei Vermeer ist niemand.
Île de la Cité and Notre-Dame | Île de la Cité und Notre-Dame | Die Kathedrale ist seit Dezember 2024 wieder offen; die Fenster der Sainte-Chapelle nebenan sieht man bei Sonnenschein.
Montmartre | Montmartre | Man steigt von der Rue Lepic hinauf; im Oktober feiert der Hügel die Lese am eigenen Weinberg.
Eiffel Tower and the Seine | Eiffelturm und Seine | Über die Treppe sind es 674 Stufen bis zur zweiten Etage, ohne Schlange am Aufzug; abends sieht man die Lichter vom Wasser.
Versailles | Versailles | Am Wochenende Wasserspiele mit Musik, im Park Fahrräder bis zum Petit Trianon.
Giverny | Giverny | Monets Garten von April bis Oktober, Seerosen ab Juni; mit dem Zug nach Vernon und weiter mit dem Rad.
Reims and Épernay | Reims und Épernay | Kreidekeller in dreißig Metern Tiefe und die Kathedrale, in der die Könige gekrönt wurden.

# chamonix | Bahnhof Chamonix | Tartiflette mit Reblochon, Fondue, Diots und Heidelbeertarte
Aiguille du Midi | Aiguille du Midi | Zwanzig Minuten bis auf 3842 Meter und die Glaskabine „Schritt ins Leere“; in der ersten Gondel gibt es keine Schlange.
Mer de Glace | Mer de Glace | Die Montenvers-Bahn; zur Grotte steigt man jedes Jahr tiefer, Schilder zeigen das Eis früherer Jahre.
Lac Blanc | Lac Blanc | Auf 2352 Metern spiegelt sich das ganze Massiv; von La Flégère zwei Stunden und ein paar Leitern.
Col de Balme | Col de Balme | Die Grenze zur Schweiz auf der Tour du Mont Blanc, eine Hütte mit roten Fensterläden.
Val Veny and Courmayeur | Val Veny und Courmayeur | Die italienische Seite hinter dem Tunnel: der Miage-Gletscher und Pasta statt Rösti.
Goûter Hut and Mont Blanc | Goûter-Hütte und Mont Blanc | 4806 Meter; den Hüttenplatz bucht man ein halbes Jahr vorher, das Couloir quert man vor Tagesanbruch.

# avignon | Avignon, TGV-Bahnhof | Ratatouille, Tapenade, Calissons aus Aix und Rosé auf Eis
Palais des Papes | Papstpalast | Die gotische Festung der Päpste aus dem 14. Jahrhundert; im Juli ist der Hof die Bühne des Festivals.
Châteauneuf-du-Pape | Châteauneuf-du-Pape | Kiesel halten die Wärme für den Grenache; dreizehn Rebsorten sind erlaubt, verkostet wird in den Kellern des Orts.
Pont du Gard | Pont du Gard | Ein römischer Aquädukt auf drei Ebenen; mit dem Kanu treibt man von Collias in zwei Stunden hin.
Gordes and Sénanque | Gordes und Sénanque | Eine Abtei im Lavendel von Mitte Juni bis Mitte Juli, die Mönche schneiden ihn selbst.
Roussillon | Roussillon | Der Ockerpfad dauert eine Stunde und färbt die Schuhe in allen Rottönen; Weißes lässt man besser im Hotel.
Arles and the Camargue | Arles und die Camargue | Die Arena, van Goghs „Gelbes Haus“ und vor der Stadt weiße Pferde und Flamingos.
Valensole Plateau | Hochebene von Valensole | Lavendelreihen bis zum Horizont, geschnitten wird um den 20. Juli.

# munich | München, Marienplatz, am Fischbrunnen | Weißwürste vor zwölf, Haxe, Obatzda und eine Maß Helles
Viktualienmarkt and Hofbräuhaus | Viktualienmarkt und Hofbräuhaus | Maibaum, Käse, ein Honigladen; unter den Kastanien trinkt man Bier zum mitgebrachten Essen.
English Garden | Englischer Garten | Am Eisbach mit seiner stehenden Welle warten die Surfer auch bei Schnee, bis sie an der Reihe sind; dazu der Chinesische Turm.
Neuschwanstein | Neuschwanstein | Den besten Blick hat man um neun Uhr von der Marienbrücke; hinein kommt man nur zur Zeit auf der Karte.
Zugspitze and Eibsee | Zugspitze und Eibsee | Deutschlands höchster Berg, 2962 Meter; unten dauert die Runde um den türkisfarbenen Eibsee zwei Stunden.
Königssee | Königssee | Ein Elektroboot, eine Trompete und das Echo von der Wand; bis St. Bartholomä ist es eine halbe Stunde.
Rothenburg ob der Tauber | Rothenburg ob der Tauber | Mauern mit überdachtem Wehrgang und ein Weihnachtsladen das ganze Jahr; um acht Uhr abends führt der Nachtwächter durch die Stadt.

# passau | Passau, Anlegestelle Rathausplatz | Gegrillte Renke, Knödel, Passauer Helles und Linzer Torte
St Stephen's Cathedral | Dom St. Stephan | Fast achtzehntausend Orgelpfeifen; Mittagskonzerte von Mai bis Oktober.
Three Rivers Corner | Dreiflüsseeck | Der grüne Inn, die blaue Donau und die schwarze Ilz; man sieht es von der Veste Oberhaus.
Schlögener Schlinge | Schlögener Schlinge | Die Donau dreht um 180 Grad; der Aussichtspunkt liegt eine halbe Stunde über der Anlegestelle.
Linz | Linz | Das Zukunftsmuseum Ars Electronica leuchtet über dem Wasser, die Torte folgt einem Rezept von 1653.
Regensburg | Regensburg | Die Steinerne Brücke aus dem 12. Jahrhundert und an ihrem Fuß die Wurstküche, die schon die mittelalterlichen Steinmetze versorgte.
Weltenburg Abbey | Kloster Weltenburg | Eine Klosterbrauerei im Donaudurchbruch, zu der das Schiff aus Kelheim fährt.

# vienna | Wien, Anlegestelle Reichsbrücke | Tafelspitz, tellergroßes Schnitzel, Melange mit Sachertorte und Heuriger mit Aufstrichen
Hofburg and Stephansdom | Hofburg und Stephansdom | 343 Stufen auf den Südturm; morgens trainieren in der Hofreitschule die Lipizzaner zu Walzerklängen.
Schönbrunn | Schönbrunn | Der Park ist ab Tagesanbruch kostenlos, von der Gloriette sieht man die ganze Stadt; den Zoo gibt es seit 1752.
Naschmarkt | Naschmarkt | Über hundert Stände, samstags Flohmarkt an der U-Bahn Kettenbrückengasse.
Nussdorf and the Kahlenberg vineyards | Nussdorf und die Weingärten am Kahlenberg | Mit der Straßenbahn D bis zur Endstation, Stadtwanderweg 1 und Heuriger im Garten.
Dürnstein | Dürnstein | Die Burg, in der Richard Löwenherz gefangen saß, und der blaue Kirchturm; im Juli gibt es Marillen.
Melk Abbey | Stift Melk | Barock über der Donau und eine Bibliothek mit hunderttausend Bänden; das Schiff nach Krems braucht zwei Stunden.
Bratislava | Bratislava | Der schnelle Katamaran braucht fünfundsiebzig Minuten; eine Burg und die „fliegende Untertasse“ auf der Brücke.

# budapest | Budapest, Vigadó-Platz, Anlegestelle | Kesselgulasch, Lángos mit Sauerrahm, Paprikahuhn und Kürtőskalács
Fisherman's Bastion | Fischerbastei | Vor neun und nach sieben ist die obere Terrasse kostenlos; das Parlament gegenüber leuchtet abends golden.
Parliament | Parlament | 691 Räume und die Krone des heiligen Stephan; Führungen gibt es in mehreren Sprachen, Karten kauft man vorher.
Széchenyi Baths | Széchenyi-Bad | Achtunddreißig Grad unter Schnee, Rentner spielen bis zur Brust im Wasser Schach.
Jewish Quarter | Jüdisches Viertel | Die Synagoge in der Dohány-Straße und die Ruinenbar „Szimpla“, in der sonntags Bauernmarkt ist.
Szentendre | Szentendre | Serbische Kirchen und Marzipan, eine Stunde auf dem Fluss; zurück fährt auch die Vorortbahn.
Visegrád and the Danube Bend | Visegrád und das Donauknie | Die obere Burg über der Flussschleife und der Königspalast des Matthias.
Eger | Eger | Das Tal der schönen Frauen: zweihundert Keller im Tuff, Stierblut direkt vom Fass.

# belgrade | Belgrad, Platz der Republik, am Reiterdenkmal | Pljeskavica mit Kajmak, Sarma, Ćevapi und Quittenschnaps
Kalemegdan | Kalemegdan | Von der Festungsmauer sieht man, wie Save und Donau zusammenfließen, unten Dinosaurier und der Römische Brunnen.
Skadarlija | Skadarlija | Die Kafanas „Drei Hüte“ und „Zwei Hirsche“; nach neun kommt die Kapelle an den Tisch.
Church of Saint Sava | Dom des heiligen Sava | Das Mosaik der Kuppel wiegt vierzig Tonnen; in der Krypta ist noch mehr Gold.
Zemun | Zemun | Ein österreichisches Städtchen an der Donau, der Gardoš-Turm und Fischsuppe auf den Hausbooten.
Novi Sad and Fruška Gora | Novi Sad und Fruška Gora | Die Festung Petrovaradin mit ihrer Uhr, deren Zeiger vertauscht sind, und Bermet in Sremski Karlovci.
Iron Gates and Golubac | Eisernes Tor und Golubac | Eine Burg mit neun Türmen am Anfang der engsten Schlucht der Donau.
Tara and the Drina | Tara und Drina | Das Häuschen auf dem Fels mitten in der Drina bei Bajina Bašta und der Aussichtspunkt Banjska stena auf 1065 Metern.
`;
