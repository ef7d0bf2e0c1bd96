import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import { numberText } from '@relievo/words';
import type { NumberColumn, Table } from '../table/table.ts';
import { type Expression, evaluate } from './expression.ts';
import { parseFunction } from './parse.ts';
import type { FunctionRefusals } from './reports.ts';

const refuse: Refuse<FunctionRefusals> = fail;

/** Where a function is computed. */
export interface Domain {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

export const DEFAULT_DOMAIN: Domain = { from: -10, to: 10, step: 0.5 };
const MOST_ROWS = 10_000;
/** Digits that say what a formula gives, and not how a machine rounds; of a value as many as an ear can keep. */
const DIGITS = { place: 10, value: 6 };

/** The values of a function as a table of two columns, for a chart of the type `function`. */
export function tabulateFunction(formula: string, domain: Domain = DEFAULT_DOMAIN): Result<Table> {
  const parsed = parseFunction(formula);
  if (!parsed.ok) return parsed;
  const { from, to, step } = domain;
  if (!(Number.isFinite(from) && Number.isFinite(to) && from < to))
    return refuse({ code: 'function_domain_wrong', parameters: { from, to } });
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (!(step > 0) || !(count >= 2) || count > MOST_ROWS)
    return refuse({ code: 'function_step_wrong', parameters: { step, most: MOST_ROWS } });
  const places = Array.from({ length: count }, (_, index) => round(from + index * step));
  const rows = places.flatMap((x, index) => {
    const before = places[index - 1];
    const pole = before === undefined ? null : findPole(parsed.value, before, x);
    const row = { x, y: valueAt(parsed.value, x) };
    return pole === null ? [row] : [{ x: pole, y: null }, row];
  });
  if (rows.every(({ y }) => y === null))
    return refuse({ code: 'function_nowhere', parameters: { from, to } });
  return succeed({
    rows: rows.length,
    columns: [
      toColumn(
        'x',
        rows.map(({ x }) => x),
      ),
      toColumn(
        'y',
        rows.map(({ y }) => y),
      ),
    ],
  });
}

function round(value: number, digits = DIGITS.place): number {
  return Number(value.toPrecision(digits)) + 0;
}

function valueAt(expression: Expression, x: number): number | null {
  const y = evaluate(expression, x);
  if (!Number.isFinite(y)) return null;
  // sin(pi) is zero, whatever the last of sixteen digits say.
  return Math.abs(y) < 1e-12 ? 0 : round(y, DIGITS.value);
}

/** Where a curve leaves the sheet above and comes back below: no line goes through there. */
function findPole(expression: Expression, before: number, after: number): number | null {
  let [low, high] = [before, after];
  const [first, last] = [evaluate(expression, low), evaluate(expression, high)];
  if (!Number.isFinite(first) || !Number.isFinite(last) || first * last >= 0) return null;
  for (let turns = 0; turns < 60; turns += 1) {
    const middle = (low + high) / 2;
    const value = evaluate(expression, middle);
    if (!Number.isFinite(value)) return round(middle);
    if (value * first > 0) low = middle;
    else high = middle;
  }
  const beside = Math.min(Math.abs(evaluate(expression, low)), Math.abs(evaluate(expression, high)));
  return beside > Math.max(Math.abs(first), Math.abs(last)) ? round((low + high) / 2) : null;
}

function toColumn(name: string, values: readonly (number | null)[]): NumberColumn {
  const texts = values.map((value) => (value === null ? '' : numberText(value)));
  const decimals = texts.reduce((most, text) => Math.max(most, text.split('.')[1]?.length ?? 0), 0);
  return { kind: 'number', name, unit: null, texts, values, decimals };
}
