export const africaGerman = `
# marrakesh | Marrakesch, Dschemaa el-Fna, am Café de France | Tangia aus der Glut, freitags Couscous, Harira mit Datteln und Minztee
Jemaa el-Fna and the souks | Dschemaa el-Fna und die Souks | Zum Sonnenuntergang füllt sich der Platz mit Garküchen; Färber und Gerber arbeiten tiefer drinnen, hinter dem Mouassine-Brunnen.
Bahia Palace | Bahia-Palast | Der Palast eines Wesirs mit bemalten Zederndecken und Innenhöfen; um zehn kommen die Gruppen, in der ersten Stunde ist es fast leer.
Majorelle Garden | Jardin Majorelle | Das berühmte leuchtend blaue Haus zwischen Kakteen; Karten gibt es nur für feste Zeiten, nebenan liegt das Yves-Saint-Laurent-Museum.
Imlil and Toubkal | Imlil und Toubkal | Ein Dorf auf 1740 Metern; auf den 4167 Meter hohen Gipfel sind es zwei Tage mit einer Nacht in der Hütte.
Ourika Valley | Ourika-Tal | In Setti Fatma stehen die Cafétische mitten im Fluss, weiter oben am Pfad folgen sieben Wasserfälle aufeinander.
Aït Benhaddou | Aït-Ben-Haddou | Ein Ksar aus Lehm hinter dem 2260 Meter hohen Pass Tizi n’Tichka; hier wurde „Gladiator“ gedreht.
Essaouira | Essaouira | Ein weiß-blauer Fischerhafen mit Möwen und Sardinen vom Rost; ab April kommt man wegen des Winds zum Kiten.
Erg Chebbi, Merzouga | Erg Chebbi, Merzouga | Dünen von bis zu hundertfünfzig Metern; zum Lager reitet man auf Kamelen, und nachts ist ringsum kein einziges Licht.

# cairo | Kairo, Tahrir-Platz, am Ägyptischen Museum | Koschari, Ful mit Tahini, gefüllte Taube und Zuckerrohrsaft
Giza pyramids and the Sphinx | Pyramiden von Gizeh und Sphinx | In der Cheops-Pyramide steigt man gebückt hinauf; den Überblick hat man vom südlichen Plateau, am besten, bevor die Busse kommen.
Grand Egyptian Museum | Großes Ägyptisches Museum | Ramses am Eingang und der ganze Tutanchamun unter einem Dach; von der Treppe sieht man die Pyramiden.
Saqqara | Sakkara | Djosers Stufenpyramide ist etwa ein Jahrhundert älter als die des Cheops; in den Mastabas nebenan sind Enten und Flusspferde in die Wände gemeißelt.
Khan el-Khalili and Al-Muizz Street | Chan el-Chalili und Muizz-Straße | Tee trinkt man im Café El Fishawy, dann geht man die Muizz-Straße entlang an Moscheen der Mamluken vorbei, die abends beleuchtet sind.
Coptic Cairo | Koptisches Kairo | Die Hängende Kirche steht über dem Tor der römischen Festung Babylon, und in der Krypta nebenan soll sich die Heilige Familie verborgen haben.
Wadi al-Hitan, Faiyum | Wadi al-Hitan, Fayyum | Skelette von Walen mit Beinen, vierzig Millionen Jahre alt, direkt im Sand; nebenan liegt ein Zaubersee.
Alexandria | Alexandria | Die neue Bibliothek, die Qaitbay-Zitadelle an der Stelle des alten Leuchtturms und Lokale, in denen man den Fisch vom Eis wählt.

# luxor | Luxor, Uferpromenade am Tempel | Nilbarsch mit Zitrone, Molokhia, Lammtajine und Hibiskustee aus Assuan
Karnak | Karnak | Im Säulensaal stehen 134 Säulen; man kommt um sechs Uhr früh, wenn das Licht zwischen die Reihen fällt.
Luxor Temple and the Avenue of Sphinxes | Luxor-Tempel und Sphinxallee | Bis in den Abend geöffnet und beleuchtet; die 2,7 Kilometer lange Allee ist seit 2021 ganz freigelegt.
Valley of the Kings | Tal der Könige | Eine Karte gilt für drei Gräber, für Sethos I. zahlt man extra; um fünf Uhr früh steigen über dem Westufer Ballons auf.
Temple of Hatshepsut | Tempel der Hatschepsut | Terrassen steigen zur Felswand von Deir el-Bahari an; auf der zweiten ist ein Relief der Fahrt nach Punt erhalten.
Edfu | Edfu | Der am besten erhaltene Tempel Ägyptens, an der Tür steht ein steinerner Horus mit Doppelkrone; vom Anleger fährt die Kutsche.
Kom Ombo | Kom Ombo | Der Doppeltempel von Sobek und Horus steht direkt am Wasser, nebenan zeigt ein Museum Krokodilmumien.
Aswan and Philae | Assuan und Philae | Der Isistempel zog beim Bau des Staudamms auf eine Nachbarinsel um; zum Sonnenuntergang segeln Feluken um Elephantine.
Abu Simbel | Abu Simbel | In Assuan fährt man um vier Uhr früh los; am 22. Februar und am 22. Oktober erreicht die Sonne die Ramses-Statue im Innersten des Tempels.

# marsa-alam | Marsa Alam, Marina Port Ghalib | Fisch Sayadiya mit Reis, Garnelen mit Kreuzkümmel, Fetir mit Honig
Abu Dabbab | Abu Dabbab | Auf der Seegraswiese weiden riesige Suppenschildkröten und ab und zu ein Dugong; näher als drei Meter schwimmt man nicht heran.
Samadai, Dolphin House | Samadai, Delfinriff | Im Hufeisen des Riffs ruhen tagsüber Spinnerdelfine; die Ruhezone ist mit Bojen abgegrenzt, hineinschwimmen darf man nicht.
Elphinstone Reef | Elphinstone-Riff | Das Riff fällt in Wänden ins Blaue ab, im Herbst kommen Weißspitzen-Hochseehaie; ein Tauchgang für Erfahrene.
Sharm El Luli | Scharm el-Luli | Flaches Wasser, ruhig wie ein Becken, und zwanzig Meter vom Ufer beginnen lebende Korallen; Schatten gibt es am Strand nicht.
Wadi el Gemal | Wadi el-Gemal | Mangroven am Meer, Gazellen im Tal und die römischen Smaragdminen von Sikait, zu denen man im Geländewagen fährt.
Fury Shoals | Fury Shoals | Ein Revier für Tauchsafaris: In den Labyrinthen des Claudio-Riffs scheint die Sonne durch Fenster in den Korallen.

# nairobi | Nairobi, Flughafen Jomo Kenyatta, Terminal 1A | Nyama Choma mit Kachumbari, Ugali, Chapati und Milchtee mit Ingwer
Nairobi National Park | Nairobi-Nationalpark | Nashörner und Giraffen vor Hochhäusern; im Waisenhaus für Elefantenkälber nebenan wird um elf gefüttert.
Great Rift Valley viewpoint | Aussichtspunkt über dem Rift Valley | Auf zweieinhalbtausend Metern tritt die Straße an die Abbruchkante, unten liegt der Vulkan Longonot.
Lake Naivasha and Hell's Gate | Naivashasee und Hell’s Gate | Durch den Park Hell’s Gate radelt man zwischen Zebras, auf dem See fährt das Boot zu den Flusspferden.
Lake Nakuru | Nakurusee | Im umzäunten Park leben beide afrikanischen Nashornarten, Flamingos kommen, wenn ihnen der Wasserstand passt.
Masai Mara | Masai Mara | Von Juli bis Oktober queren die Gnus den Fluss Mara; bei Sonnenaufgang fliegen Ballons, gefrühstückt wird mitten in der Savanne.
Amboseli | Amboseli | Elefantenherden ziehen vor dem Kilimandscharo vorbei; gegen sechs Uhr früh zeigt sich der Berg und verschwindet bald in den Wolken.
Mount Kenya | Mount Kenya | Zum Point Lenana, 4985 Meter, geht man fünf Tage: hinauf auf der Sirimon-Route, hinunter durch den Wald von Chogoria.

# arusha | Flughafen Kilimandscharo, Ankunftshalle | Ndizi Nyama mit Bananen, Chipsi Mayai, Mishkaki und Kaffee vom Meru
Kilimanjaro, Machame route | Kilimandscharo, Machame-Route | Sechs bis sieben Tage bis zum Uhuru, 5895 Meter; an der Barranco-Wand braucht man die Hände, der Gipfelgang beginnt um Mitternacht.
Materuni waterfall and Chagga coffee | Materuni-Wasserfall und Chagga-Kaffee | Ein etwa achtzig Meter hoher Wasserfall, und im Dorf stampfen die Chagga Kaffee zum Lied und kochen ihn gleich überm Feuer.
Arusha National Park | Arusha-Nationalpark | Hier ist eine Fußsafari mit Ranger zwischen Giraffen unter dem Meru erlaubt, auf den Momella-Seen fahren Kanus.
Tarangire | Tarangire | Elefantenherden zwischen Baobabs; die meisten Tiere stehen in den trockenen Monaten Juli bis Oktober am Fluss.
Ngorongoro Crater | Ngorongoro-Krater | Der Wagen fährt sechshundert Meter hinab zum Kraterboden, auf dem rund fünfundzwanzigtausend Tiere leben; bis sechs Uhr abends muss man wieder draußen sein.
Serengeti, Seronera | Serengeti, Seronera | Hier sucht man Leoparden, die in Leberwurstbäumen schlafen; im Februar kalben die Gnus auf den südlichen Ebenen.
Lake Natron and Ol Doinyo Lengai | Natronsee und Ol Doinyo Lengai | Rotes Soda und Flamingos; auf den Vulkan brechen die Massai um Mitternacht auf, der Hang ist fünfundvierzig Grad steil.

# zanzibar | Stone Town, Altes Fort | Sansibar-Pizza in Forodhani, Oktopus in Kokosmilch, Biryani und Zuckerrohrsaft mit Limette
Stone Town | Stone Town | Geschnitzte Türen mit Messingspitzen, das Haus, in dem Freddie Mercury aufwuchs, und eine Kathedrale auf dem früheren Sklavenmarkt.
Prison Island | Prison Island | Über die Insel spazieren Riesenschildkröten von den Seychellen; einige sind fast zweihundert Jahre alt.
Kizimbani spice farm | Gewürzfarm Kizimbani | Nelken, Vanille und Annatto, mit dem man die Lippen färbt, soll man mit geschlossenen Augen am Duft erraten.
Jozani Forest | Jozani-Wald | Rote Stummelaffen kommen bis an den Weg, weiter führt ein Steg durch den Mangrovenwald.
Nungwi | Nungwi | Das Nordkap, an dem das Wasser bei Ebbe kaum zurückgeht; am Strand werden bis heute hölzerne Dhaus gebaut.
Mnemba Atoll | Mnemba-Atoll | Schildkröten und Schwärme von Rifffischen direkt vor der Insel; Boote fahren vom Strand Matemwe, an Land darf man nicht.
Paje | Paje | Eine flache Lagune zum Kiten, Wind weht von Juni bis September und im Januar; bei Ebbe ernten Frauen Algen.

# cape-town | Kapstadt, V&A Waterfront, Uhrturm | Bobotie, Braai mit Boerewors, Snoek vom Rost und Pinotage
Table Mountain | Tafelberg | Eine Gondel mit Drehboden oder zwei Stunden zu Fuß durch Platteklip; das „Tischtuch“ kommt mit dem Südostwind.
Bo-Kaap | Bo-Kaap | Das Viertel der Kapmalaien mit bunten Häusern, in dem man in der Küche der Gastgeber Curry kochen lernt.
Boulders Beach | Boulders Beach | Brillenpinguine leben direkt zwischen den Felsblöcken, am Strand nebenan kann man mit ihnen baden.
Cape of Good Hope | Kap der Guten Hoffnung | Man fährt über den Chapman’s Peak Drive am Abgrund entlang; am Kap klettern Paviane in die Autos, die Fenster bleiben zu.
Franschhoek and Stellenbosch | Franschhoek und Stellenbosch | Zwischen den Kellern fährt eine Weintram, und die Güter der Hugenotten stehen unter Eichen aus dem 17. Jahrhundert.
Hermanus | Hermanus | Südkaper sieht man von Juli bis November schon vom Klippenweg, und der Ausrufer der Stadt bläst auf einem Horn aus Seetang.
Cape Agulhas | Kap Agulhas | Der südlichste Punkt Afrikas mit einem Stein, an dem sich nach Übereinkunft Atlantik und Indischer Ozean treffen.
Muizenberg | Muizenberg | Eine sanfte Welle für das erste Brett und eine Reihe bunter Badehäuschen im Sand; auf dem Berg wachen Haibeobachter.

# windhoek | Windhoek, Flughafen Hosea Kutako | Oryxsteak, Kapana vom Markt in Katutura, Austern aus Walvis Bay und Apfelkuchen in Solitaire
Single Quarters market, Katutura | Markt Single Quarters, Katutura | Rindfleisch wird vor den Gästen zerteilt und gegrillt; man isst es mit den Händen und tunkt es in Salz und Chili.
Dune 45 and Deadvlei | Düne 45 und Deadvlei | Tote Akazien stehen seit etwa neunhundert Jahren auf weißem Lehm; das Parktor öffnet mit dem Sonnenaufgang.
Sesriem Canyon | Sesriem Canyon | Ein Spalt, einen Kilometer lang und dreißig Meter tief, in dem es auch mittags genug Schatten gibt.
Walvis Bay and Sandwich Harbour | Walvis Bay und Sandwich Harbour | Dünen stürzen in den Atlantik, befahrbar nur bei Ebbe; Kajaks zwischen Seebären.
Spitzkoppe | Spitzkoppe | Ein 1728 Meter hoher Granitberg, darunter ein Felsbogen und ein Lager ohne Strom, in dem man die Milchstraße bis zum Horizont sieht.
Okonjima | Schutzgebiet Okonjima | Leoparden sucht man im Auto nach dem Signal des Halsbands, an Nashörner geht man mit dem Ranger zu Fuß heran.
Okaukuejo, Etosha | Okaukuejo, Etosha | Am beleuchteten Wasserloch beim Camp treffen sich nachts Spitzmaulnashörner, Elefanten und Löwen, man sitzt auf einer Bank davor.
`;
