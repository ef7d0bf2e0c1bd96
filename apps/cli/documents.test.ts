import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RAIN, readPages, readWordFile } from './testing/files.ts';
import { createFolderWith, listFiles, runHere } from './testing/run-here.ts';

test('the pages of text of a document become one text, and each page that is drawn on a drawing', async () => {
  const folder = createFolderWith({ 'plants.pdf': readPages() });
  const { out } = await runHere(folder, ['convert', 'plants.pdf', '--to', 'text']);
  expect(listFiles(folder).filter((file) => file.endsWith('.txt'))).toEqual([
    'plants-page-2/text/description.txt',
    'plants-page-3/text/description.txt',
    'plants/text/description.txt',
  ]);
  const text = readFileSync(join(folder, 'plants/text/description.txt'), 'utf8');
  expect(text).toContain('Plants take water from the soil through their roots.');
  expect(out).toContain('plants.pdf, pages 1-2: 2 pages of the PDF are text');
  expect(out).toContain('plants.pdf, page 3: The PDF has 3 pages; this is page 3.');
});

test('of a document only the chosen pages are converted', async () => {
  const folder = createFolderWith({ 'plants.pdf': readPages() });
  const words = ['convert', 'plants.pdf', '--pages', '1,3', '--to', 'text', '--json'];
  const { out } = await runHere(folder, words);
  const { inputs } = JSON.parse(out) as { inputs: { name: string; pages: number[] }[] };
  expect(inputs.map(({ name, pages }) => [name, pages])).toEqual([
    ['plants', [1]],
    ['plants-page-3', [3]],
  ]);
});

test('check and describe take one part of a document, and tell that there are others', async () => {
  const folder = createFolderWith({ 'plants.pdf': readPages() });
  const checked = await runHere(folder, ['check', 'plants.pdf', '--pages', '3', '--layout', 'source']);
  expect(checked.out).toContain('The text “cell” has no braille');
  expect(checked.err).toBe('');
  const figure = await runHere(folder, ['check', 'plants.pdf', '--pages', '3']);
  expect(figure.out).toContain('nothing to mend');
  const described = await runHere(folder, ['describe', 'plants.pdf']);
  expect(described.out).toMatch(/^How plants drink\n/);
  expect(described.err).toBe(
    'plants.pdf holds 3 things, and this is the first. Choose another with --pages.\n',
  );
});

