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
 * Reads [^name] in the text and [^name]: with the words of the note, as Pandoc and GitHub write them. The notes follow the text,
 * numbered in the order in which the text names them.
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
      if (!notes.has(known)) return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const number = numberOf(known);
      return `<a role="doc-noteref" href="#markdown-note-${number}">${number}</a>`;
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
        .map(
          ([name, number]) =>
            `<aside role="doc-footnote" id="markdown-note-${number}" data-mark="${number}">${written.get(name) ?? ''}</aside>`,
        )
        .join('\n');
    },
  };
}
