/** A piece of LaTeX source, and the line of the file on which it begins, counted from 1. */
export interface Source {
  readonly text: string;
  readonly line: number;
}

export type Token =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'space' }
  | { readonly kind: 'paragraph' }
  /** It is the name after the backslash: a word, or one sign. */
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'group'; readonly source: Source }
  | { readonly kind: 'close' }
  | { readonly kind: 'sign'; readonly sign: string };

/** Reads source token by token. Text that a macro expands to is read before the rest. */
export interface Scanner {
  readonly next: () => Token | null;
  readonly line: () => number;
  /** Puts text in front of the rest. */
  readonly insert: (text: string) => void;
  readonly takeStar: () => boolean;
  /** Reads the next group or sign; null at the end. */
  readonly takeArgument: () => Source | null;
  /** Reads the next group, in which a percent sign is a sign, as in addresses. */
  readonly takeAddress: () => string;
  /** Reads a part in square brackets; null without one. */
  readonly takeOptional: () => Source | null;
  /** Reads up to a sign, as verbatim text does; null if the line ends before. */
  readonly takeVerbatim: () => string | null;
  /** Reads up to a closing text that stays within a paragraph; null without one. */
  readonly takeUntil: (end: string) => Source | null;
  /** Reads the body of an environment up to its end, or the rest. */
  readonly takeEnvironment: (name: string, closers: readonly string[]) => Source;
  /** Reads a piece that the form matches here. */
  readonly takeForm: (form: RegExp) => string | null;
  readonly takeRest: () => Source;
}

interface Frame {
  readonly text: string;
  at: number;
  line: number;
  readonly isExpansion: boolean;
  /** Closing texts with the place where each was found next; -1 if there is none. */
  readonly ends: Map<string, number>;
}

const PIECE = /\\(?:[a-zA-Z@]+|[\s\S])|%[^\n]*(?:\n[ \t]*)?|[ \t\r\n]+|[{}$&~#^_]|[^\\{}$&~#^_%\s]+|\s+|\\$/y;
const NEWLINE = 10;
const MAX_OPTIONAL = 4000;
const MAX_FORMULA = 20_000;

/** Makes lines end alike, and lines of spaces empty. */
export function tidyLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : line))
    .join('\n');
}

export function createScanner(source: Source): Scanner {
  const frames: Frame[] = [createFrame(source, false)];
  const frame = (): Frame => {
    let top = frames.at(-1) as Frame;
    while (top.at >= top.text.length && frames.length > 1) {
      frames.pop();
      top = frames.at(-1) as Frame;
    }
    return top;
  };
  const line = (): number => frames[0]?.line ?? 1;
  const sourceOf = (text: string, from: number): Source => ({ text, line: from });
  const skipSpaces = (): Frame => {
    for (;;) {
      const top = frame();
      const blank = match(top, /(?:[ \t]+|\r?\n(?![ \t]*\r?\n)|%[^\n]*(?:\n[ \t]*)?)+/y);
      if (blank === null || blank === '') return top;
      advance(top, blank.length);
    }
  };
  const takeUntil = (end: string): Source | null => {
    const top = frame();
    const close = findEnd(top, end);
    if (close < 0 || close - top.at > MAX_FORMULA) return null;
    const paragraph = findEnd(top, '\n\n');
    if (paragraph >= 0 && paragraph < close) return null;
    const text = top.text.slice(top.at, close);
    const from = line();
    advance(top, text.length + end.length);
    return sourceOf(text, from);
  };
  return {
    line,
    insert: (text) => {
      // A macro at the end of another one leaves its frame first, so that tails do not pile up.
      frame();
      frames.push(createFrame({ text, line: 0 }, true));
    },
    next: () => {
      let isAfterComment = false;
      for (;;) {
        const top = frame();
        const piece = match(top, PIECE);
        if (piece === null) return null;
        const from = line();
        advance(top, piece.length);
        if (piece.startsWith('%')) {
          isAfterComment = piece.includes('\n');
          continue;
        }
        if (piece === '{') return { kind: 'group', source: sourceOf(takeGroup(top), from) };
        return toToken(piece, top, isAfterComment);
      }
    },
    takeStar: () => {
      const top = frame();
      if (top.text[top.at] !== '*') return false;
      advance(top, 1);
      return true;
    },
    takeArgument: () => {
      const top = skipSpaces();
      const from = line();
      const piece = match(top, /\\(?:[a-zA-Z@]+|[\s\S])|[^\\}]/uy);
      if (piece === null || /^\s/.test(piece)) return null;
      advance(top, piece.length);
      return sourceOf(piece === '{' ? takeGroup(top) : piece, from);
    },
    takeAddress: () => {
      const top = skipSpaces();
      const raw = match(top, /\{(?:[^{}\\]|\\[\s\S]|\{[^{}]*\})*\}/y) ?? match(top, /\S/y) ?? '';
      advance(top, raw.length);
      return raw.startsWith('{') ? raw.slice(1, -1) : raw;
    },
    takeOptional: () => {
      const before = frame();
      const blank = match(before, /[ \t]*(?:\r?\n[ \t]*)?(?=\[)/y);
      const top = before;
      if (blank === null) return null;
      const start = top.at + blank.length;
      if (top.text[start] !== '[') return null;
      const end = findBracket(top.text, start + 1);
      if (end === null) return null;
      const from = line();
      const text = top.text.slice(start + 1, end);
      advance(top, end + 1 - top.at);
      return sourceOf(text, from);
    },
    takeVerbatim: () => {
      const top = frame();
      const sign = top.text[top.at];
      if (sign === undefined || /[\s\\*]/.test(sign)) return null;
      const closing = sign === '{' ? '}' : sign;
      const close = top.text.indexOf(closing, top.at + 1);
      const newline = top.text.indexOf('\n', top.at + 1);
      if (close < 0 || (newline >= 0 && newline < close)) return null;
      const text = top.text.slice(top.at + 1, close);
      advance(top, close + 1 - top.at);
      return text;
    },
    takeUntil,
    takeEnvironment: (name, closers) => {
      const top = frame();
      const from = line();
      const [end, length] = findEnvironmentEnd(top, name, closers);
      const text = top.text.slice(top.at, end);
      advance(top, text.length + length);
      return sourceOf(text, from);
    },
    takeForm: (form) => {
      const top = frame();
      const piece = match(top, form);
      if (piece !== null) advance(top, piece.length);
      return piece;
    },
    takeRest: () => {
      const from = line();
      const rest = frames.map((one) => one.text.slice(one.at)).toReversed();
      for (const one of frames) advance(one, one.text.length - one.at);
      return sourceOf(rest.join(''), from);
    },
  };
}

