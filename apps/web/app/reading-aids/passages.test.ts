import { expect, test } from 'vitest';
import { collectPassages, splitSentences } from './passages.ts';

function read(markup: string): string[] {
  document.body.innerHTML = `<main lang="en">${markup}</main>`;
  return collectPassages(document.body).map(({ text, language }) => `${language}: ${text}`);
}

test('headings, paragraphs and entries of a list are passages of their own', () => {
  expect(
    read('<h1>Rain</h1><p>It rains <em>often</em>\n here.</p><ul><li>Sea</li><li>Sky</li></ul>'),
  ).toEqual(['en: Rain', 'en: It rains often here.', 'en: Sea', 'en: Sky']);
});

test('an entry is read before the list that is in it', () => {
  expect(read('<ul><li>Water<ul><li>Sea</li></ul></li></ul>')).toEqual(['en: Water', 'en: Sea']);
});

test('a row of a table is one passage, with its cells parted', () => {
  expect(read('<table><caption>Rain</caption><tr><th>May</th><td>40 mm</td></tr></table>')).toEqual([
    'en: Rain',
    'en: May, 40 mm',
  ]);
});

test('what is pressed, filled in or hidden is not read', () => {
  expect(
    read(
      '<p>Read</p><button>Save</button><nav><p>Home</p></nav><p hidden>Gone</p><form><p>Name</p></form><p aria-hidden="true">x</p>',
    ),
  ).toEqual(['en: Read']);
});

test('a picture is read by its description, and words in another language by themselves', () => {
  expect(
    read('<figure><img alt="A triangle" src="data:,"></figure><p>He said <i lang="de">Guten Tag</i>.</p>'),
  ).toEqual(['en: A triangle', 'en: He said', 'de: Guten Tag', 'en: .']);
});

test('a text is parted at its sentences', () => {
  expect(splitSentences('It rains. It pours! Why?', 'en')).toEqual(['It rains.', 'It pours!', 'Why?']);
});
