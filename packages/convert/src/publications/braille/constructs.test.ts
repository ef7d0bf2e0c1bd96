import type { Block, Document } from '@relievo/document/model';
import { aDocument, heading, paragraph } from '@relievo/document/testing';
import { plainText } from '@relievo/document/text';
import { expect, test } from 'vitest';
import { besidePrint, makePage } from './testing/make-page.ts';
import { makeVolumes } from './testing/make-volumes.ts';

// Pages are in braille ASCII, as embossers and readers of BRF show them. Most lines have their print beside them.

test('headings are centred, in cell 5 and in cell 7, and paragraphs begin in cell 3', async () => {
  const page = await makePage(
    heading('a', 'The sea'),
    paragraph('b', 'Water is deep and wide and it moves in the wind.'),
    heading('c', 'Waves and their ways', 2),
    paragraph('d', 'They rise.'),
    heading('e', 'Small waves on a long way to the shore of the land', 3),
    paragraph('f', 'They fall.'),
  );
  expect(page).toEqual(
    besidePrint([
      '',
      ['                 ,! SEA', 'The sea'],
      '',
      ['  ,WAT] IS DEEP & WIDE & X MOVES 9 !', 'Water is deep and wide and it moves in the'],
      ['W9D4', 'wind.'],
      '',
      ['    ,WAVES & _! WAYS', 'Waves and their ways'],
      ['  ,!Y RISE4', 'They rise.'],
      '',
      ['      ,SMALL WAVES ON A L;G WAY TO !', 'Small waves on a long way to the'],
      ['      %ORE ( ! L&', 'shore of the land'],
      ['  ,!Y FALL4', 'They fall.'],
    ]),
  );
});

test('each level of a list begins two cells further, and all of it runs over two cells beyond the deepest', async () => {
  const page = await makePage(
    paragraph('a', 'Take'),
    {
      kind: 'list',
      id: 'list',
      marks: { kind: 'numbers', style: 'decimal', start: 1, before: '', after: '.' },
      items: [
        { id: '1', blocks: [paragraph('b', 'Salt from the sea and some more of it for us')] },
        {
          id: '2',
          blocks: [
            paragraph('c', 'Sand'),
            {
              kind: 'list',
              id: 'inner',
              marks: { kind: 'bullets' },
              items: [
                { id: '3', blocks: [paragraph('d', 'fine sand that runs over to the next line and beyond')] },
              ],
            },
          ],
        },
      ],
    },
    paragraph('e', 'Then go.'),
  );
  expect(page).toEqual(
    besidePrint([
      ['  ,TAKE', 'Take'],
      '',
      ['#A4 ,SALT F ! SEA & "S M ( X = U', '1. Salt from the sea and some more of it for us'],
      ['#B4 ,S&', '2. Sand'],
      ['  _4 F9E S& T RUNS OV] TO ! NEXT L9E &', '• fine sand that runs over to the next line and'],
      ['    2Y', 'beyond'],
      '',
      ['  ,!N G4', 'Then go.'],
    ]),
  );
});

test('terms have their definitions behind them, and what runs over is in cell 3', async () => {
  const entry = {
    id: '1',
    terms: [plainText('delta')],
    blocks: [paragraph('a', 'land at the end of a river where it meets the sea')],
  };
  expect(await makePage({ kind: 'definitions', id: 'd', entries: [entry] })).toEqual(
    besidePrint([
      ['DELTA3 L& AT ! 5D ( A RIV] ": X MEETS !', 'delta: land at the end of a river where it meets the'],
      ['  SEA', 'sea'],
    ]),
  );
});

test('a box is between a line of dots 2-3-5-6 and a line of dots 1-2-4-5', async () => {
  const blocks = [paragraph('a', 'Wash your hands.')];
  expect(
    await makePage(
      paragraph('b', 'Before'),
      { kind: 'box', id: 'box', title: plainText('Mind'), blocks },
      paragraph('c', 'After'),
    ),
  ).toEqual(
    besidePrint([
      ['  ,2F', 'Before'],
      '',
      '7'.repeat(40),
      ['                  ,M9D', 'Mind'],
      '',
      ['  ,WA% YR H&S4', 'Wash your hands.'],
      'G'.repeat(40),
      '',
      ['  ,AF', 'After'],
    ]),
  );
});

