export const southeastAsiaGerman = `
# phuket | Phuket, Chalong Pier | Hokkien Mee, Krabbe in gelbem Curry mit Nudeln, Roti mit Banane und Mango mit Klebreis
Phuket Old Town | Altstadt von Phuket | Sinoportugiesische Geschäftshäuser an der Thalang Road, sonntags bis zehn Uhr Markt.
Promthep Cape | Kap Promthep | Zum Sonnenuntergang kommt die ganze Insel; hinter dem Leuchtturm beginnt ein Pfad zu den Felsen, auf dem kaum noch jemand geht.
Phi Phi Islands | Phi-Phi-Inseln | In die Maya Bay darf man in der Saison, aber nicht baden; am besten bleibt man über Nacht, wenn die Ausflugsboote fort sind.
Phang Nga Bay | Bucht von Phang Nga | Mit dem Kajak bei Ebbe in die Hong-Höhlen und das Pfahldorf Ko Panyi.
Similan Islands | Similan-Inseln | Der Park ist von Mitte Oktober bis Mai offen: Granitblöcke unter Wasser, und bei Ko Bon trifft man Mantas.
Railay | Railay | An den Wänden über dem Sand klettern auch Anfänger mit Trainer; hin kommt man nur mit dem Boot von Ao Nang.
Khao Sok and Cheow Lan | Khao Sok und Cheow Lan | Man übernachtet in schwimmenden Bungalows zwischen Karstfelsen und hört bei Sonnenaufgang die Gibbons.

# chiang-mai | Chiang Mai, Tha-Phae-Tor | Khao Soi, Sai Ua, Nam Prik Num und Mangos vom Warorot-Markt
Old city temples | Tempel der Altstadt | Chedi Luang verlor seine Spitze bei einem Erdbeben, Phra Singh glänzt golden; zu Loi Krathong ist der ganze Stadtgraben voller Kerzen.
Doi Suthep | Doi Suthep | Über dreihundert Stufen zwischen zwei Nagas; zu Fuß geht man den Mönchspfad über Wat Pha Lat.
Doi Inthanon | Doi Inthanon | Der höchste Berg des Landes, 2565 Meter; der Weg Kew Mae Pan ist von November bis Mai offen.
Bua Thong Sticky Waterfall | Wasserfall Bua Thong | Der Kalkstein ist rau und nicht glitschig, deshalb steigt man barfuß direkt durchs Wasser hinauf.
Pai | Pai | Unterwegs 762 Kurven, am Ende eine Schlucht für den Sonnenuntergang und heiße Quellen.
Chiang Rai, White Temple | Chiang Rai, Weißer Tempel | Wat Rong Khun des Künstlers Chalermchai: Zur Tür führt eine Brücke über die Hände der Sünder.

# ha-long | Hanoi, Opernhaus | Phở bò zum Frühstück, Bún chả, Bánh cuốn und Kaffee mit Ei
Old Quarter and Hoan Kiem Lake | Sechsunddreißig Gassen und Hoan-Kiem-See | Jede Gasse trägt ihr Handwerk im Namen; am Wochenende ist das Ufer Fußgängerzone.
Temple of Literature | Literaturtempel | Auf den Rücken steinerner Schildkröten stehen zweiundachtzig Stelen mit Namen von Gelehrten, die ersten von 1484.
Ha Long Bay | Halong-Bucht | Fast zweitausend Inseln; übernachtet wird in Bai Tu Long, dort sind weniger Dschunken.
Cat Ba and Lan Ha | Cat Ba und Lan Ha | Kajaks fahren unter Felsbögen hindurch, auf den Klippen leben seltene Languren, und Kletterer fallen direkt ins Wasser.
Ninh Binh, Trang An | Ninh Binh, Trang An | Bootsfrauen rudern mit den Füßen durch Höhlen; auf den Berg Mua führen fünfhundert Stufen zu einem steinernen Drachen.
Sa Pa and Fansipan | Sa Pa und Fansipan | Im September werden die Terrassen gelb; durch die Dörfer führen Hmong-Frauen, und auf den Gipfel fährt eine Seilbahn.
Ma Pi Leng, Ha Giang | Pass Ma Pi Leng, Ha Giang | Anderthalbtausend Meter über dem Nho Que, eine Runde von drei Tagen auf dem Motorrad mit Fahrer.

# hoi-an | Hoi An, Japanische Brücke | Cao lầu mit Wasser aus dem Ba-Le-Brunnen, Weiße Rose, Bánh mì bei Phuong und Lotostee
Old town and lanterns | Altstadt und Laternen | Am 14. des Mondmonats löscht man in den Häusern das Licht und lässt Kerzen auf dem Fluss schwimmen.
Tra Que village | Dorf Tra Que | Die Basilikumbeete werden aus Gießkannen am Schulterjoch gegossen; Gäste bekommen eine Kanne und danach eine Kochstunde.
My Son | My Son | Ziegeltürme der Cham, gebaut vom 4. bis zum 13. Jahrhundert; um halb sieben früh gibt es hier nur Nebel und Vögel.
Marble Mountains | Marmorberge | Eine Treppe führt zur Höhle Huyen Khong, in der gegen Mittag ein Strahl durch das Gewölbe auf den Buddha fällt.
Dragon Bridge, Da Nang | Drachenbrücke, Da Nang | Samstags und sonntags um neun speit sie Feuer und Wasser.
Hai Van Pass | Wolkenpass Hai Van | Die Serpentinenstraße steigt auf fast fünfhundert Meter und fällt zur Lagune ab; viele fahren auf dem Motorrad mit Fahrer.
Hue | Hue | Die Verbotene Stadt der Nguyen-Dynastie, das Grab des Kaisers Tu Duc und die scharfe Suppe Bún bò.

# mekong-delta | Ho-Chi-Minh-Stadt, Anleger Bach Dang | Cơm tấm, Elefantenohrfisch, Bánh xèo und Kokoskaramell aus Ben Tre
Central Post Office and Ben Thanh | Hauptpost und Markt Ben Thanh | Die Post von 1891 mit alten Karten an den Wänden ist bis heute in Betrieb; auf dem Markt handelt man lächelnd.
Cu Chi Tunnels | Tunnel von Cu Chi | Der Gang für Gäste wurde verbreitert, trotzdem geht man in der Hocke; am Ausgang gibt es gekochten Maniok.
Ben Tre | Ben Tre | Ein Sampan fährt durch Kanäle unter Nipapalmen, und Kokoskaramell wird vor den Gästen gekocht.
Cai Rang floating market | Schwimmender Markt Cai Rang | Man kommt um halb sechs; die Ware hängt an einer Stange, Suppe wird direkt im Boot gekocht.
Sa Dec | Sa Dec | Das Haus des Mannes hinter Marguerite Duras’ „Der Liebhaber“ und Blumengärten, die vor dem Tet-Fest vom Boot aus gegossen werden.
Chau Doc and Tra Su Forest | Chau Doc und Wald Tra Su | Das Boot gleitet über grüne Wasserlinsen zwischen Störchen; in der Nähe liegen ein Pfahldorf der Cham und das Schnellboot nach Phnom Penh.

# siem-reap | Siem Reap, Brücke am Alten Markt | Amok im Bananenblatt, Lok Lak mit Kampot-Pfeffer, zum Frühstück Nudeln Num Banh Chok
Angkor Wat | Angkor Wat | Den Sonnenaufgang erlebt man am linken Teich, gleich danach steigt man auf die dritte Ebene, solange alle frühstücken.
Bayon | Bayon | Über zweihundert steinerne Lächeln; auf den äußeren Reliefs Markt, Küche und Hahnenkämpfe.
Ta Prohm | Ta Prohm | Wurzeln von Tetrameles-Bäumen umklammern die Galerien, die man mit Absicht dem Wald überließ; am besten kommt man gleich zur Öffnung.
Banteay Srei | Banteay Srei | Ein kleiner Tempel des 10. Jahrhunderts aus rosa Sandstein, feinere Reliefs gibt es in Angkor nicht; aus Siem Reap fährt man auch mit dem Rad her.
Phnom Kulen | Phnom Kulen und Kbal Spean | In das Flussbett sind tausend Lingas gemeißelt, damit das Wasser für Angkor heilig ist; weiter unten baden an einem Wasserfall ganze Familien.
Kampong Phluk | Kampong Phluk | Die Häuser stehen auf acht Meter hohen Pfählen; bis September steigt der Tonle Sap fast bis zur Schwelle.
Beng Mealea | Beng Mealea | Der Tempel wurde nicht restauriert, er liegt so da, wie der Wald ihn ließ; über die Trümmer führen Holzstege.

# luang-prabang | Luang Prabang, Nachtmarkt am Palast | Laotische Khao Soi, Laap vom Fisch, Flussalgen Kaipen und Klebreis
Wat Xieng Thong | Wat Xieng Thong | An der Rückwand ein Mosaik mit dem Lebensbaum; den Almosengang der Mönche fotografiert man nur aus der Ferne.
Mount Phousi | Phousi | 328 Stufen und der Sonnenuntergang über zwei Flüssen.
Kuang Si Falls | Kuang-Si-Wasserfälle | Türkisfarbene Becken untereinander, in den oberen wird gebadet; am Eingang eine Auffangstation für Kragenbären, die aus Käfigen gerettet wurden.
Pak Ou Caves | Höhlen von Pak Ou | In zwei Höhlen über dem Fluss brachte man jahrhundertelang ausgediente Buddhas; das Boot fährt zwei Stunden gegen den Strom.
Nong Khiaw | Nong Khiaw | Zum Aussichtspunkt Pha Daeng steigt man anderthalb Stunden, am besten vor Sonnenaufgang: unten Nebel über dem Nam Ou und Karstwände.
Pakbeng | Pakbeng | Die Übernachtung auf der Zweitagesfahrt nach Houay Xay, am anderen Ufer leben Elefanten.
Vang Vieng | Vang Vieng | Tubing auf dem Nam Song, blaue Lagunen und Ballons über dem Karst.
`;
