export const iberiaGerman = `
# seville | Sevilla, Plaza del Triunfo | Salmorejo, Schinken aus Jabugo, Garnelen aus Sanlúcar und ein Montadito mit Sherry
Alcázar and Cathedral | Alcázar und Kathedrale | Der Mudéjar-Palast Peters des Grausamen und das Grab des Kolumbus; auf die Giralda führt keine Treppe, sondern eine Rampe, die man einst hinaufritt.
Triana | Triana | Keramik, ein Markt in der Burg der Inquisition und Flamenco in Innenhöfen, zu dem die ganze Straße klatscht.
Córdoba, Mezquita | Córdoba, Mezquita | Ein Wald aus 856 zweifarbigen Säulen, in dessen Mitte eine Kathedrale gebaut wurde; im Mai öffnen die Besitzer ihre blühenden Patios.
Jerez de la Frontera | Jerez de la Frontera | Bodegas mit Soleras und dienstags und donnerstags die tanzenden Pferde der Königlichen Schule.
Ronda | Ronda | Die Neue Brücke über der hundert Meter tiefen Schlucht Tajo; hinunter zu den Mühlen führt ein Weg von vierzig Minuten.
Caminito del Rey | Caminito del Rey | Ein Steg an der Wand, hundert Meter über dem Guadalhorce; Helmpflicht, Karten sind einen Monat vorher ausverkauft.
Granada, Alhambra | Granada, Alhambra | In die Nasridenpaläste kommt man nur zur Uhrzeit auf der Karte; den Sonnenuntergang erlebt man am Platz San Nicolás bei Gitarrenklängen.

# tenerife | Flughafen Teneriffa Süd, Ankunftshalle | Papas arrugadas mit Mojo, gegrillter Käse, Papageifisch Vieja und Barraquito
Mount Teide | Teide | Der höchste Berg Spaniens, 3715 Meter; für die letzten zweihundert Meter braucht man eine kostenlose Genehmigung.
Roques de García | Roques de García | Ein Rundweg von 3,5 Kilometern in der Caldera auf 2100 Metern; nachts gehören die Sterne zu den besten Europas.
Masca | Masca | Ein Dorf auf dem Grat, von dem eine Schlucht zum Meer führt; hinunter darf man mit Anmeldung und Helm.
Los Gigantes | Los Gigantes | Bis zu sechshundert Meter hohe Wände; in der Meerenge leben das ganze Jahr Grindwale.
Puerto de la Cruz | Puerto de la Cruz | Die Meerwasserbecken von César Manrique und der schwarze Sand der Playa Jardín.
Anaga | Anaga | Ein Lorbeerwald, wie ihn Europa vor den Gletschern hatte, der Weg Bijagual und der Strand Benijo.
El Médano | El Médano | Die Hauptstadt des Kite- und Windsurfens am Roten Berg; im Sommer weht fast jeden Tag Wind.

# lisbon | Lissabon, Praça do Comércio, am Triumphbogen | Pastéis de Nata, Bacalhau, Sardinen im Juni und Ginjinha aus dem Becher
Alfama and São Jorge Castle | Alfama und Castelo de São Jorge | Mit der Tram 28 bis Graça, zu Fuß hinunter an Wäsche und Fado vorbei; auf den Mauern sitzen Pfauen.
Belém | Belém | Das Hieronymuskloster und die berühmte Bäckerei von 1837, Zimt steht auf dem Tisch.
Sintra | Sintra | Der Pena-Palast steht morgens im Nebel, in der Regaleira steigt man in den Brunnen der Einweihung; der Zug ab Rossio braucht vierzig Minuten.
Cabo da Roca | Cabo da Roca | Der Rand des Kontinents, 140 Meter über dem Ozean; der Abstieg zum Strand Ursa ist steil.
Ericeira | Ericeira | Ein World Surfing Reserve: Anfänger am Foz do Lizandro, Könner am Coxos.
Nazaré | Nazaré | Im Winter sind die Wellen am Leuchtturm über zwanzig Meter hoch; im Sommer trocknet Fisch direkt auf dem Sand.
Évora | Évora | Ein römischer Tempel, die Knochenkapelle und Weine aus dem Alentejo; ringsum Korkeichen.

# madeira | Funchal, Platz an der Kathedrale Sé | Degenfisch mit Banane, Espetada am Lorbeerspieß, Bolo do Caco und Poncha
Pico do Arieiro to Pico Ruivo | Vom Pico do Arieiro zum Pico Ruivo | Treppen und Tunnel zwischen 1818 und 1862 Metern; man bricht so auf, dass man den Sonnenaufgang über den Wolken sieht.
Levada das 25 Fontes | Levada das 25 Fontes | Rabaçal: von der Straße ein Kleinbus, dann ein Weg am Kanal zur Lagune; an schmalen Stellen geht man seitlich aneinander vorbei.
Fanal Forest | Wald von Fanal | Fünfhundert Jahre alte Lorbeerbäume; Fotografen warten auf den Nebel, er kommt nach Mittag.
Ponta de São Lourenço | Ponta de São Lourenço | Der baumlose Ostzipfel, sieben Kilometer hin und zurück, Wind und roter Stein.
Cabo Girão | Cabo Girão | Eine Glasplattform auf 580 Metern; unten liegen Gärten, zu denen eine Seilbahn fährt.
Porto Moniz | Porto Moniz | Lavabecken, die die Brandung füllt; am Weg liegt der Wasserfall Véu da Noiva.
Monte | Monte | Hinunter im Korbschlitten: Zwei Männer mit Strohhüten bremsen mit den Sohlen.
`;
