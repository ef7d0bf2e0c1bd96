import { z } from 'zod';

/** As a table that is read anywhere here is limited. */
const MOST = { cells: 1_000_000, columns: 1000, cellLength: 10_000 } as const;

const name = z.string().max(1000);
const unfinished = z.string().max(5000);

/** So many charts one person has under way. */
export const MOST_CHART_DRAFTS = 200;
/** More, and no sheet has room for them. */
export const MOST_ANNOTATIONS = 20;
/** What one draft may hold, in characters of all its cells: a request holds one megabyte, and a character up to four bytes. */
export const MOST_CHART_CHARACTERS = 400_000;

const cells = z.array(z.array(z.string().max(MOST.cellLength)).max(MOST.columns)).max(MOST.cells);

const rows = z.object({
  keep: z
    .object({ column: name, is: z.enum(['equal', 'above', 'below', 'contains']), value: name })
    .nullable(),
  sort: z.object({ column: name, order: z.enum(['rising', 'falling']) }).nullable(),
  total: z
    .object({ column: name, how: z.enum(['sum', 'mean', 'median', 'least', 'greatest', 'count']) })
    .nullable(),
});

const shape = z.object({
  /** A kind that is not drawn any more is as none. */
  type: z.string().max(50).nullable(),
  x: name.nullable(),
  y: z.array(name).max(MOST.columns).nullable(),
  group: name.nullable(),
  scale: z.enum(['linear', 'log', 'own']),
  stacking: z.enum(['beside', 'stacked', 'diverging']),
  direction: z.enum(['auto', 'standing', 'lying']),
});

const labels = z.object({
  title: z.string().max(300),
  x: z.string().max(200),
  y: z.string().max(200),
  unit: z.string().max(50),
  /** What is said of points, by their names; of one point where there is no second. */
  annotations: z
    .array(z.object({ text: z.string().max(200), from: name, to: name }))
    .max(MOST_ANNOTATIONS)
    .exactOptional(),
  language: z.string().max(35),
});

/** On which sheet it is drawn first; every other medium is made of the same drawing later. */
export const CHART_SHEETS = ['swell-a4', 'swell-letter'] as const;

/** What the author says beside the chart itself. */
const words = z.object({
  source: z.string().max(1000),
  /** What the chart means: the level of a description that no program writes. */
  meaning: unfinished,
  /** Which language model proposed it, as long as its author has not changed a word of it. */
  meaningBy: z.string().max(200).exactOptional(),
  /** A code of the braille package. */
  braille: z.string().max(20),
  sheet: z.enum(CHART_SHEETS),
});

/** So many cells of a table that was read are marked. */
export const MOST_MARKED_CELLS = 5000;

const cell = {
  row: z.int().nonnegative().max(MOST.cells),
  column: z.int().nonnegative().max(MOST.columns),
};
const share = z.number().min(0).max(1);

/** Where a table was read from a picture: what of it is still to be compared. */
const fromPicture = z.object({
  /** The file of mine that shows the picture; null where it cannot be shown. */
  conversion: z.uuid().nullable(),
  /** Cells that are uncertain until somebody confirms or changes them; the names of the columns are row 0. */
  unsure: z.array(z.object(cell)).max(MOST_MARKED_CELLS),
  /** Where numbers stand, in shares of the width and height of the picture. */
  places: z.array(z.object({ ...cell, x: share, y: share })).max(MOST_MARKED_CELLS),
});

const about = z.object({
  category: z.string().max(100),
  subject: z.string().max(100),
  difficultyLevel: z.string().max(50),
  tags: z.string().max(2500),
  licence: z.string().max(300),
});

/** Everything that a person has typed and chosen in the wizard, whatever state it is in. */
export const chartWork = z.object({
  cells,
  header: z.enum(['auto', 'yes', 'no']),
  decimal: z.enum(['auto', 'comma', 'point']),
  readings: z
    .array(
      z.object({
        column: z.int().nonnegative().max(MOST.columns),
        as: z.enum(['number', 'text', 'day-first', 'month-first']),
      }),
    )
    .max(MOST.columns),
  rows,
  shape,
  labels,
  words,
  about,
  fromPicture: fromPicture.nullable().exactOptional(),
});

/** Those parts of it that have changed. */
export const chartWorkChange = z.object({
  cells: chartWork.shape.cells.exactOptional(),
  header: chartWork.shape.header.exactOptional(),
  decimal: chartWork.shape.decimal.exactOptional(),
  readings: chartWork.shape.readings.exactOptional(),
  rows: rows.exactOptional(),
  shape: shape.exactOptional(),
  labels: labels.exactOptional(),
  words: words.exactOptional(),
  about: about.exactOptional(),
  fromPicture: fromPicture.nullable().exactOptional(),
});

export type FromPicture = z.infer<typeof fromPicture>;
export type ChartWorkChange = z.infer<typeof chartWorkChange>;
export type SavedChartWork = z.infer<typeof chartWork>;

/** A chart with nothing in it yet. */
export const EMPTY_CHART_WORK: SavedChartWork = {
  cells: [],
  header: 'auto',
  decimal: 'auto',
  readings: [],
  rows: { keep: null, sort: null, total: null },
  shape: {
    type: null,
    x: null,
    y: null,
    group: null,
    scale: 'linear',
    stacking: 'beside',
    direction: 'auto',
  },
  labels: { title: '', x: '', y: '', unit: '', language: 'en' },
  words: { source: '', meaning: '', braille: 'ueb-1', sheet: 'swell-a4' },
  about: { category: '', subject: '', difficultyLevel: '', tags: '', licence: '' },
};

/** What the chart means, with the mark of a model where nobody has put it in words of their own. */
export function writeMeaning({ meaning, meaningBy }: SavedChartWork['words']): string {
  const text = meaning.trim();
  if (text === '' || meaningBy === undefined) return text;
  return `${text} (Proposed by ${meaningBy}, a language model.)`;
}
