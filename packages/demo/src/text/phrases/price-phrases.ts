import { typeset } from "@tropa/domain/typeset";
import type { PriceLists, TourContent } from "@tropa/domain/discovery/tour-content";
import { rows } from "@tropa/geography/notation/notation";

/** What a price holds and what it does not is said in few phrases: en | de | zh */
const table = `
All transfers in the program | Alle Transfers laut Programm | 行程所列全部接送
A guide throughout | Guide während der gesamten Zeit | 全程向导
Fees and tickets named in the program | Im Programm genannte Gebühren und Eintritte | 行程所列费用与门票
Pick-up and drop-off at the meeting point | Abholung und Rückfahrt ab Treffpunkt | 集合地点接送
The organizer's support around the clock | Unterstützung des Veranstalters rund um die Uhr | 组织者全天候支持
Tickets named in the program | Im Programm genannte Eintrittskarten | 行程所列门票
Transfers along the route | Transfers auf der Route | 途中接送
A list of places to eat afterwards | Restauranttipps für danach | 游览后的用餐推荐
Three meals a day from the first lunch to the last | Vollpension vom ersten bis zum letzten Mittagessen | 从首日午餐到末日午餐，一日三餐
Breakfasts and dinners | Frühstück und Abendessen | 早餐和晚餐
Breakfasts | Frühstück | 早餐
Tents and mats | Zelte und Isomatten | 帐篷与防潮垫
Nights in guest houses | Übernachtungen in Gästehäusern | 民宿住宿
Hotel nights | Übernachtungen im Hotel | 酒店住宿
Nights at the lodge | Übernachtungen in der Lodge | 度假营地住宿
Nights in cabins | Übernachtungen in Hütten | 木屋住宿
Your place on board | Ihr Platz an Bord | 船上铺位
Travel to the meeting point and back | An- und Abreise zum Treffpunkt | 往返集合地点的交通
Travel insurance | Reiseversicherung | 旅行保险
Personal spending and souvenirs | Persönliche Ausgaben und Souvenirs | 个人消费与纪念品
Single room | Einzelzimmer | 单人间
Food and drinks | Speisen und Getränke | 餐饮
Getting to the meeting point | Anreise zum Treffpunkt | 前往集合地点的交通
Souvenirs | Souvenirs | 纪念品
A naturalist guide | Naturkundlicher Guide | 自然向导
Binoculars | Ferngläser | 望远镜
Permits and reserve fees | Genehmigungen und Schutzgebietsgebühren | 许可证与保护区费用
Tips to rangers and drivers | Trinkgelder für Ranger und Fahrer | 护林员与司机小费
Lunches and tea with families | Mittagessen und Tee bei Familien | 在当地人家用午餐与茶点
Craft classes with materials | Handwerkskurse mit Material | 手工课程（含材料）
A guide who interprets | Dolmetschender Guide | 向导兼翻译
What you buy from craftsmen | Einkäufe bei den Handwerkern | 向手工艺人购买的物品
Two classes a day | Zwei Kurseinheiten am Tag | 每天两节课
Mats, blankets and blocks | Matten, Decken und Blöcke | 瑜伽垫、毯子与瑜伽砖
Meals as in the program | Mahlzeiten laut Programm | 行程所列餐食
Massage and treatments | Massagen und Anwendungen | 按摩与理疗
Children's program with a leader | Kinderprogramm mit Betreuung | 有专人带领的儿童活动
Car seats and boosters | Kindersitze und Sitzerhöhungen | 儿童安全座椅与增高垫
Snacks and fruit for the road | Snacks und Obst für unterwegs | 路上的零食与水果
Entertainment outside the program | Unterhaltung außerhalb des Programms | 行程之外的娱乐
The festive dinner | Festliches Abendessen | 节日晚餐
Walks in the program | Spaziergänge laut Programm | 行程所列步行游览
A small present for everyone | Ein kleines Geschenk für alle | 每人一份小礼物
Drinks at the festive table | Alkoholische Getränke beim Festessen | 节日晚餐的酒水
A cabin of the chosen class | Kabine der gewählten Kategorie | 所选等级的舱房
Shore excursions | Landausflüge | 岸上游览
Evening program on board | Abendprogramm an Bord | 船上晚间活动
Drinks at the bar | Getränke an der Bar | 酒吧饮品
Single cabin supplement | Zuschlag für die Einzelkabine | 单人舱附加费
Guide and instructor on the slope | Guide und Skilehrer auf der Piste | 雪道上的向导兼教练
Video review of technique | Videoanalyse der Technik | 技术动作视频分析
Transfers to the lifts | Transfers zu den Liften | 前往缆车的接送
Lift pass | Skipass | 缆车票
Ski or board rental | Verleih von Ski oder Snowboard | 滑雪板租赁
Dog team and musher | Hundegespann mit Musher | 雪橇犬队与驾犬人
Warm suit, boots and mittens | Warmer Anzug, Stiefel und Fäustlinge | 保暖服、靴子与手套
Fuel and a snowmobile with driver | Schneemobil mit Fahrer und Treibstoff | 雪地摩托（含司机与燃油）
A snowmobile to yourself | Ein Schneemobil für sich allein | 单独使用雪地摩托
Board, leash and wetsuit | Board, Leash und Neoprenanzug | 冲浪板、脚绳与湿衣
A lesson every day | Jeden Tag Unterricht | 每天一节课
Video review | Videoanalyse | 视频分析
Board rental outside lessons | Boardverleih außerhalb des Unterrichts | 课外冲浪板租赁
Guided dives as in the program | Geführte Tauchgänge laut Programm | 行程所列的向导陪同潜水
Tanks and weights | Flaschen und Blei | 气瓶与配重
Mask, snorkel and fins | Maske, Schnorchel und Flossen | 面镜、呼吸管与脚蹼
Rental of a full set of kit | Verleih der kompletten Ausrüstung | 全套装备租赁
A certification course | Tauchkurs mit Zertifikat | 潜水认证课程
A berth in a double cabin | Ein Platz in der Doppelkabine | 双人舱铺位
Skipper and fuel | Skipper und Treibstoff | 船长与燃油
Bed linen and towels | Bettwäsche und Handtücher | 床品与毛巾
Ship's purse: food and marina fees | Bordkasse: Verpflegung und Hafengebühren | 船上公共开支：食品与码头费
Refundable deposit for the yacht | Rückzahlbare Kaution für die Jacht | 帆船押金（可退）
Outings with transport | Ausflüge mit Transport | 含交通的外出游览
Beach towels and a parasol | Strandtücher und Sonnenschirm | 沙滩巾与遮阳伞
Masks and snorkels | Masken und Schnorchel | 面镜与呼吸管
Water sports on the beach | Wassersport am Strand | 海滩水上项目
Transport for the whole route | Transport auf der gesamten Route | 全程交通
A guide for all days | Guide an allen Tagen | 每日向导
Entrance fees in the program | Eintritte laut Programm | 行程所列门票费用
Meals outside the program | Mahlzeiten außerhalb des Programms | 行程之外的餐食
A guide who lives here | Ein Guide, der hier lebt | 本地向导
Museum tickets in the program | Museumseintritte laut Programm | 行程所列博物馆门票
City transport pass | Ticket für den Nahverkehr | 城市交通卡
Lunches in cafés | Mittagessen in Cafés | 咖啡馆午餐
Tastings and cooking classes | Verkostungen und Kochkurse | 品鉴与烹饪课
Ingredients | Zutaten | 食材
A set of recipes | Eine Rezeptsammlung | 一套食谱
Drinks beyond the tastings | Getränke über die Verkostungen hinaus | 品鉴之外的酒水
Tastings with winemakers | Verkostungen bei Winzern | 酒庄品鉴
Lunches at the estates | Mittagessen auf den Weingütern | 庄园午餐
Car and driver | Auto mit Fahrer | 用车与司机
Bottles to take home | Flaschen zum Mitnehmen | 带走的酒
A photographer as mentor | Fotograf als Mentor | 摄影师指导
Reviews of your pictures | Besprechung Ihrer Bilder | 作品点评
Transport to the spots at any hour | Transport zu den Fotospots zu jeder Zeit | 随时前往拍摄点的交通
Drone flights and permits | Drohnenflüge und Genehmigungen | 无人机飞行与许可
A guide who walks the whole route with you | Ein Guide, der die ganze Route mitgeht | 全程同行的徒步向导
Group kit: shelter, stoves, dishes | Gruppenausrüstung: Zeltdach, Kocher, Geschirr | 团队装备：天幕、炉具、餐具
Group first aid kit and satellite messenger | Erste-Hilfe-Set und Satelliten-Notruf für die Gruppe | 团队急救包与卫星通信设备
Rental of personal kit: pack, sleeping bag, poles | Verleih persönlicher Ausrüstung: Rucksack, Schlafsack, Stöcke | 个人装备租赁：背包、睡袋、登山杖
Guides, one for every three on summit day | Am Gipfeltag ein Guide für je drei Personen | 登顶日每三人配一名向导
Ropes, safety gear, radios | Seile, Sicherungsmaterial, Funkgeräte | 绳索、保护装备、对讲机
Registration with mountain rescue | Anmeldung bei der Bergrettung | 山地救援登记
Rental of crampons, boots and ice axe | Verleih von Steigeisen, Bergschuhen und Eispickel | 冰爪、登山靴与冰镐租赁
Insurance that covers mountaineering | Versicherung mit Bergsteigen | 含登山的保险
Raft, paddle, helmet and life jacket | Raft, Paddel, Helm und Schwimmweste | 橡皮筏、船桨、头盔与救生衣
Wetsuit and neoprene shoes | Neoprenanzug und Neoprenschuhe | 湿衣与潜水鞋
An instructor in every boat | Ein Instruktor in jedem Boot | 每船一名教练
Insurance that covers water sports | Versicherung mit Wassersport | 含水上运动的保险
A saddled horse for the whole route | Ein gesatteltes Pferd für die ganze Route | 全程配鞍马匹
Wrangler and pack horses | Pferdeführer und Packpferde | 马夫与驮马
Riding helmet | Reithelm | 马术头盔
Insurance that covers riding | Versicherung mit Reiten | 含骑马的保险
Support car with a mechanic | Begleitfahrzeug mit Mechaniker | 随行车与技师
Repair kit and spare tubes | Reparaturset und Ersatzschläuche | 维修工具与备用内胎
Helmet | Helm | 头盔
Bicycle rental, ordinary or electric | Verleih von Fahrrad oder E-Bike | 自行车或电动自行车租赁
4x4 with driver and fuel | Geländewagen mit Fahrer und Treibstoff | 越野车（含司机与燃油）
Parking, permits and park fees | Parkplätze, Genehmigungen und Parkgebühren | 停车费、许可证与公园费用
Lunches on the road | Mittagessen unterwegs | 途中午餐
The front seat cannot be reserved | Reservierung des Vordersitzes | 前排座位预留
`;

const phrases = new Map(rows(table, 3).map(([en = "", de = "", zh = ""]) => [en, { de, zh }]));

/** The lists of an English page in German and Chinese: a price holds the same for all of them. */
export function priceListsOf({ included, excluded }: TourContent): Record<"de" | "zh", PriceLists> {
  const inLanguage = (language: "de" | "zh"): PriceLists => {
    const translated = (phrase: string): string => {
      // The table is set as publishers set texts.
      const phraseTexts = phrases.get(typeset(phrase));
      if (!phraseTexts) throw new Error(`What a price holds is not translated: ${phrase}`);
      return phraseTexts[language];
    };
    return { included: included.map(translated), excluded: excluded.map(translated) };
  };
  return { de: inLanguage("de"), zh: inLanguage("zh") };
}
