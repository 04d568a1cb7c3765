export const siberiaGerman = `
# teletskoye | Artybasch, Brücke über die Bija | Maräne aus dem Telezker See in Folie, Äsche, Zirbelnüsse und Tee aus Johannisbeerzweigen
Tilan-Tuu hill | Berg Tilan-Tuu | Ein Aussichtspunkt über dem Ausfluss der Bija; im Winter fährt ein Lift auf dem flachen Hang, im Sommer führt ein Pfad in einer Stunde hinauf.
Third River waterfall | Wasserfall am Dritten Fluss | Die Kaskade Airyktasch, einen Kilometer von den Ferienanlagen hinter Jogatsch; das letzte Stück geht über Baumstämme.
Yaylyu | Jailju | Das Hauptdorf des Altai-Naturreservats, Apfelgärten und Stille: Hierher führt keine Straße, nur das Wasser.
Korbu waterfall | Korbu-Wasserfall | Er fällt zwölfeinhalb Meter fast in den See; das Schiff „Pionier des Altai“ hält hier eine halbe Stunde.
Akkurum stone mushrooms | Steinpilze von Akkurum | Steinkappen auf Lehmstielen über dem Tschulyschman; mit dem Boot hinüber und vierzig Minuten steil bergauf.
Uchar waterfall | Utschar-Wasserfall | Eine 160 Meter hohe Kaskade der Großen Tschultscha; acht Kilometer in eine Richtung auf einem Felsband über dem Fluss.
Katu-Yaryk Pass | Katu-Jaryk-Pass | Neun Kehren, mehr als ein halber Kilometer Höhenunterschied: hinunter im ersten Gang, das Kühlwasser prüft man vorher.

# belukha | Tjungur, Hängebrücke über die Katun | Buchweizen mit Dosenfleisch vom Lagerfeuer, Uimon-Honig, Äsche und Taigatee aus Bergenienblättern
Verkh-Uymon | Werch-Uimon | Ein Dorf der Altgläubigen, in dem 1926 Roerich lebte; im Museumshaus erzählt Raissa Kutschuganowa von ihnen.
Multa Lakes | Multa-Seen | Zum Unteren See fährt ein Geländelaster, zwischen Unterem und Mittlerem tost die Stromschnelle Schumy; Kajaks leiht man am Ufer.
Lake Kucherla | Kutscherla-See | Zwei Tage zu Fuß am Fluss entlang, das Wasser ist vom Gletschermehl milchig türkis; am Lager gibt es eine Rauchsauna.
Karatyurek Pass | Karatjurek-Pass | 3060 Meter hoch zwischen Kutscherla und Akkem: anderthalbtausend Meter Aufstieg, bei Gewitter wartet man unten.
Lake Akkem | Akkem-See | Vor dem See eine Wetterstation, dahinter die Akkem-Wand der Belucha; morgens, ehe der Wind kommt, spiegelt sie sich ganz.
Yarlu Valley | Jarlu-Tal | Lila und grüne Geröllhänge und die Steinstadt von Roerichs Anhängern am Stein des Meisters; ein Ausflug für einen halben Tag.
Valley of Seven Lakes | Tal der Sieben Seen | Jeder See hat seine eigene Farbe, von Schwarz bis Aquamarin; vom Akkem drei Stunden hinauf, an einem Wasserfall entlang.
Belukha East | Ostgipfel der Belucha | Der höchste Punkt Sibiriens, 4509 Meter; der Aufstieg in Seilschaften über den Delaunay-Pass dauert vier bis fünf Tage.

# sheregesh | Bahnhof Nowokusnezk | Schorische Pelmeni Pelben, Tutpasch, Tschaga-Tee und Traubenkirschtorte
Mount Zelyonaya | Berg Seljonaja | Trockener Pulverschnee von November bis April, oben Geistertannen und Lifte bis zum Dunkelwerden; zum Saisonende fährt man im Badeanzug.
Worship Cross on Mount Kurgan | Kreuz auf dem Berg Kurgan | Ein fünfzehn Meter hohes Kreuz auf 1555 Metern: im Winter mit Lift und Schneemobil, im Sommer zu Fuß.
Camel Rocks | Kamelfelsen | Felsburgen auf dem Kamm hinter der Seljonaja; im Winter überzieht sie so viel Raureif, dass vom Kamel nur die Höcker bleiben.
Tashtagol, Golden Shoria monument | Taschtagol, Denkmal „Goldenes Schorien“ | Eine Bronze von Daschi Namdakow: eine Frau auf einem Elch; nebenan das Heimatmuseum der Schoren.
Ust-Kabyrza | Ust-Kabyrsa | Ein Dorf der Schoren an der Mrassu, in dem Flussfahrten beginnen; das Museum „Tasgol“ zeigt eine Jurte und Talkan-Brot.
Azas Cave | Asas-Höhle | Die „Höhle des Yeti“ in der dunklen Taiga, ein breiter Eingang und Spuren im Lehm; ohne Führer geht man nicht hin.

# ergaki | Bahnhof Abakan | Buchweizen mit Dosenfleisch, Bärlauch, Zirbelnüsse und Zapfenkonfitüre
Rainbow Lake | Regenbogensee | Der erste See am Weg von der Straße, zwei Stunden zu Fuß; von hier sieht man den ganzen Schlafenden Sajan.
Hanging Stone | Hängender Stein | Ein Block von Hunderten Tonnen hält sich seit Jahrtausenden über dem Abgrund; jeden Sommer rüttelt man daran, er rührt sich nicht.
Lake Svetloye | Swetloje-See | Ein Basislager unter den Felsen mit Stegen, Sauna und Bergrettung; man schläft unter den Gipfeln Vogel und Swjosdny.
The Brothers (Parabola) | Die Brüder (Parabel) | Zwei Gipfel, zwischen ihnen ein fast regelmäßiger Bogen; darunter liegt der See der Berggeister.
Lake Oyskoye | Oiskoje-See | Direkt an der Passstraße, im Frühjahr blühen ringsum Trollblumen, im Winter fährt man Schneemobil.
Shushenskoye | Schuschenskoje | Ein Museumsdorf sibirischen Lebens: Gefängnis, Läden und Höfe, in denen gesponnen und gebacken wird; hier verbrachte Lenin seine Verbannung.

# krasnoyarsk | Flussbahnhof Krasnojarsk | Äsche aus dem Jenissei, Stroganina von Nelma, Tugunsuppe und gebratener Adlerfarn mit Fleisch
Chapel of St Paraskeva | Paraskewa-Kapelle | Die Kapelle vom Zehnrubelschein; mittags schießt auf dem Wachberg eine Haubitze.
Krasnoyarsk Pillars National Park | Nationalpark Krasnojarsker Säulen | Erste Säule, Zweite Säule, „Großvater“ und „Federn“; die Stolbisten klettern ohne Seil in Galoschen, Gäste schauen von unten zu.
Torgashino Ridge | Torgaschino-Kamm | Die längste Treppe des Landes, 1683 Stufen, mit Blick auf den Jenissei und das ganze rechte Ufer.
Bobrovy Log | Bobrowy Log | Ein Hang im Stadtgebiet mit einem Lift, der das ganze Jahr fährt; oben beginnt ein Weg zum Felsen Takmak.
Ovsyanka | Owsjanka | Das Haus Astafjews und das der Großmutter aus „Der letzte Gruß“; am Aussichtspunkt über dem Fluss steht der Zarfisch.
Krasnoyarsk Dam | Krasnojarsker Staudamm | Ein 124 Meter hoher Damm und das einzige Schiffshebewerk des Landes, das Schiffe auf Schienen beförderte.
Kazachinsky Rapids | Kasatschinski-Stromschnelle | Schiffe überwinden sie am Seil des Tauers „Jenissei“, des letzten in Russland; alle kommen an Deck.
Yeniseysk | Jenisseisk | Eine Kaufmannsstadt von 1619: das Erlöserkloster, geschnitzte Fensterrahmen und der Jahrmarkt im August.

# kyzyl | Kysyl, Obelisk „Zentrum Asiens“ | Sogascha, Blutwurst Isig-Chan, Choitpak, getrockneter Kurut-Käse und salziger Milchtee
Centre of Asia obelisk | Obelisk „Zentrum Asiens“ | Eine Skulptur von Daschi Namdakow, wo Großer und Kleiner Jenissei zusammenfließen; abends spaziert hier die ganze Stadt.
National Museum of Tuva | Nationalmuseum von Tuwa | Skythengold aus dem Kurgan Arschan-2: Tausende Plättchen in Panthergestalt aus dem 7. Jahrhundert v. Chr., Eintritt mit Führung.
Mount Dogee | Berg Dogee | Das Mantra „Om mani padme hum“, mit weißen Steinen auf den Hang gelegt; hinauf geht es über den Jenissei und eine Stunde auf dem Pfad.
Lake Dus-Khol | See Dus-Chol | Die Sole ist siebenmal salziger als das Meer und trägt den Körper von selbst; nach dem Bad fährt man weiter zum Süßwassersee Tschagytai.
Valley of the Kings, Arzhaan | Tal der Könige, Arschan | Eine Kette von Kurganen bei Arschan im Bezirk Pi-Chem; die Gruben sind zugeschüttet, man geht mit einem Archäologen aus Turan.
Mount Khayyrakan | Berg Chairakan | Der heilige „Bärenberg“ aus Marmor; an seinem Fuß halten Schamanen Rituale ab, den Gipfel betritt man nicht.
Ustuu-Khuree, Chadan | Ustuu-Churee in Tschadan | Der wiederaufgebaute Lehmtempel von 1907; im Juli findet nebenan ein Festival für Livemusik und Kehlkopfgesang statt.
Tsugeer-Els sands | Sanddünen Zugeer-Els | Wanderdünen neben dem Süßwassersee Tore-Chol im Uws-Nuur-Becken; dreißig Kilometer weiter beginnt die Mongolei.

# ulan-ude | Bahnhof Ulan-Ude | Buusy, die man mit den Händen isst, Scharbin, Salamat und grüner Tee mit Milch
Soviets Square and Lenin's head | Platz der Sowjets und Leninkopf | Der größte Leninkopf der Welt, zweiundvierzig Tonnen; im Winter entsteht daneben eine Eisstadt.
Ivolginsky Datsan | Iwolginski-Dazan | Man umrundet das Kloster im Uhrzeigersinn und dreht die Gebetstrommeln; zum Leib des Chambo Lama Itigelow darf man an hohen Festtagen.
Tarbagatay | Tarbagatai | Die Altgläubigen singen mehrstimmig, verkleiden ihre Gäste und bewirten sie mit Salzspeck und Selbstgebranntem.
Ethnographic Museum of Transbaikalia | Ethnographisches Museum Transbaikaliens | Jurten, ewenkische Zelte und Kosakenhöfe unter Kiefern; in Gehegen leben Kamele und ein Bär.
Posolsky Monastery | Gesandtenkloster | Seit 1681 steht es auf einem Kap direkt am Wasser, wo russische Gesandte umkamen; nebenan liegt eine flache, warme Bucht.
Turka and Goryachinsk | Turka und Gorjatschinsk | Sandstrände, an denen der Baikal im August Badetemperatur erreicht, und die Thermalquelle des ältesten Kurorts.
Svyatoy Nos and Chivyrkuy Bay | Swjatoi Nos und Tschiwyrkui-Bucht | Eine Halbinsel mit einer Hochebene auf 1800 Metern, von Glinka ein Tagesweg; in der Schlangenbucht wärmt man sich in der Quelle.
Suvo and the Barguzin Valley | Suwo und das Bargusin-Tal | Die Burg von Suwo aus Granitfelsen, der Stierfelsen Buche-Schulun und im Wald das Antlitz der Göttin Jandschima.

# tunka | Marmorbahnhof Sljudjanka | Posy in Arschan, weiße Milchspeisen Sagaan Edeen, Tarassun und Sauerrahmkuchen
Kyngarga waterfalls | Kyngarga-Wasserfälle | Zwölf Stufen in einer Marmorschlucht; zur ersten ist es vom Trinkpavillon eine halbe Stunde, weiter oben helfen Ketten.
Love Peak | Gipfel der Liebe | 2124 Meter, unten das ganze Tunka-Tal mit einer Reihe erloschener Vulkane; drei Stunden hinauf über Zirbelwurzeln.
Bodhidharma Datsan | Dazan Bodhidharma | Ein kleiner Tempel im Wald am Ortsrand vor den Bergen, in dem morgens gebetet wird.
Khuray-Khobok volcanoes | Vulkane Churai-Chobok | Grasbewachsene Kegel, hoch wie neunstöckige Häuser; im alten Steinbruch zeigt der Anschnitt rote Schlacke.
Zhemchug hot springs | Thermalquellen Schemtschug | Offene Becken mit bis zu fünfzig Grad warmem Wasser aus dem Bohrloch, herrlich bei Frost; länger als zwanzig Minuten bleibt man nicht.
Shumak springs | Schumak-Quellen | Über hundert Mineralquellen hinter einem 2760 Meter hohen Pass; zwei Tage zu Fuß von Nilowa Pustyn oder Arschan.
Munku-Sardyk | Munku-Sardyk | Der höchste Berg des Ostsajan, 3491 Meter; Anfang Mai steigt man über das Eis des Muguwek auf, die Grenze verläuft über den Gipfel.
`;
