import type { RegionSeed } from "./notation/place-seed.ts";
import { rows } from "./notation/notation.ts";

/** slug | country | ru | en | de | zh | по … | в … */
const table = `
altay | russia | Республика Алтай | Altai Republic | Republik Altai | 阿尔泰共和国 | по Республике Алтай | в Республике Алтай
irkutsk-region | russia | Иркутская область | Irkutsk Region | Oblast Irkutsk | 伊尔库茨克州 | по Иркутской области | в Иркутской области
buryatia | russia | Бурятия | Buryatia | Burjatien | 布里亚特 | по Бурятии | в Бурятии
kamchatka-krai | russia | Камчатский край | Kamchatka Territory | Region Kamtschatka | 堪察加边疆区 | по Камчатскому краю | в Камчатском крае
dagestan | russia | Дагестан | Dagestan | Dagestan | 达吉斯坦 | по Дагестану | в Дагестане
karelia | russia | Карелия | Karelia | Karelien | 卡累利阿 | по Карелии | в Карелии
murmansk-region | russia | Мурманская область | Murmansk Region | Oblast Murmansk | 摩尔曼斯克州 | по Мурманской области | в Мурманской области
kabardino-balkaria | russia | Кабардино-Балкария | Kabardino-Balkaria | Kabardino-Balkarien | 卡巴尔达-巴尔卡尔 | по Кабардино-Балкарии | в Кабардино-Балкарии
north-ossetia | russia | Северная Осетия | North Ossetia | Nordossetien | 北奥塞梯 | по Северной Осетии | в Северной Осетии
karachay-cherkessia | russia | Карачаево-Черкесия | Karachay-Cherkessia | Karatschai-Tscherkessien | 卡拉恰伊-切尔克斯 | по Карачаево-Черкесии | в Карачаево-Черкесии
chechnya | russia | Чечня | Chechnya | Tschetschenien | 车臣 | по Чечне | в Чечне
adygea | russia | Адыгея | Adygea | Adygeja | 阿迪格 | по Адыгее | в Адыгее
krasnodar-krai | russia | Краснодарский край | Krasnodar Territory | Region Krasnodar | 克拉斯诺达尔边疆区 | по Краснодарскому краю | в Краснодарском крае
leningrad-region | russia | Петербург и Ленинградская область | Saint Petersburg and Leningrad Region | Sankt Petersburg und Oblast Leningrad | 圣彼得堡与列宁格勒州 | по Петербургу и Ленинградской области | в Петербурге и Ленинградской области
moscow-region | russia | Москва и Подмосковье | Moscow and Moscow Region | Moskau und Umgebung | 莫斯科及近郊 | по Москве и Подмосковью | в Москве и Подмосковье
vladimir-region | russia | Владимирская область | Vladimir Region | Oblast Wladimir | 弗拉基米尔州 | по Владимирской области | во Владимирской области
novgorod-region | russia | Новгородская область | Novgorod Region | Oblast Nowgorod | 诺夫哥罗德州 | по Новгородской области | в Новгородской области
kaliningrad-region | russia | Калининградская область | Kaliningrad Region | Oblast Kaliningrad | 加里宁格勒州 | по Калининградской области | в Калининградской области
arkhangelsk-region | russia | Архангельская область | Arkhangelsk Region | Oblast Archangelsk | 阿尔汉格尔斯克州 | по Архангельской области | в Архангельской области
nizhny-novgorod-region | russia | Нижегородская область | Nizhny Novgorod Region | Oblast Nischni Nowgorod | 下诺夫哥罗德州 | по Нижегородской области | в Нижегородской области
tatarstan | russia | Татарстан | Tatarstan | Tatarstan | 鞑靼斯坦 | по Татарстану | в Татарстане
astrakhan-region | russia | Астраханская область | Astrakhan Region | Oblast Astrachan | 阿斯特拉罕州 | по Астраханской области | в Астраханской области
samara-region | russia | Самарская область | Samara Region | Oblast Samara | 萨马拉州 | по Самарской области | в Самарской области
chelyabinsk-region | russia | Челябинская область | Chelyabinsk Region | Oblast Tscheljabinsk | 车里雅宾斯克州 | по Челябинской области | в Челябинской области
perm-krai | russia | Пермский край | Perm Territory | Region Perm | 彼尔姆边疆区 | по Пермскому краю | в Пермском крае
kemerovo-region | russia | Кузбасс | Kuzbass | Kusbass | 库兹巴斯 | по Кузбассу | в Кузбассе
krasnoyarsk-krai | russia | Красноярский край | Krasnoyarsk Territory | Region Krasnojarsk | 克拉斯诺亚尔斯克边疆区 | по Красноярскому краю | в Красноярском крае
tuva | russia | Тува | Tuva | Tuwa | 图瓦 | по Туве | в Туве
yakutia | russia | Якутия | Yakutia | Jakutien | 雅库特 | по Якутии | в Якутии
primorye | russia | Приморье | Primorye | Primorje | 滨海边疆区 | по Приморью | в Приморье
sakhalin-region | russia | Сахалин и Курилы | Sakhalin and the Kurils | Sachalin und die Kurilen | 萨哈林与千岛群岛 | по Сахалину и Курилам | на Сахалине и Курилах
svaneti | georgia | Сванетия | Svaneti | Swanetien | 斯瓦涅季 | по Сванетии | в Сванетии
kakheti | georgia | Кахетия | Kakheti | Kachetien | 卡赫季 | по Кахетии | в Кахетии
adjara | georgia | Аджария | Adjara | Adscharien | 阿扎尔 | по Аджарии | в Аджарии
mtskheta-mtianeti | georgia | Мцхета-Мтианетия | Mtskheta-Mtianeti | Mzcheta-Mtianeti | 姆茨赫塔-姆季阿涅季 | по Мцхета-Мтианетии | в Мцхета-Мтианетии
cappadocia | turkey | Каппадокия | Cappadocia | Kappadokien | 卡帕多奇亚 | по Каппадокии | в Каппадокии
lycia | turkey | Ликия | Lycia | Lykien | 利西亚 | по Ликии | в Ликии
tavush-gegharkunik | armenia | Тавуш и Севан | Tavush and Sevan | Tawusch und Sewan | 塔武什与塞凡 | по Тавушу и Севану | в Тавуше и на Севане
mangystau | kazakhstan | Мангистау | Mangystau | Mangghystau | 曼格斯套 | по Мангистау | в Мангистау
issyk-kul-region | kyrgyzstan | Иссык-Кульская область | Issyk-Kul Region | Gebiet Yssykköl | 伊塞克湖州 | по Иссык-Кульской области | в Иссык-Кульской области
lofoten | norway | Лофотенские острова | Lofoten Islands | Lofoten | 罗弗敦群岛 | по Лофотенским островам | на Лофотенских островах
western-fjords | norway | Западные фьорды | Western Fjords | Fjordnorwegen | 挪威西部峡湾区 | по Западным фьордам | на Западных фьордах
tuscany | italy | Тоскана | Tuscany | Toskana | 托斯卡纳 | по Тоскане | в Тоскане
sicily | italy | Сицилия | Sicily | Sizilien | 西西里 | по Сицилии | на Сицилии
dolomites | italy | Доломитовые Альпы | Dolomites | Dolomiten | 多洛米蒂山 | по Доломитовым Альпам | в Доломитовых Альпах
andalusia | spain | Андалусия | Andalusia | Andalusien | 安达卢西亚 | по Андалусии | в Андалусии
canary-islands | spain | Канарские острова | Canary Islands | Kanarische Inseln | 加那利群岛 | по Канарским островам | на Канарских островах
cyclades | greece | Киклады | Cyclades | Kykladen | 基克拉泽斯群岛 | по Кикладам | на Кикладах
crete | greece | Крит | Crete | Kreta | 克里特岛 | по Криту | на Крите
provence | france | Прованс | Provence | Provence | 普罗旺斯 | по Провансу | в Провансе
bavaria | germany | Бавария | Bavaria | Bayern | 巴伐利亚 | по Баварии | в Баварии
bali | indonesia | Бали | Bali | Bali | 巴厘岛 | по Бали | на Бали
java | indonesia | Ява | Java | Java | 爪哇岛 | по Яве | на Яве
rajasthan | india | Раджастан | Rajasthan | Rajasthan | 拉贾斯坦邦 | по Раджастану | в Раджастане
ladakh | india | Ладакх | Ladakh | Ladakh | 拉达克 | по Ладакху | в Ладакхе
khumbu | nepal | Кхумбу | Khumbu | Khumbu | 昆布地区 | по Кхумбу | в Кхумбу
yunnan | china | Юньнань | Yunnan | Yunnan | 云南 | по Юньнани | в Юньнани
hunan | china | Хунань | Hunan | Hunan | 湖南 | по Хунани | в Хунани
hokkaido | japan | Хоккайдо | Hokkaido | Hokkaido | 北海道 | по Хоккайдо | на Хоккайдо
patagonia-argentina | argentina | Аргентинская Патагония | Argentine Patagonia | Argentinisches Patagonien | 阿根廷巴塔哥尼亚 | по аргентинской Патагонии | в аргентинской Патагонии
patagonia-chile | chile | Чилийская Патагония | Chilean Patagonia | Chilenisches Patagonien | 智利巴塔哥尼亚 | по чилийской Патагонии | в чилийской Патагонии
yucatan-peninsula | mexico | Юкатан | Yucatán Peninsula | Halbinsel Yucatán | 尤卡坦半岛 | по Юкатану | на Юкатане
`;

export const regions: RegionSeed[] = rows(table, 8).map((row, index) => {
  const [slug = "", country = "", ru = "", en = "", de = "", zh = "", around = "", inside = ""] =
    row;
  return { id: index + 1, slug, country, name: { ru, en, de, zh }, ru: { around, inside } };
});
