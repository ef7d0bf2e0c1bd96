import type { Block, Inline } from '@relievo/document/model';
import { aChart, figure, paragraph } from '@relievo/document/testing';
import { plainText } from '@relievo/document/text';
import { expect, test } from 'vitest';
import { findPublicationWords } from '../words.ts';
import { writeBlocks } from './write-blocks.ts';
import type { Writing, WrittenFigure } from './writing.ts';

function write(blocks: readonly Block[], shown: Partial<WrittenFigure> = {}): string {
  const writing: Writing = {
    isBook: true,
    words: findPublicationWords('en'),
    language: 'en',
    addressOfPicture: (id) => `pictures/${id}.png`,
    addressOfBlock: (id) => `other.xhtml#${id}`,
    addressOfContents: 'nav.xhtml#toc',
    idOfPage: (page) => `print-page-${page}`,
    idOfReference: (note) => `to-${note}`,
    addressesOfReferences: (note) => [`other.xhtml#to-${note}`],
    figure: () => ({ drawing: null, description: '', table: null, ...shown }),
  };
  return writeBlocks(blocks, writing);
}

function line(...content: readonly Inline[]): string {
  return write([paragraph('p', '', { content })]).slice('<p id="p">'.length, -'</p>'.length);
}

const MATH = '<math xmlns="http://www.w3.org/1998/Math/MathML"';

test.each<readonly [string, Inline, string]>([
  [
    'styles inside each other',
    { kind: 'text', text: 'sea', styles: ['italic', 'bold'] },
    '<em><strong>sea</strong></em>',
  ],
  [
    'small capitals',
    { kind: 'text', text: 'ad', styles: ['small-capitals'] },
    '<span class="small-capitals">ad</span>',
  ],
  [
    'another language',
    { kind: 'text', text: 'mer', language: 'fr' },
    '<span lang="fr" xml:lang="fr">mer</span>',
  ],
  [
    'a link',
    { kind: 'text', text: 'x', link: 'https://e.org/?a&b' },
    '<a href="https://e.org/?a&amp;b">x</a>',
  ],
  ['a link to a block', { kind: 'text', text: 'x', link: '#p-2' }, '<a href="other.xhtml#p-2">x</a>'],
  ['hostile text', { kind: 'text', text: '<script>&"' }, '&lt;script&gt;&amp;&quot;'],
  ['a line break', { kind: 'line-break' }, '<br/>'],
  [
    'a reference to a note',
    { kind: 'note-reference', note: 'n-1', mark: '1' },
    '<a epub:type="noteref" role="doc-noteref" id="to-n-1" href="other.xhtml#n-1">1</a>',
  ],
  ['a blank', { kind: 'blank', width: 3 }, '<span class="blank" role="img" aria-label="blank">___</span>'],
  [
    'a page of the print',
    { kind: 'page-break', page: '7' },
    '<span epub:type="pagebreak" role="doc-pagebreak" id="print-page-7" aria-label="Page 7" class="page">7</span>',
  ],
  [
    'a small picture',
    { kind: 'picture', picture: 'key', alt: 'Enter' },
    '<img src="pictures/key.png" alt="Enter" class="in-line"/>',
  ],
  [
    'a formula',
    { kind: 'formula', mathml: '<math><mi>x</mi></math>', line: 'x' },
    `${MATH} display="inline" alttext="x"><mi>x</mi></math>`,
  ],
  [
    'a formula that runs a script as words alone',
    {
      kind: 'formula',
      mathml: '<math><script>steal()</script><mi onclick="steal()">x</mi></math>',
      line: 'x',
    },
    `${MATH} display="inline" alttext="x"><mtext>steal()</mtext><mi>x</mi></math>`,
  ],
  [
    'a formula that is not XML as its line',
    { kind: 'formula', mathml: '<math><img>', line: 'a<b' },
    'a&lt;b',
  ],
])('a line writes %s', (_, inline, markup) => {
  expect(line(inline)).toBe(markup);
});

const numbers = { kind: 'numbers', style: 'lower-letters', start: 3, before: '', after: '.' } as const;
const items = [{ id: 'i', blocks: [paragraph('p', 'Rain')] }];

