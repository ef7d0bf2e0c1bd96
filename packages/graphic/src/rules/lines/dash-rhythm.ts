import { millimetres } from '@relievo/words';
import { lengthOf } from '../../geometry/flatten.ts';
import { isLine } from '../../measure/kinds.ts';
import { isUnder } from '../../measure/places.ts';
import { dashesOf } from '../../set/line-styles.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const dashRhythm: Rule = {
  id: 'dash_rhythm',
  row: 'dash and gap',
  media: ['swell', 'embosser', 'pins'],
  severity: 'warning',
  source: citeSources('T', 'B'),
  measures: 'length of a broken line in millimetres, beside its rhythm twice',
  *faults({ parts, profile }) {
    for (const part of parts) {
      if (!isLine(part)) continue;
      const rhythm = dashesOf(part.item.line, profile.medium);
      if (!rhythm) continue;
      const required = 2 * rhythm.reduce((sum, piece) => sum + piece, 0);
      for (const line of part.lines) {
        const length = lengthOf(line);
        if (!isUnder(length, required)) continue;
        yield {
          items: [part.item.id],
          place: part.box,
          measured: length,
          required,
          code: 'dash_rhythm_short',
          parameters: {
            item: subjectOf(part.item),
            style: part.item.line.style,
            length: millimetres(length),
            least: millimetres(required),
          },
        };
        break;
      }
    }
  },
};
