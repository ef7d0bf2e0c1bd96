/** Fifteen digits are what spreadsheets keep: 0.1 + 0.2 is 0.3 there. */
const DIGITS = 15;

export function writeNumber(value: number, isPercent = false): string {
  const shown = Number((isPercent ? value * 100 : value).toPrecision(DIGITS));
  return `${shown}${isPercent ? '%' : ''}`;
}

const DAY_SECONDS = 86_400;
/** Day 0 of spreadsheets, so that 1 March 1900 is day 61 (ECMA-376, part 1, 18.17.4.1), and that of old Macintoshes. */
const BEGINNING = Date.UTC(1899, 11, 30);
const BEGINNING_1904 = Date.UTC(1904, 0, 1);

export type DatePart = 'date' | 'time' | 'both';

/** A day, counted as spreadsheets do, as it is read everywhere: 2024-03-01, 08:30, or both. */
export function writeSerialDate(serial: number, part: DatePart, is1904: boolean): string {
  const seconds = Math.round(serial * DAY_SECONDS);
  const date = new Date((is1904 ? BEGINNING_1904 : BEGINNING) + seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(serial);
  const [day = '', time = ''] = date.toISOString().split('T');
  const clock = time.slice(0, seconds % 60 === 0 ? 5 : 8);
  if (part === 'time') return clock;
  return part === 'date' || seconds % DAY_SECONDS === 0 ? day : `${day} ${clock}`;
}
