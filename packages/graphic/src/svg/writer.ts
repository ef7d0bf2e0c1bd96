import { toThousandth } from '../model/thousandth.ts';

/** Attributes in the order in which they are written; undefined ones are left out, numbers go to 0.001. */
export type Attributes = { readonly [name: string]: string | number | undefined };

/**
 * Writes XML one element a line, without indentation: lines stay short however deep groups nest, and
 * a changed item is a changed line.
 */
export type SvgWriter = {
  readonly open: (tag: string, attributes?: Attributes) => void;
  readonly close: () => void;
  readonly empty: (tag: string, attributes?: Attributes) => void;
  readonly text: (tag: string, attributes: Attributes, content: string) => void;
  readonly finish: () => string;
};

export const createWriter = (): SvgWriter => {
  const lines: string[] = [];
  const waiting: string[] = [];
  return {
    open: (tag, attributes = {}) => {
      lines.push(`<${tag}${written(attributes)}>`);
      waiting.push(tag);
    },
    close: () => {
      lines.push(`</${waiting.pop()}>`);
    },
    empty: (tag, attributes = {}) => {
      lines.push(`<${tag}${written(attributes)}/>`);
    },
    text: (tag, attributes, content) => {
      lines.push(`<${tag}${written(attributes)}>${escapeText(content)}</${tag}>`);
    },
    finish: () => `${lines.join('\n')}\n`,
  };
};

export const number = (value: number): string => String(toThousandth(value));

const written = (attributes: Attributes): string => {
  let text = '';
  for (const name of Object.keys(attributes)) {
    const value = attributes[name];
    if (value === undefined) continue;
    text += ` ${name}="${typeof value === 'number' ? number(value) : escapeAttribute(value)}"`;
  }
  return text;
};

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\u0085': '&#133;',
  '\u2028': '&#8232;',
  '\u2029': '&#8233;',
};

const escaped = (character: string): string => ESCAPES[character] ?? character;

/** A parser turns every bare white space in an attribute into a space, and some bare line ends in text into others. */
const escapeAttribute = (value: string): string => value.replace(/[&<>"\t\n\r\u0085\u2028\u2029]/g, escaped);

export const escapeText = (value: string): string => value.replace(/[&<>\r\u0085\u2028\u2029]/g, escaped);
