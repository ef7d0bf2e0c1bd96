import type { Metadata } from '@relievo/document/model';
import { element, emptyElement, languageOf, textElement } from '../html/markup.ts';
import { PAGE_STYLE } from '../page/style.ts';
import type { MadePublication, PackageReport } from './report.ts';

/** Writes the page that leads to each publication. */
export function writeStartPage({ title, language }: Metadata, made: readonly MadePublication[]): string {
  const items = made.flatMap(({ publication: { id, name, mediaType }, result }) => {
    if (!result.ok) return [];
    // Pictures beside a text are reached from the text.
    const files = result.value.files.filter((file) => file.mediaType === mediaType);
    return files.map((file, at) => {
      const called = files.length > 1 ? `${name}, part ${at + 1}` : name;
      const link = textElement('a', { href: `${id}/${file.name}` }, called);
      return element('li', {}, `${link} (${file.name}, ${writeSize(file.bytes.length)})`);
    });
  });
  const missing = made.filter(({ result }) => !result.ok).map(({ publication: { name } }) => name);
  const body = [
    element('h1', {}, textElement('span', languageOf(language), title)),
    textElement('h2', {}, 'Files for reading'),
    element('ul', {}, items.join('\n')),
    ...(missing.length > 0
      ? [textElement('p', {}, `Not made: ${missing.join(', ')}. The report says the reasons.`)]
      : []),
    textElement('h2', {}, 'About this package'),
    element(
      'ul',
      {},
      element('li', {}, textElement('a', { href: 'report.html' }, 'Report of what was changed or lost')) +
        element(
          'li',
          {},
          textElement('a', { href: 'manifest.json' }, 'List of all files with their checksums (JSON)'),
        ) +
        element('li', {}, textElement('a', { href: 'report.json' }, 'The report for programs (JSON)')),
    ),
  ];
  return writePage(title, body.join('\n'));
}

const KILOBYTE = 1000;

function writeSize(bytes: number): string {
  return bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;
}

/** Writes the report for people: first the losses, then the content of each page. */
export function writeReportPage({ title, language, reading, pages, publications }: PackageReport): string {
  const list = (entries: readonly { readonly message: string }[]): string =>
    entries.length > 0
      ? element('ul', {}, entries.map(({ message }) => textElement('li', {}, message)).join('\n'))
      : textElement('p', {}, 'Nothing.');
  const rows = pages.map(({ page, words, figures, formulas, findings }) =>
    element(
      'tr',
      {},
      textElement('th', { scope: 'row' }, page ?? 'Before the first number') +
        [words, figures, formulas].map((count) => textElement('td', {}, String(count))).join('') +
        element('td', {}, findings.map(({ message }) => textElement('p', {}, message)).join('')),
    ),
  );
  const head = ['Page of the print', 'Words', 'Figures', 'Formulas', 'To check'].map((name) =>
    textElement('th', { scope: 'col' }, name),
  );
  const body = [
    element('h1', {}, `What was changed or lost in ${textElement('span', languageOf(language), title)}`),
    textElement('h2', {}, 'When the file was read'),
    list(reading),
    textElement('h2', {}, 'Page by page'),
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, head.join(''))) + element('tbody', {}, rows.join('\n')),
    ),
    textElement('h2', {}, 'When the files were made'),
    ...publications.flatMap(({ name, changes, problems }) => [
      textElement('h3', {}, problems.length > 0 ? `${name} (not made)` : name),
      list([...problems, ...changes]),
    ]),
    element('p', {}, textElement('a', { href: 'index.html' }, 'All files')),
  ];
  return writePage(`Report: ${title}`, body.join('\n'));
}

function writePage(title: string, body: string): string {
  const head = [
    emptyElement('meta', { charset: 'utf-8' }),
    emptyElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    textElement('title', {}, title),
    element('style', {}, PAGE_STYLE),
  ];
  return `<!DOCTYPE html>\n${element('html', languageOf('en'), `\n${element('head', {}, head.join('\n'))}\n${element('body', {}, element('main', {}, `\n${body}\n`))}\n`)}\n`;
}
