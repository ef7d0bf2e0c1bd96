import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import type { FunctionRefusals } from './reports.ts';

const refuse: Refuse<FunctionRefusals> = fail;

export interface Token {
  readonly kind: 'number' | 'name' | 'sign' | 'power';
  readonly text: string;
  /** The first character of it, counted from one. */
  readonly at: number;
}

const LONGEST = 200;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** What people write for one sign. */
const SIGNS: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '*': '*',
  '·': '*',
  '×': '*',
  '∙': '*',
  '/': '/',
  '÷': '/',
  ':': '/',
  '^': '^',
  '(': '(',
  ')': ')',
  '[': '(',
  ']': ')',
  '|': '|',
  '=': '=',
};

/** The numbers, names and signs of a formula, each with its place. */
export function readTokens(formula: string): Result<readonly Token[]> {
  if (formula.length > LONGEST) return refuse({ code: 'function_too_long', parameters: { most: LONGEST } });
  const tokens: Token[] = [];
  let rest = formula;
  while (rest !== '') {
    const at = formula.length - rest.length + 1;
    const [found] = /^(?:\s+|\.?\d[\d.]*|\p{L}+|√|[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[^])/u.exec(rest) ?? [rest];
    rest = rest.slice(found.length);
    if (found.trim() === '') continue;
    const token = readToken(found, at);
    if (!token.ok) return token;
    tokens.push(token.value);
  }
  return tokens.length === 0 ? refuse({ code: 'function_empty', parameters: {} }) : succeed(tokens);
}

function readToken(found: string, at: number): Result<Token> {
  if (/^[.\d]/.test(found))
    return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(found)
      ? succeed({ kind: 'number', text: found, at })
      : refuse({ code: 'function_number_wrong', parameters: { number: found, at } });
  if (/^\p{L}|^√/u.test(found)) return succeed({ kind: 'name', text: found.toLowerCase(), at });
  if (SUPERSCRIPTS.includes(found[0] ?? ' ')) {
    const text = [...found].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('');
    return succeed({ kind: 'power', text, at });
  }
  const sign = Object.hasOwn(SIGNS, found) ? SIGNS[found] : undefined;
  if (sign !== undefined) return succeed({ kind: 'sign', text: sign, at });
  return found === ','
    ? refuse({ code: 'function_comma', parameters: { at } })
    : refuse({ code: 'function_sign_unknown', parameters: { sign: found, at } });
}
