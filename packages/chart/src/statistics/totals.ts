/** The lines of a table that may hold a total: its rows, or its columns. */
export interface Lines {
  readonly names: readonly string[];
  /** The values that stand across the lines: as many lists as the other way has lines, each as long as the names. */
  readonly across: readonly (readonly (number | null)[])[];
  /** Whether the values are known to add up; null where nobody knows. */
  readonly adds: boolean | null;
}

/**
 * Words that name a sum, in the languages of our braille, as `foldName` writes them. Alone they are enough; in a longer name
 * only numbers prove it: “Total Europe” is a sum, a “total eclipse” is none.
 */
const SUMS: ReadonlySet<string> = new Set(
  `total totals totaal totale totales totali totais totaux tot sum sums summe gesamt gesamtsumme gesamtzahl gesamtergebnis
  insgesamt zusammen subtotal subtotals subtotales zwischensumme soustotal soustotale subtotale subtotaal somme suma soma somma
  ensemble overall together all alle tous toutes todos todas tutti tutte complessivo som samen eindtotaal razem łacznie ogołem
  wszystkie wszyscy итого всего сумма все συνολο συνολικα αθροισμα ολα ολοι σ toplam tumu hepsi totalt summa sammanlagt samtliga
  alla tillsammans ialt samlet tilsammen celkem soucet dohromady uhrnem vsechny vsichni osszesen mindosszesen osszeg vegosszeg
  egyutt yhteensa kaikki kokonaismaara סהכ הכל הכול المجموع مجموع الاجمالي اجمالي الكل`.split(/\s+/),
);
/** Two words name a sum in some languages. */
const SUMS_OF_TWO = /(?:^|\P{L})(?:i alt|til sammen|סך הכו?ל)(?:\P{L}|$)/u;
const MEANS: ReadonlySet<string> = new Set(
  `average mean median mittelwert mittel durchschnitt moyenne media promedio gemiddelde mediane mediana ø`.split(
    /\s+/,
  ),
);
/** That one small number is the sum of two others is chance; that it is so in line after line is none. */
const LEAST_PARTS = 3;
const LEAST_SIZE = 100;
const LEAST_AGREEING = 3;

/** Which lines stand for others together: for what the others are, they count twice. */
export function findTotals(lines: Lines): ReadonlySet<number> {
  const named = lines.names.map(foldName);
  const found = named.flatMap((name, line) => (isTotal(lines, named, name, line) ? [line] : []));
  if (found.length > 0) return new Set(found.length < named.length ? found : []);
  if (lines.adds === false) return new Set();
  const ends = [named.length - 1, 0].filter((line) => isProvenSum(lines, line));
  return new Set(ends.slice(0, 1));
}

function namesSum(name: string): boolean {
  return SUMS_OF_TWO.test(name) || (name.match(/\p{L}+/gu) ?? []).some((word) => SUMS.has(word));
}

/** Writes a name in lower case, without accents, brackets, stars and quotation marks, which Hebrew has within words. */
function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\-*():"'”“„’״׳]/gu, '')
    .trim();
}

function isTotal(lines: Lines, named: readonly string[], name: string, line: number): boolean {
  if (MEANS.has(name)) return true;
  if (SUMS.has(name)) return lines.adds !== true || !isLessThanAnother(lines, line);
  if (!namesSum(name)) return false;
  const isPart = (other: number): boolean => other !== line && !namesSum(named[other] ?? '');
  const before = named.findLastIndex((other, index) => index < line && namesSum(other));
  const isOfGroup = (other: number): boolean => other > before && other < line;
  return [isPart, isOfGroup].some((fits) => countAgreeing(lines, line, fits) !== null);
}

/** A company may be called Total; a sum is never less than a part of it. */
function isLessThanAnother({ across }: Lines, line: number): boolean {
  return across.some((values) => {
    const own = values[line] ?? null;
    const others = values.flatMap((value, index) => (index === line || value === null ? [] : [value]));
    return own !== null && others.every((value) => value >= 0) && others.some((value) => value > own);
  });
}

function isProvenSum(lines: Lines, line: number): boolean {
  const agreeing = countAgreeing(lines, line, (other) => other !== line);
  if (agreeing === null) return false;
  const isLarge = lines.across.some((values) => Math.abs(values[line] ?? 0) >= LEAST_SIZE * findStep(values));
  return agreeing >= LEAST_AGREEING || (lines.names.length > LEAST_PARTS && (isLarge || agreeing > 1));
}

/**
 * Returns whether the last or the first of three values or more is what the others are together. That may be chance, but their sum
 * would count everything twice if it is none.
 */
export function mayHoldSum(values: readonly number[]): boolean {
  const lines = { names: values.map(String), across: [values], adds: null };
  return [values.length - 1, 0].some(
    (line) => countAgreeing(lines, line, (other) => other !== line) !== null,
  );
}

/** In how many lists the value is the sum of two parts at least; null where it is so in none, or in one it is not. */
function countAgreeing({ across }: Lines, line: number, isPart: (line: number) => boolean): number | null {
  let agreeing = 0;
  for (const values of across) {
    const whole = values[line] ?? null;
    const parts = values.flatMap((value, index) =>
      isPart(index) && value !== null && value !== 0 ? [value] : [],
    );
    if (whole === null || (whole === 0 && parts.length === 0)) continue;
    const sum = parts.reduce((all, part) => all + part, 0);
    if (parts.length < 2 || Math.abs(sum - whole) > findRounding(values, parts.length)) return null;
    agreeing += 1;
  }
  return agreeing === 0 ? null : agreeing;
}

/** Decimals that were rounded add up to a little more or less; whole numbers are taken as counted. */
function findRounding(values: readonly (number | null)[], parts: number): number {
  const grain = findGrain(values);
  return grain < 1 ? (grain * (1 + Math.sqrt(parts))) / 2 : 1e-9 * Math.abs(grain);
}

/** Finds the step of which all values are multiples: sums of round numbers, such as 75, 30 and 15, happen by chance. */
function findStep(values: readonly (number | null)[]): number {
  const grain = findGrain(values);
  const step = values.reduce<number>(
    (whole, value) => divideBoth(whole, Math.round((value ?? 0) / grain)),
    0,
  );
  return Math.max(1, step) * grain;
}

/** Finds the greatest number that divides both. */
function divideBoth(one: number, other: number): number {
  let [a, b] = [Math.abs(one), Math.abs(other)];
  while (b > 0) [a, b] = [b, a % b];
  return a;
}

/** What the last decimal of the values stands for. */
function findGrain(values: readonly (number | null)[]): number {
  const decimals = values.reduce<number>(
    (most, value) => Math.max(most, (String(value ?? 0).split('.')[1] ?? '').length),
    0,
  );
  return 10 ** -decimals;
}
