import type { TextStyle } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, valueOf } from '../markup/xml.ts';

/** The formatting that a style of text says; what it does not say is left out. */
export interface TextLook {
  readonly styles: Readonly<Partial<Record<TextStyle, boolean>>>;
  readonly language: string | null;
  readonly isHidden: boolean;
}

export type TextLooks = ReadonlyMap<string, TextLook>;

/** Reads the styles of text by their names, with the formatting of the styles they are made from (OpenDocument 1.3, part 3, 16.29.28). */
export function readTextLooks(roots: readonly (Element | null)[]): TextLooks {
  const holders = roots.flatMap((root) =>
    ['styles', 'automatic-styles'].flatMap((name) => findChild(root ?? undefined, name) ?? []),
  );
  const styles = new Map(
    holders
      .flatMap((holder) => listChildren(holder, 'style'))
      .filter((style) => valueOf(style, 'family') === 'text')
      .map((style) => [valueOf(style, 'name') ?? '', style]),
  );
  return new Map([...styles.keys()].map((name) => [name, joinLooks(name, styles)]));
}

const MAX_PARENTS = 20;

function joinLooks(name: string, styles: ReadonlyMap<string, Element>): TextLook {
  let look: TextLook = { styles: {}, language: null, isHidden: false };
  let style = styles.get(name);
  for (let step = 0; style && step < MAX_PARENTS; step += 1) {
    const parent = readLook(style);
    look = {
      styles: { ...parent.styles, ...look.styles },
      language: look.language ?? parent.language,
      isHidden: look.isHidden || parent.isHidden,
    };
    style = styles.get(valueOf(style, 'parent-style-name') ?? '');
  }
  return look;
}

const MONOSPACE = /courier|consolas|mono\b|monospace/i;
const CODE = /^(?:source.?text|verbatim|code|teletype)/i;

function readLook(style: Element): TextLook {
  const properties = findChild(style, 'text-properties');
  const of = (name: string) => valueOf(properties, name);
  const styles: Partial<Record<TextStyle, boolean>> = {};
  const slant = of('font-style');
  if (slant !== null) styles.italic = slant === 'italic' || slant === 'oblique';
  const weight = of('font-weight');
  if (weight !== null) styles.bold = weight === 'bold' || Number(weight) >= 600;
  const underline = of('text-underline-style');
  if (underline !== null) styles.underline = underline !== 'none';
  const strike = of('text-line-through-style') ?? of('text-line-through-type');
  if (strike !== null) styles.strike = strike !== 'none';
  const variant = of('font-variant');
  if (variant !== null) styles['small-capitals'] = variant === 'small-caps';
  const face = of('font-name') ?? of('font-family');
  if (face !== null) styles.code = MONOSPACE.test(face);
  if (CODE.test(valueOf(style, 'display-name') ?? valueOf(style, 'name') ?? '')) styles.code = true;
  const position = of('text-position');
  if (position !== null) {
    const [said = ''] = position.split(' ');
    const height = said === 'super' ? 1 : said === 'sub' ? -1 : Number.parseFloat(said) || 0;
    styles.super = height > 0;
    styles.sub = height < 0;
  }
  const language = of('language');
  const country = of('country');
  const isKnown = language !== null && !['none', 'zxx'].includes(language);
  return {
    styles,
    language: isKnown ? (country && country !== 'none' ? `${language}-${country}` : language) : null,
    isHidden: of('display') === 'none',
  };
}
