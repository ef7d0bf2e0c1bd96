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
  measures: 'labels on the sheet that are neither codes of a key nor as short',
  wholeSheet: true,
  *faults({ parts, profile, drawing }) {
    const required = profile.limits.labelsPerSheet;
    const codes = keyCodes(parts);
    // The key may be on a sheet of its own.
    const isCode = (print: string): boolean => codes.has(print) || isShortAsCode(print);
    const labels = parts.filter((part) => isText(part) && hasRole(part, 'label') && !isCode(part.item.print));
    if (labels.length <= required) return;
    const { width, height } = drawing.sheet;
    yield {
      items: labels.map(({ item }) => item.id),
      place: { x: 0, y: 0, width, height },
      measured: labels.length,
      required,
      code: 'too_many_labels',
      parameters: { count: labels.length, most: required },
    };
  },
};
