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
  measures: 'labels on the sheet, codes of a key among them',
  wholeSheet: true,
  *faults({ parts, profile, drawing }) {
    const most = profile.limits.labelsPerSheet;
    const labels = parts.filter(isText).filter((part) => hasRole(part, 'label'));
    const count = labels.length;
    if (count <= most) return;
    // The key may be on a sheet of its own.
    const keyed = keyCodes(parts);
    const codes = labels.filter(({ item }) => keyed.has(item.print) || isShortAsCode(item.print)).length;
    const { width, height } = drawing.sheet;
    const fault = {
      items: labels.map(({ item }) => item.id),
      place: { x: 0, y: 0, width, height },
      measured: count,
      required: most,
    };
    yield count - codes > most
      ? { ...fault, code: 'too_many_labels', parameters: { count, most } }
      : { ...fault, code: 'too_many_codes', parameters: { count, codes, most } };
  },
};
