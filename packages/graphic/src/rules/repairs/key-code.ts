import { lettersToBraille } from '@relievo/braille';
import { nextCode } from '../../labels/codes.ts';
import type { TextItem } from '../../model/drawing.ts';
import { mapItems } from '../../model/walk.ts';
import { keyCodes } from '../measure/codes.ts';
import type { Mend } from '../rule.ts';

/** A code that can be felt, in the key and wherever the figure uses the old one. */
export const betterCode: Mend = (drawing, { items }, { parts }) => {
  const codes = keyCodes(parts);
  const old = [...codes].find(([, part]) => items.includes(part.item.id))?.[0];
  if (old === undefined) return drawing;
  const code = nextCode(old, new Set(codes.keys()));
  const braille = lettersToBraille(code);
  const isOld = (item: TextItem): boolean =>
    item.print === old && (item.role === 'key' || item.role === 'label');
  return mapItems(drawing, (item) =>
    item.kind === 'text' && isOld(item) ? { ...item, print: code, braille: item.braille && braille } : item,
  );
};
