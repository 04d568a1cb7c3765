export const newWorldGerman = `
# tulum | Tulum, Busbahnhof ADO | Cochinita pibil, Panuchos, Ceviche und Marquesita mit Edamer
Tulum ruins | Ruinen von Tulum | Eine befestigte Mayastadt an der Klippe über dem Meer; um acht, bevor die Busse aus Cancún kommen, gibt es hier nur Leguane.
Cenote Dos Ojos | Cenote Dos Ojos | Zwei Einsturzbecken, verbunden durch Unterwassersäle mit glasklarem Wasser; mit der Maske schwimmt man zur Fledermausgrotte.
Cobá | Cobá | Auf den weißen Straßen der Maya fährt man mit dem Rad zwischen den Ruinen; die Pyramide Nohoch Mul ist zweiundvierzig Meter hoch.
Sian Ka'an | Sian Ka’an | Durch einen Mayakanal treibt man liegend in der Schwimmweste; in der Lagune leben Seekühe.
Cozumel | Cozumel | Die Strömung trägt einen an der Wand von Palancar entlang, die Sicht reicht bis zu dreißig Meter weit; die Fähre kommt aus Playa del Carmen.
Valladolid | Valladolid | Der Cenote Zaci mitten in der Stadt, und abends spaziert man durch die Calzada de los Frailes.
Chichén Itzá | Chichén Itzá | Man klatscht vor der Pyramide des Kukulcán, und ein Quetzal antwortet; zur Tagundnachtgleiche steigt eine Schlange aus Schatten die Treppe herab.

# havana | Havanna, Kathedralplatz | Ropa vieja, Moros y cristianos, Tostones und Eis von „Coppelia“
Old Havana | Altstadt von Havanna | Vier Plätze geht man zu Fuß ab; zwei Schritte von der Kathedrale die „Bodeguita“ mit Autogrammen an den Wänden.
Malecón | Malecón | Acht Kilometer Ufermauer, an der sich bei Sonnenuntergang die ganze Stadt mit Gitarren trifft; einen alten Buick mietet man für eine Stunde.
El Morro Castle | Festung El Morro | Um neun Uhr abends feuern Soldaten mit Perücken in La Cabaña eine Kanone ab.
Finca Vigía | Finca Vigía | In Hemingways Haus schaut man durch die Fenster; im Garten steht sein Boot „Pilar“.
Viñales | Viñales | Kalksteinhügel, die Mogotes, zwischen Tabakfeldern; zu Pferd besucht man Höfe, auf denen die Zigarre vor den Gästen gerollt und in Honig getaucht wird.
Varadero | Varadero | Zwanzig Kilometer Sand, unterwegs die Saturno-Höhle zum Baden.
Cienfuegos | Cienfuegos | Eine Stadt von Siedlern aus Bordeaux mit geradem Straßennetz; den Sonnenuntergang sieht man von der Terrasse des Palacio de Valle auf der Landzunge.
Trinidad | Trinidad | Kopfsteinpflaster, Musik auf den Stufen der Casa de la Música und vor der Stadt das Tal der alten Zuckermühlen.

# las-vegas | Las Vegas, Flughafen Harry Reid, Terminal 1 | Burger an der Route 66, Navajo Tacos, Barbecue-Rippchen und Pekannusskuchen
Valley of Fire | Valley of Fire | Zur Feuerwelle sind es vom Parkplatz zwanzig Minuten; im Sommer wird es fast fünfzig Grad heiß, man geht bei Sonnenaufgang los.
Zion | Zion | Auf Angels Landing steigt man an Ketten und mit einer verlosten Genehmigung, durch die Narrows watet man mit Stock.
Bryce Canyon | Bryce Canyon | Der Navajo Loop führt zwischen den Steinsäulen der Hoodoos hinab; der Rand liegt auf 2500 Metern, im Mai gibt es noch Schnee.
Grand Canyon, South Rim | Grand Canyon, Südrand | Auf dem Bright Angel Trail geht man bis zur Dreimeilenhütte; hinauf braucht man doppelt so lange wie hinunter.
Horseshoe Bend and Antelope Canyon | Horseshoe Bend und Antelope Canyon | Zur Kante über der Schleife des Colorado ist es ein Kilometer durch Sand; in den Antelope Canyon führen nur Navajo.
Death Valley | Death Valley | Die Salzpfanne Badwater liegt sechsundachtzig Meter unter dem Meeresspiegel; den Sonnenaufgang erlebt man am Zabriskie Point.

# queenstown | Queenstown, Anleger der TSS „Earnslaw“ | Lammrippchen, Austern aus Bluff, Hirschpastete und Pinot noir
Ben Lomond | Ben Lomond | Ein Gipfel von 1748 Metern, von der Bergstation der Gondel sechs Stunden hin und zurück, unten der ganze Wakatipu.
Gibbston Valley | Gibbston | Ein Radweg zwischen Weinkellern und die Kawarau-Brücke, an der 1988 das erste kommerzielle Bungee begann.
Glenorchy | Glenorchy | Hier endet der Asphalt, und die Wege des Routeburn beginnen; am Wasser steht ein roter Schuppen, von dem Ausritte aufbrechen.
Roys Peak, Wanaka | Roys Peak, Wanaka | Der Weg steigt in Kehren zwölfhundert Meter über den See; zur Lammzeit, ab Oktober, ist er gesperrt.
Milford Sound | Milford Sound | An zweihundert Tagen im Jahr regnet es, dann strömen Tausende Wasserfälle die Wände herab; direkt aus dem Wasser steigt der Mitre Peak.
Doubtful Sound | Doubtful Sound | Hin kommt man mit dem Boot über den Manapouri-See und mit dem Bus über den Wilmot-Pass; mitten im Fjord schweigt der Motor, damit man lauschen kann.
Aoraki, Hooker Valley | Aoraki, Hooker Valley | Zehn Kilometer fast ebener Weg mit drei Hängebrücken zu einem See voller Eisberge unter dem Mount Cook.
`;
