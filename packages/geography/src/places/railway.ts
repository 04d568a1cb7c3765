/** Places that passenger trains of their country's network reach; to the others one goes by road, boat or air. */
export const railwayPlaces: ReadonlySet<string> = new Set([
  ...["almaty", "aktau", "samarkand", "bukhara", "tbilisi", "batumi", "yerevan", "baku"],
  ...["moscow", "saint-petersburg", "veliky-novgorod", "petrozavodsk", "ladoga-karelia"],
  ...["murmansk", "khibiny", "kaliningrad", "nizhny-novgorod", "kazan", "samara", "astrakhan"],
  ...["perm", "south-urals", "sochi", "vladikavkaz", "grozny", "derbent"],
  ...["krasnoyarsk", "ulan-ude", "vladivostok"],
  ...["paris", "chamonix", "avignon", "munich", "passau", "vienna", "budapest", "belgrade"],
  ...["seville", "lisbon", "florence", "rome", "catania", "split", "bergen", "istanbul"],
  ...["beijing", "zhangjiajie", "lijiang", "tokyo", "kyoto", "sapporo"],
  ...["jaipur", "rishikesh", "kandy", "weligama", "chiang-mai", "luang-prabang", "east-java"],
  ...["marrakesh", "cairo", "luxor", "nairobi", "cape-town"],
]);
