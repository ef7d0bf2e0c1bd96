import { BLANK, BrailleError, type Translator } from '@relievo/braille';
import type { DataTable } from '@relievo/chart/words';
import { type Block, type Document, type Figure, walkBlocks } from '@relievo/document/model';
import { plainText, textOfInlines } from '@relievo/document/text';
import type { Drawing } from '@relievo/graphic/model';
import { type Change, svg } from '@relievo/graphic/outputs';
import { getProfile } from '@relievo/graphic/profiles';
import { writeLabelsInBraille } from '../../braille/write-labels.ts';
import { readKey } from '../../documents/key-of.ts';
import type { DocumentCode } from '../braille/brailling.ts';
import { joinCaption, listDrawnWords } from '../braille/write-figure.ts';
import { showFigures } from '../figures.ts';
import { isDescribed } from '../html/write-figure.ts';
import type { PublicationMeans } from '../publication.ts';

/** A figure of a document as fingers get it: its sheets, and its words in cells. */
export interface BrailleFigure {
  /** The drawing is first, and the sheets of its key follow, as SVG. */
  readonly sheets: readonly Uint8Array[];
  /** The entries of its key are in cells. */
  readonly key: readonly string[];
  readonly description: string;
  readonly table: DataTable | null;
}

export interface BrailleFigures {
  readonly figures: ReadonlyMap<string, BrailleFigure>;
  readonly changes: readonly Change[];
}

/** Draws every figure that is for fingers, with braille. The others have their words alone. */
export function drawInBraille(
  document: Document,
  means: PublicationMeans,
  code: DocumentCode,
): BrailleFigures {
  const shown = showFigures(document, { ...means, settings: { ...means.settings, table: code.table } });
  const figures = new Map<string, BrailleFigure>();
  const changes: Change[] = [];
  for (const { block } of walkBlocks(document.blocks)) {
    if (block.kind !== 'figure' || block.treatment === 'decoration') continue;
    const { forFingers = null, description = '', table = null } = shown.get(block.id) ?? {};
    const isDrawn = forFingers !== null && block.treatment !== 'described';
    const drawn = isDrawn
      ? drawSheets(block, forFingers, means.translator, code)
      : { sheets: [], key: [], changes: [] };
    for (const change of drawn.changes) changes.push(change);
    if (block.treatment !== 'described' && drawn.sheets.length === 0 && hasDrawing(block))
      changes.push(reportUndrawn(block));
    const { sheets, key } = drawn;
    const inCells = description
      .split('\n\n')
      .map((one) => code.cellsOf(one))
      .join('\n\n');
    figures.set(block.id, { sheets, key, description: inCells, table: table && writeTable(table, code) });
  }
  return { figures, changes };
}

function hasDrawing({ shows }: Figure): boolean {
  return shows.drawing !== undefined || shows.chart !== undefined;
}

function reportUndrawn({ number, caption, description, shows }: Figure): Change {
  const name = number || textOfInlines(caption) || description.short;
  return {
    code: shows.chart ? 'figure_chart_undrawn' : 'figure_not_for_fingers',
    parameters: { name },
    items: [],
  };
}

function drawSheets(
  { shows }: Figure,
  first: Drawing,
  translator: Translator,
  code: DocumentCode,
): Pick<BrailleFigure, 'sheets' | 'key'> & { readonly changes: readonly Change[] } {
  const profile = getProfile('swell-a4');
  const all = [first, ...(shows.chart ? [] : (shows.keySheets ?? []).map(({ drawing }) => drawing))];
  const changes: Change[] = [];
  const sheets: Uint8Array[] = [];
  const key: string[] = [];
  try {
    for (const drawing of all) {
      const written = writeLabelsInBraille(drawing, translator, code.table);
      const made = svg.make({ drawing: written }, profile);
      if (!made.ok) return { sheets: [], key: [], changes };
      sheets.push(made.value.files[0].bytes);
      for (const change of made.value.changes) changes.push(change);
      for (const { cells, code: short, words } of readKey(written))
        key.push(`${cells ?? code.cellsOf(short)}${BLANK}${code.cellsOf(words)}`.trim());
    }
  } catch (error) {
    if (!(error instanceof BrailleError)) throw error;
    return { sheets: [], key: [], changes };
  }
  return { sheets, key, changes };
}

function writeTable({ caption, columns, rows }: DataTable, { cellsOf }: DocumentCode): DataTable {
  return {
    caption: cellsOf(caption),
    columns: columns.map((column) => ({ ...column, name: cellsOf(column.name) })),
    rows: rows.map((row) => row.map((cell) => cellsOf(cell))),
  };
}

/** Prepares a figure for braille: its number is in its caption, and it says if it is not described. */
export function prepareFigure(figure: Figure, drawn: BrailleFigure | undefined, undescribed: string): Figure {
  const { shows, words, description } = figure;
  const caption = joinCaption(figure);
  const isDrawn = drawn !== undefined && drawn.sheets.length > 0;
  const inDrawing = isDrawn ? listDrawnWords(figure) : new Set<string>();
  const isSilent =
    !isDrawn && figure.treatment !== 'decoration' && !isDescribed(figure, drawn?.description ?? '');
  // Without other texts a figure is called by its words, which are joined while they are in print.
  const named = caption.length === 0 && !drawn?.description ? words.join(', ') : '';
  return {
    ...figure,
    shows: isDrawn ? shows : {},
    number: '',
    caption,
    words: words.filter((word) => word.trim() !== '' && !inDrawing.has(word.trim())),
    description: { ...description, short: description.short || (isSilent ? undescribed : named) },
  };
}

/** Lists the entries of a key under the long description. They are in cells already. */
export function addKey(figure: Figure, key: readonly string[]): Figure {
  if (key.length === 0) return figure;
  const list: Block = {
    kind: 'list',
    id: `${figure.id}-key`,
    marks: { kind: 'bullets' },
    items: key.map((entry, at) => ({
      id: `${figure.id}-key-${at + 1}`,
      blocks: [{ kind: 'paragraph', id: `${figure.id}-key-${at + 1}-words`, content: plainText(entry) }],
    })),
  };
  const { description } = figure;
  return { ...figure, description: { ...description, long: [...description.long, list] } };
}
