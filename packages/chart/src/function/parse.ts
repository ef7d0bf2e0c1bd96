import { fail, type Problem, type Result, succeed } from '@relievo/graphic/model';
import { CONSTANTS, type Expression, FUNCTIONS, type FunctionName, type Operator } from './expression.ts';
import type { FunctionRefusals } from './reports.ts';
import { readTokens, type Token } from './tokens.ts';

type Refusal = Problem<FunctionRefusals>;

/** Carries a refusal out of the depth of a formula. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

interface Reader {
  readonly tokens: readonly Token[];
  readonly length: number;
  next: number;
  /** Within so many bars, of which the next may close one. */
  bars: number;
}

/** 'y = 2x² - 3', 'f(x) = |x|' or what stands behind the sign of equality, as a tree. */
export function parseFunction(formula: string): Result<Expression> {
  const read = readTokens(formula);
  if (!read.ok) return read;
  const tokens = dropName(read.value);
  const equals = tokens.find(({ text }) => text === '=');
  if (equals) return fail({ code: 'function_equation_wrong', parameters: { at: equals.at } });
  const reader: Reader = { tokens, length: formula.length, next: 0, bars: 0 };
  try {
    const expression = readSum(reader);
    const left = tokens[reader.next];
    return left
      ? fail({ code: 'function_unexpected', parameters: { text: left.text, at: left.at } })
      : succeed(expression);
  } catch (error) {
    if (error instanceof Refused) return fail(error.refusal);
    throw error;
  }
}

/** y =, f(x) = */
function dropName(tokens: readonly Token[]): readonly Token[] {
  const texts = tokens.map(({ text }) => text);
  if (tokens[0]?.kind !== 'name') return tokens;
  if (texts[1] === '=' && texts[0] !== 'x') return tokens.slice(2);
  return texts.slice(1, 5).join('') === '(x)=' ? tokens.slice(5) : tokens;
}

function isSign(reader: Reader, ...signs: readonly string[]): boolean {
  const token = reader.tokens[reader.next];
  return token?.kind === 'sign' && signs.includes(token.text);
}

function operation(operator: Operator, left: Expression, right: Expression): Expression {
  return { kind: 'operation', operator, left, right };
}

function readSum(reader: Reader): Expression {
  let left = readProduct(reader);
  while (isSign(reader, '+', '-')) {
    const operator = reader.tokens[reader.next]?.text === '+' ? '+' : '-';
    reader.next += 1;
    left = operation(operator, left, readProduct(reader));
  }
  return left;
}

/** Also 2x and 3(x + 1), where nothing stands between. */
function readProduct(reader: Reader): Expression {
  let left = readSigned(reader);
  for (;;) {
    if (isSign(reader, '*', '/')) {
      const operator = reader.tokens[reader.next]?.text === '*' ? '*' : '/';
      reader.next += 1;
      left = operation(operator, left, readSigned(reader));
    } else if (doesBegin(reader)) left = operation('*', left, readPower(reader));
    else return left;
  }
}

function doesBegin(reader: Reader): boolean {
  const token = reader.tokens[reader.next];
  if (!token || token.kind === 'power') return false;
  return token.kind !== 'sign' || token.text === '(' || (token.text === '|' && reader.bars === 0);
}

/** -x² is the opposite of x². */
function readSigned(reader: Reader): Expression {
  if (isSign(reader, '-')) {
    reader.next += 1;
    return { kind: 'negative', of: readSigned(reader) };
  }
  if (isSign(reader, '+')) {
    reader.next += 1;
    return readSigned(reader);
  }
  return readPower(reader);
}

/** 2^3^2 is 2 to the power of 9. */
function readPower(reader: Reader): Expression {
  const base = readValue(reader);
  const token = reader.tokens[reader.next];
  if (token?.kind === 'power') {
    reader.next += 1;
    return operation('^', base, { kind: 'number', value: Number(token.text) });
  }
  if (!isSign(reader, '^')) return base;
  reader.next += 1;
  return operation('^', base, readSigned(reader));
}

function readValue(reader: Reader): Expression {
  const token = reader.tokens[reader.next];
  if (!token) throw new Refused(refuseMissing(reader));
  if (token.kind === 'number') {
    reader.next += 1;
    return { kind: 'number', value: Number(token.text) };
  }
  if (token.kind === 'name') {
    reader.next += 1;
    return readName(reader, token);
  }
  if (token.text === '(' || token.text === '|') return readBracketed(reader, token);
  throw new Refused(refuseMissing(reader));
}

/** A value was expected, and there is a sign or the end. */
function refuseMissing({ tokens, next, length }: Reader): Refusal {
  const before = tokens[next - 1]?.text ?? '';
  return { code: 'function_value_missing', parameters: { before, at: tokens[next]?.at ?? length + 1 } };
}

function readBracketed(reader: Reader, open: Token): Expression {
  const isBar = open.text === '|';
  reader.next += 1;
  const outer = reader.bars;
  reader.bars = isBar ? outer + 1 : 0;
  const inside = readSum(reader);
  if (!isSign(reader, isBar ? '|' : ')')) {
    const found = reader.tokens[reader.next];
    throw new Refused(
      found && !isSign(reader, ')', '|')
        ? { code: 'function_unexpected', parameters: { text: found.text, at: found.at } }
        : { code: 'function_bracket_open', parameters: { bracket: open.text, at: open.at } },
    );
  }
  reader.next += 1;
  reader.bars = outer;
  return isBar ? { kind: 'call', name: 'abs', of: inside } : inside;
}

function readName(reader: Reader, { text, at }: Token): Expression {
  if (text === 'x') return { kind: 'variable' };
  const constant = Object.hasOwn(CONSTANTS, text) ? CONSTANTS[text] : undefined;
  if (constant !== undefined) return { kind: 'number', value: constant };
  const name = text === '√' ? 'sqrt' : text;
  if (!isFunction(name)) {
    const known = ['x', ...Object.keys(FUNCTIONS), 'pi', 'e'];
    throw new Refused({ code: 'function_name_unknown', parameters: { name: text, at, known } });
  }
  const open = reader.tokens[reader.next];
  if (open?.text !== '(')
    throw new Refused({ code: 'function_bracket_missing', parameters: { name: text, at } });
  return { kind: 'call', name, of: readBracketed(reader, open) };
}

function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name);
}
