import type { MarkedExtension, Token, TokenizerAndRendererExtension } from 'marked';

export interface Footnotes {
  readonly extensions: MarkedExtension['extensions'];
  /** The notes in the order in which the text names them, as HTML; asked after the text is written. */
  readonly write: () => string;
}

const MARK = /^\[\^([^\]\s]{1,60})\](?!:)/;
/** Its first line, the lines after it, and paragraphs that stand in from the edge. */
const NOTE = /^\[\^([^\]\s]{1,60})\]:[ \t]*([^\n]*(?:\n(?!\[\^)[^\n]+|\n\n(?: {2,4}|\t)[^\n]+)*)/;

/**
 * [^name] in the text and [^name]: with the words of the note, as Pandoc and GitHub write them. A reader of braille meets
 * [1] in the text, and the note behind the same sign after the text.
 */
export function createFootnotes(): Footnotes {
  const notes = new Map<string, Token[]>();
  const written = new Map<string, string>();
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return number;
  };
  const mark: TokenizerAndRendererExtension = {
    name: 'footnoteMark',
    level: 'inline',
    start: (text) => text.indexOf('[^'),
    tokenizer: (text) => {
      const [raw, name] = MARK.exec(text) ?? [];
      return raw === undefined ? undefined : { type: 'footnoteMark', raw, name };
    },
    renderer: ({ raw, name }) => {
      const known = String(name);
      return notes.has(known)
        ? ` [${numberOf(known)}]`
        : raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    },
  };
  const note: TokenizerAndRendererExtension = {
    name: 'footnote',
    level: 'block',
    start: (text) => text.search(/^\[\^[^\]\s]{1,60}\]:/m),
    tokenizer(text) {
      const [raw, name = '', words = ''] = NOTE.exec(text) ?? [];
      if (raw === undefined) return undefined;
      const tokens = this.lexer.blockTokens(words.replaceAll(/\n(?: {1,4}|\t)/g, '\n'));
      notes.set(name, [...(notes.get(name) ?? []), ...tokens]);
      return { type: 'footnote', raw, name, tokens };
    },
    // Written when the text is: what it holds is known to the parser alone.
    renderer({ name, tokens = [] }) {
      const known = String(name);
      written.set(known, (written.get(known) ?? '') + this.parser.parse(tokens));
      return '';
    },
  };
  return {
    extensions: [mark, note],
    write: () => {
      for (const name of written.keys()) numberOf(name);
      return [...numbers]
        .map(([name, number]) => beginWith(`[${number}]`, written.get(name) ?? ''))
        .join('\n');
    },
  };
}

function beginWith(sign: string, html: string): string {
  return html.startsWith('<p>') ? `<p>${sign} ${html.slice(3)}` : `<p>${sign}</p>${html}`;
}
