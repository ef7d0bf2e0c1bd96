import { workOfFoundChart } from '@relievo/chart/work';
import type { WholeDocument } from '@relievo/document/file';
import { type Figure, replaceEach, walkBlocks } from '@relievo/document/model';
import { boundsOf } from '@relievo/graphic/geometry';
import { type Drawing, type Result, walkLeaves } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import type { ImportedSource } from '../import-source.ts';
import type { InputFile } from '../importer.ts';
import { createNoteTaker, toChange } from '../notes.ts';
import { nameFigure } from './name-figure.ts';

/** The ways to draw that the figures of a document share with files. */
export interface FigureDrawing {
  /** Draws a picture as if it were a file. */
  readonly drawPicture: (
    file: InputFile,
    title: string,
    language: string,
  ) => Promise<Result<readonly ImportedSource[]>>;
  /** Lays a drawing of another program on a sheet for fingers. */
  readonly fit: (draft: ImportedSource) => Result<ImportedSource>;
  /** More pictures stay as they are: drawing one takes seconds. */
  readonly maxPictures: number;
  readonly onProgress?: (done: number, of: number) => void;
}

/** Smaller pictures are bullets and icons. */
const MIN_PIXELS = 48;

type Shown = Pick<Figure, 'shows' | 'treatment' | 'words'>;

interface Drawn {
  readonly document: WholeDocument;
  readonly changes: readonly Change[];
}

/** Draws the figures of a document for touch: charts from their numbers, pictures and foreign drawings with braille. */
export async function drawForTouch(whole: WholeDocument, means: FigureDrawing): Promise<Drawn> {
  const { document } = whole;
  const { language } = document.metadata;
  const notes = createNoteTaker();
  const figures = [...walkBlocks(document.blocks)].flatMap(({ block }) =>
    block.kind === 'figure' && isUndrawn(block, whole) ? [block] : [],
  );
  const shown = new Map<string, Shown>();
  const known = new Map<string, Shown | null>();
  let drawn = 0;
  for (const [at, figure] of figures.entries()) {
    means.onProgress?.(at, figures.length);
    const { picture, drawing } = figure.shows;
    if (drawing && isRuled(drawing)) {
      notes.add('figures_of_rules');
      shown.set(figure.id, readAsWords(figure));
      continue;
    }
    const before = picture === undefined ? undefined : known.get(picture);
    if (before === undefined && !drawing && drawn >= means.maxPictures) {
      notes.add('figures_left', { max: means.maxPictures });
      continue;
    }
    if (before === undefined && !drawing) drawn += 1;
    const made =
      before ??
      (drawing ? fitDrawing(figure, drawing, means) : await drawPicture(figure, whole, language, means));
    if (picture !== undefined) known.set(picture, made);
    if (!made) notes.add('figures_as_pictures');
    else {
      notes.add(made.treatment === 'chart' ? 'figures_as_charts' : 'figures_drawn');
      shown.set(figure.id, { ...made, words: figure.words.length > 0 ? figure.words : made.words });
    }
  }
  const blocks = replaceEach(document.blocks, (block) => [{ ...block, ...shown.get(block.id) }]);
  return {
    document: shown.size > 0 ? { ...whole, document: { ...document, blocks } } : whole,
    changes: notes.notes().map(toChange),
  };
}

/** Tells whether a figure has something to draw that is not drawn yet. Photographs and decoration stay as they are. */
function isUndrawn({ shows, treatment }: Figure, { document }: WholeDocument): boolean {
  if (treatment === 'decoration' || shows.chart) return false;
  if (shows.drawing) return !hasBraille(shows.drawing);
  const picture = document.pictures.find(({ id }) => id === shows.picture);
  return picture !== undefined && picture.width >= MIN_PIXELS && picture.height >= MIN_PIXELS;
}

/** Millimetres within which a line is level. */
const LEVEL = 0.3;

/** Tells whether level lines are all that a drawing has beside its words, as a fraction and lines to write on have. */
function isRuled(drawing: Drawing): boolean {
  const drawn = [...walkLeaves(drawing)].filter(({ kind }) => kind !== 'text');
  return (
    drawn.length > 0 &&
    drawn.every((item) => {
      const box = item.kind === 'shape' && item.texture === null ? boundsOf(item.geometry) : null;
      return box !== null && box.height < LEVEL;
    })
  );
}

/** Shows a figure of rules by its words; without words it only decorates. */
function readAsWords({ shows: { drawing, ...others }, words }: Figure): Shown {
  const shows = others.picture === undefined && drawing ? { ...others, drawing } : others;
  return { shows, words, treatment: words.length > 0 ? 'described' : 'decoration' };
}

function hasBraille({ layers }: Drawing): boolean {
  return layers.some(({ items }) => items.some((item) => item.kind === 'text' && item.braille));
}

function fitDrawing(figure: Figure, drawing: Drawing, { fit }: FigureDrawing): Shown | null {
  const fitted = fit({ source: { drawing }, changes: [], origin: { kind: 'found', translucent: [] } });
  return fitted.ok ? showDrawing(figure, fitted.value) : null;
}

async function drawPicture(
  figure: Figure,
  { document, pictures }: WholeDocument,
  language: string,
  { drawPicture: draw }: FigureDrawing,
): Promise<Shown | null> {
  const picture = document.pictures.find(({ id }) => id === figure.shows.picture);
  const bytes = picture && pictures.get(picture.id);
  if (!bytes) return null;
  const [, kind = 'png'] = picture.mediaType.split('/');
  const title = nameFigure(figure);
  const made = await draw({ name: `figure.${kind}`, bytes }, title.slice(0, 200), language);
  if (!made.ok) return null;
  const [draft, ...others] = made.value;
  if (!draft || others.length > 0 || draft.source.undrawn || draft.source.text) return null;
  const [chart] = draft.charts ?? [];
  if (draft.source.chart && chart) {
    const named = chart.title || draft.source.drawing.title;
    const found = { ...chart, title: named };
    return {
      shows: { ...figure.shows, chart: workOfFoundChart(found, language) },
      treatment: 'chart',
      words: [],
    };
  }
  return isForEyes(draft) ? null : showDrawing(figure, draft);
}

/** Nothing is felt of a photograph, a page of text or an empty picture. */
function isForEyes({ picture }: ImportedSource): boolean {
  return picture !== undefined && ['photograph', 'text-page', 'empty'].includes(picture.seen.kind);
}

function showDrawing({ shows }: Figure, { source, picture }: ImportedSource): Shown {
  const keySheets = source.keySheets?.map((drawing) => ({ drawing })) ?? [];
  return {
    shows: { ...shows, drawing: source.drawing, ...(keySheets.length > 0 && { keySheets }) },
    treatment: 'tactile',
    words: picture?.words.map(({ text }) => text) ?? [],
  };
}
