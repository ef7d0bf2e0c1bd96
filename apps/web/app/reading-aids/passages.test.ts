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

test('a picture that the page draws itself is read by its name, and not by the words in it', () => {
  expect(
    read(
      `<figure><canvas role="img" aria-label="A parabola as relief"></canvas><figcaption>Relief</figcaption></figure>
      <svg role="img"><title>A code</title><text>42</text></svg>
      <p id="name">A map</p><div role="img" aria-labelledby="name"><span>x</span></div>
      <svg role="img" aria-label="Gone" aria-hidden="true"></svg><canvas role="img"></canvas>`,
    ),
  ).toEqual(['en: A parabola as relief', 'en: Relief', 'en: A code', 'en: A map', 'en: A map']);
});

test('words that are hidden from eyes are left out, except where they replace what eyes see', () => {
  expect(
    read(
      `<h2 class="spoken">Members</h2><p>Download <span class="spoken">of Cone</span></p>
      <p>Geometry<span class="spoken">, </span>Grade 5</p>
      <p><code aria-hidden="true">abcd</code><span class="spoken">a b c d</span></p>
      <table><caption class="spoken">Rain</caption><tr><th>May</th><td>40 mm</td></tr></table>`,
    ),
  ).toEqual(['en: Download', 'en: Geometry, Grade 5', 'en: a b c d', 'en: May, 40 mm']);
});

test('a text is parted at its sentences', () => {
  expect(splitSentences('It rains. It pours! Why?', 'en')).toEqual(['It rains.', 'It pours!', 'Why?']);
});
