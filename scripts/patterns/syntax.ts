/** A regular expression as far as its cost depends on it: which characters are taken, in which order, how often. */
export type Part =
  | { readonly kind: 'set'; readonly source: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Part[] }
  | { readonly kind: 'choice'; readonly parts: readonly Part[] }
  | { readonly kind: 'repeat'; readonly part: Part; readonly min: number; readonly max: number }
  | { readonly kind: 'look'; readonly part: Part; readonly behind: boolean; readonly negated: boolean }
  | { readonly kind: 'place'; readonly at: '^' | '$' | 'b' | 'B' };

/** How often a part may be repeated in all, with the counts of what it stands in each other: (a{0,15}){0,8} is 120 times. */
export function countRounds(part: Part): number {
  switch (part.kind) {
    case 'sequence':
    case 'choice':
      return part.parts.reduce((most, one) => Math.max(most, countRounds(one)), 1);
    case 'repeat':
      return Math.max(part.max, 1) * countRounds(part.part);
    case 'look':
      return countRounds(part.part);
    case 'set':
    case 'place':
      return 1;
  }
}

/** Whether it may take nothing. */
export function mayBeEmpty(part: Part): boolean {
  switch (part.kind) {
    case 'sequence':
      return part.parts.every(mayBeEmpty);
    case 'choice':
      return part.parts.some(mayBeEmpty);
    case 'repeat':
      return part.min === 0 || mayBeEmpty(part.part);
    case 'look':
    case 'place':
      return true;
    case 'set':
      return false;
  }
}

const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const ESCAPE =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|k<[^>]*>|0|[1-9]\d*|[^])/y;
const GROUP = /\((?:\?(?:([=!])|<([=!])|([a-z-]*):|<[^>]*>))?/y;

export function parsePattern(source: string, flags: string): Part {
  const unicode = /[uv]/.test(flags);
  let at = 0;
  /** What stands before the sets of a group that says how its letters are taken: (?i:…). */
  let modifiers = '';
  const setOf = (letters: string): Part => ({
    kind: 'set',
    source: modifiers === '' ? letters : `(?${modifiers}:${letters})`,
  });
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };

  const readChoice = (): Part => {
    const parts = [readSequence()];
    while (source[at] === '|') {
      at += 1;
      parts.push(readSequence());
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts };
  };
  const readSequence = (): Part => {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(readRepeated());
    return { kind: 'sequence', parts };
  };
  const readRepeated = (): Part => {
    const part = readAtom();
    const [whole, sign, min, comma, max] = take(QUANTIFIER) ?? [];
    if (whole === undefined) return part;
    if (sign) return { kind: 'repeat', part, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    const most = comma === undefined ? Number(min) : max ? Number(max) : Infinity;
    return { kind: 'repeat', part, min: Number(min), max: most };
  };
  const readAtom = (): Part => {
    const sign = source[at];
    if (sign === '^' || sign === '$') {
      at += 1;
      return { kind: 'place', at: sign };
    }
    if (sign === '(') return readGroup();
    if (sign === '[') return setOf(takeClass());
    if (sign === '\\') return readEscape();
    const letter = unicode ? String.fromCodePoint(source.codePointAt(at) ?? 0) : (sign ?? '');
    at += letter.length;
    return setOf(letter);
  };
  const readGroup = (): Part => {
    const [, ahead, behind, own] = take(GROUP) ?? [];
    const outer = modifiers;
    if (own) modifiers = own;
    const part = readChoice();
    modifiers = outer;
    at += 1;
    const sign = ahead ?? behind;
    return sign ? { kind: 'look', part, behind: behind !== undefined, negated: sign === '!' } : part;
  };
  const readEscape = (): Part => {
    const [escape = ''] = take(ESCAPE) ?? [];
    if (escape === '\\b' || escape === '\\B') return { kind: 'place', at: escape === '\\b' ? 'b' : 'B' };
    // What was taken before may be anything of any length.
    if (/^\\[1-9k]/.test(escape))
      return { kind: 'repeat', part: { kind: 'set', source: '[^]' }, min: 0, max: 1 };
    return setOf(escape);
  };
  const takeClass = (): string => {
    const start = at;
    let depth = 0;
    do {
      if (source[at] === '\\') at += 1;
      else if (source[at] === '[' && (depth === 0 || flags.includes('v'))) depth += 1;
      else if (source[at] === ']') depth -= 1;
      at += 1;
    } while (depth > 0 && at < source.length);
    return source.slice(start, at);
  };
  return readChoice();
}