test.each<readonly [string, Block, string]>([
  ['a heading', { kind: 'heading', id: 'h', level: 3, content: plainText('Rain') }, '<h3 id="h">Rain</h3>'],
  [
    'a paragraph in its direction',
    paragraph('p', 'גשם', { language: 'he', direction: 'rtl' }),
    '<p id="p" lang="he" xml:lang="he" dir="rtl">גשם</p>',
  ],
  [
    'dots',
    { kind: 'list', id: 'l', marks: { kind: 'bullets' }, items },
    '<ul id="l">\n<li id="i"><span id="p">Rain</span></li>\n</ul>',
  ],
  [
    'letters',
    { kind: 'list', id: 'l', marks: numbers, items },
    '<ol id="l" type="a" start="3">\n<li id="i"><span id="p">Rain</span></li>\n</ol>',
  ],
  [
    'marks that a browser cannot write',
    { kind: 'list', id: 'l', marks: { ...numbers, after: ')' }, items },
    '<ul id="l" class="marked">\n<li id="i"><span class="mark">c) </span><span id="p">Rain</span></li>\n</ul>',
  ],
  [
    'a definition without a term',
    { kind: 'definitions', id: 'd', entries: [{ id: 'e', terms: [], blocks: [paragraph('p', 'Water')] }] },
    '<dl id="d"><dt id="e"></dt><dd>\n<p id="p">Water</p>\n</dd></dl>',
  ],
  [
    'a table with its header cells',
    {
      kind: 'table',
      id: 't',
      caption: plainText('Rain'),
      headerRows: 1,
      headerColumns: 1,
      rows: [
        {
          id: 'r-1',
          cells: [
            { id: 'c-1', blocks: [] },
            { id: 'c-2', blocks: [paragraph('p-1', 'May')], columns: 2 },
          ],
        },
        {
          id: 'r-2',
          cells: [
            { id: 'c-3', blocks: [paragraph('p-2', 'mm')] },
            { id: 'c-4', blocks: [paragraph('p-3', '40')] },
            { id: 'c-5', blocks: [paragraph('p-4', '55')] },
          ],
        },
      ],
    },
    '<table id="t"><caption>Rain</caption><thead><tr id="r-1"><td id="c-1"></td><th id="c-2" scope="col" colspan="2"><span id="p-1">May</span></th></tr></thead>' +
      '<tbody><tr id="r-2"><th id="c-3" scope="row"><span id="p-2">mm</span></th><td id="c-4"><span id="p-3">40</span></td><td id="c-5"><span id="p-4">55</span></td></tr></tbody></table>',
  ],
  [
    'a display formula with its number',
    { kind: 'formula', id: 'f', mathml: '<math><mi>x</mi></math>', line: 'x', number: '(1)' },
    `<div id="f" class="formula">${MATH} display="block" alttext="x"><mi>x</mi></math><span class="number">(1)</span></div>`,
  ],
  [
    'a quotation',
    { kind: 'quotation', id: 'q', blocks: [paragraph('p', 'Rain')], attribution: plainText('Ann') },
    '<blockquote id="q">\n<p id="p">Rain</p>\n<p class="attribution">Ann</p></blockquote>',
  ],
  [
    'a poem',
    {
      kind: 'poem',
      id: 'v',
      stanzas: [
        {
          id: 's',
          lines: [
            { content: plainText('Rain'), indent: 0, number: '5' },
            { content: plainText('falls'), indent: 2, number: '' },
          ],
        },
      ],
    },
    '<div id="v" class="poem"><p id="s"><span class="number">5 </span>Rain<br/><span class="indent-2">falls</span></p></div>',
  ],
  [
    'a box',
    { kind: 'box', id: 'b', title: plainText('Tip'), blocks: [paragraph('p', 'Rain')] },
    '<aside id="b" class="box"><p class="title">Tip</p>\n<p id="p">Rain</p>\n</aside>',
  ],
  [
    'code',
    { kind: 'code', id: 'c', code: 'a < b', programming: '' },
    '<pre id="c"><code>a &lt; b</code></pre>',
  ],
  [
    'an exercise with lines to write on',
    {
      kind: 'exercise',
      id: 'x',
      mark: '3',
      blocks: [paragraph('p', 'Why?')],
      answer: { kind: 'lines', count: 2 },
    },
    '<section id="x" class="exercise">\n<p id="p"><strong>3</strong> Why?</p>\n<p class="answer" role="img" aria-label="Room for an answer"><span class="line"></span><span class="line"></span></p></section>',
  ],
  [
    'an exercise with choices',
    {
      kind: 'exercise',
      id: 'x',
      mark: '',
      blocks: [],
      answer: { kind: 'choices', isSeveral: false, choices: [{ mark: 'A', content: plainText('sea') }] },
    },
    '<section id="x" class="exercise">\n\n<ul class="choices"><li><span class="mark">A </span>sea</li></ul></section>',
  ],
  [
    'an exercise with a word bank',
    {
      kind: 'exercise',
      id: 'x',
      mark: '',
      blocks: [],
      answer: { kind: 'word-bank', words: [plainText('sea')] },
    },
    '<section id="x" class="exercise">\n\n<ul class="word-bank"><li>sea</li></ul></section>',
  ],
  [
    'a note',
    { kind: 'note', id: 'n', place: 'foot', mark: '1', blocks: [paragraph('p', 'Rain')] },
    '<aside id="n" epub:type="footnote" role="doc-footnote"><p class="mark">1</p>\n<p id="p">Rain</p>\n<p class="back"><a role="doc-backlink" href="other.xhtml#to-n" lang="en" xml:lang="en">Back to the text</a></p></aside>',
  ],
  [
    "a transcriber's note",
    { kind: 'transcriber-note', id: 'n', blocks: [paragraph('p', 'Rain')] },
    '<aside id="n" class="transcriber-note">\n<p id="p">Rain</p>\n</aside>',
  ],
  [
    'contents as a link',
    { kind: 'contents', id: 'c', depth: 2 },
    '<p id="c"><a href="nav.xhtml#toc" lang="en" xml:lang="en">Contents</a></p>',
  ],
])('a document writes %s', (_, block, markup) => {
  expect(write([block])).toBe(markup);
});

