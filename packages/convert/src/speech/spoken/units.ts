/** Signs of units that follow a number, with how one and how many are said. */
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  mm: ['millimetre', 'millimetres'],
  cm: ['centimetre', 'centimetres'],
  dm: ['decimetre', 'decimetres'],
  m: ['metre', 'metres'],
  km: ['kilometre', 'kilometres'],
  nm: ['nanometre', 'nanometres'],
  µm: ['micrometre', 'micrometres'],
  in: ['inch', 'inches'],
  ft: ['foot', 'feet'],
  mg: ['milligram', 'milligrams'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  t: ['tonne', 'tonnes'],
  ml: ['millilitre', 'millilitres'],
  mL: ['millilitre', 'millilitres'],
  l: ['litre', 'litres'],
  L: ['litre', 'litres'],
  ms: ['millisecond', 'milliseconds'],
  s: ['second', 'seconds'],
  min: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '°': ['degree', 'degrees'],
  K: ['kelvin', 'kelvins'],
  '%': ['percent', 'percent'],
  '‰': ['per mille', 'per mille'],
  Hz: ['hertz', 'hertz'],
  kHz: ['kilohertz', 'kilohertz'],
  MHz: ['megahertz', 'megahertz'],
  V: ['volt', 'volts'],
  mV: ['millivolt', 'millivolts'],
  A: ['ampere', 'amperes'],
  mA: ['milliampere', 'milliamperes'],
  Ω: ['ohm', 'ohms'],
  kΩ: ['kilohm', 'kilohms'],
  W: ['watt', 'watts'],
  kW: ['kilowatt', 'kilowatts'],
  kWh: ['kilowatt hour', 'kilowatt hours'],
  J: ['joule', 'joules'],
  kJ: ['kilojoule', 'kilojoules'],
  kcal: ['kilocalorie', 'kilocalories'],
  N: ['newton', 'newtons'],
  Pa: ['pascal', 'pascals'],
  hPa: ['hectopascal', 'hectopascals'],
  kPa: ['kilopascal', 'kilopascals'],
  bar: ['bar', 'bars'],
  mol: ['mole', 'moles'],
  dB: ['decibel', 'decibels'],
  MB: ['megabyte', 'megabytes'],
  GB: ['gigabyte', 'gigabytes'],
  ha: ['hectare', 'hectares'],
  '€': ['euro', 'euros'],
  $: ['dollar', 'dollars'],
  '£': ['pound', 'pounds'],
};

export const CURRENCIES = ['€', '$', '£'] as const;

const POWERS: Readonly<Record<string, string>> = { '²': 'square', '³': 'cubic' };

/** The longest first: kWh is no k, W and h. */
const SIGNS = Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  // 'in' is a word first: inches stand before a point or at the end.
  .map((sign) => (sign === 'in' ? String.raw`in(?!\s+\p{L})` : sign.replaceAll('$', String.raw`\$`)))
  .join('|');

/** A unit alone, with a power, or one over another: m², km/h, m/s². */
export const UNIT_PATTERN = `(?:${SIGNS})[²³]?(?:/(?:${SIGNS})[²³]?)?`;

/** 'square metres per second' for 'm²/s'; `one` where the number is exactly 1. */
export function sayUnit(sign: string, one: boolean): string {
  const [above = '', below] = sign.split('/');
  const first = saySimpleUnit(above, one);
  return below === undefined ? first : `${first} per ${sayPer(below)}`;
}

function saySimpleUnit(sign: string, one: boolean): string {
  const power = POWERS[sign.at(-1) ?? ''];
  const words = UNITS[power ? sign.slice(0, -1) : sign]?.[one ? 0 : 1] ?? sign;
  return power ? `${power} ${words}` : words;
}

/** After 'per' a square second is 'second squared'. */
function sayPer(sign: string): string {
  const power = { '²': 'squared', '³': 'cubed' }[sign.at(-1) ?? ''];
  return power && /s[²³]$/.test(sign) ? `second ${power}` : saySimpleUnit(sign, true);
}
