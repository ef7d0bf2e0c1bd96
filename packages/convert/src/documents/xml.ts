/** Writes XML one element a line: a small writer for the forms that are made of it. */
export type XmlWriter = {
  readonly open: (tag: string, attributes?: XmlAttributes) => void;
  readonly close: () => void;
  readonly empty: (tag: string, attributes?: XmlAttributes) => void;
  readonly text: (tag: string, content: string, attributes?: XmlAttributes) => void;
  readonly finish: () => string;
};

/** Undefined ones are left out. */
export type XmlAttributes = { readonly [name: string]: string | number | undefined };

export const createXml = (declaration = '<?xml version="1.0" encoding="UTF-8"?>'): XmlWriter => {
  const lines: string[] = declaration ? [declaration] : [];
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
    text: (tag, content, attributes = {}) => {
      lines.push(`<${tag}${written(attributes)}>${escapeXml(content)}</${tag}>`);
    },
    finish: () => `${lines.join('\n')}\n`,
  };
};

const written = (attributes: XmlAttributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(String(value))}"`))
    .join('');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 cannot hold at all (control characters, halves of pairs) is left out. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}/gu, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