function createFrame({ text, line }: Source, isExpansion: boolean): Frame {
  return { text, at: 0, line, isExpansion, ends: new Map() };
}

function match({ text, at }: Frame, form: RegExp): string | null {
  form.lastIndex = at;
  return form.exec(text)?.[0] ?? null;
}

function advance(frame: Frame, length: number): void {
  const end = frame.at + length;
  if (!frame.isExpansion)
    for (let at = frame.at; at < end; at += 1) if (frame.text.charCodeAt(at) === NEWLINE) frame.line += 1;
  frame.at = end;
}

function toToken(piece: string, frame: Frame, isAfterComment: boolean): Token {
  if (piece.startsWith('\\') && piece.length > 1) {
    if (/^\\[a-zA-Z@]/.test(piece)) {
      const blank = match(frame, /[ \t]*(?:\r?\n[ \t]*(?!\s))?/y) ?? '';
      advance(frame, blank.length);
    }
    return { kind: 'command', name: piece.slice(1) };
  }
  if (/^\s/.test(piece)) {
    const lines = piece.split('\n').length - 1 + (isAfterComment ? 1 : 0);
    return { kind: lines > 1 ? 'paragraph' : 'space' };
  }
  if (piece === '}') return { kind: 'close' };
  return /^[$&~#^_]$/.test(piece) ? { kind: 'sign', sign: piece } : { kind: 'words', text: piece };
}

/** Reads a group behind its brace. A group that is not closed has the rest. */
function takeGroup(frame: Frame): string {
  const { text, at } = frame;
  const end = findBrace(text, at);
  advance(frame, Math.min(text.length, end + 1) - at);
  return text.slice(at, end);
}

const IN_GROUP = /[^\\{}%]+|\\[\s\S]|%[^\n]*\n?|[{}]|\\$/y;

/** Finds the brace that closes a group, or the end. */
function findBrace(text: string, start: number): number {
  let depth = 1;
  IN_GROUP.lastIndex = start;
  for (let found = IN_GROUP.exec(text); found; found = IN_GROUP.exec(text)) {
    if (found[0] === '{') depth += 1;
    if (found[0] === '}') depth -= 1;
    if (depth === 0) return found.index;
  }
  return text.length;
}

/** Finds the bracket that closes an optional argument; braces protect those inside. */
function findBracket(text: string, start: number): number | null {
  const end = Math.min(text.length, start + MAX_OPTIONAL);
  let depth = 0;
  for (let at = start; at < end; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth < 0) return null;
    } else if (sign === '\n' && /^[ \t\r]*\n/.test(text.slice(at + 1, at + 40))) return null;
    else if (sign === ']' && depth === 0) return at;
  }
  return null;
}

/** Finds a closing text from here on, and remembers its place, so that none is sought again and again. */
function findEnd(frame: Frame, end: string): number {
  const known = frame.ends.get(end);
  if (known !== undefined && (known < 0 || known >= frame.at)) return known;
  let found = frame.text.indexOf(end, frame.at);
  while (found > 0 && isEscaped(frame.text, found)) found = frame.text.indexOf(end, found + 1);
  frame.ends.set(end, found);
  return found;
}

function isEscaped(text: string, at: number): boolean {
  let count = 0;
  while (text[at - count - 1] === '\\') count += 1;
  return count % 2 === 1;
}

/** Finds where the end of an environment begins, and its length. Environments of the same name inside count. */
function findEnvironmentEnd(
  frame: Frame,
  name: string,
  closers: readonly string[],
): readonly [end: number, length: number] {
  const escaped = name.replaceAll(/[^\w]/g, (sign) => `\\${sign}`);
  const others = closers.map((one) => `|\\\\${one}(?![a-zA-Z@])`).join('');
  const isVerbatim = VERBATIM.has(name);
  const passed = isVerbatim ? '' : String.raw`%[^\n]*|\\[%\\]|`;
  const form = new RegExp(`${passed}\\\\(begin|end)[ \\t]*\\{${escaped}\\}${others}`, 'g');
  form.lastIndex = frame.at;
  let depth = 1;
  for (let found = form.exec(frame.text); found; found = form.exec(frame.text)) {
    const [whole] = found;
    if (whole.startsWith('%') || whole === '\\%' || whole === '\\\\') continue;
    if (found[1] === 'begin') depth += isVerbatim ? 0 : 1;
    else depth -= 1;
    if (depth === 0) return [found.index, whole.length];
  }
  return [frame.text.length, 0];
}

/** The body of these environments is not source. */
export const VERBATIM: ReadonlySet<string> = new Set(
  'verbatim verbatim* Verbatim Verbatim* BVerbatim LVerbatim lstlisting minted comment filecontents filecontents* listing'.split(
    ' ',
  ),
);
