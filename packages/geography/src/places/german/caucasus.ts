export const caucasusGerman = `
# kazbegi | Stepanzminda, Hauptplatz | Mochewische Chinkali, Chabidsgina mit Käse und Kartoffeln, Forelle und Thymiantee
Gergeti Trinity Church | Dreifaltigkeitskirche Gergeti | Eine Kirche des 14. Jahrhunderts auf 2170 Metern; vom Platz zu Fuß anderthalb Stunden, die Straße ist asphaltiert, der Kasbek zeigt sich morgens.
Gergeti Glacier and AltiHut | Gergeti-Gletscher und AltiHut | Der Arscha-Pass auf 2940 Metern, dann die Hütte auf 3014 und eine Suppe vor dem Gletscher.
Mount Kazbek | Kasbek | 5054 Meter: vier bis fünf Tage ab Stepanzminda über die Wetterstation, auf dem Gletscher ist Anseilen Pflicht.
Darial Gorge | Darial-Schlucht | Tausend Meter senkrechte Wände, die Grenze zu Russland und ein neues Kloster direkt am Grenzposten.
Gveleti waterfalls | Gweleti-Wasserfälle | Zum Kleinen sind es zwanzig Minuten, zum Großen vierzig; der Pfad ist schmal, und bei Hitze steht man unter dem Strahl Schlange.
Truso Valley | Truso-Tal | Orangefarbener Travertin, der sprudelnde Abano-See und die Festung Sakagori an der geschlossenen Grenze.
Juta and the Chaukhi massif | Dschuta und das Tschauchi-Massiv | Die „georgischen Dolomiten“: vom Dorf auf 2200 Metern eine Stunde zur Hütte, dann über den 3338 Meter hohen Pass zu den Abudelauri-Seen.
Gudauri | Gudauri | Pisten bis 3276 Meter, baumlose Hänge zum Freeriden und der Bogen der Freundschaft am Kreuzpass.

# telavi | Telawi, an der Festung Batonisziche | Mzwadi über Rebholz, Chaschlama, Tschurtschchela und Saperawi aus dem Qvevri
Alaverdi Cathedral | Kathedrale Alawerdi | Eine fünfzig Meter hohe Kathedrale aus dem 11. Jahrhundert und der Klosterkeller, in dem seit 1011 Wein entsteht.
Ikalto Academy | Akademie Iqalto | Die Akademie, an der Rustaweli studiert haben soll; im Hof liegen Reihen alter Qvevri unter Zypressen.
Tsinandali | Zinandali | Das Gut der Tschawtschawadse mit englischem Park; hier wurde zum ersten Mal georgischer Wein in Flaschen gefüllt.
Gremi | Gremi | Die Festungskirche der Hauptstadt der kachetischen Könige; die Stadt ringsum zerstörte 1615 Schah Abbas.
Kvareli, Khareba wine tunnel | Qwareli, Weintunnel Chareba | Fast acht Kilometer Stollen im Fels, das ganze Jahr vierzehn Grad; man lernt, Tonis Puri zu backen.
Sighnaghi and Bodbe | Sighnaghi und Bodbe | Eine Stadt auf dem Bergrücken mit Mauer und Blick über die Alasani; in Bodbe liegt die heilige Nino begraben.
Vashlovani National Park | Nationalpark Waschlowani | Savanne, Lehmschluchten und die „Scharfe Wand“ an der Grenze; die Genehmigung gibt es in Dedoplisszqaro.

# batumi | Batumi, Europaplatz | Adscharisches Chatschapuri, Sinori, Borano und Wein aus Tschchaweri
Batumi Boulevard | Boulevard von Batumi | Sieben Kilometer Palmen und Radweg; am Hafen gleiten „Ali und Nino“ langsam aufeinander zu und auseinander.
Batumi Botanical Garden | Botanischer Garten am Grünen Kap | Der Garten von 1912 fällt vom Himalaja bis Australien zum Meer ab; abwärts geht es leichter, der Eingang liegt oben.
Gonio Fortress | Festung Gonio | Das römische Apsaros mit achtzehn Türmen und Zitrusbäumen im Hof; der Strand daneben ist sauberer als der in der Stadt.
Makhuntseti waterfall and bridge | Wasserfall und Brücke Machunzeti | Ein zwanzig Meter hoher Strahl und ein Steinbogen aus dem 11. bis 12. Jahrhundert; nebenan verkostet man adscharischen Wein.
Mtirala National Park | Nationalpark Mtirala | Der „Weinende“: der regenreichste Ort Georgiens, Buchs, Kastanien und ein Becken unter dem Wasserfall bei Tschakwistawi.
Beshumi and Goderdzi Pass | Beschumi und Goderdsi-Pass | Ein Bergkurort auf 2000 Metern, Holzhäuser und Schnee bis Mai; die Straße war lange unbefestigt.
Ureki | Ureki | Schwarzer Magnetsand und flaches Meer, an das Familien mit Kindern fahren.

# yerevan | Platz der Republik, an den singenden Fontänen | Chorowaz, Dolma in Weinblättern, Gata, Schingjalow Haz und Aprikosenschnaps
Cascade and Cafesjian Center | Kaskade und Cafesjian-Zentrum | Über fünfhundert Stufen aus Tuff, innen Rolltreppen; bei Sonnenaufgang sieht man von oben den ganzen Ararat.
Vernissage market | Markt „Vernissage“ | Am Wochenende Teppiche, Duduks und Kelims; im GUM-Markt nebenan gibt es Sudschuch und Trockenobst zum Probieren.
Etchmiadzin and Zvartnots | Etschmiadsin und Swartnoz | Eine Kathedrale des 4. Jahrhunderts und die Ruine einer Rundkirche mit Adlern auf den Kapitellen.
Garni | Garni | Der einzige erhaltene heidnische Säulentempel Armeniens; unten in der Schlucht die „Symphonie der Steine“ aus Basalt.
Geghard Monastery | Kloster Geghard | Kirchen, direkt in den Fels gehauen; man bittet um einen Chor, das Echo hält den Ton fast eine halbe Minute.
Khor Virap | Chor Wirap | Näher kommt man dem Ararat nicht; in die Grube, in der Gregor der Erleuchter dreizehn Jahre saß, steigt man über eine Leiter.
Areni and Noravank | Areni und Norawank | Eine sechstausend Jahre alte Kelterei in der Höhle Areni-1, danach die rote Schlucht und das zweistöckige Norawank.
Tatev and the Wings of Tatev | Tatew und die „Flügel von Tatew“ | Die 5752 Meter lange Seilbahn über die Worotan-Schlucht fährt in zwölf Minuten zum Kloster des 9. Jahrhunderts.

# dilijan | Dilidschan, Platz mit dem Denkmal „Mimino“ | Sewan-Forelle Ischchan, Flusskrebse, Arissa und Honig aus Tawusch
Old Dilijan, Sharambeyan Street | Alt-Dilidschan, Scharambejan-Straße | Ein wiederhergestelltes Viertel des 19. Jahrhunderts mit Werkstätten von Schnitzern und Töpfern unter Holzbalkonen.
Lake Parz | Parz-See | Boote, ein Seilpark und der Anfang des Wegs nach Goschawank durch Hainbuchenwald, acht Kilometer.
Haghartsin | Haghartsin | Ein Kloster des 10. bis 13. Jahrhunderts im Waldkessel; im Refektorium tragen gekreuzte Bögen die Decke.
Goshavank | Goschawank | Der „gestickte“ Chatschkar des Meisters Poghos von 1291: ein so feines Muster, dass der Stein in Schichten durchscheint.
Sevanavank | Sewanawank | Schwarze Kirchen des 9. Jahrhunderts auf einer früheren Insel; der See auf 1900 Metern wechselt bis Mittag die Farbe.
Shorzha beaches | Strände von Schorscha | Kies und klares Wasser am Ostufer, im August bis zweiundzwanzig Grad.
Haghpat and Sanahin | Haghpat und Sanahin | Zwei rivalisierende Klöster über der Debed-Schlucht, beide UNESCO-Welterbe; ein Weg von zwei Stunden verbindet sie.

# baku | Baku, Jungfrauenturm | Schah-Plow in der Kruste, Düschbärä, Qutab mit Kräutern und Baklava aus Scheki
Icherisheher | Altstadt İçərişəhər | Die alte Stadt im Mauerring: der Palast der Schirwanschahs, Steinmetzwerkstätten und der Hof, in dem „Der Brillantenarm“ gedreht wurde.
Highland Park and the Flame Towers | Hochpark und Flame Towers | Mit der Standseilbahn vom Boulevard hinauf; in der Dämmerung flammen die Fassaden der Türme über der ganzen Bucht auf.
Heydar Aliyev Center | Heydar-Aliyev-Zentrum | Zaha Hadids weiße Welle ohne einen rechten Winkel, ringsum Rasen und Porzellanschnecken.
Ateshgah Fire Temple | Feuertempel Ateschgah | Der Hof der Feueranbeter in Surachani: Das natürliche Gas ist versiegt, die Flamme wird aus einer Leitung gespeist.
Yanar Dag | Yanar Dağ | Zehn Meter Hang, die brennen und nie verlöschen; man kommt nach Sonnenuntergang.
Gobustan | Qobustan | Sechstausend Felsbilder mit Booten und Tänzern und nebenan Schlammvulkane, zu denen alte Ladas fahren.
Khinalug | Xınalıq | Ein Dorf auf 2300 Metern mit eigener Sprache; das Dach des unteren Hauses ist der Hof des oberen.
Sheki | Scheki | Der Khanspalast mit Schebeke-Fenstern ohne Nagel und Leim und eine Karawanserei, in der man bis heute übernachtet.
`;
