/** What stands on charts and diagrams, in a language's own manner: where a code of today and an older one part. */
export const LABEL_TEXTS: Readonly<Partial<Record<string, readonly string[]>>> = {
  en: split(`1 2 3 4|ISBN: 978 1 55468 513 4|3 245 000|Section I.1|Section III,3|No.16|K.545|(x,4)|0.7|.7|5⅜|9-10|1/4 cup|7(b)|3b|3B
7:30 a.m.|1914–18|€1.500,00|1960's|2nd|(416) 486-2500|45 %|20 °C|Q1 45 %|2020 45 %|A1|H2O|x = 3|2 + 2 = 4|Ages 5 to 9|m²`),
  de: split(`(-1)|−1,5|5 – 7|5–7|5-7|1 %, 2 %|45 %.|45 %;|(45 %)|45 %)|45%|20 °C|20°C|20 °C, 30 °C|3 m²|3 m², 4|3 m²)
½, ¼|½)|1.234,56 €|€ 5|5 €|12:30|12:30 Uhr|1. Januar 2024|1.1.2024|01.02.2024|3,5 t|3t|2a|A1|B 2|Nr. 5|Q1 45 %
2020 45 %|1/2|3/4 l|1 : 2|1:50000|2 + 3 = 5|2+3=5|x = 3|a + b|a+b=c|5 × 3|5 * 3|6 ÷ 2|y < 3|3 < 4|"Zitat"|„Zitat“
»Zitat«|Das ist "gut".|Sagt's|Hans' Buch|(a)|(Text)|Text (mehr)|Text(mehr)|und/oder|z. B.|z.B.|usw.|Ende ...|…
- Punkt|a - b|a – b|Haus- und Hof|Nord-Süd|EU-27|EU-Staaten|50 km/h|10 kWh|m³|CO2|H2O|100.000|1 000 000|3 Mio. €|2. Platz
2)|[1]|[a]|10–20|1,2,3|1, 2, 3|5!|5?|5:|§ 5|A & B|C++|C#|50 $|US$|100 £|3′|12″|a*|#1|10³|x²|Übergröße|STRASSE|DIN A4|ISO 9001
USA|Müller GmbH|iPhone|2te|68er|8fach|1990er|±5|≤ 5|→ Ziel|Start → Ziel|π|45°|«Zitat»|Wer?|Mo–Fr|09:00–17:00|Tel. 0123/456
Anteil (%)|Anteil in %|Preis (€)|Menge [t]|Temperatur (°C)|Umsatz (Mio. €)|18. Jh.|2019/20|1., 2. und 3.|Aug. 2020|St. Gallen`),
  fr: split(`+|-|=|(|)|()|*|/|a+b|a + b|a = b|x=2|a-b|(a)|(2)|(2 a)|2 000|1 234,5 €|12.3.2024|12:30|5-7|5 - 7|5 + 7 = 12|2+x|2a
a2|2.|2,|[3]|3%|N°5|2x+3|1/2|a/b|ABC1|1ABC|A1B|CO2|H2O|-5 °C|5;6|2026|18e|XIVe|IIIe|a*b|x = -3|x^2|(x+1)|(+)|1er|EU-27
L'ÎLE|D'ABORD|d'UNE|A-B|AB-C|U.S.A.|ONU.|À|ÉTÉ|iPhone|McDO|aBC|aBCd|ABcD|ABc De|AB/cd|ab.CD.ef|L’AB|A’B|A.12|A-12B
3[2]|2*3|0–7 %|10 — 20|m²|10³|ALLEMAGNE (0–7 %) ?|Brésil : 1 100,00 €|18 %|« Bonjour »|l’eau|DVD-ROM|HCl|SAINT-ÉTIENNE|Åland|Malmø`),
  es: split(`¡Hola!|¿Qué?|50 $|US$|a@b.es|½ kg|¼|1.234,56 €|45 %|20 °C|AÑO 2024|Ñandú|pingüino|3,5|2 + 3 = 5|12:30|n.º 5|m²
EE. UU.|(a)|«cita»|“cita”|- 5|5-7|A1|Núm. 5|Población (millones)|Año|2019/20|10 km/h`),
};

function split(texts: string): readonly string[] {
  return texts.split(/[|\n]/);
}
