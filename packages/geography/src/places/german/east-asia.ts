export const eastAsiaGerman = `
# beijing | Peking, Qianmen-Straße, am Torbogen | Ente mit Pfannkuchen, Jianbing zum Frühstück, mongolischer Feuertopf und Tanghulu
Forbidden City and Jingshan | Verbotene Stadt und Jingshan | Karten bucht man eine Woche vorher mit dem Reisepass; um fünf steigt man für den Blick über die Dächer auf den Hügel Jingshan.
Temple of Heaven | Himmelstempel | Ab sechs Uhr früh üben Rentner im Park Tai-Chi, singen und spielen Karten in der langen Galerie.
Shichahai hutongs | Hutongs am Shichahai | Die Gassen um den Trommelturm fährt man mit dem Rad ab, zu Mittag isst man in einem Hofhaus, im Winter ist der See eine Eisbahn.
Summer Palace | Sommerpalast | Ein 728 Meter langer Wandelgang, ein Boot aus Marmor und Ruderboote auf dem Kunming-See.
Great Wall, Mutianyu | Große Mauer bei Mutianyu | Dreiundzwanzig Wachtürme in Folge; hinauf fährt die Kabinenbahn, hinunter die Rodelbahn.
Great Wall, Jinshanling | Große Mauer bei Jinshanling | Ein unrestaurierter Abschnitt in Richtung Simatai, zehn Kilometer auf und ab; bei Sonnenaufgang ist niemand auf der Mauer.
Ming Tombs | Ming-Gräber | Der Seelenweg mit steinernen Kamelen und der unterirdische Palast Dingling.

# zhangjiajie | Bahnhof Zhangjiajie West | Eintopf San Xia Guo, geräucherter Schweinebauch nach Art der Tujia, scharfer Fisch und Reisnudeln
Yuanjiajie, Hallelujah Mountain | Yuanjiajie, Halleluja-Berg | Die Felssäule, nach der die Berge in „Avatar“ entstanden; hinauf fährt der 326 Meter hohe Bailong-Aufzug.
Golden Whip Stream | Bach der Goldenen Peitsche | Siebeneinhalb Kilometer ebener Weg am Grund der Schlucht; Makaken greifen nach Tüten mit Essen.
Tianzi Mountain | Tianzi-Berg | Nach Regen stehen die Gipfel in Wolken; den besten Blick hat die Terrasse am Denkmal des Marschalls He Long.
Tianmen Mountain | Tianmen-Berg | Die Seilbahn beginnt mitten in der Stadt; zum Felsentor führen eine Straße mit neunundneunzig Kehren und 999 Stufen.
Grand Canyon Glass Bridge | Glasbrücke über den Grand Canyon | Die vierhundertdreißig Meter lange Brücke hängt dreihundert Meter über dem Grund; übers Glas geht man in Überschuhen, die Karte gilt für eine feste Zeit.
Furong Town | Furong | Ein Dorf der Tujia direkt über einem Wasserfall, unter dem ein Weg hindurchführt; abends ist es beleuchtet.
Fenghuang | Fenghuang | Pfahlhäuser am Fluss Tuojiang, den man auf Trittsteinen überquert; abends singt und leuchtet das ganze Ufer.

# lijiang | Lijiang, Wasserräder an der Altstadt | Reisnudeln „Über die Brücke“, Baba-Fladen, Feuertopf mit luftgetrockneten Rippchen und Pu-Erh
Black Dragon Pool | Teich des Schwarzen Drachen | Morgens, solange kein Wind geht, spiegelt sich der Jadedrachen-Schneeberg; hinter der Brücke beginnen stille Gassen der Naxi.
Jade Dragon Snow Mountain | Jadedrachen-Schneeberg | Die Gondel fährt auf 4506 Meter, weiter führen Stege zum Aussichtspunkt auf 4680; Sauerstoff gibt es unten zu kaufen, man geht langsam.
Tiger Leaping Gorge | Tigersprungschlucht | Der obere Weg dauert zwei Tage: achtundzwanzig Kehren hinauf und eine Nacht im Gasthaus auf halber Strecke.
Shaxi | Shaxi | Der letzte erhaltene Markt der Tee-Pferde-Straße mit Theaterbühne, der Yujin-Brücke und fast ohne Gedränge.
Dali and Erhai Lake | Dali und Erhai-See | Um den See sind es etwa hundertzwanzig Kilometer mit dem Rad; unter den Bergen stehen drei Pagoden des 9. Jahrhunderts.
Lugu Lake | Lugu-See | Hier leben die Mosuo, bei denen Haus und Name über die Frauen weitergehen; über den See fährt man im Einbaum.
Shangri-La, Songzanlin | Shangri-La, Songzanlin | Ein tibetisches Kloster auf 3380 Metern; abends tanzt die ganze Stadt auf dem Platz im Kreis.

# tokyo | Bahnhof Tokio, Ausgang Marunouchi | Sushi in Tsukiji, Ramen am Tresen, Monja in Tsukishima und Taiyaki
Asakusa and Senso-ji | Asakusa und Senso-ji | Abends sind die Läden der Nakamise zu, dafür ist der Tempel beleuchtet und fast leer.
Shibuya and Meiji Shrine | Shibuya und Meiji-Schrein | Die belebteste Kreuzung der Stadt und zwei Stationen weiter ein Wald aus hunderttausend Bäumen um den Schrein.
Tsukiji Outer Market | Äußerer Markt Tsukiji | Man kommt um acht, ehe der Fang des Morgens verkauft ist: Tamagoyaki am Stiel, Seeigel und handgeschmiedete Messer.
Kamakura | Kamakura | Der Große Buddha von 1252 unter freiem Himmel und der Daibutsu-Weg über die Hügel.
Nikko | Nikko | Der prächtige Tosho-gu-Schrein mit den drei Affen und der siebenundneunzig Meter hohe Kegon-Wasserfall.
Hakone | Hakone | Ein Schiff auf dem Ashi-See, die Seilbahn über die Schwefeldämpfe von Owakudani, wo Eier schwarz gekocht werden, und eine Nacht im Ryokan mit Onsen.
Lake Kawaguchi | Kawaguchi-See | Am Nordufer spiegelt sich der Fuji im See, in der Nähe steht die Chureito-Pagode von der Postkarte.
Mount Fuji ascent | Besteigung des Fuji | Auf 3776 Meter steigt man von Juli bis Anfang September; man schläft in der Hütte der achten Station und sieht vom Kraterrand den Sonnenaufgang.

# kyoto | Bahnhof Kyoto, Zentralausgang | Kaiseki, Yudofu am Nanzen-ji, Nishin-Soba und Matcha mit Wagashi
Fushimi Inari | Fushimi Inari | Der Weg durch Tausende rote Torii steigt vier Kilometer den Berg hinauf; hinter der Gabelung Yotsutsuji ist kaum noch jemand.
Gion and Kiyomizu-dera | Gion und Kiyomizu-dera | Die Tempelterrasse steht ohne Nägel auf hundertneununddreißig Pfeilern; Geiko hält man in Gion nicht für ein Foto auf.
Nishiki Market | Nishiki-Markt | Über hundert Läden unter einem Dach: kleine Kraken mit Ei, eingelegtes Gemüse Tsukemono und Messer aus dem Haus Aritsugu.
Kinkaku-ji and Ryoan-ji | Kinkaku-ji und Ryoan-ji | Ein goldener Pavillon im Teich, dann fünfzehn Steine, von denen man immer vierzehn sieht.
Arashiyama | Arashiyama | In den Bambushain kommt man um sieben Uhr früh, tagsüber treibt man im Boot von Kameoka auf dem Hozu her.
Nara | Nara | Hirsche verbeugen sich für Kekse, und im Todai-ji sitzt ein fünfzehn Meter hoher Buddha.
Kumano Kodo | Kumano Kodo | Der Pilgerweg Nakahechi nach Hongu, eine Nacht in Yunomine mit gemeinsamem Onsen am Fluss.
Himeji Castle | Burg Himeji | Der „Weiße Reiher“ von 1609: drinnen sechs Geschosse mit steilen Treppen, die Schuhe trägt man in einer Tüte.

# sapporo | Bahnhof Sapporo, Südausgang | Miso-Ramen, Dschingiskan-Lamm, Suppencurry und Seeigel aus Otaru
Odori Park | Odori-Park | Im Februar fünfzehn Meter hohe Schlösser aus Schnee, im Juli Biergärten.
Otaru | Otaru | Ein Kanal mit Steinspeichern aus der Zeit des Heringsfangs, Glasbläser und Sushi aus dem Fang des Morgens am Markt Sankaku.
Niseko | Niseko | Fünfzehn Meter Schnee im Winter und Nachtskilauf unter dem Yotei.
Noboribetsu | Noboribetsu | Im Höllental dampfen gelbe Hänge direkt hinter den Hotels, und in den Onsen fließen neun Arten Mineralwasser.
Furano and Biei | Furano und Biei | Mitte Juli blüht der Lavendel, ringsum gestreifte Hügel, und in Biei liegt der Blaue Teich.
Asahidake | Asahidake | Der höchste Berg Hokkaidos, 2291 Meter, mit Fumarolen; im September färbt sich hier das Laub so früh wie nirgends sonst in Japan.
Lake Toya and Mount Usu | Toya-See und Berg Usu | Eine Caldera mit einer Insel und nebenan der Showa-shinzan, ein Vulkan, der in den 1940er-Jahren aus einem Feld wuchs.
`;
