import type { PlacedPage } from '../book/writing.ts';
import { type Entry, writeTree } from '../html/contents.ts';
import { element, languageOf, textElement } from '../html/markup.ts';
import type { FoundWords } from '../words.ts';

/** Writes the contents, the pages of the print and the places where reading begins. */
export function writeNavigation(
  entries: readonly Entry[],
  pages: readonly PlacedPage[],
  { words, start, contents }: NavigationFacts,
): string {
  const nav = (type: string, role: string | undefined, title: string, list: string, isHidden = false) =>
    element(
      'nav',
      {
        'epub:type': type,
        role,
        id: type,
        'aria-labelledby': `${type}-title`,
        hidden: isHidden ? 'hidden' : undefined,
      },
      textElement('h2', { id: `${type}-title`, ...languageOf(words.language) }, title) + list,
    );
  const link = ({ href, text }: { readonly href: string; readonly text: string }, type?: string) =>
    textElement('a', { href, 'epub:type': type }, text);
  const parts = [
    nav('toc', 'doc-toc', words.contents, writeTree(entries, link)),
    ...(pages.length > 0
      ? [
          nav(
            'page-list',
            'doc-pagelist',
            words.pages,
            element(
              'ol',
              {},
              pages.map(({ page, href }) => element('li', {}, link({ href, text: page }))).join('\n'),
            ),
            true,
          ),
        ]
      : []),
    nav(
      'landmarks',
      undefined,
      words.start,
      element(
        'ol',
        {},
        element('li', {}, link({ href: contents, text: words.contents }, 'toc')) +
          element('li', {}, link({ href: start, text: words.start }, 'bodymatter')),
      ),
      true,
    ),
  ];
  return parts.join('\n');
}

export interface NavigationFacts {
  readonly words: FoundWords;
  readonly start: string;
  readonly contents: string;
}
