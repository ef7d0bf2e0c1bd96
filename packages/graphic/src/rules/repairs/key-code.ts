import { translateLetters } from '@relievo/braille';
import { shiftItem } from '../../geometry/change-shapes.ts';
import { cellsSize } from '../../geometry/text-box.ts';
import { chooseNextCode } from '../../labels/codes.ts';
import { keyCodes } from '../../measure/codes.ts';
import type { TextItem } from '../../model/drawing.ts';
import { mapItems } from '../../model/walk.ts';
import type { Mend } from '../rule/rule.ts';

/**
 * A code that can be felt, in the key and wherever the figure uses the old one; its words make room
 * for the longer code.
 */
export const replaceCode: Mend = (drawing, { items }, { parts }) => {
  const codes = keyCodes(parts);
  const [old, part] = [...codes].find(([, { item }]) => items.includes(item.id)) ?? [];
  if (old === undefined || !part) return drawing;
  const code = chooseNextCode(old, new Set(codes.keys()));
  const braille = translateLetters(code);
  const isOld = (item: TextItem): boolean =>
    item.print === old && (item.role === 'label' || item.id === part.item.id);
  const width = (cells: string | undefined): number => cellsSize(cells ?? '', drawing.sheet.braille).width;
  const wider = Math.max(0, width(braille?.cells) - width(part.item.braille?.cells));
  return mapItems(drawing, (item) => {
    if (item.id === part.item.labels && item.kind === 'text') return shiftItem(item, wider, 0);
    return item.kind === 'text' && isOld(item)
      ? { ...item, print: code, braille: item.braille && braille }
      : item;
  });
};
