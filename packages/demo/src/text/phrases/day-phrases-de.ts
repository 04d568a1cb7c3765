import type { Way } from "../../tours/itinerary.ts";
import type { Night } from "../../tours/lodging.ts";

/**
 * {km} "45", {time} "1,5 Stunden", {b} a sight, {clock} "9 Uhr". Names stand after a colon or alone: there they need
 * neither article nor case.
 */
export const toFirstStopDe: Record<Way, readonly string[]> = {
  car: [
    "Bis zur ersten Station sind es {km} km, Fahrzeit {time}.",
    "Um {clock} fahren wir los, vor uns liegen {km} km und {time}.",
    "Die Fahrt dauert {time}: {km} km mit einer Teepause.",
    "Vor dem Fenster ziehen {km} km vorbei, mit Pausen etwa {time}.",
    "Nach dem Frühstück laden wir ein und fahren {km} km.",
    "Am Morgen {km} km Fahrt, {time} ohne Hast.",
    "Um {clock} geht es los; bis {noon} haben wir die {km} km hinter uns.",
    "Wir ziehen weiter: {km} km, Fahrzeit {time}.",
    "Das Gepäck ist im Kofferraum, es folgen {km} km.",
    "Die Strecke heute: {km} km, {time} mit einem Halt für die Aussicht.",
    "Heute sitzen wir {time} im Auto, insgesamt {km} km.",
    "Mit dem Auto sind es nur {short} km.",
    "Der Ort liegt nah, {short} km mit dem Auto.",
    "Eine kurze Fahrt von {short} km.",
    "Von hier {short} km, und wir sind da.",
  ],
  foot: [
    "Zu Fuß {km} km auf einem gut erkennbaren Weg.",
    "Um {clock} gehen wir los: {km} km aus eigener Kraft.",
    "Heute {km} km zu Fuß, mit Pausen.",
    "Vor uns liegen {km} km Wanderweg.",
    "Die {km} km teilen wir in drei Stücke, dazwischen gibt es Tee.",
    "Rucksäcke auf: Es warten {km} km.",
  ],
  horse: [
    "Im Sattel {km} km; das Tempo geben die Pferde vor.",
    "Um {clock} wird gesattelt, dann reiten wir {km} km.",
    "Ein Ritt von {km} km mit langer Rast im Gras.",
    "Heute {km} km zu Pferd.",
    "Bis zum nächsten Rastplatz {km} km im Schritt.",
  ],
  bicycle: [
    "Auf zwei Rädern {km} km, los geht es um {clock}.",
    "Heute treten wir {km} km in die Pedale.",
    "Wir fahren {km} km mit zwei langen Pausen.",
    "Die Etappe des Tages: {km} km.",
    "Vor uns liegen {km} km, der Begleitwagen fährt hinterher.",
  ],
  boat: [
    "Auf dem Wasser {km} km, abgelegt wird um {clock}.",
    "Eine Überfahrt von {km} km; bis {noon} erreichen wir den nächsten Anleger.",
    "Über Nacht und am Morgen legen wir {km} km zurück.",
    "Bis zum nächsten Anleger sind es {km} km auf dem Wasser.",
    "Wir sind {km} km unterwegs: Zeit für frische Luft und ein Buch.",
    "Das Ufer bleibt zurück, {km} km bis zum neuen Liegeplatz.",
    "Nach {km} km öffnet sich ein anderes Ufer.",
    "Auf dem Wasser sind es {short} km, das ist nicht weit.",
    "Eine kurze Überfahrt, {short} km.",
    "Nach {short} km erreichen wir das Ufer.",
  ],
  shore: [
    "Wir gehen an Land und fahren mit dem Bus weiter.",
    "Vom Anleger bringt uns ein Bus hin.",
    "Der Bus wartet an der Gangway.",
    "Während das Schiff im Hafen liegt, machen wir einen Ausflug.",
    "Wir legen an und steigen in den Bus um.",
    "Ein langer Halt, also geht es landeinwärts.",
    "An Land empfängt uns ein Guide von hier mit dem Bus.",
  ],
  air: [
    "Es sind {km} km, darum starten wir früh.",
    "Die Entfernung heute: {km} km; um Tickets und Plätze kümmern wir uns.",
    "Um {clock} brechen wir auf, vor uns liegen {km} km.",
    "Bis dorthin sind es {km} km, Genaueres am Vorabend.",
    "Es ist nah, {short} km.",
    "Der Ort ist {short} km entfernt.",
  ],
};

export const toNextStopDe: readonly string[] = [
  "Die nächste Station: {b}.",
  "Nach dem Mittagessen: {b}.",
  "Am Nachmittag: {b}.",
  "Danach steht auf dem Plan: {b}.",
  "Der zweite Ort des Tages: {b}.",
  "Weiter auf der Route: {b}.",
  "Von dort geht es weiter, das Ziel: {b}.",
  "Gegen Abend: {b}.",
  "Noch ein Ort für heute: {b}.",
  "Nur einen Steinwurf entfernt: {b}.",
  "Zum Abschluss des Tages: {b}.",
];

export const toNextStopFarDe: readonly string[] = [
  "Noch {km} km, dann sind wir da: {b}.",
  "In {km} km Entfernung wartet: {b}.",
  "Wir fahren {km} km weiter zum nächsten Ort: {b}.",
  "Die zweite Tageshälfte beginnt {km} km weiter: {b}.",
  "Bis zum nächsten Ort sind es {km} km: {b}.",
  "Nach weiteren {km} km: {b}.",
];