test('a poem has its lines, each running over in cell 5, and their numbers at the right', async () => {
  const lines = [
    { content: plainText('The sea is calm tonight and all the ships are home again'), indent: 0, number: '' },
    { content: plainText('The tide is full'), indent: 1, number: '5' },
  ];
  expect(await makePage({ kind: 'poem', id: 'poem', stanzas: [{ id: 's', lines }] })).toEqual(
    besidePrint([
      [',! SEA IS CALM TN & ALL ! %IPS >E HOME', 'The sea is calm tonight and all the ships are home'],
      ['    AG', 'again'],
      ['  ,! TIDE IS FULL                     #E', 'The tide is full     5'],
    ]),
  );
});

test('a note is at the end of its section, with the sign that its reference has', async () => {
  const page = await makePage(
    {
      kind: 'paragraph',
      id: 'a',
      content: [
        ...plainText('Rain falls'),
        { kind: 'note-reference', note: 'n', mark: '1' },
        ...plainText(' in May.'),
      ],
    },
    { kind: 'note', id: 'n', place: 'foot', mark: '1', blocks: [paragraph('b', 'In the north.')] },
    paragraph('c', 'More.'),
    heading('d', 'Next', 2),
  );
  expect(page).toEqual(
    besidePrint([
      ['  ,RA9 FALLS;9#A 9 ,MAY4', 'Rain falls¹ in May.'],
      ['  ,M4', 'More.'],
      '',
      [';9#A ,9 ! NOR?4', '¹ In the north.'],
      '',
      ['    ,NEXT', 'Next'],
    ]),
  );
});

test('a question begins in cell 1, its choices in cell 5, and a blank is a line of dots 3-6', async () => {
  const page = await makePage(
    {
      kind: 'exercise',
      id: 'e',
      mark: '1.',
      blocks: [
        {
          kind: 'paragraph',
          id: 'a',
          content: [
            ...plainText('The sun is '),
            { kind: 'blank', width: 6 },
            ...plainText(' and hot. What is it made of in the end?'),
          ],
        },
      ],
      answer: {
        kind: 'choices',
        isSeveral: false,
        choices: [
          { mark: 'A', content: plainText('gas') },
          { mark: 'B', content: plainText('stone') },
        ],
      },
    },
    {
      kind: 'exercise',
      id: 'f',
      mark: '2.',
      blocks: [paragraph('b', 'Say why.')],
      answer: { kind: 'lines', count: 3 },
    },
    {
      kind: 'exercise',
      id: 'g',
      mark: '3.',
      blocks: [paragraph('c', 'Choose a word.')],
      answer: { kind: 'word-bank', words: [plainText('sea'), plainText('land')] },
    },
  );
  expect(page).toEqual(
    besidePrint([
      ['#A4 ,! SUN IS ------ & HOT4 ,:AT IS X', '1. The sun is ______ and hot. What is it'],
      ['  MADE ( 9 ! 5D8', 'made of in the end?'],
      ['    ,A GAS', 'A gas'],
      ['    ;,B /"O', 'B stone'],
      ['#B4 ,SAY :Y4', '2. Say why.'],
      ['      @.<#C L9ES = ! ANSW]4@.>', '[tn] 3 lines for the answer. [tn]'],
      '  ------------',
      ['#C4 ,*OOSE A ^W4', '3. Choose a word.'],
      '',
      '7'.repeat(40),
      ['SEA', 'sea'],
      ['L&', 'land'],
      'G'.repeat(40),
    ]),
  );
});

test('a quotation is two cells further to the right, with its source under it', async () => {
  const page = await makePage(
    paragraph('a', 'He said'),
    {
      kind: 'quotation',
      id: 'q',
      blocks: [paragraph('b', 'I came to the sea and saw that it was wide.')],
      attribution: plainText('A sailor'),
    },
    paragraph('c', 'and went.'),
  );
  expect(page).toEqual(
    besidePrint([
      ['  ,HE SD', 'He said'],
      '',
      ['    ,I CAME TO ! SEA & SAW T X 0 WIDE4', 'I came to the sea and saw that it was wide.'],
      ['      ,A SAILOR', 'A sailor'],
      '',
      ['  & W5T4', 'and went.'],
    ]),
  );
});

test('a program has its lines without contractions, between the signs for grade 1', async () => {
  const code = 'for i in range(3):\n  print(i)';
  expect(
    await makePage(paragraph('a', 'Type'), { kind: 'code', id: 'c', code, programming: 'python' }),
  ).toEqual(
    besidePrint([
      ['  ,TYPE', 'Type'],
      '',
      [';;;FOR I IN RANGE"<#C">3', 'for i in range(3):'],
      [`  PRINT"<I">;'`, 'print(i)'],
    ]),
  );
});

