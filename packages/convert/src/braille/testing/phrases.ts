/**
 * Short texts as labels have them, in a language's own letters and signs: names of countries, languages
 * and currencies, dates, amounts and enumerations, as Unicode's locale data writes them.
 */
export function createPhrases(language: string, count: number): readonly string[] {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const languages = new Intl.DisplayNames(language, { type: 'language' });
  const currencies = new Intl.DisplayNames(language, { type: 'currency' });
  const list = new Intl.ListFormat(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const phrases: string[] = [];
  for (let i = 0; phrases.length < count; i++) {
    const region = regions.of(REGIONS[i % REGIONS.length] ?? '') ?? '';
    const speech = languages.of(LANGUAGES[i % LANGUAGES.length] ?? '') ?? '';
    const currency = CURRENCIES[i % CURRENCIES.length] ?? '';
    const amount = new Intl.NumberFormat(language, { style: 'currency', currency }).format(i * 137.5);
    phrases.push(
      `${region}, ${speech}: ${amount}`,
      date.format(Date.UTC(1900 + i, i % 12, 1 + (i % 28))),
      list.format([speech, currencies.of(currency) ?? '', region]),
      `${region.toUpperCase()} (${i}–${i + 7} %)?`,
    );
  }
  return phrases.slice(0, count);
}

const REGIONS =
  'DE FR ES IT PT NL GB US BR CA MX JP CN IN EG ZA KE NG AU NZ SE NO DK FI PL CZ HU RO GR TR'.split(' ');
const LANGUAGES = 'de fr es it pt nl en el ru ar he hi ja ko zh sv nb da fi pl cs hu tr vi sw la'.split(' ');
const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'BRL', 'MXN', 'INR', 'ZAR'];
