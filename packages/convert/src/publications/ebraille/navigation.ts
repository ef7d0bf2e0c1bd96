import type { Metadata } from '@relievo/document/model';
import { XML_DECLARATION } from '@relievo/graphic/xml';
import type { PlacedPage } from '../book/writing.ts';
import { type Entry, writeTree } from '../html/contents.ts';
import { element, emptyElement, languageOf, textElement } from '../html/markup.ts';
import type { FoundWords } from '../words.ts';

/** Writes the page that opens first: the headings and the pages of the print, in cells. */
export function writeNavigation(
  { title, language }: Metadata,
  entries: readonly Entry[],
  pages: readonly PlacedPage[],
  words: FoundWords,
): string {
  const link = ({ href, text }: { readonly href: string; readonly text: string }): string =>
    textElement('a', { href }, text);
  const items = pages.map(({ page, href }) => element('li', {}, link({ href, text: page })));
  const toc = { 'epub:type': 'toc', role: 'doc-toc', id: 'toc', 'aria-label': words.contents };
  const list = { 'epub:type': 'page-list', role: 'doc-pagelist', id: 'page-list', 'aria-label': words.pages };
  const body = [
    element('nav', toc, writeTree(entries, link)),
    ...(items.length > 0 ? [element('nav', list, element('ol', {}, items.join('\n')))] : []),
  ];
  const head =
    textElement('title', {}, title) +
    emptyElement('link', { rel: 'publication', href: 'package.opf', type: 'application/oebps-package+xml' });
  const html = element(
    'html',
    {
      xmlns: 'http://www.w3.org/1999/xhtml',
      'xmlns:epub': 'http://www.idpf.org/2007/ops',
      ...languageOf(language),
    },
    `\n${element('head', {}, head)}\n${element('body', {}, `\n${body.join('\n')}\n`)}\n`,
  );
  return `${XML_DECLARATION}\n<!DOCTYPE html>\n${html}\n`;
}
