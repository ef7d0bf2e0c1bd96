/** Names what categories are if their axis has no name: months, days of the week or years, in their language. */
export function nameCategories(categories: readonly string[], language: string): string | null {
  if (categories.length < 2) return null;
  const words = categories.map(simplify);
  if (words.every((word) => /^[12]\d{3}$/.test(word))) return nameField('year', language);
  const months = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2024, at, 15)));
  if (areOf(words, months, { month: 'long' }, language)) return nameField('month', language);
  // 1 January 2024 is a Monday.
  const days = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2024, 0, at + 1)));
  return areOf(words, days, { weekday: 'long' }, language) ? nameField('weekday', language) : null;
}

/** Shorter words, such as the M of March, may be anything. */
const MIN_LETTERS = 3;

/** Tells whether each word is a name of one of the days, or begins it. */
function areOf(
  words: readonly string[],
  days: readonly Date[],
  form: Intl.DateTimeFormatOptions,
  language: string,
): boolean {
  const names = [language, 'en'].flatMap((one) => {
    const format = new Intl.DateTimeFormat(one, { ...form, timeZone: 'UTC' });
    return days.map((day) => simplify(format.format(day)));
  });
  return words.every((word) => word.length >= MIN_LETTERS && names.some((name) => name.startsWith(word)));
}

function simplify(word: string): string {
  return word.toLowerCase().replace(/\.$/, '').trim();
}

function nameField(field: 'year' | 'month' | 'weekday', language: string): string {
  const name = new Intl.DisplayNames([language, 'en'], { type: 'dateTimeField' }).of(field) ?? field;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
