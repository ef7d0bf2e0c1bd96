import { isText } from '../../measure/kinds.ts';
import type { Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';
import { subjectOf } from '../rule/subject.ts';

export const brailleMissing: Rule = {
  id: 'braille_missing',
  row: 'labels have braille on tactile media',
  media: ['swell', 'embosser', 'pins'],
  severity: 'error',
  source: citeSources('W'),
  measures: 'texts without braille: none',
  *faults({ parts }) {
    for (const part of parts) {
      if (!isText(part) || part.item.braille !== null || part.item.print.trim() === '') continue;
      yield {
        items: [part.item.id],
        place: part.box,
        measured: 0,
        required: 1,
        code: 'braille_missing',
        parameters: { item: subjectOf(part.item) },
      };
    }
  },
};
