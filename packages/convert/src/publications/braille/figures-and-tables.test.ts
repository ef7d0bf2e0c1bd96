import { BrailleError, type Translate } from '@relievo/braille';
import type { Table } from '@relievo/document/model';
import { aChart, aDocument, aDrawing, figure, paragraph } from '@relievo/document/testing';
import { plainText } from '@relievo/document/text';
import { describe, expect, test } from 'vitest';
import { findInstalledEngine } from '../../braille/testing/engines.ts';
import { createTranslator } from '../../braille/translator.ts';
import { createDrawing, createShape, createText } from '../../outputs/testing/make.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { brf } from './brf.ts';
import { besidePrint, END, HEAD, makePage } from './testing/make-page.ts';
import { makePages, makeVolumes } from './testing/make-volumes.ts';

function table(rows: readonly (readonly string[])[], rest: Partial<Table> = {}): Table {
  return {
    kind: 'table',
    id: 'table',
    caption: [],
    headerRows: 1,
    headerColumns: 0,
    rows: rows.map((row, at) => ({
      id: `row-${at}`,
      cells: row.map((text, column) => ({
        id: `cell-${at}-${column}`,
        blocks: [paragraph(`text-${at}-${column}`, text)],
      })),
    })),
    ...rest,
  };
}

describe('a table', () => {
  test('has columns with two blanks between them, and a line under each head', async () => {
    const page = await makePage(
      table(
        [
          ['Month', 'Rain'],
          ['May', '40'],
          ['June', '55'],
        ],
        { caption: plainText('Rain') },
      ),
    );
    expect(page).toEqual(
      besidePrint([
        ['      ,RA9', 'Rain'],
        [',MON?  ,RA9', 'Month  Rain'],
        '"3333  "333',
        [',MAY   #DJ', 'May    40'],
        [',JUNE  #EE', 'June   55'],
      ]),
    );
  });

  test('is a list with its heads if it is too wide, and a note of the transcriber tells it', async () => {
    const long = 'on the ice around the pole and on the coasts of it and on small islands in the north';
    const page = await makePage(
      table([
        ['Animal', 'Home', 'Food', 'Moves'],
        ['The polar bear', long, long, long],
      ]),
    );
    expect(page.slice(0, 8)).toEqual(
      besidePrint([
        ['      @.<,! TABLE IS WRITT5 Z A LI/4', '[tn] The table is written as a list.'],
        ['    ,EA* R[ 2G9S 9 CELL #A1 & "U X IS', 'Each row begins in cell 1, and under it is'],
        ['    EA* COLUMN ) XS H1D+4@.>', 'each column with its heading. [tn]'],
        '',
        [',ANIMAL3 ,! POL> BE>', 'Animal: The polar bear'],
        ['  ,HOME3 ON ! ICE >.D ! POLE & ON !', 'Home: on the ice around the pole and on the'],
        ['    COA/S ( X & ON SMALL ISL&S 9 ! NOR?', 'coasts of it and on small islands in the north'],
        ['  ,FOOD3 ON ! ICE >.D ! POLE & ON !', 'Food: on the ice around the pole and on the'],
      ]),
    );
  });

  test('is in steps if it is too wide and names no columns', async () => {
    const long = 'on the ice around the pole and on the coasts of it and on small islands in the north';
    const page = await makePage(table([['Bear', long, long, long, long]], { headerRows: 0 }));
    expect(page.slice(4, 8)).toEqual(
      besidePrint([
        [',BE>', 'Bear'],
        [
          '  ON ! ICE >.D ! POLE & ON ! COA/S ( X &',
          'on the ice around the pole and on the coasts of it and',
        ],
        ['  ON SMALL ISL&S 9 ! NOR?', 'on small islands in the north'],
        ['    ON ! ICE >.D ! POLE & ON ! COA/S ( X', 'on the ice around the pole and on the coasts of it'],
      ]),
    );
  });
});

