/** How signs are said in a language: voices know its numbers, and spell most of the rest. */
export interface SpokenLanguage {
  /** One and many; where a language has one form for both, it stands alone. */
  readonly units: Readonly<Record<string, string>>;
  readonly per: string;
  readonly square: string;
  readonly cubic: string;
  readonly operators: Readonly<Record<string, string>>;
}

const SIGNS = [
  'mm',
  'cm',
  'm',
  'km',
  'g',
  'kg',
  't',
  'ml',
  'l',
  's',
  'min',
  'h',
  '°C',
  '°',
  '%',
  'V',
  'A',
  'W',
  'kWh',
  '€',
  '$',
];
const OPERATORS = ['=', '+', '−', '×', '÷', '≈', '≤', '≥', '√', '²', '³', '±'];

/** Words in the order of the signs; a bar stands between one and many. */
function defineLanguage(
  units: string,
  per: string,
  square: string,
  cubic: string,
  operators: string,
): SpokenLanguage {
  return {
    units: Object.fromEntries(units.split(', ').map((words, at) => [SIGNS[at] ?? '', words])),
    per,
    square,
    cubic,
    operators: Object.fromEntries(operators.split(', ').map((words, at) => [OPERATORS[at] ?? '', words])),
  };
}

export const SPOKEN_LANGUAGES: Readonly<Record<string, SpokenLanguage>> = {
  de: defineLanguage(
    'Millimeter, Zentimeter, Meter, Kilometer, Gramm, Kilogramm, Tonne|Tonnen, Milliliter, Liter, Sekunde|Sekunden, Minute|Minuten, Stunde|Stunden, Grad Celsius, Grad, Prozent, Volt, Ampere, Watt, Kilowattstunde|Kilowattstunden, Euro, Dollar',
    'pro',
    'Quadrat',
    'Kubik',
    'gleich, plus, minus, mal, geteilt durch, ungefähr, höchstens, mindestens, Wurzel aus, zum Quadrat, hoch drei, plus minus',
  ),
  fr: defineLanguage(
    'millimètre|millimètres, centimètre|centimètres, mètre|mètres, kilomètre|kilomètres, gramme|grammes, kilogramme|kilogrammes, tonne|tonnes, millilitre|millilitres, litre|litres, seconde|secondes, minute|minutes, heure|heures, degré Celsius|degrés Celsius, degré|degrés, pour cent, volt|volts, ampère|ampères, watt|watts, kilowattheure|kilowattheures, euro|euros, dollar|dollars',
    'par',
    'carré',
    'cube',
    'égale, plus, moins, fois, divisé par, environ, au plus, au moins, racine de, au carré, au cube, plus ou moins',
  ),
  es: defineLanguage(
    'milímetro|milímetros, centímetro|centímetros, metro|metros, kilómetro|kilómetros, gramo|gramos, kilogramo|kilogramos, tonelada|toneladas, mililitro|mililitros, litro|litros, segundo|segundos, minuto|minutos, hora|horas, grado Celsius|grados Celsius, grado|grados, por ciento, voltio|voltios, amperio|amperios, vatio|vatios, kilovatio hora|kilovatios hora, euro|euros, dólar|dólares',
    'por',
    'cuadrado',
    'cúbico',
    'igual a, más, menos, por, dividido por, aproximadamente, como máximo, al menos, raíz de, al cuadrado, al cubo, más menos',
  ),
  it: defineLanguage(
    'millimetro|millimetri, centimetro|centimetri, metro|metri, chilometro|chilometri, grammo|grammi, chilogrammo|chilogrammi, tonnellata|tonnellate, millilitro|millilitri, litro|litri, secondo|secondi, minuto|minuti, ora|ore, grado Celsius|gradi Celsius, grado|gradi, per cento, volt, ampere, watt, chilowattora, euro, dollaro|dollari',
    'al',
    'quadrato',
    'cubo',
    'uguale a, più, meno, per, diviso, circa, al massimo, almeno, radice di, al quadrato, al cubo, più o meno',
  ),
  pt: defineLanguage(
    'milímetro|milímetros, centímetro|centímetros, metro|metros, quilómetro|quilómetros, grama|gramas, quilograma|quilogramas, tonelada|toneladas, mililitro|mililitros, litro|litros, segundo|segundos, minuto|minutos, hora|horas, grau Celsius|graus Celsius, grau|graus, por cento, volt|volts, ampere|amperes, watt|watts, quilowatt-hora|quilowatts-hora, euro|euros, dólar|dólares',
    'por',
    'quadrado',
    'cúbico',
    'igual a, mais, menos, vezes, dividido por, aproximadamente, no máximo, no mínimo, raiz de, ao quadrado, ao cubo, mais ou menos',
  ),
  nl: defineLanguage(
    'millimeter, centimeter, meter, kilometer, gram, kilogram, ton, milliliter, liter, seconde|seconden, minuut|minuten, uur, graden Celsius, graden, procent, volt, ampère, watt, kilowattuur, euro, dollar',
    'per',
    'vierkante',
    'kubieke',
    'is gelijk aan, plus, min, keer, gedeeld door, ongeveer, ten hoogste, ten minste, wortel uit, kwadraat, tot de derde, plus of min',
  ),
};
