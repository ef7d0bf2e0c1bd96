/** A remark is a piece of English in the source: a comment, a title, a name or a sentence of a paper. */
export interface Remark {
  readonly kind:
    | 'comment'
    | 'function comment'
    | 'test title'
    | 'name'
    | 'paper'
    | 'decision title'
    | 'commit';
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** The name of the function that the comment describes. */
  readonly describes?: string;
}

/** A fault in a remark: the words that were found and the words to say instead. */
export interface RemarkFault {
  readonly remark: Remark;
  readonly found: string;
  readonly say: string;
}

/** The max number of characters of a remark in a message. A paragraph is long, and its place is given. */
const MAX_SHOWN = 160;

export function printRemarkFault({ remark: { kind, file, line, text }, found, say }: RemarkFault): string {
  const place = line > 0 ? `${file}:${line}` : file;
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text;
  return `${place} ${kind} has ${found}; say ${say}: ${shown}`;
}
