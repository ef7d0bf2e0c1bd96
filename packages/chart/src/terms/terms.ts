/** The few words that stand on the sheet of a chart beside those of the table, in the languages that braille is written in. */
export interface ChartTerms {
  /** The title of a chart that has none: what it shows, and of what. */
  readonly title: (values: string, names: string) => string;
  readonly value: string;
  readonly row: string;
  readonly column: string;
  readonly mean: (name: string) => string;
  readonly sheet: (number: number, of: number) => string;
  readonly series: string;
  /** Between a name and its share stands what the braille of the language never takes for a part of a number. */
  readonly share: (name: string, share: string) => string;
  /** What is written for a degree sign where the braille of the language has none. */
  readonly degrees?: string;
  /** What a name is called that the braille code cannot write. */
  readonly unwritten: (number: number) => string;
  readonly missing: string;
  /** From one value up to another. */
  readonly range: (from: string, to: string) => string;
  /** How many values there are. */
  readonly count: string;
  readonly measure: string;
  readonly whisker: string;
  /** What a box holds: the values between its quartiles. */
  readonly middleHalf: string;
  readonly fiveNumbers: readonly [
    least: string,
    lowerQuartile: string,
    median: string,
    upperQuartile: string,
    greatest: string,
  ];
  readonly others: string;
  /** By the power of ten. */
  readonly magnitudes: Readonly<Record<number, string>>;
  readonly power: (power: number) => string;
  readonly logarithmic: string;
  readonly ownScale: string;
  readonly trendLine: string;
  readonly gridLine: (value: string) => string;
  readonly tick: (value: string) => string;
  readonly pointsTogether: (count: string) => string;
}

type Magnitudes = readonly [
  thousands: string,
  millions: string,
  billions: string,
  thousandths: string,
  millionths: string,
];

function nameMagnitudes([thousands, millions, billions, thousandths, millionths]: Magnitudes) {
  return { 3: thousands, 6: millions, 9: billions, [-3]: thousandths, [-6]: millionths };
}

const ENGLISH: ChartTerms = {
  title: (values, names) => `${values} by ${names}`,
  value: 'Value',
  row: 'Row',
  column: 'Column',
  mean: (name) => `${name}, mean`,
  sheet: (number, of) => `sheet ${number} of ${of}`,
  series: 'Series',
  share: (name, share) => `${name}: ${share}`,
  unwritten: (number) => `name ${number}`,
  missing: 'no value',
  range: (from, to) => `${from} to ${to}`,
  count: 'Count',
  measure: 'Measure',
  whisker: 'Whisker',
  middleHalf: 'Middle half of the values',
  fiveNumbers: ['lowest', 'lower quartile', 'median', 'upper quartile', 'highest'],
  others: 'others',
  magnitudes: nameMagnitudes(['thousands', 'millions', 'billions', 'thousandths', 'millionths']),
  power: (power) => `times 10 to the power of ${power}`,
  logarithmic: 'logarithmic',
  ownScale: 'own scale',
  trendLine: 'trend line',
  gridLine: (value) => `Line at ${value}`,
  tick: (value) => `Mark at ${value}`,
  pointsTogether: (count) => `${count} points close together`,
};

