import type { NumberStyle } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';

/** How one level of a list counts; a format of '' is a dot. */
export interface ListLevel {
  readonly format: string;
  readonly start: number;
  readonly before: string;
  readonly after: string;
  /** A number in no format or an empty dot marks nothing. */
  readonly isUnmarked: boolean;
}

export type ListStyles = ReadonlyMap<string, readonly ListLevel[]>;

/** The styles of lists by their names (OpenDocument 1.3, part 3, 16.31). */
export function readListStyles(root: Element | null): ListStyles {
  const holders = ['automatic-styles', 'styles'].flatMap((name) => findChild(root ?? undefined, name) ?? []);
  return new Map(
    holders
      .flatMap((holder) => listChildren(holder, 'list-style'))
      .map((style) => [
        valueOf(style, 'name') ?? '',
        listChildren(style)
          .toSorted((a, b) => Number(valueOf(a, 'level')) - Number(valueOf(b, 'level')))
          .map(readLevel),
      ]),
  );
}

function readLevel(level: Element): ListLevel {
  const isCounted = nameOf(level) === 'list-level-style-number';
  const format = isCounted ? (valueOf(level, 'num-format') ?? '') : '';
  return {
    format,
    isUnmarked: isCounted ? format === '' : valueOf(level, 'bullet-char')?.trim() === '',
    start: Number(valueOf(level, 'start-value') ?? 1) || 1,
    before: valueOf(level, 'num-prefix') ?? '',
    after: valueOf(level, 'num-suffix') ?? '',
  };
}

const STYLES: Readonly<Record<string, NumberStyle>> = {
  a: 'lower-letters',
  A: 'upper-letters',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** Returns the style of numbers for a format such as a or I (OpenDocument 1.3, part 3, 19.500). */
export function styleOfFormat(format: string): NumberStyle {
  return STYLES[format] ?? 'decimal';
}
