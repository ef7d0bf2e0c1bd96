import type { TokenizerAndRendererExtension } from 'marked';

/** Makes an extension for text between two signs, as Pandoc writes H~2~O and x^2^. */
function createScript(name: string, sign: '~' | '^', tag: 'sub' | 'sup'): TokenizerAndRendererExtension {
  const form = sign === '~' ? /^~(?!~)([^~\s]{1,60})~(?!~)/ : /^\^(?!\^)([^^\s]{1,60})\^(?!\^)/;
  return {
    name,
    level: 'inline',
    start: (text) => text.indexOf(sign),
    tokenizer(text) {
      const [raw, words] = form.exec(text) ?? [];
      if (raw === undefined || words === undefined) return undefined;
      return { type: name, raw, tokens: this.lexer.inlineTokens(words) };
    },
    renderer({ tokens = [] }) {
      return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
    },
  };
}

const ATTRIBUTES =
  /^\{[ \t]{0,5}(?:[#.][\w-]{1,60}|[\w-]{1,40}=(?:"[^"\n]{0,100}"|[^\s"{}]{1,100}))(?:[ \t]{1,5}(?:[#.][\w-]{1,60}|[\w-]{1,40}=(?:"[^"\n]{0,100}"|[^\s"{}]{1,100}))){0,10}[ \t]{0,5}\}/;

/** Drops the attributes that Pandoc puts behind headings, pictures and links, such as {#rain width=10cm}. */
const attributes: TokenizerAndRendererExtension = {
  name: 'attributes',
  level: 'inline',
  start: (text) => text.indexOf('{'),
  tokenizer: (text) => {
    const [raw] = ATTRIBUTES.exec(text) ?? [];
    return raw === undefined ? undefined : { type: 'attributes', raw };
  },
  renderer: () => '',
};

const DEFINITION =
  /^([^\n:|#>*+\s-][^\n]{0,300})\n((?::[ \t]{1,4}[^\n]{1,2000}\n?(?:[ \t]{2,8}[^\n]{1,2000}\n?)*)+)/;

/** Reads a term with the definitions that follow it behind colons. */
const definitions: TokenizerAndRendererExtension = {
  name: 'definitions',
  level: 'block',
  tokenizer(text) {
    const [raw, term, said] = DEFINITION.exec(text) ?? [];
    if (raw === undefined || term === undefined || said === undefined) return undefined;
    const items = said
      .split(/^:[ \t]{1,4}/m)
      .filter((one) => one.trim() !== '')
      .map((one) => this.lexer.inlineTokens(one.replaceAll(/\n[ \t]*/g, ' ').trim()));
    return { type: 'definitions', raw, term: this.lexer.inlineTokens(term), items };
  },
  renderer({ term, items }) {
    const defined = (items as Parameters<typeof this.parser.parseInline>[0][]).map(
      (one) => `<dd>${this.parser.parseInline(one)}</dd>`,
    );
    return `<dl><dt>${this.parser.parseInline(term as Parameters<typeof this.parser.parseInline>[0])}</dt>${defined.join('')}</dl>`;
  },
};

/** The signs of Pandoc that schools use and that GitHub does not know. */
export const PANDOC: readonly TokenizerAndRendererExtension[] = [
  createScript('lowered', '~', 'sub'),
  createScript('raised', '^', 'sup'),
  attributes,
  definitions,
];