test('findings of one kind are told three times and then counted, and programs are told each', async () => {
  const lines = Array.from({ length: 30 }, (_, at) => `<path d="M10 ${10 + 8 * at}h150"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200mm" height="280mm" viewBox="0 0 200 280" stroke="#000" stroke-width="0.2" fill="none">${lines}</svg>`;
  const folder = createFolderWith({ 'lines.svg': svg });
  const { out } = await runHere(folder, ['convert', 'lines.svg', '--to', 'svg', '--layout', 'source']);
  expect(out.match(/may be hard to feel: The line of an outline is 0.2 mm wide/g)).toHaveLength(3);
  expect(out).toContain('lines.svg: there are 27 more findings like this.');
  const told = await runHere(folder, ['convert', 'lines.svg', '--to', 'svg', '--layout', 'source', '--json']);
  const { inputs } = JSON.parse(told.out) as { inputs: { findings: { rule: string }[] }[] };
  expect(inputs[0]?.findings.filter(({ rule }) => rule === 'main_line_width')).toHaveLength(30);
});

test('a Word file becomes one EPUB with its chapters', async () => {
  const folder = createFolderWith({ 'lesson.docx': readWordFile() });
  const { status, out } = await runHere(folder, ['convert', 'lesson.docx', '--to', 'epub']);
  expect(status).toBe(0);
  expect(out).toContain('lesson/epub/book.epub\n');
  // The type and the names of files are not compressed in an EPUB.
  const book = readFileSync(join(folder, 'lesson/epub/book.epub'), 'latin1');
  expect(book).toContain('mimetypeapplication/epub+zip');
  expect(book).toContain('EPUB/chapter-1.xhtml');
});

test('a Word file becomes braille in volumes, and a table becomes the braille of its chart as before', async () => {
  const folder = createFolderWith({ 'lesson.docx': readWordFile(), 'rain.csv': RAIN });
  const words = ['convert', 'lesson.docx', 'rain.csv', '--to', 'brf,pef', '--volume', '40'];
  const { out } = await runHere(folder, words);
  expect(listFiles(folder).filter((file) => /\.(brf|pef)$/.test(file))).toEqual([
    'lesson/brf/book-1.brf',
    'lesson/pef/book.pef',
    'rain/brf/braille.brf',
    'rain/pef/braille.pef',
  ]);
  expect(out).toContain('lesson.docx (brf): the braille is by liblouis');
  const [title = ''] = readFileSync(join(folder, 'lesson/brf/book-1.brf'), 'utf8').split('\f');
  expect(title).toContain(',VOLUME #A ( #A');
});

test('a book of more than 150,000 characters becomes braille in several volumes', async () => {
  const chapter = (at: number) =>
    `# Chapter ${at}\n\n${'The water of rivers moves to the sea. '.repeat(900)}`;
  const book = [1, 2, 3, 4, 5].map(chapter).join('\n\n');
  expect(book.length).toBeGreaterThan(150_000);
  const folder = createFolderWith({ 'book.md': book });
  await runHere(folder, ['convert', 'book.md', '--to', 'brf', '--volume', '60']);
  const files = listFiles(folder).filter((file) => file.endsWith('.brf'));
  expect(files).toEqual(['book/brf/book-1.brf', 'book/brf/book-2.brf', 'book/brf/book-3.brf']);
});

test('a table as EPUB is refused in one sentence, and its other outputs are made', async () => {
  const folder = createFolderWith({ 'rain.csv': RAIN });
  const { status, out } = await runHere(folder, ['convert', 'rain.csv', '--to', 'text,epub']);
  expect(status).toBe(1);
  expect(out).toContain(
    'rain.csv could not be made as epub: EPUB is made of documents with text, such as Word files. This file holds a drawing or a table.',
  );
  const made = listFiles(folder);
  expect(made).toContain('rain/text/description.txt');
  expect(made.filter((file) => file.endsWith('.epub'))).toEqual([]);
});

test('a Word file becomes one page of HTML', async () => {
  const folder = createFolderWith({ 'lesson.docx': readWordFile() });
  const { status, out } = await runHere(folder, ['convert', 'lesson.docx', '--to', 'html']);
  expect(status).toBe(0);
  expect(out).toContain('lesson/html/document.html\n');
  expect(readFileSync(join(folder, 'lesson/html/document.html'), 'utf8')).toMatch(/^<!DOCTYPE html>/);
});

test('a Word file becomes one package with all publications, and its report names the changes', async () => {
  const folder = createFolderWith({ 'lesson.docx': readWordFile() });
  const { status, out } = await runHere(folder, [
    'convert',
    'lesson.docx',
    '--to',
    'package',
    '--out',
    'made',
  ]);
  expect(status).toBe(0);
  expect(out).toContain('made/lesson-package.zip\n');
  expect(listFiles(folder).toSorted()).toEqual(['lesson.docx', 'made/lesson-package.zip']);
  const names = readFileSync(join(folder, 'made/lesson-package.zip'), 'latin1');
  for (const name of ['index.html', 'report.json', 'manifest.json', 'epub/book.epub', 'docx/document.docx'])
    expect(names).toContain(name);
});

test('a table as a package is refused in one sentence', async () => {
  const folder = createFolderWith({ 'rain.csv': RAIN });
  const { status, out } = await runHere(folder, ['convert', 'rain.csv', '--to', 'package']);
  expect(status).toBe(1);
  expect(out).toContain('rain.csv could not be made as package: Package is made of documents with text');
});

test('check names what readers of a document would stumble over, each with its rule', async () => {
  const page = `<html lang="en"><title>Hills</title><h1>Hills</h1><h3>High ones</h3>
    <p>See <a href="https://example.org">here</a>.</p>
    <table><tr><td>Hill</td><td>Metres</td></tr><tr><td>Ben</td><td>900</td></tr></table></html>`;
  const folder = createFolderWith({ 'hills.html': page });
  const { status, out } = await runHere(folder, ['check', 'hills.html']);
  expect(status).toBe(1);
  expect(out).toContain(
    'The link “here” does not say where it leads. Name what is there. [WCAG 2.2, 2.4.4 (F63)]',
  );
  expect(out).toContain('A table has no header row or column');
  expect(out).toContain('The heading “High ones” is of level 3 and follows one of level 1');
  expect(out).toContain('hills.html: 3 findings in the document.');
  const { out: json } = await runHere(folder, ['check', 'hills.html', '--json']);
  const { findings } = JSON.parse(json) as { findings: { code: string; repair: unknown }[] };
  expect(findings.map(({ code }) => code)).toEqual([
    'link_says_nothing',
    'table_without_headers',
    'heading_jumps',
  ]);
  const refused = await runHere(folder, ['check', 'hills.html', '--repair']);
  expect([refused.status, refused.err]).toEqual([
    2,
    '--repair mends drawings. Mend a document in the program that made it.\n',
  ]);
});
