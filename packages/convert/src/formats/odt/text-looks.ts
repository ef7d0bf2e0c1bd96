import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, valueOf } from '../markup/xml.ts';

/** What a style does to words that changes what they say. */
export interface TextLook {
  readonly script?: 'sup' | 'sub';
  readonly isHidden: boolean;
}

export type TextLooks = ReadonlyMap<string, TextLook>;

/** The styles of words by their names (OpenDocument 1.3, part 3, 16.29.28). */
export function readTextLooks(roots: readonly (Element | null)[]): TextLooks {
  const holders = roots.flatMap((root) =>
    ['automatic-styles', 'styles'].flatMap((name) => findChild(root ?? undefined, name) ?? []),
  );
  return new Map(
    holders
      .flatMap((holder) => listChildren(holder, 'style'))
      .filter((style) => valueOf(style, 'family') === 'text')
      .map((style) => [valueOf(style, 'name') ?? '', readLook(findChild(style, 'text-properties'))]),
  );
}

function readLook(properties: Element | undefined): TextLook {
  const isHidden = valueOf(properties, 'display') === 'none';
  const [position = ''] = (valueOf(properties, 'text-position') ?? '').split(' ');
  const height = position === 'super' ? 1 : position === 'sub' ? -1 : Number.parseFloat(position) || 0;
  return height === 0 ? { isHidden } : { isHidden, script: height > 0 ? 'sup' : 'sub' };
}
