export const russiaSouthGerman = `
# derbent | Bahnhof Derbent | Derbenter Plow, Dolma in Weinblättern, Zkan mit Kräutern und Weinbrand aus hiesigen Brennereien
Naryn-Kala Fortress | Festung Naryn-Kala | Eine Zitadelle mit sassanidischen Mauern des 6. Jahrhunderts und einem Bad, das man von außen nicht sieht; der Blick geht aufs Meer und auf die Ziegeldächer der Magale.
Juma Mosque and the magals | Freitagsmoschee und Magale | Die älteste Moschee des Landes, von 733, im Hof achthundert Jahre alte Platanen; ringsum neun Viertel wie Labyrinthe.
Derbent beach | Strand von Derbent | Das Kaspische Meer ist von Juni bis September flach und warm; die Stadtmauern reichten einst bis ins Wasser und versperrten Schiffen den Weg.
Samur Forest | Samur-Wald | Lianendschungel direkt am Meer an der Grenze zu Aserbaidschan, mit Efeu bis in die Wipfel; im Mai singen Nachtigallen.
Khuchni waterfall and the Seven Brothers | Chutschni-Wasserfall und Festung der sieben Brüder | Hinter Birnengärten stürzt der Rubas in die Schlucht, darüber liegt die Ruine einer tabassaranischen Festung.
Kala-Koreish | Kala-Koreisch | Der verlassene Sitz der Uzmi auf einem Felssporn: eine Moschee, verzierte Grabsteine und ein einziger Bewohner, der Wächter.
Kurush | Kurusch | Ein Dorf auf etwa 2500 Metern am Fuß des Schalbusdag, das höchstgelegene Europas; man braucht eine Erlaubnis für die Grenzzone.

# prielbrusye | Flughafen Mineralnyje Wody, Terminalausgang | Chytschiny mit Kartoffeln und Käse, Lagman, Hammelschaschlik und Airan aus Terskol
Cheget and its slopes | Tscheget und seine Pisten | Der Sessellift fährt zum Café „Ai“ auf 2750 Metern: Der Elbrus steht direkt gegenüber, die Pisten sind etwas für sichere Fahrer.
Maiden's Braids waterfall | Wasserfall Mädchenzöpfe | Dreißig Meter dünne Strahlen unter dem Terskol-Gletscher; vom Ort zwei Stunden hinauf, am Observatorium vorbei.
Azau and the Garabashi cableway | Asau und die Garabaschi-Seilbahn | Drei Gondelabschnitte fahren bis auf 3847 Meter; oben nicht rennen, die Höhe spürt man sofort.
Pastukhov Rocks | Pastuchow-Felsen | Die Akklimatisierungsmarke auf 4700 Metern: Am Tag vor dem Gipfel geht man von den Tonnenhütten hierher und prüft Steigeisen und Befinden.
Elbrus west summit | Westgipfel des Elbrus | 5642 Meter; Aufbruch um ein Uhr nachts, Rast im Sattel, Umkehr spätestens am Mittag, bei jedem Wetter.
Adyl-Su Gorge | Adyl-Su-Schlucht | Das „Grüne Hotel“ und der Baschkara-Gletscher, Bergsteigerlager unter dem Dschan-Tugan; am Eingang steht ein Grenzposten, den Reisepass nimmt man mit.
Chegem waterfalls | Tschegem-Wasserfälle | Das Wasser quillt aus den Rissen einer senkrechten Wand und gefriert im Winter zu Orgelpfeifen; nebenan starten Gleitschirme.
Tserik-Kol Blue Lake | Blauer See Zerik-Kjol | Ein 279 Meter tiefer Karsttrichter mit rund neun Grad das ganze Jahr; Taucher reisen eigens an.

# vladikavkaz | Bahnhof Wladikawkas | Drei ossetische Piroggen, Ualibach, Fydschin und Zacharadschyn, dazu Lywscha und Hausbier Bagani
Prospekt Mira and the mosque on the Terek | Prospekt Mira und Moschee am Terek | Straßenbahn, Linden und eine sunnitische Moschee von 1908 am Ufer; an klaren Tagen steht am Ende der Straße der Tafelberg.
Dargavs necropolis | Nekropole Dargaws | Über neunzig Gruften unter Stufendächern; man blickt durch die Luke hinein und fasst nichts an.
Midagrabin waterfalls | Midagrabin-Wasserfälle | Sechs Kilometer am Grund der Schlucht bis zum Talkessel, in dem mehr als zehn Bäche von den Gletschern fallen; die besten Monate sind Juli und August.
Karmadon Gorge | Karmadon-Schlucht | 2002 ging hier der Kolka-Gletscher ab und begrub das Filmteam von Sergei Bodrow; am Tunnelportal steht ein Denkmal.
Kurtat Gorge and Fiagdon | Kurtat-Schlucht und Fiagdon | Die Kadargawan-Schlucht, das Dorf Zmiti und das Alanenkloster; Grenzposten gibt es keine, ein Tag reicht gut.
Uastyrdzhi monument and Alagir Gorge | Uastyrdschi-Denkmal und Alagir-Schlucht | Ein 28 Tonnen schwerer Reiter sprengt über der Transkaukasischen Straße aus dem Fels; im Vorbeifahren hupen die Fahrer ihm zu.
Tsey Gorge | Zei-Schlucht | Ein Sessellift zum Skas-Gletscher und das Heiligtum Rekom, ohne einen einzigen Nagel gezimmert.
Digoria: Zadalesk and Stur-Digora | Digorien: Sadalesk und Stur-Digora | Der Nationalpark Alanien: eine Hängebrücke über den Uruch, der Wasserfall Drei Schwestern und das Haus der Sadalesk-Nana.

# arkhyz-dombay | Tscherkessk, Busbahnhof | Karatschaische Chytschiny, Dschjorme-Wurst, Schorpa und Kräutertee mit Milch
Romantik resort | Skigebiet Romantik | Lifte bis 3000 Meter, Abendskilauf und gleichmäßige Pisten für den zweiten Tag auf Skiern.
Sophia waterfalls and lakes | Sofia-Wasserfälle und -Seen | Ein UAS-Geländewagen fährt bis zur Gletscherfarm; weiter geht es zu Fuß unter den Gletscher, zu den Sofia-Seen ist es ein voller Tag.
Lower Arkhyz churches and the Face of Christ | Kirchen von Nischni Archys und Antlitz Christi | Alanenkirchen des 10. Jahrhunderts und ein 1999 entdecktes Felsbild; zu ihm führt eine Eisentreppe mit über fünfhundert Stufen.
BTA telescope | Teleskop BTA | Ein Sechsmeterspiegel, von 1975 bis Anfang der Neunziger der größte der Welt; tagsüber gibt es Führungen, nachts keinen Zutritt.
Dukka Lakes | Dukka-Seen | Zwei Seen in einem Steinkessel über dem Wald, von Taulu etwa drei Stunden hinauf; am Wasser liegt bis Juli Schnee.
Shoana Church | Schoana-Kirche | Seit dem 10. Jahrhundert steht sie auf einem Felsen über dem Kuban; vom Aul Kosta Chetagurow führt ein unbefestigter Weg hinauf.
Baduk Lakes | Baduk-Seen | Drei grüne Seen im Teberda-Park, vier Kilometer in eine Richtung; Angeln und Feuer sind verboten.
Dombay, Mussa-Achitara | Dombai, Mussa-Atschitara | Eine Seilbahn auf 3000 Meter und das Panorama des Hauptkamms mit der gestreiften Belalakaja; oben ein Café und Schaschlikduft.

# grozny | Bahnhof Grosny | Schischig-Galnasch mit Knoblauchsoße, Tschepalgasch mit Quark, Siskal und Thymiantee
Heart of Chechnya mosque and Grozny-City | Moschee „Herz Tschetscheniens“ und Grosny-City | Zwischen den Gebetszeiten empfängt die Moschee Gäste, Frauen brauchen ein Kopftuch; abends fährt man auf die Plattform eines Hochhauses.
Shali mosque | Moschee von Schali | Der „Stolz der Muslime“ wurde 2019 eröffnet: weißer Marmor, Springbrunnen und ringsum ein Rosenpark.
Argun Gorge and Ushkaloy towers | Argun-Schlucht und Türme von Uschkaloi | Zwillingstürme stehen in einer Felsnische direkt über dem Fluss, der Berg ist ihre Rückwand.
Nikhaloy waterfalls | Nichaloi-Wasserfälle | Zwölf Kaskaden im Buchenwald, vom Parkplatz führen Treppen und Stege hin; der ganze Rundweg dauert eine Stunde.
Itum-Kale | Itum-Kale | Die Burg Pchakotsch mit Wehrturm und dem Chussein-Issajew-Museum; weiter oben in der Schlucht beginnt die Grenzzone.
Khoy | Choi | Das Dorf der Wächter am Rand der Hochebene wurde aus Stein wiederaufgebaut; unten liegen die Kehren von Charatschoi.
Lake Kezenoyam | Kesenoi-Am-See | Der größte Hochgebirgssee des Nordkaukasus, 1870 Meter über dem Meer; auch im Sommer wird das Wasser nicht wärmer als siebzehn Grad.

# lago-naki | Bahnhof Maikop | Schtschips mit Huhn, gegrillter adygeischer Käse, Libsche, Guubat und Waldhonig
Khadzhokh Gorge | Chadschoch-Klamm | Die Belaja zwängt sich in einen Spalt von kaum zwei Metern; über Stege ist man in einer halben Stunde durch, das Tosen hört man schon an der Kasse.
Rufabgo waterfalls | Rufabgo-Wasserfälle | Fünf Wasserfälle am Bach und ein Weg über eine Seilbrücke; am „Herz von Rufabgo“ darf man baden, aber es ist eiskalt.
Una-Koz Ridge | Una-Kos-Kamm | Eine Felskante mit Grotten über Dachowskaja; man übernachtet am Rand und sieht, wie sich der Nebel ins Tal legt.
Granite Canyon | Granitschlucht | Vier Kilometer weit hat die Belaja rosa Granit durchsägt; an den Maifeiertagen läuft auf den Stromschnellen die Interrally.
Big Azish Cave | Große Asisch-Höhle | Sechshundert Meter ausgebauter Weg, das ganze Jahr um fünf Grad; Jacken kann man leihen.
Lago-Naki Plateau | Hochebene Lago-Naki | Almwiesen am Posten der Instruktorenspalte; der Rhododendron blüht im Juni, Schneefelder halten sich bis August.
Mount Oshten | Berg Oschten | Mit 2804 Metern der leichteste Gipfel des Massivs: vom Abadsech-Pass drei Stunden, oben sieht man den Fischt.
Guam Gorge | Guamka-Schlucht | Am Grund verlief eine Schmalspurbahn, heute fahren dort Triebwagen, und man spaziert unter vierhundert Meter hohen Wänden.

# sochi | Bahnhof Sotschi, am Uhrturm | Meerbarbe von der Promenade, Chatschapuri vom Holzkohlenfeuer, Forelle aus Adler und Krasnodarer Tee
Dendrarium | Dendrarium | Ein Hangpark von 1892: hinauf mit der Seilbahn, zu Fuß hinunter an Palmen, Pfauen und der Villa „Nadeschda“ vorbei.
Mount Akhun | Berg Achun | Ein Turm aus weißem Kalkstein von 1936; von der oberen Plattform sieht man den Kaukasuskamm und das Meer bis nach Abchasien.
Agura waterfalls | Agura-Wasserfälle | Vom Meer ein Weg durch die Schlucht mit Badebecken, dann hinauf zu den Adlerfelsen mit dem gefesselten Prometheus.
Yew and Boxwood Grove | Eiben- und Buchsbaumhain | Die Eiben sind zweitausend Jahre alt; nach Regen sind die Wurzeln rutschig, man braucht Schuhe mit Profil.
Solokhaul tea plantations | Solochaul und die Teeplantagen | Das Häuschen von Juda Koschman, der 1901 den nördlichsten Tee zog; gepflückt wird von Mai bis September.
Olympic Park | Olympiapark | Das Stadion „Fischt“, die Feuerschale und ein singender Springbrunnen; am Meer entlang verläuft ein ebener Radweg.
Rosa Peak | Rosa Pik | Lifte bis 2320 Meter: im Winter die Abfahrt nach Rosa Chutor, im Sommer Schaukeln über den Wolken und der Weg zu den Mendelicha-Wasserfällen.

# gelendzhik | Gelendschik, Promenade, an der „Weißen Braut“ | Muscheln vom Blech, Rapana-Schnecken, Steinbutt aus dem Schwarzen Meer und ein Glas Krasnostop
Abrau-Durso | Abrau-Djurso | Die Sektstollen wurden 1870 unter Alexander II. gegründet; verkostet wird nach einem Spaziergang am türkisfarbenen See.
Myskhako | Myschako | Weinberge unter dem Berg Koldun; von dort führt ein Pfad zu wilden Stränden unter dem Steilufer.
Utrish | Utrisch | Ein jahrhundertealter Wacholderwald und Lagunen, zu denen man zu Fuß oder übers Meer kommt; Feuer ist verboten.
Gai-Kodzor | Gai-Kodsor | Rhône-Sorten auf Mergel bei Anapa; im Weingut sieht man, wie die Schwerkraft die Pumpen ersetzt.
Zhane dolmens | Dolmen am Fluss Schane | Drei Dolmen aus der Bronzezeit bei Wosroschdenije und Badebecken unter Wasserfällen, eine halbe Stunde zu Fuß entfernt.
Parus Rock | Segelfelsen | Eine Sandsteinplatte, fünfundzwanzig Meter hoch und einen Meter dick, steht hochkant am Wasser; am besten sieht man sie vom Boot.
Pshada waterfalls | Pschada-Wasserfälle | Geländelaster queren den Fluss Dutzende Male; der Oljapkin fällt neun Meter, ins Becken springt man bis September.
`;
