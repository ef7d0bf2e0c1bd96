import { createCode, type KeyEntry } from '@relievo/graphic/labels';
import { nameAnnotated } from '../model/annotations.ts';
import type { Annotation } from '../model/chart.ts';
import type { Lettering } from './lettering.ts';
import { type Portion, pointIdIn } from './portion.ts';

type Code = ReturnType<typeof createCode>;

/** An annotation of the whole chart that belongs on a sheet. */
export interface Noted {
  readonly annotation: Annotation;
  readonly code: Code;
  /** Its first and last point, as far as they are on this sheet. */
  readonly ends: readonly string[];
  /** All of its points that are on this sheet. */
  readonly ids: readonly string[];
}

/** Two letters for each annotation of the chart, the same on all sheets. */
export function listAnnotationCodes({ annotations = [] }: Portion['whole']): readonly Code[] {
  const taken = new Set<string>();
  return annotations.map(({ text }) => {
    const code = createCode(text, taken);
    taken.add(code.print);
    return code;
  });
}

export function listNoted(portion: Portion): readonly Noted[] {
  const { whole, rows, prefix, series } = portion;
  // On a sheet of means and of trends no point is what it is on the others.
  if (prefix !== undefined) return [];
  const codes = listAnnotationCodes(whole);
  return (whole.annotations ?? []).flatMap((annotation, index): readonly Noted[] => {
    const code = codes[index];
    const idsOf = (isMeant: (row: number) => boolean): readonly string[] =>
      rows.flatMap((row, place) =>
        isMeant(row) ? series.map((_, one) => pointIdIn(portion, one, place)) : [],
      );
    const ids = idsOf((row) => row >= annotation.from && row <= annotation.to);
    const ends = idsOf((row) => row === annotation.from || row === annotation.to);
    return code && ids.length > 0 ? [{ annotation, code, ends, ids }] : [];
  });
}

/** Whether a row has something said of it, so that its point is worth a mark. */
export function isAnnotated({ whole, rows, prefix }: Portion, row: number): boolean {
  const place = rows[row];
  return (
    prefix === undefined && (whole.annotations ?? []).some(({ from, to }) => place === from || place === to)
  );
}

/** What the key says of them: where, and what. */
export function listAnnotationEntries(portion: Portion, { text }: Lettering): readonly KeyEntry[] {
  return listNoted(portion).flatMap(({ annotation, code }): readonly KeyEntry[] => {
    const print = nameAnnotated(portion.whole, annotation);
    const { braille } = text('', 'key', print);
    const mark = portion.annotationsInKey ? null : { code: code.braille, print: code.print };
    return braille ? [{ id: `annotation-${code.print}-key`, mark, print, braille }] : [];
  });
}
