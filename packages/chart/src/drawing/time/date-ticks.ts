/** A mark on an axis of time: where, what stands there, and the whole date for who asks. */
export interface DateTick {
  readonly day: number;
  readonly print: string;
  readonly name: string;
}

const DAY = 86_400_000;

type Step = readonly [unit: 'day' | 'month' | 'year', count: number];

/** From days to centuries, as calendars are divided. */
const STEPS: readonly Step[] = [
  ['day', 1],
  ['day', 2],
  ['day', 7],
  ['day', 14],
  ['month', 1],
  ['month', 2],
  ['month', 3],
  ['month', 6],
  ['year', 1],
  ['year', 2],
  ['year', 5],
  ['year', 10],
  ['year', 20],
  ['year', 50],
  ['year', 100],
];

/** Marks at the beginnings of days, months or years between two days, from the finest division that gives so many at most. */
export function listDateTicks(
  first: number,
  last: number,
  most: number,
  language: string,
): readonly (readonly DateTick[])[] {
  return STEPS.flatMap((step) => {
    const days = listDays(first, last, step, most);
    return days.length < 2 || days.length > most
      ? []
      : [days.map((day) => ({ day, print: writeTick(day, step, language), name: writeDay(day) }))];
  });
}

function listDays(first: number, last: number, [unit, count]: Step, most: number): readonly number[] {
  const days: number[] = [];
  const start = new Date(first * DAY);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  const at = (index: number): number => {
    if (unit === 'day') return Math.ceil(first) + index * count;
    if (unit === 'month') return Date.UTC(year, Math.floor(month / count) * count + index * count, 1) / DAY;
    return Date.UTC(Math.floor(year / count) * count + index * count, 0, 1) / DAY;
  };
  for (let index = 0; at(index) <= last && days.length <= most; index += 1)
    if (at(index) >= first) days.push(at(index));
  return days;
}

function writeTick(day: number, [unit]: Step, language: string): string {
  if (unit === 'year') return writeDay(day).slice(0, 4);
  const form =
    unit === 'month' ? ({ month: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return formatDay(day, language, form).replaceAll('.', '');
}

function formatDay(day: number, language: string, form: Intl.DateTimeFormatOptions): string {
  try {
    return new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(day * DAY);
  } catch {
    // No language tag.
    return writeDay(day);
  }
}

function writeDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The year, or the first and the last, that marks of days and months leave out. */
export function listYears(first: number, last: number): readonly string[] {
  return [...new Set([first, last].map((day) => writeDay(day).slice(0, 4)))];
}
