import { countOf } from '@relievo/words';
import { isShortAsCode } from '../../labels/codes.ts';
import { keyCodes } from '../../measure/codes.ts';
import { hasRole, isText } from '../../measure/kinds.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

export const labelsPerSheet: Rule = {
  id: 'labels_per_sheet',
  row: 'labels on a sheet',
  media: ['swell', 'embosser', 'pins'],
  severity: 'advice',
  source: citeSources('P'),
  measures: 'labels on the sheet: its words and numbers, or its words and the codes of a key',
  wholeSheet: true,
  *faults({ parts, profile, drawing }) {
    const most = profile.limits.labelsPerSheet;
    const labels = parts.filter(isText).filter((part) => hasRole(part, 'label'));
    // The key may be on a sheet of its own.
    const keyed = keyCodes(parts);
    const isCode = (print: string): boolean => keyed.has(print) || isShortAsCode(print);
    const words = labels.filter(({ item }) => !isCode(item.print));
    // The numbers of a scale follow each other: nobody looks them up.
    const named = labels.filter(({ item }) => isCode(item.print) || /\p{L}/u.test(item.print));
    const tooMany = words.length > most ? words : named.length > most ? named : [];
    if (tooMany.length === 0) return;
    const { width, height } = drawing.sheet;
    const count = tooMany.length;
    const fault = {
      items: tooMany.map(({ item }) => item.id),
      place: { x: 0, y: 0, width, height },
      measured: count,
      required: most,
    };
    const codes = tooMany.filter(({ item }) => isCode(item.print)).length;
    yield tooMany === words
      ? { ...fault, code: 'too_many_labels', parameters: { count: countOf(count), most: countOf(most) } }
      : {
          ...fault,
          code: 'too_many_codes',
          parameters: { count: countOf(count), codes: countOf(codes), most: countOf(most) },
        };
  },
};
