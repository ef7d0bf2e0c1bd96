import { fail, type Refuse, type Result, succeed } from '../../model/result.ts';
import type { GraphReports } from './reports.ts';

/** A formula in x, as it is written at school: 2x^2 - 3, sin(x), sqrt(x) / 2. */
export type Formula = (x: number) => number;

const refuse: Refuse<GraphReports> = fail;

const FUNCTIONS: Readonly<Record<string, (value: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sqrt: Math.sqrt,
  abs: Math.abs,
  ln: Math.log,
  log: Math.log10,
  exp: Math.exp,
};
const CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E };

const PIECE = /\s*(\d+(?:[.,]\d+)?|[a-z]+|[-+*/^()])/giy;
const LONGEST = 200;
/** Brackets and signs in one another: deeper ones are no formula of a school book. */
const DEEPEST = 50;

/** Read by a grammar of its own, so that nothing that is typed is ever run as a program. */
export function readFormula(text: string): Result<Formula> {
  const pieces = listPieces(text);
  if (!pieces) return refuse({ code: 'formula_not_understood', parameters: { formula: text.slice(0, 80) } });
  const reader = createReader(pieces);
  const formula = reader.sum(0);
  if (!formula || !reader.isAtEnd())
    return refuse({ code: 'formula_not_understood', parameters: { formula: text.slice(0, 80) } });
  return succeed(formula);
}

function listPieces(text: string): readonly string[] | null {
  const trimmed = text
    .trim()
    .toLowerCase()
    .replaceAll('−', '-')
    .replaceAll('·', '*')
    .replace(/^y *= */, '');
  if (trimmed === '' || trimmed.length > LONGEST) return null;
  const pieces: string[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < trimmed.length) {
    const piece = PIECE.exec(trimmed)?.[1];
    if (piece === undefined) return null;
    pieces.push(piece.replace(',', '.'));
  }
  return pieces;
}

interface Reader {
  readonly sum: (depth: number) => Formula | null;
  readonly isAtEnd: () => boolean;
}

function createReader(pieces: readonly string[]): Reader {
  let at = 0;
  const takeIf = (...wanted: readonly string[]) => {
    const piece = pieces[at];
    if (piece === undefined || !wanted.includes(piece)) return undefined;
    at += 1;
    return piece;
  };
  const sum = (depth: number): Formula | null => {
    let left = product(depth);
    for (let sign = takeIf('+', '-'); left && sign; sign = takeIf('+', '-')) {
      const [one, other] = [left, product(depth)];
      if (!other) return null;
      left = sign === '+' ? (x) => one(x) + other(x) : (x) => one(x) - other(x);
    }
    return left;
  };
  const product = (depth: number): Formula | null => {
    let left = signed(depth);
    while (left) {
      const sign = takeIf('*', '/');
      // 2x and 3(x + 1) are products too.
      if (!sign && !isBeginning(pieces[at])) return left;
      const [one, other] = [left, signed(depth)];
      if (!other) return null;
      left = sign === '/' ? (x) => one(x) / other(x) : (x) => one(x) * other(x);
    }
    return left;
  };
  const signed = (depth: number): Formula | null => {
    if (depth > DEEPEST) return null;
    if (!takeIf('-')) return power(depth);
    const value = signed(depth + 1);
    return value && ((x) => -value(x));
  };
  const power = (depth: number): Formula | null => {
    const base = atom(depth);
    if (!base || !takeIf('^')) return base;
    const exponent = signed(depth + 1);
    return exponent && ((x) => base(x) ** exponent(x));
  };
  const atom = (depth: number): Formula | null => {
    const piece = pieces[at];
    at += 1;
    if (piece === undefined) return null;
    if (piece === '(') return inBrackets(depth);
    if (piece === 'x') return (x) => x;
    const constant = Object.hasOwn(CONSTANTS, piece) ? (CONSTANTS[piece] ?? 0) : Number(piece);
    if (Number.isFinite(constant)) return () => constant;
    const apply = Object.hasOwn(FUNCTIONS, piece) ? FUNCTIONS[piece] : undefined;
    if (!apply || !takeIf('(')) return null;
    const inner = inBrackets(depth);
    return inner && ((x) => apply(inner(x)));
  };
  const inBrackets = (depth: number): Formula | null => {
    const inner = depth > DEEPEST ? null : sum(depth + 1);
    return takeIf(')') ? inner : null;
  };
  return { sum, isAtEnd: () => at >= pieces.length };
}

function isBeginning(piece: string | undefined): boolean {
  return piece !== undefined && (piece === '(' || /^[a-z\d]/.test(piece));
}
