import { type Block, walkBlocks } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { element, languageOf, textElement } from '../html/markup.ts';
import type { FoundWords } from '../words.ts';

export interface PlacedPage {
  readonly page: string;
  readonly href: string;
}

export interface Entry {
  readonly level: number;
  readonly text: string;
  readonly href: string;
}

/** Lists the headings of blocks with their addresses. */
export function listHeadings(blocks: readonly Block[], addressOf: (id: string) => string): readonly Entry[] {
  return [...walkBlocks(blocks)].flatMap(({ block }) => {
    if (block.kind !== 'heading') return [];
    const text = textOfInlines(block.content).replaceAll('\n', ' ').trim();
    return text === '' ? [] : [{ level: block.level, text, href: addressOf(block.id) }];
  });
}

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

/** Writes each heading inside the last one above it. A skipped level makes no empty step. */
function writeTree(entries: readonly Entry[], link: (entry: Entry) => string): string {
  const items: string[] = [];
  for (let at = 0; at < entries.length; ) {
    const entry = entries[at];
    if (!entry) break;
    let end = at + 1;
    while (end < entries.length && (entries[end]?.level ?? 0) > entry.level) end += 1;
    const inside = entries.slice(at + 1, end);
    items.push(element('li', {}, link(entry) + (inside.length > 0 ? writeTree(inside, link) : '')));
    at = end;
  }
  return element('ol', {}, `\n${items.join('\n')}\n`);
}