test.each<readonly [string, Parameters<typeof figure>[1], Partial<WrittenFigure>, string]>([
  [
    'its description',
    { description: { short: 'A hill', long: [] }, caption: plainText('Figure 1') },
    {},
    'A hill',
  ],
  ['its kind, if there is only a caption', { caption: plainText('Figure 1: Hill') }, {}, 'Picture'],
  [
    'not the caption again, if that is all its description says',
    { caption: plainText('Figure 1: Hill.'), description: { short: 'Hill', long: [] }, words: ['top'] },
    {},
    'Picture with the words: top',
  ],
  [
    'the first sentence about its numbers',
    { caption: plainText('Rain') },
    { description: 'A bar chart.\n\nMay: 40.' },
    'A bar chart.',
  ],
  [
    'nothing, if it is a decoration',
    { treatment: 'decoration', description: { short: 'Swirl', long: [] } },
    {},
    '',
  ],
])('the alternative text of a figure is %s', (_, rest, shown, alt) => {
  const markup = write([figure('f', { shows: { picture: 'hill' }, ...rest })], shown);
  expect(markup).toContain(`<img src="pictures/hill.png" alt="${alt}"/>`);
});

test('a figure without a picture is its words', () => {
  const markup = write([figure('f', { description: { short: 'A hill', long: [] } })]);
  expect(markup).toBe('<figure id="f">\n<p class="in-place-of-picture">A hill</p>\n</figure>');
});

test('the numbers of a chart follow its description in a table', () => {
  const table = {
    caption: 'Rain',
    columns: [
      { name: 'Month', kind: 'text' },
      { name: 'mm', kind: 'number' },
    ],
    rows: [['May', '40']],
  } as const;
  const markup = write([figure('f')], { description: 'A bar chart.\n\nMay: 40.', table });
  expect(markup).toContain('<summary lang="en" xml:lang="en">Description</summary><p>May: 40.</p>');
  expect(markup.match(/A bar chart\./g)).toHaveLength(1);
  expect(markup).toContain('<tr><th scope="row">May</th><td>40</td></tr>');
});

test('few words of a figure are its alternative text, and many begin it and are listed', () => {
  const few = write([figure('f', { shows: { picture: 'map' }, words: ['Po', 'Alps'] })]);
  expect(few).toContain('alt="Picture with the words: Po, Alps"');
  expect(few).not.toContain('<li>');
  const words = Array.from({ length: 30 }, (_, at) => `town ${at}`);
  const many = write([figure('f', { shows: { picture: 'map' }, words })]);
  expect(many).toMatch(/alt="Picture with the words: town 0, [^"]{20,60} …"/);
  for (const word of words) expect(many).toContain(`<li>${word}</li>`);
  const long = 'x'.repeat(90);
  const one = write([figure('f', { shows: { picture: 'map' }, words: [long] })]);
  expect(one).toContain('alt="Picture with the words: …"');
  expect(one).toContain(`<li>${long}</li>`);
});

test('words of a chart that its table has, and the numbers of its axis, are not listed beside it', () => {
  const made = write(
    [
      figure('f', {
        shows: { chart: aChart() },
        treatment: 'chart',
        words: ['May June', '20', '↑ May', 'June →', '👩‍🔬', 'a dry month'],
      }),
    ],
    { description: 'A bar chart.' },
  );
  for (const word of ['👩‍🔬', 'a dry month']) expect(made).toContain(`<li>${word}</li>`);
  for (const word of ['May June', '20', '↑ May', 'June →']) expect(made).not.toContain(`<li>${word}</li>`);
});
