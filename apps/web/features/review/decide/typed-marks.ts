import type { DecisionMark } from '@relievo/contracts/content';
import type { DrawingOfResource } from '../../resource/index.ts';

/** A place as it is typed: the id of a part, or a point where that is empty. */
export interface TypedMark {
  readonly part: string;
  readonly x: string;
  readonly y: string;
  readonly words: string;
}

export const EMPTY_MARK: TypedMark = { part: '', x: '', y: '', words: '' };

/** What was typed, as it is kept with the draft of an answer; what cannot be read is no place. */
export function readMarks(kept: string): readonly TypedMark[] {
  try {
    const found: unknown = JSON.parse(kept || '[]');
    return Array.isArray(found) ? found.map((one) => pick(one)) : [];
  } catch {
    return [];
  }
}

function pick(found: unknown): TypedMark {
  const given: Record<string, unknown> = { ...(found as object | null) };
  const text = (name: keyof TypedMark) => (typeof given[name] === 'string' ? given[name] : '');
  return { part: text('part'), x: text('x'), y: text('y'), words: text('words') };
}

/** As they are sent: a part by its name and its middle. Distances may be typed with a point or a comma. */
export function toDecisionMarks(
  typed: readonly TypedMark[],
  drawing: DrawingOfResource | null | undefined,
): readonly DecisionMark[] {
  return typed.map(({ part: id, x, y, words }) => {
    const part = drawing?.parts.parts.find((one) => one.id === id);
    if (!part) return { part: null, x: readMillimetres(x), y: readMillimetres(y), words };
    const { box, name } = part;
    return {
      part: name.slice(0, 300),
      x: roundPlace(box.x + box.width / 2),
      y: roundPlace(box.y + box.height / 2),
      words,
    };
  });
}

function readMillimetres(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'));
}

/** To a tenth of a millimetre, on the sheet. */
function roundPlace(millimetres: number): number {
  return Math.max(0, Math.round(millimetres * 10) / 10);
}
