import { TEXT_STYLES, type TextRun, type TextStyle } from '@relievo/document/model';
import { readLanguage } from '../text/open-text-pages.ts';
import type { Look } from './reading.ts';
import { attributeOf, type HtmlElement } from './tree.ts';

const STYLES: Readonly<Record<string, TextStyle>> = {
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  dfn: 'italic',
  var: 'italic',
  b: 'bold',
  strong: 'bold',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sub: 'sub',
  sup: 'super',
};

const DECLARED: readonly (readonly [TextStyle, RegExp])[] = [
  ['italic', /font-style\s*:\s*(?:italic|oblique)/i],
  ['bold', /font-weight\s*:\s*(?:bold|[6-9]00)/i],
  ['underline', /text-decoration[a-z-]{0,10}\s*:[^;]{0,40}underline/i],
  ['strike', /text-decoration[a-z-]{0,10}\s*:[^;]{0,40}line-through/i],
  ['small-capitals', /font-variant[a-z-]{0,10}\s*:\s*small-caps/i],
  ['super', /vertical-align\s*:\s*super/i],
  ['sub', /vertical-align\s*:\s*sub\b/i],
];

/** Adds the formatting of an element to the formatting around it. */
export function lookWithin(element: HtmlElement, look: Look, documentLanguage: string): Look {
  const { tagName } = element;
  const own = STYLES[tagName];
  const declared = attributeOf(element, 'style');
  const styles = new Set(look.styles);
  if (own) styles.add(own);
  if (declared) for (const [style, form] of DECLARED) if (form.test(declared)) styles.add(style);
  const language = readLanguage(attributeOf(element, 'lang') ?? attributeOf(element, 'xml:lang'));
  return {
    ...look,
    styles: styles.size === look.styles.size ? look.styles : styles,
    language: language === null ? look.language : isSame(language, documentLanguage) ? null : language,
    isPreformatted: look.isPreformatted || tagName === 'pre',
  };
}

function isSame(one: string, other: string): boolean {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  return primary(one) === primary(other);
}

export function writeRun(text: string, { styles, language, link }: Look): TextRun {
  const chosen = TEXT_STYLES.filter(
    (style) =>
      styles.has(style) &&
      !(style === 'sub' && styles.has('super')) &&
      !(style === 'underline' && link !== null),
  );
  return {
    kind: 'text',
    text,
    ...(chosen.length > 0 && { styles: chosen }),
    ...(language !== null && { language }),
    ...(link !== null && { link }),
  };
}