export const meetingDe: readonly string[] = [
  "Wir treffen uns um {clock}: {meeting}; achten Sie auf das Schild des Guides.",
  "Treffen um {clock}, {meeting}.",
  "Um {clock} lernen wir uns kennen: {meeting}.",
  "Der Treffpunkt: {meeting}; seien Sie bis {clock} da.",
];

export const eveningDe: Record<Night, readonly string[]> = {
  tent: [
    "Wir bauen die Zelte auf und essen am Lagerfeuer.",
    "Die Zelte stehen auf ebenem Grund, Wasser ist in der Nähe.",
    "Eine Nacht im Zelt; die Schlafsäcke sind warm.",
    "Wer Dienst hat, kocht, die anderen holen Holz fürs Lagerfeuer.",
    "Die Zelte trocknen in der Abendsonne.",
  ],
  "guest-house": [
    "Wir schlafen im Gästehaus und essen gemeinsam.",
    "Im Gästehaus warten Tee und Doppelzimmer.",
    "Im Gästehaus gibt es eine heiße Dusche.",
    "Es ist still im Gästehaus, die Fenster gehen zum Hof.",
    "Ein Abend im Gästehaus, früh ins Bett.",
  ],
  hotel: [
    "Wir beziehen das Hotel; der Abend ist frei.",
    "Eine Nacht im Hotel, Frühstück ab sieben.",
    "Vom Hotel sind es wenige Schritte dorthin, wo die Einheimischen essen.",
    "Gegen acht sind wir zurück im Hotel.",
    "Wer mag, geht noch spazieren: Das Hotel liegt günstig.",
  ],
  "camp-site": [
    "Eine Nacht in der Lodge, Abendessen im Speiseraum.",
    "Zurück in die Lodge, wo der Ofen schon brennt.",
    "Ein Abend in der Lodge: Dusche, Tee, Gespräche.",
    "Die Lodge liegt abseits der Straße, nachts ist es still.",
    "Abendessen in der Lodge um sieben, Nachschlag inklusive.",
  ],
  cabin: [
    "Wir schlafen in Hütten, jede mit Ofen oder Heizung.",
    "Die Hütten sind aus Holz, für zwei oder drei Personen.",
    "Den Abend verbringen wir auf der Veranda der Hütten.",
    "Gegen Morgen wird es kühl, aber in den Hütten liegen dicke Decken.",
    "Zurück in die Hütten, das Abendessen steht um sieben bereit.",
  ],
  ship: [
    "Eine Nacht an Bord.",
    "An Deck: Wolldecken und die Lichter am Ufer.",
    "Abendessen an Bord, danach wiegt uns das Wasser in den Schlaf.",
    "Bei Einbruch der Nacht legen wir ab und bleiben an Bord.",
  ],
};

export const backDe: readonly string[] = [
  "Der Rückweg ist {km} km lang.",
  "Am Abend fahren wir zurück, {km} km.",
  "Die Rückfahrt dauert {time}.",
  "Auf den {km} km Rückweg bleibt Zeit für ein Nickerchen.",
  "Vor Einbruch der Dunkelheit sind wir zurück.",
];

export const lastDayDe: readonly string[] = [
  "Um {end} endet die Reise: {meeting}.",
  "Das Ziel der Reise: {meeting}, Ankunft bis {end}.",
  "Bis {end} sind wir wieder am Treffpunkt und nehmen Abschied.",
  "Abschied bis {end}, {meeting}; Flüge am Abend sind kein Problem.",
];

export const lastDayFarDe: readonly string[] = [
  "Der Rückweg: {km} km, Ankunft bis {end}.",
  "Nach dem Frühstück noch {km} km bis zum Ziel: {meeting}, gegen {end}.",
  "Bis zum Treffpunkt sind es {km} km; gegen {end} nehmen wir Abschied.",
];

export const departureTitlesDe: readonly string[] = [
  "Der Heimweg",
  "Ein letztes Frühstück und die Rückreise",
  "Zurück nach Hause",
  "Packen und Abschied",
];

export const departureTextsDe: readonly string[] = [
  "Kein Wecker: Frühstück, packen, Mitbringsel kaufen.",
  "Ein ruhiges Frühstück, Gruppenfotos und Kofferpacken.",
  "Wir holen nach, was liegen geblieben ist, und schließen die Taschen.",
  "Für Frühaufsteher ein kurzer Spaziergang, danach Frühstück.",
];

export const stepsDe = {
  first: [
    "Wir treffen uns und beginnen mit dem Schönsten.",
    "Hier fangen wir an, solange es ruhig ist.",
    "Eine kurze Begrüßung, und es geht los.",
    "Der Guide erzählt, was wir sehen und in welcher Reihenfolge.",
  ],
  middle: [
    "Hier bleiben wir etwas länger.",
    "Zeit für die Geschichte und für Fotos.",
    "Unterwegs beantwortet der Guide Fragen.",
    "Der ruhigste Teil des Rundgangs.",
    "Eine Pause für Kaffee oder Wasser.",
  ],
  last: [
    "Von hier kommen Sie leicht zu Fuß oder mit dem Taxi zurück.",
    "Hier trennen wir uns; der Guide nennt gern ein Lokal für später.",
    "Hier endet der Rundgang, eine Liste unserer Lieblingsorte kommt in den Chat.",
    "Das Ende des Weges: Bleiben Sie, solange Sie mögen.",
  ],
} as const;
