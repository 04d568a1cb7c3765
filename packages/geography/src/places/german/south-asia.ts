export const southAsiaGerman = `
# petra | Wadi Musa, Besucherzentrum Petra | Mansaf, das man mit der Hand isst, Zarb aus dem Sand, Hummus und Tee mit Salbei
The Siq and the Treasury | Siq und Schatzhaus | Zwölfhundert Meter zwischen Felswänden, dann im Spalt eine rosa Fassade; die Sonne trifft sie von neun bis elf.
Ad Deir, the Monastery | Kloster Ad-Deir | Die achthundert Stufen steigt man am Nachmittag hinauf, wenn die Fassade in der Sonne steht; gegenüber gibt es Tee.
Little Petra | Klein-Petra | Der Eintritt ist frei, drinnen ist nabatäische Malerei mit Weinranken erhalten; von hier führt der hintere Weg nach Ad-Deir.
Wadi Rum | Wadi Rum | Tagsüber steigt man auf die Felsbrücke Burdah und geht in die Khazali-Schlucht, abends holen die Beduinen das Essen aus dem Sand.
Dana Biosphere Reserve | Biosphärenreservat Dana | Vom Steindorf an der Abbruchkante führt ein Weg vierzehn Kilometer hinab nach Feynan, wo Kerzen statt Lampen brennen.
Aqaba | Aqaba | Ein Riff mit dem Schiff „Cedar Pride“ und ein versenktes „Hercules“-Flugzeug; ins Wasser geht man vom Ufer.
Dead Sea and Wadi Mujib | Totes Meer und Wadi Mudschib | Das Ufer liegt vierhundertdreißig Meter unter dem Meeresspiegel; durch die Schlucht geht man ab April brusttief gegen die Strömung.
Jerash | Gerasa | Ein ovales Forum und der Artemistempel: Seine Säulen schwanken, ein Löffel in der Fuge beweist es.

# dubai | Dubai, Metrostation Al Ghubaiba | Machboos, Luqaimat mit Dattelsirup, Karak-Tee und Schawarma in Deira
Al Fahidi and an abra across the Creek | Al Fahidi und mit der Abra über den Creek | Von alten Häusern mit Windtürmen setzt die Abra für einen Dirham ans andere Ufer über, zum Gewürzsouk.
Burj Khalifa | Burj Khalifa | 828 Meter, Aussichtsplattform in der 124. Etage; unten tanzen ab sechs Uhr abends jede halbe Stunde die Fontänen.
Marina and the Palm | Marina und Palm Jumeirah | Mit der Jacht fährt man in zwei Stunden um die Palme bis zum „Atlantis“; wer keine Zeit hat, findet nebenan den kostenlosen Strand JBR.
Lahbab desert | Wüste Lahbab | Der Sand ist hier rot; die Fahrer lassen Luft aus den Reifen und fahren über die Kämme, um zum Sonnenuntergang im Lager zu sein.
Hatta | Hatta | Auf dem Stausee im Hadschar-Gebirge fahren Kajaks, ringsum liegen die Strecken eines Bikeparks.
Sheikh Zayed Mosque | Scheich-Zayid-Moschee | Ein einziger Teppich von fünfeinhalbtausend Quadratmetern und 82 Kuppeln; Kleidung bis zu Handgelenken und Knöcheln, Eintritt frei mit Anmeldung.
Louvre Abu Dhabi | Louvre Abu Dhabi | Durch Jean Nouvels Kuppel fällt ein „Lichtregen“ in die Säle, und das Meer reicht bis zwischen die Pavillons.
Jebel Jais | Dschabal Dschais | Die Straße steigt bis 1700 Meter, von dort führt eine fast drei Kilometer lange Zipline hinunter.

# muscat | Maskat, Flughafen, Ankunftshalle | Schuwa aus der Erdgrube, Mischkak, Halwa mit Rosenwasser und Kahwa mit Kardamom
Sultan Qaboos Grand Mosque | Große Sultan-Qabus-Moschee | Gäste dürfen von acht bis elf Uhr früh hinein; am Teppich knüpften sechshundert Frauen vier Jahre lang.
Mutrah | Mutrah | Den neuen Fischmarkt baute das Büro Snøhetta, gegenüber liegt der alte Souk, in dem es nach Weihrauch duftet.
Daymaniyat Islands | Daimaniyat-Inseln | Ein Meeresreservat, in dem man das ganze Jahr Schildkröten trifft und im September Walhaie.
Wadi Shab | Wadi Schab | Ein Boot setzt über den Fluss, dann vierzig Minuten zu Fuß und schwimmend in eine Höhle mit Wasserfall.
Nizwa | Nizwa | Freitags im Morgengrauen werden Ziegen im Kreis geführt und gehandelt, danach steigt man auf den runden Turm der Festung.
Jebel Shams | Dschabal Schams | Der „Balkonweg“ führt auf einem Band über der kilometertiefen Schlucht zum verlassenen Dorf As-Sab.
Wahiba Sands | Wahiba-Wüste | Dünenkämme ziehen sich fast zweihundert Kilometer hin; zum Sonnenuntergang gibt es an der Düne Beduinenkaffee.
Ras al Jinz | Ras al-Dschinz | Nachts kommen Suppenschildkröten zur Eiablage an den Strand; Ranger führen hin, Blitzlicht ist verboten.

# jaipur | Bahnhof Jaipur | Dal Baati Churma, Laal Maas, Ghevar und Lassi im Tonbecher
Hawa Mahal | Hawa Mahal | Hinter 953 Fensterchen verbargen sich die Hofdamen; die Fassade fotografiert man vor acht aus dem Café gegenüber.
City Palace and Jantar Mantar | Stadtpalast und Jantar Mantar | In der Sternwarte des 18. Jahrhunderts steht eine siebenundzwanzig Meter hohe Sonnenuhr, auf zwei Sekunden genau.
Amber Fort | Fort Amber | Der Spiegelsaal Sheesh Mahal leuchtet von einer einzigen Kerze auf; hinauf geht man zu Fuß und schont die Elefanten.
Chand Baori stepwell | Stufenbrunnen Chand Baori | Dreieinhalbtausend Stufen führen dreizehn Ebenen hinab; unten bleibt das Wasser auch bei Hitze kühl.
Ranthambore | Ranthambore | Tiger sieht man am ehesten ab April, an den Seen unter dem alten Fort; Plätze in den Wagen bucht man etwa drei Monate vorher.
Pushkar | Pushkar | Ein seltener Brahma-Tempel, Ghats um den heiligen See und der Kamelmarkt zum Vollmond im November.
Agra, Taj Mahal | Agra, Taj Mahal | Zur Öffnung um sechs geht man zum Osttor, dort ist die Schlange kürzer; freitags geschlossen.

# leh | Leh, Tor des Hauptbasars | Thukpa, Momos, Skyu mit Rüben und salziger Gur-Gur-Tee
Shanti Stupa and Leh Palace | Shanti-Stupa und Palast von Leh | Die ersten zwei Tage bleibt man hier, denn Leh liegt auf 3500 Metern: die Stupa zum Sonnenuntergang, der Palast am nächsten Morgen.
Thiksey Monastery | Kloster Thiksey | Um sechs Uhr früh bläst man vom Dach die Muschelhörner, drinnen sitzt ein zwei Stockwerke hoher Maitreya, und die Mönche bitten zum Tee.
Hemis Monastery | Kloster Hemis | Im Juni oder Juli feiert das Kloster mit Maskentänzen das Tsechu, im Winter spürt man im Park ringsum Schneeleoparden auf.
Indus and Zanskar confluence | Zusammenfluss von Indus und Zanskar | Ein grüner und ein grauer Fluss treffen sich unter dem Felsen; hier kommen auch Rafts an, Stromschnellen der dritten Stufe.
Nubra Valley | Nubra-Tal | Die Straße führt über den Pass Khardung La, 5359 Meter, zu den Dünen von Hunder, wo zweihöckrige Kamele leben.
Pangong Tso | Pangong Tso | Der See zieht sich auf 4250 Metern hundertdreißig Kilometer hin; kalt sind die Nächte auch im Juli.
Stok village | Dorf Stok | Der Museumspalast der Dynastie und der Weg zum Stok La; der Stok Kangri selbst ist für Besteigungen gesperrt.

# rishikesh | Rishikesh, Busstation Natraj Chowk | Thali ohne Fleisch und Ei, Kitchari, Parathas bei Chotiwala und Masala Chai
Parmarth Niketan evening aarti | Abendliches Aarti am Parmarth Niketan | Zum Sonnenuntergang wird gesungen und Feuer über dem Ganges geschwenkt; den Platz auf den Stufen nimmt man eine halbe Stunde vorher ein.
Beatles Ashram | Beatles-Ashram | Im verlassenen Ashram Chaurasi Kutia stehen Meditationskuppeln mitten im Dschungel; die Band lebte hier 1968.
Rafting from Shivpuri | Rafting ab Shivpuri | Sechzehn Kilometer Stromschnellen, darunter „Roller Coaster“ und „Golf Course“; im Monsun, von Juli bis September, ist geschlossen.
Neer Garh waterfall | Neer-Garh-Wasserfall | Der Weg von der Straße dauert zwanzig Minuten, unterwegs gibt es Tee, oben drei Kaskaden mit Badebecken.
Kunjapuri Temple | Kunjapuri-Tempel | Sonnenaufgang über Swargarohini und Chaukhamba, zu Fuß hinunter durch die Dörfer.
Haridwar | Haridwar | Das Ghat Har Ki Pauri: Die Strömung ist stark, beim Bad hält man sich an Ketten fest.

# namche | Lukla, Flughafen Tenzing-Hillary | Dal Bhat mit Nachschlag, Sherpa-Stew, Yakkäse und Ingwertee
Lukla to Phakding | Lukla – Phakding | Am ersten Tag geht es mehr hinunter als hinauf; einer Yakkarawane weicht man zur Bergseite aus.
Namche and Hotel Everest View | Namche und Hotel Everest View | Zur Akklimatisierung steigt man auf 3880 Meter und trinkt Tee mit Blick auf den Everest; samstags ist in Namche Markt.
Tengboche Monastery | Kloster Tengboche | Ein Kloster auf 3867 Metern, direkt gegenüber der Ama Dablam; zum Gebet um drei dürfen Gäste hinein.
Dingboche | Dingboche | Ein Dorf auf 4410 Metern mit Steinmauern um die Felder; am Ruhetag steigt man auf den Nangkartshang.
Gorak Shep and Kala Patthar | Gorak Shep und Kala Patthar | 5545 Meter bei Sonnenaufgang, minus fünfzehn Grad; den Gipfel des Everest sieht man von hier, vom Basislager nicht.
Everest Base Camp | Everest-Basislager | 5364 Meter auf der Moräne des Khumbu-Gletschers, Zelte stehen im April und Mai.
Gokyo Lakes | Gokyo | Fünf Seen am Gletscher und der Gipfel Gokyo Ri, 5357 Meter; über den Pass Cho La geht es weiter zum Basislager.
Island Peak | Island Peak | Ein Gipfel von 6189 Metern mit Fixseilen am letzten Aufschwung, für viele der erste Sechstausender.

# pokhara | Pokhara, Phewa-See, Hallan Chowk | Thakali-Thali, Jhol Momo, Sel Roti und Lassi mit Banane
Phewa Lake and the Peace Pagoda | Phewa-See und Friedensstupa | Ein Boot setzt über den See, dann eine Stunde hinauf durch Wald; gegen acht Uhr früh spiegelt sich der Machapuchare im Wasser.
Sarangkot | Sarangkot | Hierher fährt man zum Sonnenaufgang über der Annapurna, tagsüber starten Gleitschirme und kreisen eine halbe Stunde mit Geiern über dem See.
Ghandruk | Ghandruk | Ein Dorf der Gurung mit Steindächern unter der Annapurna Süd, 2012 Meter.
Poon Hill | Poon Hill | Auf 3210 Meter steigt man aus Ghorepani zum Sonnenaufgang; im April sind die Hänge rot von Rhododendren.
Annapurna Base Camp | Annapurna-Basislager | Ein steinernes Amphitheater auf 4130 Metern; den Lawinenabschnitt bei Deurali passiert man möglichst vor zehn.
Muktinath and Mustang | Muktinath und Oberes Mustang | Hundertacht Wasserspeier an einem Tempel, der Buddhisten und Hindus heilig ist, auf 3710 Metern; nach Mittag weht starker Wind.
Chitwan | Chitwan | Panzernashörner sieht man vom Kanu und zu Fuß, abends gibt es im Dorf der Tharu Stocktänze.

# kandy | Bahnhof Kandy | Rice and Curry aus zehn Schalen, Egg Hoppers, Kottu und Königskokosnuss
Temple of the Tooth | Zahntempel | Dreimal am Tag zeigt man die Reliquie zu Trommelklängen; im Juli und August zieht die Esala Perahera mit Elefanten durch die Stadt.
Peradeniya Gardens | Garten Peradeniya | Ein königlicher Garten mit einer Javafeige, unter deren Krone eine ganze Schule passt, und einer Palmenallee.
Sigiriya | Sigiriya | Zwölfhundert Stufen führen an Fresken vorbei zu den Becken auf dem Gipfel; den Felsen selbst sieht man am besten vom Pidurangala.
Minneriya | Minneriya | Von Juli bis September kommen bis zu dreihundert Elefanten am Wasser zusammen.
Nuwara Eliya | Nuwara Eliya | Die Teehauptstadt auf 1868 Metern: Die Fabrik „Pedro“ zeigt den ganzen Weg des Blatts, abends braucht man einen Pullover.
Horton Plains, World's End | Horton Plains, World’s End | Eine Hochebene auf zweitausend Metern bricht achthundert Meter ab; schon um neun verdecken Wolken den Blick, man geht im Dunkeln los.
Ella and Nine Arch Bridge | Ella und Neunbogenbrücke | Der Zug aus Kandy fährt etwa sieben Stunden mit offenen Türen; an der Brücke wartet man auf ihn am Teehang.
Adam's Peak | Adam’s Peak | Die fünfeinhalbtausend Stufen steigt man nachts hinauf, zusammen mit Pilgern; Saison ist von Dezember bis Mai.

# weligama | Bahnhof Weligama | Gegrillter Thunfisch mit Limette, Roti mit Banane, Sambol und Büffeljoghurt mit Palmsirup
Weligama Bay | Bucht von Weligama | Zwei Kilometer sanftes Weißwasser für das erste Brett, Unterricht ab acht Uhr früh.
Mirissa whale watching | Walbeobachtung vor Mirissa | Blauwale von Dezember bis April; man fährt um sechs hinaus und nimmt Ingwer gegen die Seekrankheit.
Midigama: Lazy Left and Rams | Midigama: Lazy Left und Rams | Riffe hinter der Bahnlinie: Lazy Left für Geübte, Rams für Könner.
Galle Fort | Fort Galle | Innerhalb der holländischen Bastionen lebt eine Stadt mit Cafés und Werkstätten; abends spazieren alle auf der Mauer zum Leuchtturm.
Tangalle and Mulkirigala | Tangalle und Mulkirigala | Leere Strände und ein Höhlentempel auf einem Felsen mit fünfhundert Stufen.
Udawalawe | Udawalawe | Elefanten sieht man hier das ganze Jahr, und am Parktor werden im Waisenhaus Kälber vor den Gästen mit der Flasche gefüttert.
Yala | Yala | Kaum irgendwo leben Leoparden so dicht; in Block eins fährt man bei Sonnenaufgang, im September ist der Park geschlossen.
`;
