import { writeNumber } from '@relievo/document/text';
import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, valueOf } from '../markup/xml.ts';
import { styleOfFormat } from './list-styles.ts';

/** Numbers of headings, as the outline of a text counts them (OpenDocument 1.3, part 3, 16.34). */
export function createHeadingNumbers(styles: Element | null): (level: number) => string {
  const outline = findChild(styles ?? undefined, 'styles', 'outline-style');
  const levels = new Map(
    (outline ? listChildren(outline, 'outline-level-style') : []).map((level) => [
      Number(valueOf(level, 'level')),
      level,
    ]),
  );
  const counted: number[] = [];
  const start = (level: number) => Number(valueOf(levels.get(level), 'start-value') ?? 1) || 1;
  return (level) => {
    counted[level] = counted[level] === undefined ? start(level) : counted[level] + 1;
    counted.length = level + 1;
    const own = levels.get(level);
    const format = valueOf(own, 'num-format') ?? '';
    if (!own || format === '') return '';
    const shown = Math.min(level, Number(valueOf(own, 'display-levels') ?? 1) || 1);
    const counts = Array.from({ length: shown }, (_, at) => level - shown + 1 + at).map((one) =>
      writeNumber(counted[one] ?? start(one), styleOfFormat(valueOf(levels.get(one), 'num-format') ?? '1')),
    );
    return `${valueOf(own, 'num-prefix') ?? ''}${counts.join('.')}${valueOf(own, 'num-suffix') ?? ''}`;
  };
}
