export const silkRoadGerman = `
# almaty | Bahnhof Almaty-2 | Beschbarmak, Kasy, Baursaki, Lagman und im Herbst Aport-Äpfel
Panfilov Park and Green Bazaar | Panfilow-Park und Grüner Basar | Die hölzerne Christi-Himmelfahrt-Kathedrale von 1907 überstand das Erdbeben von 1911; nebenan liegen Reihen mit Kurt, Pferdefleisch und koreanischen Salaten.
Medeu and Shymbulak | Medeu und Schymbulak | Eine Eisbahn auf 1691 Metern und eine Seilbahn zum Talgar-Pass auf 3200: morgens auf Skiern, abends in der Oper.
Big Almaty Lake | Großer Almaty-See | Türkis auf 2510 Metern und das Trinkwasser der Stadt: Ans Ufer geht man nicht, man schaut von der Straße.
Tamgaly petroglyphs | Felsbilder von Tamgaly | Sonnenköpfige Götter der Bronzezeit auf schwarzen Felsen, UNESCO-Welterbe; im Frühjahr achtet man auf Schlangen.
Charyn Canyon | Scharyn-Schlucht | Zwei Kilometer durch das Tal der Burgen zum Fluss; abends färben sich die Wände rot, tagsüber hilft der Eschenhain.
Kolsai Lakes | Kolsai-Seen | Drei Seen als Treppe: zum Unteren mit dem Auto, zum Mittleren drei Stunden zu Fuß oder zu Pferd.
Lake Kaindy | Kaindy-See | Ein Wald, der nach dem Bergrutsch von 1911 unterging: Nackte Fichtenstämme ragen aus grünem Wasser.
Singing Dune, Altyn-Emel | Singende Düne, Altyn-Emel | Hundertzwanzig Meter Sand dröhnen bei trockenem Wetter, wenn man vom Kamm hinunterrutscht; in der Nähe liegen Katutau und Aktau.

# aktau | Flughafen Aqtau, Ankunftshalle | Schubat aus Kamelmilch, Kuyrdak, Stör und Taba-Nan
Torysh Valley of Balls | Torysch, Tal der Kugeln | Steinkugeln von bis zu drei Metern Durchmesser liegen in Reihen in der Steppe; manche sind in zwei Hälften zerbrochen.
Mount Sherkala | Berg Scherkala | Von der einen Seite eine Jurte, von der anderen ein schlafender Löwe; daneben die Siedlungsreste von Kysylkala.
Shakpak-Ata underground mosque | Unterirdische Moschee Schakpak-Ata | Eine Felsmoschee mit kreuzförmigen Räumen und Zeichnungen von Reitern; man zieht die Schuhe aus und schweigt.
Karagiye Depression | Karagije-Senke | Ihr Boden liegt 132 Meter unter dem Meeresspiegel; der Aussichtspunkt ist direkt an der Straße.
Bozjyra | Bosschyra | Kreidezähne von zweihundert Metern; man übernachtet am Rand der Hochebene, und gegen Morgen reißt der Wind an den Zelten.
Beket-Ata | Beket-Ata | Eine Pilgerfahrt zur Felsmoschee: anderthalb Kilometer hinunter und für alle Reisenden ein kostenloses Essen.
Tuzbair salt flat | Salzpfanne Tusbair | Eine weiße Salzfläche unter weißer Abbruchkante; nach Regen fährt man nicht hinein, heraus zieht einen dann nur noch ein Traktor.

# karakol | Karakol, dunganische Moschee | Aschljan-Fu, Beschbarmak, Boorsok mit Kaimak und im Mai Kymys
Dungan mosque and Holy Trinity church | Dunganische Moschee und Dreifaltigkeitskirche | Die Moschee von 1910 ist ohne Nägel gebaut und trägt Drachen am Gesims, die Kirche ist aus Holz; dazwischen liegt der Markt mit Aschljan-Fu.
Jeti-Oguz and the Valley of Flowers | Dscheti-Ögüs und Tal der Blumen | Sieben rote Stiere und das Gebrochene Herz; weiter oben in Kök-Dschaiyk Jurten und ein Wasserfall.
Altyn-Arashan | Altyn-Araschan | Heiße Becken auf 2500 Metern am Fluss; man kommt zu Fuß am Araschan entlang oder im Militärlaster.
Ala-Kul Lake | Ala-Köl-See | Drei Tage Trekking über einen 3860 Meter hohen Pass; der See wechselt binnen einer Stunde von Stahlgrau zu Türkis.
Skazka Canyon | Skaska-Schlucht | Drachenwände aus Lehm, zwei Schritte vom Südufer; bei Regen geht man nicht hinein, es ist rutschig.
Barskoon Gorge | Barskoon-Schlucht | Die Wasserfälle Leopardentränen und eine Büste Gagarins: Er erholte sich hier nach seinem Flug.
Cholpon-Ata | Tscholpon-Ata | Das warme Nordufer und ein Feld von Felsblöcken mit Petroglyphen unter freiem Himmel.
Enilchek | Eniltschek | Eine verlassene Bergarbeitersiedlung, das Tor zu Khan Tengri und Pik Pobeda; man braucht einen Grenzschein.
Karakol ski base | Skigebiet Karakol | Fichtenwald, Pisten von 2300 bis 3040 Metern, und von der Bergstation sieht man den ganzen Ostteil des Yssykköl.

# samarkand | Bahnhof Samarkand | Geschichteter Samarkand-Plow, Samsa aus dem Tandur, Fladenbrot, das Jahre hält, und Halwa
Registan | Registan | Drei Medresen stehen einander gegenüber; an der Decke von Tilla-Kari ist mehr Gold als Licht, abends wird der Platz beleuchtet.
Bibi-Khanym and Siab Bazaar | Bibi Chanum und Siab-Basar | Timurs Moschee begann gleich nach dem Bau zu zerfallen; auf dem Basar gibt es Fladenbrot, Nawat-Zucker und Melonen.
Shah-i-Zinda | Schah-i-Sinda | Eine Gasse von Mausoleen ganz in Türkis; man zählt die Stufen hinauf und hinab: Stimmt die Zahl, ist man ohne Sünde.
Gur-e-Amir | Gur-Emir | Eine gerippte Kuppel über Tamerlans Grabstein aus Jade; geöffnet wurde das Grab am Vorabend des Krieges.
Ulugh Beg Observatory | Sternwarte Ulugbeks | Erhalten ist der unterirdische Bogen des Sextanten mit vierzig Metern Radius, mit dem der Katalog von tausend Sternen entstand.
Konigil | Konigil | An einer Wassermühle entsteht Papier aus Maulbeerrinde, und ein Blatt darf man selbst pressen.
Shahrisabz | Schahrisabs | Timurs Geburtsort hinter dem Tachtakaratscha-Pass: achtunddreißig Meter hohe Ruinen des Ak-Sarai, auf dem Pass gibt es Tandir-Guscht.

# bukhara | Buchara, Platz Labi-Hauz | Osch-Sofi, Schaschlik über Saxaul, grüne Schiwit-Oschi aus Chiwa und Maulbeerhalwa
Lyabi-Hauz | Labi-Hauz | Ein Becken von 1620 unter alten Maulbeerbäumen; daneben Hodscha Nasreddin auf dem Esel und Teehäuser bis in die Nacht.
Kalyan Minaret and Mir-i-Arab | Kalon-Minarett und Mir-i-Arab | Sechsundvierzig Meter Ziegel von 1127; in der Medrese wird unterrichtet, geschlossen war sie fast nie.
Ark Fortress | Zitadelle Ark | Der Lehmhügel der Emire mit dem Thronhof; gegenüber die Moschee Bolo-Hauz auf zwanzig Holzsäulen.
Samanid Mausoleum | Samaniden-Mausoleum | Ein Würfel aus dem 10. Jahrhundert, dessen Muster nur aus Ziegeln besteht und mit der Sonne wechselt.
Sitorai Mokhi-Khosa | Sitorai Mohi-Chosa | Der Sommerpalast des letzten Emirs: ein weißer Saal mit Alabaster auf Spiegeln und Pfauen.
Lake Tudakul | Tor zur Wüste, Tudakul-See | Ein Stausee am Rand der Kysylkum, in dem man badet und Karpfen in Öl brät.

# fann-mountains | Pandschakent, am Basar | Kurutob aus der gemeinsamen Schüssel, Schurbo, Fladenbrot mit Kaimak und Aprikosen vom Baum
Ancient Panjakent | Alt-Pandschakent | Eine sogdische Stadt des 8. Jahrhunderts, das „Pompeji Mittelasiens“; ihre Wandmalereien kamen in die Eremitage.
Haft Kul, the Seven Lakes | Haft Kul, die Sieben Seen | Sieben Seen in verschiedenen Farben in der Schlucht Sching; bis zum sechsten mit dem Auto, zum Hasortschaschma zu Fuß.
Alauddin Lakes | Alauddin-Seen | Klares Wasser zwischen Wacholder auf 2800 Metern; von hier ist es ein Tag zu den Trüben Seen unter der Tschimtarga-Wand.
Kulikalon Lakes | Kulikalon-Seen | Ein Kessel unter der Nordwand von Maria und Mirali; über den 3860 Meter hohen Alauddin-Pass ist es eine Etappe.
Iskanderkul | Iskanderkul | Der See Alexanders des Großen auf 2195 Metern und der „Niagara des Fan-Gebirges“ mit einem Gittersteg.
Chimtarga | Tschimtarga | 5489 Meter, der höchste Gipfel des Fan-Gebirges; zum Pass bricht man im Dunkeln auf, solange der Schnee trägt.

# gobi | Dalandsadgad, Flughafen Gurwan Saichan | Chorchog auf glühenden Steinen, Chuuschuur, Aaruul und Kamelmilch
Yolyn Am | Jolyn Am | Am Grund hält sich das Eis bis Juli, oben kreisen Bartgeier; zurück geht es auch zu Pferd.
Khongoryn Els | Chongoryn Els | Hundert Kilometer singende Dünen, bis zu zweihundert Meter hoch; hinauf in der Dämmerung, hinunter im Lauf.
Bayanzag Flaming Cliffs | Bajandsag, die Flammenden Klippen | Hier fand Andrews 1923 Dinosauriereier; eine Stunde vor Sonnenuntergang glüht der Steilhang rot.
Tsagaan Suvarga | Zagaan Suwraga | Weiße und lila Schichten in einem sechzig Meter hohen Steilhang, einst Meeresboden mit Muscheln.
Ongiin Khiid | Klosterruine Ongiin Chiid | Achtundzwanzig Tempel wurden 1939 zerstört, heute leben hier wieder drei oder vier Mönche.
Camel herders of Khongor | Kamelhirten am Chongor | Die zweihöckrigen Tiere werden fünfmal am Tag gemolken; Gästen reicht man als Erstes eine Schale Choormog.
`;
