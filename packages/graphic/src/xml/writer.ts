import { toThousandth } from '../model/thousandth.ts';
import { escapeAttribute, escapeMarkup, escapeText } from './escape.ts';

/** Attributes in the order in which they are written; undefined ones are left out, numbers go to 0.001. */
export interface Attributes {
  readonly [name: string]: string | number | undefined;
}

/**
 * Writes XML one element a line, without indentation: lines stay short however deep groups nest, and
 * a changed item is a changed line.
 */
export interface XmlWriter {
  readonly open: (tag: string, attributes?: Attributes) => void;
  readonly close: () => void;
  readonly empty: (tag: string, attributes?: Attributes) => void;
  readonly text: (tag: string, content: string, attributes?: Attributes) => void;
  /** Lines that another writer has finished. */
  readonly include: (lines: string) => void;
  readonly finish: () => string;
}

/** What stands before the first element, such as a declaration, and whether the file is read by HTML's rules. */
export interface XmlForm {
  readonly head?: string;
  readonly isHtml?: boolean;
}

export function createXmlWriter({ head, isHtml = false }: XmlForm = {}): XmlWriter {
  const lines: string[] = head ? [head] : [];
  const waiting: string[] = [];
  const inText = isHtml ? escapeMarkup : escapeText;
  const inAttribute = isHtml ? escapeMarkup : escapeAttribute;
  const written = (attributes: Attributes): string => {
    let text = '';
    for (const name of Object.keys(attributes)) {
      const value = attributes[name];
      if (value === undefined) continue;
      text += ` ${name}="${typeof value === 'number' ? writeNumber(value) : inAttribute(value)}"`;
    }
    return text;
  };
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
    text: (tag, content, attributes = {}) => {
      lines.push(`<${tag}${written(attributes)}>${inText(content)}</${tag}>`);
    },
    include: (text) => {
      if (text) lines.push(text.endsWith('\n') ? text.slice(0, -1) : text);
    },
    finish: () => `${lines.join('\n')}\n`,
  };
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

export function writeNumber(value: number): string {
  return String(toThousandth(value));
}
