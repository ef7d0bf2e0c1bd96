import { hasLowerDot } from '@relievo/braille';
import { keyCodes } from '../../measure/codes.ts';
import type { TextPart } from '../../measure/kinds.ts';
import { MEDIA } from '../../profiles/profile.ts';
import { replaceCode } from '../repairs/key-code.ts';
import type { Fault, Rule } from '../rule/rule.ts';
import { citeSources } from '../rule/sources.ts';

function fault(
  part: TextPart,
  measured: number,
  required: number,
  code: 'key_code_too_short' | 'key_code_without_lower_dot',
  used: string,
): Fault {
  return {
    items: [part.item.id],
    place: part.box,
    measured,
    required,
    code,
    parameters: { used },
  };
}

export const keyLetters: Rule = {
  id: 'key_letters',
  row: 'key letters',
  media: MEDIA.filter((medium) => medium !== 'touchscreen'),
  severity: 'warning',
  source: citeSources('B'),
  measures:
    'letters of a code in the key (at least two), and how many of them hold dot 3 or dot 6 (at least one)',
  *faults({ parts }) {
    for (const [code, part] of keyCodes(parts)) {
      const letters = [...code.toLowerCase()];
      if (!/^[a-z]+$/.test(letters.join(''))) continue;
      if (letters.length < 2) yield fault(part, letters.length, 2, 'key_code_too_short', code);
      else if (!letters.some(hasLowerDot)) yield fault(part, 0, 1, 'key_code_without_lower_dot', code);
    }
  },
  mends: [replaceCode],
};
