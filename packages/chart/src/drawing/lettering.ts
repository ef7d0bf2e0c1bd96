import { textBox } from '@relievo/graphic/geometry';
import { breakTextEvenly, breakTextWithin, type Translate } from '@relievo/graphic/labels';
import type { Point, Role, Sheet, TextItem } from '@relievo/graphic/model';
import { findTerms } from '../terms/terms.ts';

/** Makes the texts of one sheet: in braille where hands read, in large print where only eyes do. */
export interface Lettering {
  readonly text: (id: string, role: Role, print: string, rest?: Partial<TextItem>) => TextItem;
  readonly within: (text: TextItem, width: number) => TextItem;
  /** The same in lines of nearly one length, as a heading has them. */
  readonly evenly: (text: TextItem, width: number) => TextItem;
  readonly sizeOf: (text: TextItem) => { readonly width: number; readonly height: number };
}

/** A line of large print: about 18 points. */
const PRINT_SIZE = 8;

export function createLettering(sheet: Sheet, translate: Translate | null, language: string): Lettering {
  const known = new Map<string, ReturnType<Translate>>();
  const cellsOf = (print: string): ReturnType<Translate> | null => {
    if (!translate) return null;
    const before = known.get(print);
    if (before) return before;
    // Translators may tell more than a drawing keeps.
    const { cells, engine, table } = translate(writeForBraille(print, language));
    known.set(print, { cells, engine, table });
    return { cells, engine, table };
  };
  return {
    text: (id, role, print, rest = {}) => ({
      kind: 'text',
      id,
      role,
      name: print,
      description: '',
      at: { x: 0, y: 0 },
      print,
      printSize: translate ? 5 : PRINT_SIZE,
      braille: cellsOf(print),
      height: 1,
      ...rest,
    }),
    within: (text, width) => breakTextWithin(text, width, sheet),
    evenly: (text, width) => breakTextEvenly(text, width, sheet),
    sizeOf: (text) => textBox(text, sheet),
  };
}

/** Only English braille knows the true minus sign; elsewhere tables have the hyphen for it. */
function writeForBraille(print: string, language: string): string {
  const { degrees } = findTerms(language);
  const written = degrees === undefined ? print : print.replaceAll('°', degrees);
  return language.startsWith('en') ? written : written.replaceAll(/−(?=\d)/g, '-');
}

/** Which point of the text's box lies at its place, as shares of its width and height. */
const ANCHORS = {
  below: [0.5, 0],
  above: [0.5, 1],
  left: [1, 0.5],
  right: [0, 0.5],
  start: [0, 0],
} as const;

export function putAt(
  text: TextItem,
  anchor: keyof typeof ANCHORS,
  { x, y }: Point,
  { sizeOf }: Lettering,
): TextItem {
  const { width, height } = sizeOf(text);
  const [across, down] = ANCHORS[anchor];
  return { ...text, at: { x: x - width * across, y: y - height * down } };
}