test('a displayed formula is in the code for mathematics, with its number behind it', async () => {
  const mathml = '<math><mi>x</mi><mo>=</mo><mfrac><mi>a</mi><mn>2</mn></mfrac></math>';
  const block: Block = { kind: 'formula', id: 'f', mathml, line: 'x=a/2', number: '(4)' };
  expect(await makePage(block)).toEqual([`  ;;;X "7 (A./#B);' "<#D">`]);
});

test('typefaces have their indicators, and raised and lowered numbers and other languages their codes', async () => {
  const page = await makePage({
    kind: 'paragraph',
    id: 'a',
    content: [
      ...plainText('I '),
      { kind: 'text', text: 'can', styles: ['italic'] },
      ...plainText(' see '),
      { kind: 'text', text: 'the whole sea', styles: ['bold'] },
      ...plainText(' and H'),
      { kind: 'text', text: '2', styles: ['sub'] },
      ...plainText('O and 5 m'),
      { kind: 'text', text: '2', styles: ['super'] },
      ...plainText('. In German it is '),
      { kind: 'text', text: 'schön', language: 'de' },
      ...plainText('.'),
    ],
  });
  expect(page).toEqual(
    besidePrint([
      ["  ,I .1C SEE ^7! :OLE SEA^' & ,H;5#B,O &", 'I can see the whole sea and H₂O and'],
      ['#E M;9#B4 ,9 ,G]MAN X IS :[N4', '5 m². In German it is schön.'],
    ]),
  );
});

test('a note of the transcriber begins in cell 7 and runs over in cell 5, between its signs', async () => {
  const text = 'The map is left out because it shows no more than the text says.';
  const block: Block = { kind: 'transcriber-note', id: 't', blocks: [paragraph('b', text)] };
  expect(await makePage(paragraph('a', 'Look.'), block, paragraph('c', 'Go.'))).toEqual(
    besidePrint([
      ['  ,LOOK4', 'Look.'],
      ['      @.<,! MAP IS LEFT \\ 2C X %[S NO M', '[tn] The map is left out because it shows no more'],
      ['    ?AN ! TEXT SAYS4@.>', 'than the text says. [tn]'],
      ['  ,G4', 'Go.'],
    ]),
  );
});

test('pages of the print with roman numbers are p pages in front of the text', async () => {
  const document: Document = aDocument([
    { kind: 'page-break', id: 'p1', page: 'iv' },
    paragraph('a', 'Thanks to all.'),
    { kind: 'page-break', id: 'p2', page: '1' },
    paragraph('b', 'The text.'),
  ]);
  const [pages = []] = await makeVolumes(document);
  expect(pages.map((page) => page.at(-1)?.trim().split(' ').at(-1))).toEqual(['T#A', 'P#A', '#A']);
  expect(pages[1]?.slice(0, 2)).toEqual(['               ,A DOCU;T              IV', '  ,?ANKS TO ALL4']);
  expect(pages[0]?.filter((line) => line !== '').slice(-3, -1)).toEqual([
    '           ,PR9T PAGES IV-#A',
    '        ,BRL PAGES T#A1 P#A1 #A',
  ]);
});

test('a document in German has its own words, emphasis and title page', async () => {
  const document = aDocument([
    heading('a', 'Das Meer'),
    {
      kind: 'paragraph',
      id: 'b',
      content: [...plainText('Es ist '), { kind: 'text', text: 'tief', styles: ['bold'] }, ...plainText('.')],
    },
  ]);
  const metadata = { ...document.metadata, language: 'de', title: 'Das Meer' };
  const [pages = []] = await makeVolumes({ ...document, metadata });
  expect(pages.map((page) => page.filter((line) => line !== ''))).toEqual([
    besidePrint([
      ['                DAS MEER', 'Das Meer'],
      ['            D<T:E VOLL:RIFT', 'Deutsche Vollschrift'],
      ['    \\BERTRAGEN VOM PROGRAMM RELIEVO', 'Übertragen vom Programm Relievo'],
      ['             BAND #A VON #A', 'Band 1 von 1'],
      ['          BRAILLES%TEN T#A1 #A', 'Brailleseiten t1, 1'],
      ['                                     T#A', 't1'],
    ]),
    besidePrint([
      ['                DAS MEER', 'Das Meer'],
      ["  ES I) _T+F'", 'Es ist tief.'],
      ['            ENDE VON BAND #A', 'Ende von Band 1'],
      ['                                      #A', '1'],
    ]),
  ]);
});
