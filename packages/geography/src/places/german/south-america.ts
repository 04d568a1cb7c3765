export const southAmericaGerman = `
# cusco | Cusco, Plaza de Armas | Lomo saltado, an Festtagen Cuy, Choclo mit Käse und Chicha morada
Qorikancha and San Blas | Coricancha und San Blas | Ein spanisches Kloster auf den Mauern des Sonnentempels; in der Hatun Rumiyoc der Stein mit zwölf Ecken.
Sacsayhuamán | Sacsayhuamán | Blöcke von über hundert Tonnen, ohne Mörtel gefügt; am 24. Juni feiert man hier Inti Raymi.
Pisac | Pisac | Auf die Terrassen fährt das Taxi, hinunter zum Markt geht man anderthalb Stunden an Wasserkanälen und Felsgräbern vorbei.
Maras and Moray | Maras und Moray | Am Hang liegen über dreitausend Salzbecken, in der Nähe runde Terrassen, auf denen die Inka den Anbau erprobten.
Ollantaytambo | Ollantaytambo | Eine bis heute bewohnte Inkastadt; von hier fährt der Zug am Urubamba entlang.
Machu Picchu | Machu Picchu | Die Karte gilt für eine feste Route und Stunde; auf den Huayna Picchu dürfen wenige, den Platz bucht man Monate vorher.
Salkantay trek | Salkantay-Trek | Fünf Tage über einen 4630 Meter hohen Pass: Von den Gletschern steigt der Weg in den Wald ab, in dem Kaffee wächst.
Vinicunca, Rainbow Mountain | Regenbogenberg Vinicunca | Ein Pass auf 5036 Metern; hin geht es frühestens am dritten Tag in Cusco, Aufbruch um vier Uhr, solange die Hänge ohne Schnee und Menschen sind.

# uyuni | Uyuni, Uhrturm | Lamasteak, Charque mit Kartoffeln, Quinoasuppe und Mate de Coca
Train Cemetery | Eisenbahnfriedhof | Lokomotiven vom Ende des 19. Jahrhunderts rosten, seit das Silber zu Ende ging.
Salar de Uyuni | Salar de Uyuni | Zehneinhalbtausend Quadratkilometer; von Januar bis März ein Spiegel.
Incahuasi Island | Insel Incahuasi | Mitten im Salz wachsen bis zu zehn Meter hohe Kakteen; der Rundweg dauert eine halbe Stunde.
Tunupa volcano | Vulkan Tunupa | Ein 5321 Meter hoher Vulkan über dem Nordrand des Salars; auf halber Höhe die Höhle mit den Mumien von Coquesa, weiter oben geht man mit Führer.
Laguna Colorada | Laguna Colorada | Das Wasser auf 4278 Metern ist von Algen rot, und gleich drei Arten Flamingos fressen darin.
Sol de Mañana geysers | Geysire Sol de Mañana | Man kommt zum Sonnenaufgang auf etwa 4900 Meter, in eisigen Wind, und wärmt sich danach im Becken von Polques.

# el-calafate | El Calafate, Busbahnhof | Patagonisches Lamm am Kreuz, Locro, Empanadas und Calafate-Eis
Perito Moreno Glacier | Perito-Moreno-Gletscher | Die Front ist fünf Kilometer lang und ragt siebzig Meter aus dem Wasser; mit Steigeisen geht man anderthalb Stunden darauf.
Laguna Nimez | Laguna Nimez | Flamingos und Schwarzhalsschwäne zwei Schritte von der Hauptstraße.
Estancia Cristina and Upsala | Estancia Cristina und Upsala-Gletscher | Das Schiff fährt drei Stunden an Eisbergen vorbei, dann bringt ein Jeep zum Aussichtspunkt über dem Upsala-Gletscher.
Laguna de los Tres | Laguna de los Tres | Zwanzig Kilometer hin und zurück, die letzte Stunde steil bergauf; bei Sonnenaufgang wird der Fitz Roy etwa fünf Minuten lang rosa.
Laguna Torre | Laguna Torre | Der sanfteste Weg von El Chaltén: neun Kilometer zum See mit Eisbergen unter der Nadel des Cerro Torre.
Loma del Pliegue Tumbado | Loma del Pliegue Tumbado | Aus 1500 Metern sieht man Fitz Roy, Cerro Torre und den Viedma-See zugleich; oben wirft einen der Wind um.
Lago del Desierto | Lago del Desierto | Das Boot fährt an der chilenischen Grenze entlang, vom Anleger steigt man in einer Stunde zur türkisfarbenen Lagune unter dem Huemul-Gletscher.

# ushuaia | Ushuaia, Touristenpier | Königskrabbe Centolla, Schwarzer Seehecht, Lamm nach Feuerländer Art und Alfajores
Les Éclaireurs lighthouse | Leuchtturm Les Éclaireurs | Mit dem Katamaran durch den Beagle-Kanal: Kormorane, Seelöwen und der gestreifte Turm von 1920.
Martillo Island | Isla Martillo | Magellanpinguine leben hier von Oktober bis März; an Land dürfen nur kleine Gruppen.
Tierra del Fuego National Park | Nationalpark Feuerland | Der Küstenweg führt vom Postamt auf dem Pier an der Bucht entlang; an der Lapataia endet die Ruta 3.
Laguna Esmeralda | Laguna Esmeralda | Neun Kilometer durch Torfmoor mit Biberdämmen, Stiefel sind nötig.
Martial Glacier | Martial-Gletscher | Von der Stadt zwei Stunden zu Fuß am Bach entlang; oben sieht man den ganzen Beagle-Kanal bis zur chilenischen Insel Navarino.
Cape Horn | Kap Hoorn | Auf dem Felsen steht ein stählerner Albatros, im Leuchtturm wohnt der Wärter mit Familie; an Land geht man, wenn die Dünung es erlaubt.

# puerto-natales | Puerto Natales, Busbahnhof | Cordero al palo, Suppe aus Königskrabbe, Caldillo und Calafate Sour
Milodón Cave | Milodón-Höhle | Hier fand man die Haut eines Riesenfaultiers; die Halle ist zweihundert Meter tief.
Base of the Towers | Base Torres | Zwanzig Kilometer hin und zurück, die letzte Stunde über Felsblöcke; zum Sonnenaufgang bricht man im Dunkeln auf.
French Valley | Valle del Francés | Die Mitte des W-Treks: Von den Wänden des Paine Grande donnern den ganzen Tag Lawinen herab.
Grey Glacier | Grey-Gletscher | Zur Eiswand kommt man im Kajak zwischen Eisbergen oder in drei Stunden auf dem Weg ab Paine Grande.
Salto Grande and the Cuernos | Salto Grande und die Cuernos | Vom Wasserfall eine Stunde zum Mirador unter den Cuernos; Guanakos scheuen keine Menschen, und der Wind wirft einen um.
Laguna Azul pumas | Laguna Azul, Pumas | Am Ostrand des Parks finden Fährtenleser bei Sonnenaufgang Pumas; man nähert sich zu Fuß mit dem Führer.
Balmaceda and Serrano glaciers | Balmaceda- und Serrano-Gletscher | Das Boot fährt unter Kondoren durch den Fjord der Letzten Hoffnung; auf dem Rückweg gibt es in der Estancia Lamm.

# san-pedro-de-atacama | San Pedro, Platz an der weißen Kirche | Patasca, Brühe mit Quinoa, Empanada de pino und Eis aus Rica-Rica
Valle de la Luna | Valle de la Luna | Die Salzkämme und das Amphitheater fährt man morgens mit dem Rad ab, den Sonnenuntergang sieht man von der Abbruchkante.
Pukará de Quitor | Pukará de Quitor | Eine Festung der Atacameños aus dem 12. Jahrhundert auf einem Hügel am Fluss, fünf Minuten mit dem Rad vom Ort; am schönsten gegen Abend.
Laguna Cejar | Laguna Cejar | Das Wasser trägt wie im Toten Meer, an den Rändern liegt eine Salzkruste; nach dem Bad muss man unter die Süßwasserdusche.
El Tatio geysers | Geysire El Tatio | Ein Geysirfeld auf 4320 Metern; man kommt um sechs Uhr früh bei Frost, denn gegen acht lässt der Dampf nach.
Miscanti and Miñiques lagoons | Lagunen Miscanti und Miñiques | Zwei blaue Seen unter Vulkanen auf 4140 Metern; ans Wasser geht man nicht, dort weiden Vikunjas und brüten Blässhühner.
Láscar volcano | Vulkan Láscar | Ein aktiver Vulkan von 5592 Metern; der Jeep fährt bis fast fünftausend, weiter sind es etwa drei Stunden zu Fuß.

# galapagos | Insel Baltra, Flughafen Seymour | Ceviche von der Canchalagua, Languste, Encebollado und grüne Kochbanane
Charles Darwin Research Station | Charles-Darwin-Station | Die Aufzucht der Schildkröten und der präparierte Einsame George in einem kühlen Saal.
Puerto Ayora fish market | Fischmarkt von Puerto Ayora | Jeden Morgen wartet am Stand ein Seelöwe als Stammgast, und Pelikane stehlen die Reste unter dem Messer weg.
Tortuga Bay | Tortuga Bay | Zweieinhalb Kilometer Weg, und im Sand liegen Meerechsen.
El Chato highlands | Hochland El Chato | Schildkröten laufen frei am Weg herum, nebenan liegt ein Lavatunnel.
Bartolomé Island | Bartolomé | Eine Holztreppe führt zum Blick auf die Felsnadel, unten schnorchelt man neben Galápagos-Pinguinen.
North Seymour | North Seymour | Blaufußtölpel tanzen direkt am Weg, nebenan blähen Fregattvögel rote Kehlsäcke auf; näher als zwei Meter darf man nicht heran.
Española Island | Española | Von April bis Dezember brüten hier Galápagos-Albatrosse, fast alle, die es auf der Erde gibt.
Sierra Negra, Isabela | Sierra Negra, Isabela | Am Rand der zehn Kilometer weiten Caldera reitet oder geht man, dann folgen Lavafelder, auf denen der Strom von 2018 noch schwarz ist.

# rio-de-janeiro | Rio, Praça Mauá, Museum von morgen | Samstags Feijoada, Pão de Queijo, Açaí und Caipirinha
Corcovado | Corcovado | Die Zahnradbahn fährt durch den Tijuca-Wald zur Statue; man nimmt die erste um acht, ehe sich die Wolke auf den Gipfel setzt.
Sugarloaf | Zuckerhut | Zwei Seilbahnen; auf den ersten Berg, Urca, kann man auch zu Fuß gehen; man kommt zum Sonnenuntergang.
Copacabana and Ipanema | Copacabana und Ipanema | Die Promenade ist als Welle aus portugiesischem Pflaster gelegt, und am Arpoador applaudiert man der untergehenden Sonne.
Santa Teresa and Selarón Steps | Santa Teresa und Selarón-Treppe | Die Treppe schmücken mehr als zweitausend Fliesen aus sechzig Ländern; nach oben, nach Santa Teresa, fährt die Straßenbahn.
Tijuca Forest, Pedra Bonita | Tijuca-Wald, Pedra Bonita | Vierzig Minuten bis zum Blick auf die Pedra da Gávea, nebenan starten Drachenflieger.
Petrópolis | Petrópolis | Der Sommerpalast des Kaisers, übers Parkett geht man in Filzpantoffeln, nebenan die Brauerei „Bohemia“.
Ilha Grande | Ilha Grande | Auf der Insel gibt es keine Autos; zum Strand Lopes Mendes geht man zwei Stunden durch den Wald oder nimmt das Boot.
`;