const TERMS: Readonly<Record<string, ChartTerms>> = {
  en: ENGLISH,
  de: {
    title: (values, names) => `${values} nach ${names}`,
    value: 'Wert',
    row: 'Zeile',
    column: 'Spalte',
    mean: (name) => `${name}, Mittelwert`,
    sheet: (number, of) => `Blatt ${number} von ${of}`,
    series: 'Reihe',
    share: (name, share) => `${name} = ${share}`,
    unwritten: (number) => `Name ${number}`,
    missing: 'kein Wert',
    range: (from, to) => `${from} bis ${to}`,
    count: 'Anzahl',
    measure: 'Kennzahl',
    whisker: 'Antenne',
    middleHalf: 'Mittlere Hälfte der Werte',
    fiveNumbers: ['kleinster Wert', 'unteres Quartil', 'Median', 'oberes Quartil', 'größter Wert'],
    others: 'andere',
    magnitudes: nameMagnitudes(['Tausend', 'Millionen', 'Milliarden', 'Tausendstel', 'Millionstel']),
    power: (power) => `mal 10 hoch ${power}`,
    logarithmic: 'logarithmisch',
    ownScale: 'eigene Skala',
    trendLine: 'Trendlinie',
    gridLine: (value) => `Linie bei ${value}`,
    tick: (value) => `Marke bei ${value}`,
    pointsTogether: (count) => `${count} Punkte dicht beieinander`,
  },
  fr: {
    title: (values, names) => `${values} par ${names}`,
    value: 'Valeur',
    row: 'Ligne',
    column: 'Colonne',
    mean: (name) => `${name}, moyenne`,
    sheet: (number, of) => `feuille ${number} sur ${of}`,
    series: 'Série',
    share: (name, share) => `${name}: ${share}`,
    unwritten: (number) => `nom ${number}`,
    missing: 'sans valeur',
    range: (from, to) => `${from} à ${to}`,
    count: 'Effectif',
    measure: 'Indicateur',
    whisker: 'Moustache',
    middleHalf: 'Moitié centrale des valeurs',
    fiveNumbers: ['minimum', 'premier quartile', 'médiane', 'troisième quartile', 'maximum'],
    others: 'autres',
    magnitudes: nameMagnitudes(['milliers', 'millions', 'milliards', 'millièmes', 'millionièmes']),
    power: (power) => `fois 10 puissance ${power}`,
    logarithmic: 'logarithmique',
    ownScale: 'échelle propre',
    trendLine: 'droite de tendance',
    gridLine: (value) => `Ligne à ${value}`,
    tick: (value) => `Repère à ${value}`,
    pointsTogether: (count) => `${count} points rapprochés`,
  },
  es: {
    title: (values, names) => `${values} por ${names}`,
    value: 'Valor',
    row: 'Fila',
    column: 'Columna',
    mean: (name) => `${name}, media`,
    sheet: (number, of) => `hoja ${number} de ${of}`,
    series: 'Serie',
    share: (name, share) => `${name} (${share})`,
    degrees: 'grados ',
    unwritten: (number) => `nombre ${number}`,
    missing: 'sin valor',
    range: (from, to) => `${from} a ${to}`,
    count: 'Frecuencia',
    measure: 'Medida',
    whisker: 'Bigote',
    middleHalf: 'Mitad central de los valores',
    fiveNumbers: ['mínimo', 'primer cuartil', 'mediana', 'tercer cuartil', 'máximo'],
    others: 'otros',
    magnitudes: nameMagnitudes(['miles', 'millones', 'miles de millones', 'milésimas', 'millonésimas']),
    power: (power) => `por 10 elevado a ${power}`,
    logarithmic: 'logarítmica',
    ownScale: 'escala propia',
    trendLine: 'línea de tendencia',
    gridLine: (value) => `Línea en ${value}`,
    tick: (value) => `Marca en ${value}`,
    pointsTogether: (count) => `${count} puntos juntos`,
  },
  it: {
    title: (values, names) => `${values} per ${names}`,
    value: 'Valore',
    row: 'Riga',
    column: 'Colonna',
    mean: (name) => `${name}, media`,
    sheet: (number, of) => `foglio ${number} di ${of}`,
    series: 'Serie',
    degrees: 'gradi ',
    share: (name, share) => `${name}: ${share}`,
    unwritten: (number) => `nome ${number}`,
    missing: 'nessun valore',
    range: (from, to) => `${from} a ${to}`,
    count: 'Frequenza',
    measure: 'Misura',
    whisker: 'Baffo',
    middleHalf: 'Metà centrale dei valori',
    fiveNumbers: ['minimo', 'primo quartile', 'mediana', 'terzo quartile', 'massimo'],
    others: 'altri',
    magnitudes: nameMagnitudes(['migliaia', 'milioni', 'miliardi', 'millesimi', 'milionesimi']),
    power: (power) => `per 10 elevato a ${power}`,
    logarithmic: 'logaritmica',
    ownScale: 'scala propria',
    trendLine: 'linea di tendenza',
    gridLine: (value) => `Linea a ${value}`,
    tick: (value) => `Segno a ${value}`,
    pointsTogether: (count) => `${count} punti vicini`,
  },
  pt: {
    title: (values, names) => `${values} por ${names}`,
    value: 'Valor',
    row: 'Linha',
    column: 'Coluna',
    mean: (name) => `${name}, média`,
    sheet: (number, of) => `folha ${number} de ${of}`,
    series: 'Série',
    share: (name, share) => `${name}: ${share}`,
    unwritten: (number) => `nome ${number}`,
    missing: 'sem valor',
    range: (from, to) => `${from} a ${to}`,
    count: 'Frequência',
    measure: 'Medida',
    whisker: 'Bigode',
    middleHalf: 'Metade central dos valores',
    fiveNumbers: ['mínimo', 'primeiro quartil', 'mediana', 'terceiro quartil', 'máximo'],
    others: 'outros',
    magnitudes: nameMagnitudes(['milhares', 'milhões', 'mil milhões', 'milésimas', 'milionésimas']),
    power: (power) => `vezes 10 elevado a ${power}`,
    logarithmic: 'logarítmica',
    ownScale: 'escala própria',
    trendLine: 'linha de tendência',
    gridLine: (value) => `Linha em ${value}`,
    tick: (value) => `Marca em ${value}`,
    pointsTogether: (count) => `${count} pontos juntos`,
  },
  nl: {
    title: (values, names) => `${values} per ${names}`,
    value: 'Waarde',
    row: 'Rij',
    column: 'Kolom',
    mean: (name) => `${name}, gemiddelde`,
    sheet: (number, of) => `blad ${number} van ${of}`,
    series: 'Reeks',
    share: (name, share) => `${name}: ${share}`,
    unwritten: (number) => `naam ${number}`,
    missing: 'geen waarde',
    range: (from, to) => `${from} tot ${to}`,
    count: 'Aantal',
    measure: 'Maat',
    whisker: 'Snor',
    middleHalf: 'Middelste helft van de waarden',
    fiveNumbers: ['minimum', 'eerste kwartiel', 'mediaan', 'derde kwartiel', 'maximum'],
    others: 'overige',
    magnitudes: nameMagnitudes(['duizenden', 'miljoenen', 'miljarden', 'duizendsten', 'miljoensten']),
    power: (power) => `maal 10 tot de macht ${power}`,
    logarithmic: 'logaritmisch',
    ownScale: 'eigen schaal',
    trendLine: 'trendlijn',
    gridLine: (value) => `Lijn bij ${value}`,
    tick: (value) => `Streepje bij ${value}`,
    pointsTogether: (count) => `${count} punten dicht bij elkaar`,
  },
};

/** English where the language is none of ours, as documents have it. */
export function findTerms(language: string): ChartTerms {
  return TERMS[language.toLowerCase().split('-')[0] ?? ''] ?? ENGLISH;
}
