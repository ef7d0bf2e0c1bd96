/** A piece of a line: a word or number as it stands, or words between quotation marks. */
export interface Token {
  readonly isQuoted: boolean;
  readonly text: string;
}

const PIECE = /(?<!\\)"(?:[^"\\]|\\.)*"|[^\s",]+|"/g;

/** The pieces of a line; commas and spaces part them, and a # begins a remark. Null where quotation marks are open. */
export function readTokens(line: string): readonly Token[] | null {
  const tokens: Token[] = [];
  for (const [piece] of line.matchAll(PIECE)) {
    if (piece.startsWith('#')) return tokens;
    if (!piece.startsWith('"')) tokens.push({ isQuoted: false, text: piece });
    else {
      const text = readQuoted(piece);
      if (text === null) return null;
      tokens.push({ isQuoted: true, text });
    }
  }
  return tokens;
}

function readQuoted(piece: string): string | null {
  try {
    const value: unknown = JSON.parse(piece);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

export function quoteWords(text: string): string {
  return JSON.stringify(text);
}

/** A name without marks where it is one piece and no remark. */
export function writeName(id: string): string {
  return /^[^\s",#\\][^\s",\\]*$/.test(id) ? id : quoteWords(id);
}
