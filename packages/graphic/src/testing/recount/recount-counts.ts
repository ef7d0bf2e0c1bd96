import type { PlainDrawing, PlainItem } from './plain-drawing.ts';
import { measureExtent } from './plain-measures.ts';
import type { Right } from './recount.ts';
import { hasLine, only, type Recount, readWidth } from './recount-case.ts';

/** Lists the short names of a key: they stand beside words, or are repeated in the figure with words to their right. */
export function listKeyed({ items }: PlainDrawing): ReadonlySet<string> {
  const texts = items.filter(({ kind }) => kind === 'text');
  const keys = texts.filter(({ role }) => role === 'key');
  const figure = new Set(texts.filter(({ role }) => role === 'label').map(readPrint));
  const ids = new Set(keys.map(({ id }) => id));
  const hasWordsBeside = (one: PlainItem): boolean => {
    const own = measureExtent(one.lines);
    return keys.some((other) => {
      const { left, top, bottom } = measureExtent(other.lines);
      const apart = left - own.right;
      return apart > 0 && apart <= 15 && top < own.bottom && own.top < bottom;
    });
  };
  const isCode = (one: PlainItem): boolean => {
    const named = one.said['data-labels'];
    if (!/^[\p{L}\p{N}]{1,3}$/u.test(readPrint(one))) return false;
    return named === undefined ? figure.has(readPrint(one)) && hasWordsBeside(one) : ids.has(named);
  };
  return new Set(keys.filter(isCode).map(readPrint));
}

export function readPrint({ said }: PlainItem): string {
  return said['data-print'] ?? '';
}

export function listLabels(
  drawing: PlainDrawing,
): readonly { readonly isCode: boolean; readonly hasLetter: boolean }[] {
  const keyed = listKeyed(drawing);
  return drawing.items
    .filter(({ kind, role }) => kind === 'text' && role === 'label')
    .map((item) => {
      const print = readPrint(item);
      return { isCode: keyed.has(print) || /^\p{L}{1,2}$/u.test(print), hasLetter: /\p{L}/u.test(print) };
    });
}

export const manyCodes: Recount = ({ drawing }) => {
  const labels = listLabels(drawing).filter(({ isCode, hasLetter }) => isCode || hasLetter);
  return only(labels.length, labels.filter(({ isCode }) => isCode).length);
};

export const manyKinds: Recount = ({ drawing, sentence }) => {
  const shapes = drawing.items.filter(({ kind, lines }) => kind === 'shape' && lines.length > 0);
  const lined = shapes.filter((item) => hasLine(item) && !/^(?:lead-line|grid|tick)$/.test(item.role));
  const count = (of: readonly unknown[]): readonly Right[] => only(new Set(of).size);
  if (sentence.includes('kinds of texture'))
    return count(shapes.flatMap(({ said }) => said['data-texture'] ?? []));
  if (sentence.includes('kinds of line'))
    return count(lined.map((item) => `${item.said['data-line']} ${Math.round(readWidth(item) * 100)}`));
  if (sentence.includes('kinds of point symbol'))
    return count(shapes.flatMap(({ said }) => said['data-symbol'] ?? []));
  return count(
    drawing.items
      .filter(({ kind, said }) => kind !== 'group' && said['data-haptic'] !== undefined)
      .map(({ said }) =>
        [said['data-haptic'], said['data-haptic-intensities'], said['data-haptic-repeat']].join('|'),
      ),
  );
};
