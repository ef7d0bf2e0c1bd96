import type { Page } from '@playwright/test';

/** WCAG 3.3.2: a field has a name that stays to be seen while somebody types; what it shows while it is empty does not. */
export function findFieldsWithoutLabel(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { isSeen, nameOf, ownWordsOf, seenWordsOf } = window.a11yLooks;
    const TYPED =
      'input:not([type="hidden"], [type="submit"], [type="button"], [type="checkbox"], [type="radio"], [type="file"], [type="range"]), textarea, select';
    const isSeenWithWords = (element: Element | null) =>
      element !== null && isSeen(element) && seenWordsOf(element) !== '';
    /** A magnifier beside it, or a button that searches, stays as well. */
    const isMarkedAsSearch = (field: Element) =>
      field.matches('[type="search"], [inputmode="search"]') &&
      [...(field.parentElement?.querySelectorAll('svg') ?? [])].some(isSeen);
    /** What stands right before it is seen, and its name has those words as well. */
    const repeatsWordsBefore = (field: Element) => {
      const before = field.previousElementSibling;
      const name = (field.getAttribute('aria-label') ?? '').toLowerCase();
      return before
        ? [before, ...before.querySelectorAll('*')]
            .filter(isSeen)
            .map((element) => ownWordsOf(element).toLowerCase())
            .some((words) => words.length > 2 && name.includes(words))
        : false;
    };
    return [...document.querySelectorAll<HTMLInputElement>(TYPED)].flatMap((field) => {
      // The cells of a table are named by its headers.
      if (!isSeen(field) || field.closest('table, [role="grid"]') || isMarkedAsSearch(field)) return [];
      const namedBy = (field.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
      const labels = [...(field.labels ?? []), ...namedBy.map((id) => document.getElementById(id))];
      return labels.some(isSeenWithWords) || repeatsWordsBefore(field)
        ? []
        : [
            `${nameOf(field)} has no label that is seen: it shows "${field.placeholder ?? ''}" while it is empty`,
          ];
    });
  });
}

/** What somebody is asked for, by the words of its label or the kind of field, and the words that say it to a browser. */
const PURPOSES = [
  { asks: 'password', kind: 'password', label: '^$', tokens: 'current-password|new-password|one-time-code' },
  {
    asks: 'an email address',
    kind: 'email',
    label: String.raw`\be-?mail( address)?$`,
    tokens: 'email|username',
  },
  { asks: 'a telephone number', kind: 'tel', label: String.raw`\b(phone|telephone)\b`, tokens: 'tel' },
  // The name of a thing is nobody's, and says so.
  { asks: 'the name of a person', kind: '', label: '^((your|full) )*name$', tokens: 'name|organization|off' },
  { asks: 'a user name', kind: '', label: '^(your )?user ?name$', tokens: 'username|nickname' },
  {
    asks: 'a code that was sent or made',
    kind: '',
    label: '^(your )?(6-digit )?code$',
    tokens: 'one-time-code',
  },
] as const;

/** WCAG 1.3.5: a field that asks for something about the person says so to the browser, which can fill it in. */
export function findFieldsWithoutPurpose(page: Page): Promise<string[]> {
  return page.evaluate((purposes) => {
    const { isSeen, nameOf } = window.a11yLooks;
    const labelOf = (field: HTMLInputElement) =>
      (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '')
        .replaceAll(/\(.*\)/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    return [...document.querySelectorAll('input')].flatMap((field) => {
      if (!isSeen(field) || field.readOnly || field.type === 'search') return [];
      const label = labelOf(field);
      const purpose = purposes.find(
        ({ kind, label: words }) => field.type === kind || new RegExp(words, 'i').test(label),
      );
      if (!purpose || (purpose.kind !== 'password' && label === '')) return [];
      const tokens = field.autocomplete.split(' ');
      // A secret of the machine, such as a key, is hidden as passwords are, and is none of the person's.
      const isOfMachine = purpose.kind === 'password' && !/pass(word|phrase)/i.test(label);
      if (isOfMachine && tokens.includes('off')) return [];
      return tokens.some((token) => purpose.tokens.split('|').includes(token))
        ? []
        : [
            `${nameOf(field)} (${label}) asks for ${purpose.asks}, and its autocomplete is "${field.autocomplete}"`,
          ];
    });
  }, PURPOSES);
}
