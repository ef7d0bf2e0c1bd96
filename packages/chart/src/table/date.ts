const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const FULL = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const DAY = 86_400_000;

/** How a column writes its dates. One way for a whole column, or it is no column of dates. */
export const DATE_FORMS = ['iso', 'month', 'day-first', 'month-first', 'words'] as const;
export type DateForm = (typeof DATE_FORMS)[number];

/** Days since 1 January 1970; null where the text is no date of this form, as 30 February never is. */
export function readDate(text: string, form: DateForm): number | null {
  switch (form) {
    case 'iso': {
      const found =
        /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?Z?)?$/.exec(text);
      if (!found) return null;
      const [, year, month, day, hour = '0', minute = '0', second = '0'] = found;
      return countDays(
        Number(year),
        Number(month),
        Number(day),
        Number(hour),
        Number(minute),
        Number(second),
      );
    }
    case 'month': {
      const found = /^(\d{4})-(\d{1,2})$/.exec(text);
      return found ? countDays(Number(found[1]), Number(found[2]), 1) : null;
    }
    case 'day-first':
    case 'month-first': {
      const found = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text);
      if (!found) return null;
      const [first, second] = [Number(found[1]), Number(found[3])];
      return form === 'day-first'
        ? countDays(Number(found[4]), second, first)
        : countDays(Number(found[4]), first, second);
    }
    case 'words':
      return readDateInWords(text);
  }
}

function readDateInWords(text: string): number | null {
  const found =
    /^(?:(?<day>\d{1,2})\.? )?(?<month>\p{L}{3,9})\.?,? (?<year>\d{4})$/u.exec(text)?.groups ??
    /^(?<month>\p{L}{3,9})\.? (?<day>\d{1,2}), ?(?<year>\d{4})$/u.exec(text)?.groups;
  if (!found) return null;
  const word = (found['month'] ?? '').toLowerCase();
  const month = Math.max(MONTHS.indexOf(word), FULL.indexOf(word)) + 1;
  return month === 0 ? null : countDays(Number(found['year']), month, Number(found['day'] ?? 1));
}

function countDays(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
): number | null {
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(time);
  // Years under 100 would be read as of the last century.
  const same =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  return same ? time / DAY : null;
}

/** Every form in which all of the texts are dates. */
export function findDateForms(texts: readonly string[]): readonly DateForm[] {
  return DATE_FORMS.filter((form) => texts.every((text) => readDate(text, form) !== null));
}
