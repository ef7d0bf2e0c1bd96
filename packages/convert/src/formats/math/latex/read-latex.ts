import {
  DOUBLED,
  FUNCTIONS,
  INTEGRALS,
  LOOKS,
  MARKS,
  NAMES,
  SIGNS,
  TABLES,
  UPRIGHT,
  WITH_BOUNDS,
  WORDS,
} from './commands.ts';

/** A formula of LaTeX as MathML; null where it holds what is not known here: it is better read as it was typed. */
export function readLatex(latex: string): string | null {
  const reader = createReader(latex);
  const row = readRow(reader, []);
  return row === null || reader.peek() !== undefined || row === ''
    ? null
    : `<math xmlns="http://www.w3.org/1998/Math/MathML">${row}</math>`;
}

interface Reader {
  readonly peek: () => string | undefined;
  readonly next: () => string | undefined;
  /** Of a number that stands behind a command without braces only its first digit is meant: \frac12. */
  readonly leaveDigit: () => void;
  readonly isTooDeep: () => boolean;
  readonly within: <Read>(read: () => Read) => Read;
}

const DEEPEST = 60;
/** Words in braces are one piece, with their blanks; else a command, a number, a blank or a sign. */
const WORDS_OR_SIGN = new RegExp(
  String.raw`\\(?:${[...WORDS, ...UPRIGHT].join('|')})\s*\{[^{}\\$]*\}|\\[a-zA-Z]+|\\.|\d+(?:\.\d+)?|\s+|\S`,
  'gu',
);

function createReader(latex: string): Reader {
  const pieces = latex.match(WORDS_OR_SIGN) ?? [];
  const tokens = pieces.filter((piece) => piece.trim() !== '' || piece === '\\ ');
  let at = 0;
  let depth = 0;
  return {
    peek: () => tokens[at],
    next: () => tokens[at++],
    leaveDigit: () => {
      const [digit = '', ...rest] = tokens[at] ?? '';
      if (/^\d/.test(digit) && rest.length > 0) tokens.splice(at, 1, digit, rest.join(''));
    },
    isTooDeep: () => depth > DEEPEST,
    within: (read) => {
      depth += 1;
      const made = read();
      depth -= 1;
      return made;
    },
  };
}

/** Up to one of the ends, which is not taken; null where something is not known. */
function readRow(reader: Reader, ends: readonly string[]): string | null {
  if (reader.isTooDeep()) return null;
  return reader.within(() => {
    let row = '';
    for (let token = reader.peek(); token !== undefined && !ends.includes(token); token = reader.peek()) {
      const part = readScripted(reader);
      if (part === null) return null;
      row += part;
    }
    return row;
  });
}

function readScripted(reader: Reader): string | null {
  const base = readAtom(reader);
  if (base === null) return null;
  let [below, above] = ['', ''];
  for (;;) {
    const sign = reader.peek();
    if (sign === "'") {
      reader.next();
      above += '<mo>′</mo>';
    } else if (sign === '^' || sign === '_') {
      reader.next();
      const script = readGroup(reader);
      if (script === null || (sign === '^' ? above : below) !== '') return null;
      if (sign === '^') above = script;
      else below = script;
    } else return addScripts(base, below, above);
  }
}

function addScripts({ mathml, hasBounds }: Atom, below: string, above: string): string {
  if (mathml === '' && (below || above)) return addScripts({ mathml: '<mrow></mrow>' }, below, above);
  const [sub, sup] = [below && `<mrow>${below}</mrow>`, above && `<mrow>${above}</mrow>`];
  const [both, under, over] = hasBounds ? ['munderover', 'munder', 'mover'] : ['msubsup', 'msub', 'msup'];
  if (sub && sup) return `<${both}>${mathml}${sub}${sup}</${both}>`;
  if (sub) return `<${under}>${mathml}${sub}</${under}>`;
  return sup ? `<${over}>${mathml}${sup}</${over}>` : mathml;
}

interface Atom {
  /** One element, or nothing. */
  readonly mathml: string;
  readonly hasBounds?: boolean;
}

/** What is in braces, or the next sign alone. */
function readGroup(reader: Reader): string | null {
  const token = reader.peek();
  if (token === undefined || token === '}') return null;
  if (token !== '{') {
    reader.leaveDigit();
    return readAtom(reader)?.mathml ?? null;
  }
  reader.next();
  const row = readRow(reader, ['}']);
  return reader.next() === '}' ? row : null;
}

