import { BrailleError, type BrailleText, findCodeForLanguage } from '@relievo/braille';
import { cellsSize, FONT_SHARE, itemBounds, unionOf } from '@relievo/graphic/geometry';
import { LEAST_PRINT } from '@relievo/graphic/labels';
import type { Drawing, TextItem } from '@relievo/graphic/model';
import type { PublicationMeans } from '../publication.ts';

export interface SheetHeading {
  readonly title: string;
  readonly number: string;
  /** It is empty if the document has no pages of the print. */
  readonly page: string;
  readonly language: string;
}

/** Millimetres that printers leave at the edge of the paper. */
const EDGE = 4;
/** Millimetres between the heading and the drawing, as between two parts that fingers tell from each other. */
const GAP = 5;
/** A letter takes about this share of its size. */
const ADVANCE = 0.6;

/** Writes the heading of a sheet: in print at the upper edge, and in braille above or below the drawing if there is room. */
export function addHeading(
  drawing: Drawing,
  { title, number, page, language }: SheetHeading,
  means: PublicationMeans,
): { readonly drawing: Drawing; readonly hasBraille: boolean } {
  const { sheet } = drawing;
  const { left, right } = sheet.margins;
  const width = sheet.width - left - right;
  const short = [number, page].filter((part) => part !== '').join(', ');
  const letters = Math.floor(width / (LEAST_PRINT * FONT_SHARE * ADVANCE));
  const print = cut(title === '' ? short : `${short}: ${title}`, letters);
  const items = [createText('print', print, { x: left, y: EDGE }, null)];
  for (const words of [`${short}: ${title}`, short]) {
    const braille = translate(words, language, means);
    const y =
      braille && cellsSize(braille.cells, sheet.braille).width <= width ? findRoom(drawing, braille) : null;
    if (y === null) continue;
    items.push(createText('braille', words, { x: left, y }, braille));
    break;
  }
  const layer = { id: 'sheet-heading', name: '', visible: true, items };
  return { drawing: { ...drawing, layers: [...drawing.layers, layer] }, hasBraille: items.length > 1 };
}

function cut(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1))}…`;
}

function createText(id: string, print: string, at: TextItem['at'], braille: BrailleText | null): TextItem {
  return {
    kind: 'text',
    id: `sheet-heading-${id}`,
    role: braille ? 'title' : 'decoration',
    name: '',
    description: '',
    at,
    print,
    printSize: LEAST_PRINT,
    braille,
    height: 1,
  };
}

function translate(
  text: string,
  language: string,
  { translator, settings }: PublicationMeans,
): BrailleText | null {
  const code = settings.table ?? findCodeForLanguage(language);
  if (code === null) return null;
  try {
    const [made] = translator.translate([text], code);
    return made ? { cells: made.cells, engine: translator.engine, table: made.table } : null;
  } catch (error) {
    if (!(error instanceof BrailleError)) throw error;
    return null;
  }
}

/** Finds the height at which a line of braille keeps its distance from all parts; null if there is none. */
function findRoom({ layers, sheet }: Drawing, { cells }: BrailleText): number | null {
  const items = layers.filter(({ visible }) => visible).flatMap((layer) => layer.items);
  const content = unionOf(items.flatMap((item) => itemBounds(item, sheet) ?? []));
  const { height } = cellsSize(cells, sheet.braille);
  const top = EDGE + LEAST_PRINT + 1;
  if (!content || content.y >= top + height + GAP) return top;
  const below = Math.max(content.y + content.height + GAP, sheet.height - sheet.margins.bottom - height);
  return below + height <= sheet.height - sheet.margins.bottom ? below : null;
}
