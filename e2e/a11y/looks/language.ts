import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The small words of a language, which every paragraph has and no other language has so many of. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to in is that it for on with as are this be at by from or an not which have you your was were can its each has their than they there here what when how',
  de: 'der die das und ist nicht ein eine einer einen dem den des mit auf für von zu im sich auch es wird sind bei wie oder aus nach werden als noch nur',
  fr: 'le la les des une est et que qui dans pour pas sur au aux avec ce cette il elle sont par du en ou plus ne se',
  es: 'el los las una es que y en de del para por con no se su al lo como más pero sus este esta son o',
  it: 'il lo gli una è che di del della per non con sono al si le nel questo questa come più anche dei ma da e',
  pt: 'os as uma é que de do da para não com em por se no na dos das ao mais como mas este esta são e o',
  nl: 'de het een en van is dat op te voor met niet zijn er aan ook als bij door naar om dit die maar wordt of',
  sv: 'och att det som en på är av för med den till inte om ett har de vi kan eller från men ska när',
  pl: 'i w na nie się z do jest to że jak o po co za od dla przez ale są lub oraz',
  cs: 'a v na je se že to s z do pro jak i o po za od které který jsou nebo ale při',
};

const CATALOGUE = new URL('../../../apps/web/locales/en/messages.po', import.meta.url);

let ours: readonly string[] | undefined;

/** The whole messages of the interface, which is English in the tests: those with a letter, and without a gap in them. */
function readOurWords(): readonly string[] {
  ours ??= [...readFileSync(CATALOGUE, 'utf8').matchAll(/^msgstr "([^"{}<>\\]*[a-z][^"{}<>\\]*)"$/gm)]
    .map(([, words = '']) => words)
    .filter((words) => words.length > 3);
  return ours;
}

/**
 * WCAG 3.1.2: what a part says is in the language that it is marked with: a screen reader would read it with the sounds of
 * another. Longer words are guessed by their small words; those of ours are known.
 */
export function findWrongLanguages(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ smallWords, ourWords }) => {
      const { isSeen, nameOf, ownWordsOf } = window.a11yLooks;
      const known = Object.entries(smallWords).map(
        ([name, words]) => [name, new Set(words.split(' '))] as const,
      );
      const mine = new Set(ourWords);
      const interfaceLanguage = document.documentElement.lang.split('-')[0] ?? '';
      const languageOf = (element: Element) =>
        element.closest('[lang]')?.getAttribute('lang')?.split('-')[0]?.toLowerCase() ?? '';
      const LEAST_WORDS = 8;
      const LEAST_HITS = 3;
      const countHits = (words: readonly string[]) =>
        known.map(([name, small]) => ({
          name,
          hits: [...new Set(words)].filter((word) => small.has(word)).length,
        }));
      const INLINE = 'a, b, bdi, em, i, strong, span, code, kbd, time';
      return [...document.querySelectorAll('body, body *')].flatMap((element) => {
        const own = ownWordsOf(element);
        if (own === '' || element.matches('script, style, template, noscript, code')) return [];
        if (!isSeen(element)) return [];
        const language = languageOf(element);
        if (language !== interfaceLanguage && mine.has(own))
          return [
            `"${own}" is in the language of the page, and marked as "${language}" in ${nameOf(element)}`,
          ];
        if (element.matches(INLINE)) return [];
        const words = (element.textContent ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];
        if (words.length < LEAST_WORDS || element.querySelector('[lang]')) return [];
        const hits = countHits(words);
        const best = hits.toSorted((a, b) => b.hits - a.hits)[0];
        const marked = hits.find(({ name }) => name === language)?.hits ?? 0;
        return best && best.name !== language && best.hits >= LEAST_HITS && best.hits > 2 * marked
          ? [`${nameOf(element)} is marked as "${language}", and reads as "${best.name}"`]
          : [];
      });
    },
    { smallWords: SMALL_WORDS, ourWords: readOurWords() },
  );
}
