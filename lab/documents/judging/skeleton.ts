const SKIPPED = /<(annotation|annotation-xml|mspace)\b[^>]*?(?:\/>|>.*?<\/\1>)/gsu;
const INVISIBLE = /[\u2061-\u2064\u200b\s]/gu;
const SAME_SIGNS: Readonly<Record<string, string>> = { '-': '−', '∣': '|', '⎸': '|', '*': '∗', '·': '⋅' };
const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
/** Elements that give their children a place. Limits below and beside a sign mean the same. */
const PLACES: Readonly<Record<string, string>> = {
  mfrac: 'fraction',
  msqrt: 'root',
  mroot: 'root of',
  msub: 'sub',
  msup: 'sup',
  msubsup: 'sub and sup',
  munder: 'sub',
  mover: 'sup',
  munderover: 'sub and sup',
  mtable: 'table',
  mtr: 'row',
  mtd: 'cell',
};

interface Element {
  readonly name: string;
  readonly tag: string;
  readonly children: string[];
}

/**
 * Writes what MathML says in one line: its signs and the elements that give them a place, without spaces, styles and
 * groups, which every program sets otherwise.
 */
export function writeSkeleton(mathml: string): string {
  const open: Element[] = [{ name: '', tag: '', children: [] }];
  for (const [token] of mathml.replaceAll(SKIPPED, '').matchAll(/<[^>]+>|[^<]+/gu)) {
    const parent = open.at(-1);
    if (!token.startsWith('<')) {
      parent?.children.push(tidySigns(token));
      continue;
    }
    const [, slash = '', name = ''] = /^<(\/?)(?:\w+:)?(\w+)/u.exec(token) ?? [];
    if (slash === '') open.push({ name, tag: token, children: [] });
    if (slash === '' && !token.endsWith('/>')) continue;
    const closed = open.length > 1 ? open.pop() : undefined;
    if (closed) open.at(-1)?.children.push(writeElement(closed));
  }
  return open.flatMap(({ children }) => children).join('');
}

function writeElement({ name, tag, children }: Element): string {
  const place = PLACES[name];
  const parts = children.filter((child) => child !== '');
  // A root, a row and a cell hold a line of signs, and the others one sign or group in each place.
  if (place === 'root' || place === 'cell') return `${place}(${parts.join('')})`;
  // A power of a bracket is written on the closing bracket or on the group, and means the same.
  const [base = '', ...others] = parts;
  if (place !== undefined && base.length > 1 && base.startsWith('(') && base.endsWith(')'))
    return `${base.slice(0, -1)}${place}();${others.join(';')})`;
  if (place !== undefined) return `${place}(${parts.join(';')})`;
  const line = parts.join('');
  return name === 'mfenced' ? `${fenceOf(tag, 'open', '(')}${line}${fenceOf(tag, 'close', ')')}` : line;
}

function fenceOf(tag: string, name: string, usual: string): string {
  return new RegExp(`${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? usual;
}

function tidySigns(text: string): string {
  const plain = text
    .replaceAll(/&#x([\da-f]+);/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/gu, (whole, name: string) => ENTITIES[name] ?? whole);
  return [...plain.normalize('NFKC').replaceAll(INVISIBLE, '')]
    .map((sign) => SAME_SIGNS[sign] ?? sign)
    .join('');
}
