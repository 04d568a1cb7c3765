const spaced = /(?<=\d) (?=(?:km|m|cm|kg|l|°C|%|am|pm|Uhr|Euro|Grad|км|м|см|кг|л|ч)(?!\p{L}))/gu;

/** A number and its unit stay on one line, as publishers of every language have it: "45 km", "−12 °C", "9 Uhr". */
export const boundUnits = (text: string): string => text.replaceAll(spaced, "\u00A0");
