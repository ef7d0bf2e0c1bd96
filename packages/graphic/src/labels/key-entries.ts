import { BRAILLE_STANDARDS, type BrailleText } from '@relievo/braille';
import { wrapCells } from '@relievo/braille/layout';
import { cellsSize, measureBlankCell } from '../geometry/text-box.ts';
import type { Item, ShapeItem, Sheet, TextItem } from '../model/drawing.ts';
import type { Profile } from '../profiles/profile.ts';
import { dashesOf, doubleOffset } from '../set/line-styles.ts';
import { carriesPrint, measurePrint } from './print-in-key.ts';

/** What stands in one entry of the key: a code or a sample, and the words for it. */
export interface KeyEntry {
  readonly id: string;
  readonly mark:
    | { readonly code: BrailleText; readonly print: string }
    | { readonly sample: ShapeItem }
    | null;
  readonly print: string;
  readonly braille: BrailleText;
}

/** A piece of an entry that is not broken across sheets, made at the origin. */
export interface KeyRow {
  readonly entry: string;
  readonly width: number;
  /** The same with the print behind it. */
  readonly printed: number;
  readonly height: number;
  readonly items: readonly Item[];
}

export interface KeyFrame {
  readonly sheet: Sheet;
  readonly profile: Profile;
  readonly width: number;
  readonly height: number;
  /** No room is kept for print where a key would have none on the figure's sheet otherwise. */
  readonly hasPrint?: false;
}

/** The entry in one row, or in as many as the height of the sheet makes of it. */
export function rowsOf(entry: KeyEntry, frame: KeyFrame): readonly KeyRow[] {
  const { sheet, width, height } = frame;
  const { cellPitch, linePitch } = BRAILLE_STANDARDS[sheet.braille];
  const mark = markOf(entry, frame);
  const gap = measureWordsGap(entry, frame);
  const words = mark ? mark.width + gap : 0;
  const columns = Math.max(1, Math.floor((width - words - 2 * cellPitch) / cellPitch));
  const perRow = Math.max(1, Math.floor((height - linePitch) / linePitch));
  const lines = wrapCells(entry.braille.cells, columns);
  const rows: KeyRow[] = [];
  for (let from = 0; from === 0 || from < lines.length; from += perRow) {
    const first = from === 0;
    const cells = lines.slice(from, from + perRow).join('\n');
    const text = textAt(
      first ? entry.id : `${entry.id}-${rows.length + 1}`,
      words,
      first ? entry.print : '',
      {
        ...entry.braille,
        cells,
      },
    );
    const size = cellsSize(cells, sheet.braille);
    const named = first && entry.mark && 'sample' in entry.mark ? { labels: sampleId(entry.id) } : {};
    const print = measurePrint(text, words, frame);
    const top = first && mark ? Math.max(0, (mark.height - size.height) / 2) : 0;
    rows.push({
      entry: entry.id,
      width: words + size.width,
      printed: words + size.width + print.behind,
      height: Math.max(top + size.height + print.below, first && mark ? mark.height : 0),
      items: [...(first && mark ? mark.items : []), { ...text, at: { x: words, y: top }, ...named }],
    });
  }
  return rows;
}

/**
 * A code and its words are two words on one line, and on paper that carries print the code has its own between them; a
 * sample stands as far from its words as any label.
 */
function measureWordsGap({ mark }: KeyEntry, { sheet, profile, hasPrint }: KeyFrame): number {
  if (mark && 'code' in mark && profile.medium !== 'touchscreen') {
    const print = carriesPrint(profile, hasPrint) ? BRAILLE_STANDARDS[sheet.braille].cellPitch : 0;
    return Math.max(profile.limits.elementGap, measureBlankCell(sheet)) + print + 0.1;
  }
  return profile.limits.labelGap ? profile.limits.labelGap.min + 0.1 : gapOf(profile);
}

/** Between the parts of a key: what any two things keep, and a hair. */
export function gapOf({ limits }: Profile): number {
  return limits.elementGap + 0.1;
}

function sampleId(entry: string): string {
  return `${entry}-sample`;
}

function textAt(id: string, x: number, print: string, braille: BrailleText): TextItem {
  return {
    kind: 'text',
    id,
    role: 'key',
    name: '',
    description: '',
    at: { x, y: 0 },
    print,
    printSize: 5,
    braille,
    height: 1,
  };
}

interface Mark {
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
}

function markOf(entry: KeyEntry, { sheet, profile }: KeyFrame): Mark | null {
  const { mark, id } = entry;
  if (!mark) return null;
  if ('sample' in mark) return sampleMark(sampleId(id), mark.sample, profile);
  const size = cellsSize(mark.code.cells, sheet.braille);
  return { ...size, items: [{ ...textAt(`${id}-code`, 0, mark.print, mark.code), labels: id }] };
}

/** As it is in the figure: the same texture, the same line, the same symbol, at the size that a key needs. */
function sampleMark(id: string, shape: ShapeItem, { limits: { keySwatch }, medium }: Profile): Mark {
  const base = { ...shape, id, role: 'key' as const, description: '' };
  const half = (shape.line?.width ?? 0) / 2;
  if (shape.geometry.type === 'symbol') {
    const size = Math.max(keySwatch.point, shape.geometry.size);
    const geometry = { ...shape.geometry, size, at: { x: size / 2, y: size / 2 } };
    return { width: size, height: size, items: [{ ...base, geometry }] };
  }
  // An empty bar is a box like the textured ones beside it.
  if (shape.texture || (shape.role === 'data' && shape.geometry.type === 'rect')) {
    const { width, height } = keySwatch.area;
    return {
      width: width + 2 * half,
      height: height + 2 * half,
      items: [{ ...base, geometry: { type: 'rect', x: half, y: half, width, height } }],
    };
  }
  // The strokes of a double line lie beside its path, and their ends are as wide as both of them.
  const reach = shape.line?.style === 'double' ? half + doubleOffset(shape.line, medium) : half;
  const start = { x: reach, y: reach };
  // A broken line is known by its rhythm, felt twice and ended by a whole dash.
  const rhythm = shape.line ? (dashesOf(shape.line, medium) ?? []) : [];
  const length = Math.max(
    keySwatch.line,
    2 * rhythm.reduce((sum, piece) => sum + piece, 0) + (rhythm[0] ?? 0),
  );
  const to = { x: reach + length, y: reach };
  return {
    width: length + 2 * reach,
    height: 2 * reach,
    items: [
      { ...base, geometry: { type: 'path', subpaths: [{ start, segments: [{ to }], closed: false }] } },
    ],
  };
}
