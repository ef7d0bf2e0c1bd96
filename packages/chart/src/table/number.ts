/** Which sign separates decimals; the other one, and spaces and apostrophes, group thousands. */
export type Decimal = 'comma' | 'point';

export interface NumberCell {
  readonly value: number;
  readonly decimals: number;
  readonly unit: string | null;
}

const SPACES = '\\u0020\\u00a0\\u2009\\u202f';
const SIGN = '[-+\\u2212]';
/** Before or after the digits: a currency, a percent sign, or a short unit. */
const UNIT = '[%‰°€$£¥₹\\p{L}µ][\\p{L}%‰°€$£¥₹µ²³/·]{0,9}';

function writeBodyPattern(decimal: Decimal): string {
  const [point, group] = decimal === 'point' ? ['\\.', ','] : [',', '\\.'];
  const whole = `(?:\\d{1,3}(?:[${group}'’${SPACES}]\\d{3})+|\\d+)`;
  return `(?:${whole}(?:${point}\\d*)?|${point}\\d+)(?:[eE]${SIGN}?\\d{1,3})?`;
}

function createPattern(decimal: Decimal): RegExp {
  return new RegExp(
    `^(?<open>\\()?(?<sign>${SIGN})?[${SPACES}]?(?<before>[€$£¥₹])?[${SPACES}]?(?<sign2>${SIGN})?(?<body>${writeBodyPattern(decimal)})[${SPACES}]?(?<after>${UNIT})?(?<close>\\))?$`,
    'u',
  );
}

const PATTERNS: Record<Decimal, RegExp> = { point: createPattern('point'), comma: createPattern('comma') };

/** Digits alone are read the same by everybody, and most cells of large tables are digits alone. */
const DIGITS = /^-?\d{1,15}$/;
const GROUPING = new RegExp(`[.,'’${SPACES}]`, 'gu');

/** The number that a cell writes; null where it writes none that this program would read back the same. */
export function readNumber(text: string, decimal: Decimal): NumberCell | null {
  if (DIGITS.test(text)) return { value: Number(text) + 0, decimals: 0, unit: null };
  const groups = PATTERNS[decimal].exec(text)?.groups;
  if (!groups || Boolean(groups['open']) !== Boolean(groups['close'])) return null;
  if (groups['sign'] && groups['sign2']) return null;
  const point = decimal === 'point' ? '.' : ',';
  const plain = (groups['body'] ?? '')
    .replaceAll('−', '-')
    .replaceAll(point, '#')
    .replaceAll(GROUPING, '')
    .replace('#', '.');
  const size = Number(plain);
  if (!Number.isFinite(size)) return null;
  const sign = groups['sign'] ?? groups['sign2'];
  const negative = (sign !== undefined && sign !== '+') !== Boolean(groups['open']);
  const unit = groups['before'] ?? groups['after'] ?? null;
  return { value: negative ? -size + 0 : size, decimals: countDecimals(plain), unit };
}

function countDecimals(plain: string): number {
  const [digits = '', power = '0'] = plain.toLowerCase().split('e');
  const written = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0;
  return Math.max(0, written - Number(power));
}

/** 007 and 00123 are names: as numbers they would lose their zeros. 1960s is a decade, and no number of seconds. */
export function isCode(text: string): boolean {
  return /^(?:[-+]?0\d|[12]\d\d0s$)/.test(text);
}

const SEPARATED = /[.,]/;

/** What a cell says about decimals by itself: '12,5' one way, '1.234,5' as well, '1,234' nothing. */
export function findEvidence(text: string): Decimal | null {
  if (!SEPARATED.test(text)) return null;
  const asPoint = readNumber(text, 'point');
  const asComma = readNumber(text, 'comma');
  if (asPoint && !asComma) return 'point';
  if (asComma && !asPoint) return 'comma';
  return null;
}

/** Either reading is possible, and they differ. */
export function isAmbiguous(text: string): boolean {
  if (!SEPARATED.test(text)) return false;
  const asPoint = readNumber(text, 'point');
  const asComma = readNumber(text, 'comma');
  return asPoint !== null && asComma !== null && asPoint.value !== asComma.value;
}
