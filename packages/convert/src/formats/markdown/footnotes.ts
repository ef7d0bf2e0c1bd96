import type { MarkedExtension, Token, TokenizerAndRendererExtension } from 'marked';

export interface Footnotes {
  readonly extensions: MarkedExtension['extensions'];
  /** The notes in the order in which the text names them, as HTML; asked after the text is written. */
  readonly write: () => string;
}

const MARK = /^\[\^([^\]\n]{1,99})\]/;
/** A name in its brackets and a colon; without this a note of one word would be an address of Markdown, which no one reads. */
const BEGINNING = String.raw` {0,3}\[\^[^\]\n]{1,99}\]:`;
const BEGINS = new RegExp(`^${BEGINNING}`, 'm');
/** Its first line, the lines after it, and paragraphs that are indented. */
const NOTE = new RegExp(
  String.raw`^ {0,3}\[\^([^\]\n]{1,99})\]:[ \t]*([^\n]*(?:\n(?!${BEGINNING})[^\n]+|\n\n(?!${BEGINNING})(?: {2,4}|\t)[^\n]+)*)`,
);

/** Finds the bracket that closes an inline note; a note within a note ends the search, so that all searches are linear. */
function findEndOfInline(text: string): number | null {
  let depth = 0;
  for (let at = 1; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '^' && text[at + 1] === '[') return null;
    else if (sign === '[') depth += 1;
    else if (sign === ']') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return null;
}

/** Returns the text up to the first empty line, which ends a paragraph: no note beyond it breaks it off. */
function firstParagraph(text: string): string {
  const end = text.indexOf('\n\n');
  return end < 0 ? text : text.slice(0, end);
}

/**
 * Reads [^name] in the text and [^name]: with the words of the note, as Pandoc and GitHub write them, and ^[the words of a
 * note] within the text, as Pandoc does. The notes follow the text, numbered in the order in which the text names them.
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
  let inlineNotes = 0;
  const inline: TokenizerAndRendererExtension = {
    name: 'footnoteInline',
    level: 'inline',
    start: (text) => text.indexOf('^['),
    tokenizer(text) {
      const end = text.startsWith('^[') ? findEndOfInline(text) : null;
      const words = end === null ? '' : text.slice(2, end).trim();
      if (end === null || words === '') return undefined;
      inlineNotes += 1;
      // No name in brackets has a line break.
      const name = `\n${inlineNotes}`;
      return {
        type: 'footnoteInline',
        raw: text.slice(0, end + 1),
        name,
        tokens: this.lexer.inlineTokens(words),
      };
    },
    renderer({ name, tokens = [] }) {
      const known = String(name);
      const number = numberOf(known);
      written.set(known, `<p>${this.parser.parseInline(tokens)}</p>`);
      return `<a role="doc-noteref" href="#markdown-note-${number}">${number}</a>`;
    },
  };
  const note: TokenizerAndRendererExtension = {
    name: 'footnote',
    level: 'block',
    start: (text) => firstParagraph(text).search(BEGINS),
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
      // A note within may have the same name.
      const words = this.parser.parse(tokens);
      written.set(known, (written.get(known) ?? '') + words);
      return '';
    },
  };
  return {
    extensions: [mark, inline, note],
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