function readAtom(reader: Reader): Atom | null {
  const token = reader.peek();
  if (token === undefined) return null;
  if (token === '{') {
    const row = readGroup(reader);
    return row === null ? null : { mathml: `<mrow>${row}</mrow>` };
  }
  if (token === '^' || token === '_') return { mathml: '<mrow></mrow>' };
  reader.next();
  if (token.startsWith('\\')) return readCommand(reader, token.slice(1));
  if (/^\d/.test(token)) return { mathml: `<mn>${token}</mn>` };
  if (/^\p{L}$/u.test(token)) return { mathml: `<mi>${token}</mi>` };
  if (token === '~') return { mathml: '' };
  if (/^[}&\\#%$]$/.test(token)) return null;
  return { mathml: writeSign(token === '-' ? '−' : token === '*' ? '∗' : token) };
}

function writeSign(sign: string): string {
  return `<mo>${sign.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</mo>`;
}

function readCommand(reader: Reader, name: string): Atom | null {
  const has = (known: object) => Object.hasOwn(known, name);
  if (has(NAMES)) return { mathml: `<mi>${NAMES[name] ?? ''}</mi>` };
  if (has(SIGNS)) return { mathml: writeSign(SIGNS[name] ?? '') };
  if (FUNCTIONS.has(name)) return { mathml: `<mi>${name}</mi>` };
  if (has(WITH_BOUNDS)) return { mathml: WITH_BOUNDS[name] ?? '', hasBounds: true };
  if (has(INTEGRALS)) return { mathml: writeSign(INTEGRALS[name] ?? '') };
  if (name === 'mathbb') return readDoubled(reader);
  if (LOOKS.has(name) || name === ' ') return { mathml: '' };
  if (name.endsWith('}') && name !== '}') return readWords(name);
  if (has(MARKS)) return wrap('mover', [readGroup(reader), writeSign(MARKS[name] ?? '')]);
  if (name === 'underline') return wrap('munder', [readGroup(reader), writeSign('_')]);
  if (/^[dt]?frac$/.test(name)) return wrap('mfrac', [readGroup(reader), readGroup(reader)]);
  if (/^[dt]?binom$/.test(name)) return readBinomial(reader);
  if (name === 'sqrt') return readRoot(reader);
  if (name === 'left') return readFenced(reader);
  return name === 'begin' ? readTable(reader) : null;
}

function wrap(name: string, parts: readonly (string | null)[]): Atom | null {
  if (parts.includes(null)) return null;
  return { mathml: `<${name}>${parts.map((part) => `<mrow>${part ?? ''}</mrow>`).join('')}</${name}>` };
}

function readBinomial(reader: Reader): Atom | null {
  const parts = wrap('mfrac', [readGroup(reader), readGroup(reader)]);
  return (
    parts && {
      mathml: `<mrow><mo>(</mo>${parts.mathml.replace('<mfrac>', '<mfrac linethickness="0">')}<mo>)</mo></mrow>`,
    }
  );
}

function readRoot(reader: Reader): Atom | null {
  if (reader.peek() !== '[') return wrap('msqrt', [readGroup(reader)]);
  reader.next();
  const index = readRow(reader, [']']);
  return reader.next() === ']' ? wrap('mroot', [readGroup(reader), index]) : null;
}

function readFenced(reader: Reader): Atom | null {
  const opens = readFence(reader);
  const inside = readRow(reader, ['\\right']);
  if (opens === null || inside === null || reader.next() !== '\\right') return null;
  const closes = readFence(reader);
  return closes === null ? null : { mathml: `<mrow>${opens}${inside}${closes}</mrow>` };
}

/** A bracket; a point is one that is not shown. */
function readFence(reader: Reader): string | null {
  const token = reader.next() ?? '';
  if (token === '.') return '';
  const sign = token.startsWith('\\') ? SIGNS[token.slice(1)] : token;
  return sign !== undefined && /^[()[\]{}|∥⟨⟩⌊⌋⌈⌉]$/u.test(sign) ? writeSign(sign) : null;
}

/** Reads letters of sets, with a doubled line if Unicode has such a letter. */
function readDoubled(reader: Reader): Atom | null {
  const row = readGroup(reader);
  if (row === null) return null;
  const doubled = row.replaceAll(/<(m[in])>(.)<\/m[in]>/g, (_, element: string, letter: string) => {
    return `<mi>${Object.hasOwn(DOUBLED, letter) ? DOUBLED[letter] : letter}</${element === 'mn' ? 'mi' : element}>`;
  });
  return { mathml: `<mrow>${doubled}</mrow>` };
}

/** Words in braces, as they are; a function that has no command of its own is a name. */
function readWords(command: string): Atom | null {
  const [, name = '', words = ''] = /^(\w+)\s*\{(.*)\}$/su.exec(command) ?? [];
  if (words === '' || /[&<>]/.test(words)) return null;
  const element = UPRIGHT.has(name) ? 'mi' : 'mtext';
  return { mathml: `<${element}>${words}</${element}>` };
}

function readTable(reader: Reader): Atom | null {
  const name = readName(reader);
  const brackets = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
  if (!brackets) return null;
  // These say first how their columns are set.
  if (name === 'array' || name === 'alignedat') readName(reader);
  let table = '<mtable><mtr>';
  for (;;) {
    const cell = readRow(reader, ['&', '\\\\', '\\end']);
    if (cell === null) return null;
    table += `<mtd>${cell}</mtd>`;
    const end = reader.next();
    if (end === '\\\\') table += '</mtr><mtr>';
    if (end === undefined || (end === '\\end' && readName(reader) !== name)) return null;
    if (end === '\\end') break;
  }
  const [opens, closes] = brackets.map((sign) => sign && writeSign(sign));
  return { mathml: `<mrow>${opens ?? ''}${table}</mtr></mtable>${closes ?? ''}</mrow>` };
}

function readName(reader: Reader): string {
  let name = '';
  if (reader.next() !== '{') return name;
  for (let token = reader.next(); token !== undefined && token !== '}'; token = reader.next()) name += token;
  return name;
}
