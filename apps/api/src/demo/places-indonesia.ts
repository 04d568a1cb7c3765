import { place } from "./places-notation.ts";

export const indonesiaPlaces = [
  place(
    {
      slug: "ubud",
      country: "indonesia",
      region: "bali",
      name: "Убуд | Ubud | Ubud | 乌布",
      ru: "по Бали | на Бали",
      at: "-8.507, 115.263",
      fame: 78,
      months: "1-12",
      scenes: "rice-terraces temple tropical-beach volcano underwater waterfall",
      kinds: "wellness sightseeing surfing hiking diving gastronomy beach photo cycling festive",
      meeting: "Королевский дворец Убуда, главные ворота | Ubud Royal Palace, main gate | -8.507, 115.263",
      food: "Бабигулинг, утка бебек-бетуту в банановом листе, наси-чампур и самбал-матах | Babi guling, bebek betutu duck in banana leaf, nasi campur and sambal matah",
    },
    `
    Лес обезьян | Sacred Monkey Forest | 1 | family sightseeing | -8.518, 115.259 | Больше тысячи макак и три храма в овраге; очки и еду спрячьте до входа, отнимут. | Over a thousand macaques and three temples in a ravine; hide glasses and snacks before you enter.
    Хребет Чампухан | Campuhan Ridge | 2 | hiking wellness | -8.500, 115.254 | Мощёная тропа по гребню между двух рек, два километра; в половине седьмого утра ещё прохладно и пусто. | A paved path along a ridge between two rivers, two kilometres; cool and empty at half past six.
    Рисовые террасы Тегаллаланг | Tegallalang rice terraces | 9 | photo cycling | -8.433, 115.279 | Воду по ступеням делит община субак; самая сочная зелень держится пару месяцев после посадки. | A subak community shares the water down the steps; the green is deepest in the weeks after planting.
    Гунунг-Кави | Gunung Kawi | 16 | sightseeing ethnographic | -8.423, 115.312 | Десять царских гробниц-чанди XI века в скале, к ним вниз около трёхсот ступеней; саронг выдают на входе. | Ten eleventh-century royal shrines cut in the cliff, some three hundred steps down; sarongs are lent at the gate.
    Вулкан Батур | Mount Batur | 38 | hiking mountaineering photo | -8.242, 115.375 | Выход в четыре утра, два часа вверх, и рассвет на 1717 метрах с видом на кальдеру, озеро и Агунг. | Start at four, climb two hours and watch sunrise at 1,717 m over the caldera, the lake and Agung.
    Джатилувих | Jatiluwih | 40 | cycling photo hiking | -8.370, 115.131 | Широкие террасы под Батукару из списка ЮНЕСКО, где сажают красный рис; тропы размечены на три круга. | Broad UNESCO terraces below Batukaru where red rice grows, with marked loop walks.
    Храм Улувату | Uluwatu Temple | 55 | surfing sightseeing beach | -8.829, 115.085 | На обрыве в семьдесят метров на закате танцуют кечак; под скалой один из самых известных левых рифов для сёрфинга. | Kecak is danced at sunset on a seventy-metre cliff above one of surfing's best-known left-hand reefs.
    Туламбен | Tulamben | 80 | diving | -8.274, 115.593 | Затонувший транспорт «Либерти» лежит в тридцати метрах от берега, верх корпуса на пяти метрах: хватит и маски. | The wreck of the USAT Liberty lies thirty metres off the beach, its top at five metres, so a mask is enough.
    `,
  ),
];
