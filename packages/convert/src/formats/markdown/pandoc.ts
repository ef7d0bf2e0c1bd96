import { escapeMarkup } from '@relievo/graphic/xml';
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

const FENCE =
  /^:{3,}[ \t]{0,3}(?:\{([^}\n]{0,200})\}|([\w-]{1,60}))[ \t]{0,5}:{0,9}\n([\s\S]{0,100000}?)\n:{3,}[ \t]*(?:\n|$)/;

/** Classes of text that is set apart in a frame. */
const FRAMED = /\b(?:box|note|tip|warning|important|caution|callout|info|example|exercise|definition)\b/i;

/** Reads the text between two lines of colons. */
const fences: TokenizerAndRendererExtension = {
  name: 'fences',
  level: 'block',
  start: (text) => text.indexOf(':::'),
  tokenizer(text) {
    const [raw, attributes, word, inside] = FENCE.exec(text) ?? [];
    if (raw === undefined || inside === undefined) return undefined;
    const isFramed = FRAMED.test(attributes ?? word ?? '');
    return { type: 'fences', raw, isFramed, tokens: this.lexer.blockTokens(inside, []) };
  },
  renderer({ tokens = [], isFramed }) {
    const tag = isFramed ? 'aside' : 'div';
    return `<${tag}>${this.parser.parse(tokens)}</${tag}>`;
  },
};

/** Rows of a table end with the sign that they begin with. */
const LINES = /^(?:\|(?: [^\n]{0,500}[^\s|][ \t]{0,5})?(?:\n|$))+/;

/** Reads lines behind upright strokes, as poems and addresses are written. */
const lines: TokenizerAndRendererExtension = {
  name: 'lines',
  level: 'block',
  start: (text) => text.indexOf('| '),
  tokenizer(text) {
    const [raw] = LINES.exec(text) ?? [];
    if (raw === undefined || raw.trim() === '|' || raw.startsWith('|\n')) return undefined;
    const rows = raw
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(2));
    return { type: 'lines', raw, rows: rows.map((row) => this.lexer.inlineTokens(row.trim())) };
  },
  renderer({ rows }) {
    const written = (rows as Parameters<typeof this.parser.parseInline>[0][]).map((row) =>
      this.parser.parseInline(row),
    );
    const stanzas = written.join('<br>').split('<br><br>');
    return `<div class="line-block">${stanzas.map((one) => `<p>${one}</p>`).join('')}</div>`;
  },
};

const FIGURE =
  /^!\[((?:figure|fig\.|chart|table|map|picture|abbildung|abb\.|bild|diagramm|figura|illustration|schéma|graphique|carte|imagen|mapa)\s{1,3}\d{1,4}[^\]\n]{0,1000})\]\(([^()\s]{1,500})\)(?:\{[^}\n]{0,200}\})?[ \t]{0,9}(?:\n[ \t]{0,9}(?:\n|$)|$)/i;

/** Reads a picture alone in its paragraph whose words begin with its number: they are its caption. */
const figures: TokenizerAndRendererExtension = {
  name: 'figures',
  level: 'block',
  start: (text) => text.indexOf('!['),
  tokenizer(text) {
    const [raw, caption, address] = FIGURE.exec(text) ?? [];
    if (raw === undefined || caption === undefined || address === undefined) return undefined;
    return { type: 'figures', raw, address, tokens: this.lexer.inlineTokens(caption) };
  },
  renderer({ tokens = [], address }) {
    const caption = this.parser.parseInline(tokens);
    const words = escapeMarkup(caption.replaceAll(/<[^<>]{0,500}>/g, ''));
    return `<figure><img src="${escapeMarkup(String(address))}" alt="${words}"><figcaption>${caption}</figcaption></figure>`;
  },
};

/** The signs of Pandoc that schools use and that GitHub does not know. */
export const PANDOC: readonly TokenizerAndRendererExtension[] = [
  createScript('lowered', '~', 'sub'),
  createScript('raised', '^', 'sup'),
  attributes,
  definitions,
  fences,
  lines,
  figures,
];