describe('a figure', () => {
  const hill = figure('f', {
    shows: { drawing: aDrawing() },
    treatment: 'tactile',
    number: 'Figure 1',
    caption: plainText('A hill'),
    description: { short: 'A hill with a flat top.', long: [] },
  });

  test('has its caption, its description and the page of its drawing, which follows', async () => {
    const pages = await makePages(
      aDocument([paragraph('a', 'Look at the hill.'), hill, paragraph('b', 'After it.')]),
    );
    expect(pages.map((page) => page.slice(0, 9))).toEqual([
      [
        HEAD,
        '  ,LOOK AT ! HILL4',
        '',
        '      ,FIGURE #A ,A HILL',
        '      @.<,A HILL ) A FLAT TOP4',
        '      ,SEE ! TACTILE GRAPHIC ON PAGE',
        '    #B4@.>',
        '',
        '  ,AF X4',
      ],
      [HEAD, '               ,FIGURE #A', ' -------', ' L     _', ' L     _', ' CCCCCCC'],
    ]);
  });

  test('is named on a page of the transcriber, and the volume ends under its drawing', async () => {
    const [pages = []] = await makeVolumes(aDocument([paragraph('a', 'Look.'), hill]));
    expect(pages[1]?.filter((line) => line !== '')).toEqual(
      besidePrint([
        [`          ,TRANSCRIB]'S ,NOTES`, "Transcriber's Notes"],
        ['  ,"O FIGURE IS A TACTILE GRAPHIC ON XS', 'One figure is a tactile graphic on its'],
        ['[N PAGE1 AF ! PAGE T "NS X4', 'own page, after the page that names it.'],
        `${' '.repeat(37)}T#B`,
      ]),
    );
    expect(pages.at(-1)?.at(-1)).toBe(`${END.padEnd(38)}#B`);
  });

  test('has its key under the drawing if the page has room for it', async () => {
    const drawing = createDrawing([
      createShape('hill'),
      createShape('sample', { role: 'key', name: 'Grass', texture: 'solid' }),
      createText('words', 'Grass', { role: 'key', labels: 'sample' }),
    ]);
    const pages = await makePages(aDocument([{ ...hill, shows: { drawing } }]));
    expect(pages).toHaveLength(2);
    expect(pages[1]?.map((line) => line.trim())).toContain(',KEY'); // Key
    expect(pages[1]?.some((line) => line.endsWith(',GRASS'))).toBe(true); // Grass
  });

  test('with words that cannot be written is described, and a change says so', async () => {
    const labelled = createDrawing([createShape('hill'), createText('words', 'unwritable')]);
    const own = createTranslator(findInstalledEngine());
    const translate: Translate = (texts, table) => {
      const [one = ''] = texts;
      if (one === 'unwritable')
        throw new BrailleError('translation_failed', { engine: own.engine, text: one, table });
      return own.translate(texts, table);
    };
    const document = aDocument([{ ...hill, shows: { drawing: labelled } }]);
    const made = await brf.make(
      { document, pictures: new Map() },
      { translator: { engine: own.engine, translate }, settings: DEFAULT_SETTINGS },
    );
    expect(made.ok && made.value.changes.map(({ code, parameters }) => [code, parameters])).toEqual([
      ['figure_not_for_fingers', { name: 'Figure 1' }],
    ]);
  });

  test('that is a chart has a description and a table of its numbers, and its key follows', async () => {
    const chart = figure('f', {
      shows: { chart: aChart() },
      treatment: 'chart',
      caption: plainText('Rain by month'),
    });
    const pages = await makePages(aDocument([chart]));
    expect(pages).toHaveLength(3);
    expect(pages[0]).toContain(',MON?  ,RA9 "<MM">');
    expect(pages[0]).toContain(',JUNE  #EE');
    expect(pages[2]?.slice(1, 3)).toEqual(['                  ,KEY', 'K #BJ']);
  });

  test('that only decorates is left out, and one without any words has a note', async () => {
    const bare = figure('f', { shows: { picture: 'p' }, treatment: 'tactile' });
    expect(
      await makePage(paragraph('a', 'Look.'), bare, { ...bare, id: 'g', treatment: 'decoration' }),
    ).toEqual(
      besidePrint([
        ['  ,LOOK4', 'Look.'],
        '',
        ['      @.<,A PICTURE )\\T A DESCRIP;N4@.>', '[tn] A picture without a description. [tn]'],
      ]),
    );
  });
});
