import type { Block, Formula, TextRun } from '@relievo/document/model';
import { readLatex } from '../math/latex/read-latex.ts';
import { readFormula } from '../math/read-math.ts';
import type { Walk } from './reading.ts';
import type { Macros } from './source/macros.ts';
import { createScanner } from './source/scanner.ts';

const MAX_DEPTH = 40;

/** Reads a formula; one that is not understood stays as it was typed. */
export function readLatexFormula(latex: string, { reading }: Walk): Formula | TextRun | null {
  const expanded = tidyFormula(expandFormula(latex, reading.macros));
  if (expanded === '') return null;
  const mathml = readLatex(expanded);
  if (mathml !== null) return readFormula(mathml, reading.notes);
  reading.notes.add('formula_as_latex');
  return { kind: 'text', text: expanded };
}

/** Removes commands that print nothing. */
function tidyFormula(latex: string): string {
  return latex
    .replaceAll(/%[^\n]*/g, (comment, at: number) => (latex[at - 1] === '\\' ? comment : ''))
    .replaceAll(/\\label\s*\{[^{}]*\}/g, '')
    .replaceAll(
      /\\(?:nonumber|notag|displaystyle|textstyle|qedhere|allowbreak|protect|hfill|hfil)(?![a-zA-Z])/g,
      ' ',
    )
    .replaceAll(/\\[hv]space\*?\s*\{[^{}]*\}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Replaces the commands that the file defines. */
function expandFormula(latex: string, macros: Macros, depth = 0): string {
  const named = latex.match(/\\[a-zA-Z@]+/g) ?? [];
  if (depth > MAX_DEPTH || !named.some((name) => macros.has(name.slice(1)))) return latex;
  const scanner = createScanner({ text: latex, line: 1 });
  let written = '';
  for (let token = scanner.next(); token; token = scanner.next()) {
    if (token.kind === 'command') {
      const expanded = macros.has(token.name) ? macros.expand(token.name, scanner) : null;
      if (expanded === null) written += `\\${token.name}${/^[a-zA-Z@]/.test(token.name) ? ' ' : ''}`;
      else scanner.insert(expanded);
    } else if (token.kind === 'group') written += `{${expandFormula(token.source.text, macros, depth + 1)}}`;
    else if (token.kind === 'words') written += token.text;
    else if (token.kind === 'sign') written += token.sign;
    else if (token.kind !== 'close') written += ' ';
  }
  return written;
}

/** Environments of formulas: whether each line has a number. */
const DISPLAYS: Readonly<Record<string, 'one' | 'lines'>> = {
  equation: 'one',
  math: 'one',
  displaymath: 'one',
  dmath: 'one',
  multline: 'one',
  align: 'lines',
  alignat: 'lines',
  flalign: 'lines',
  eqnarray: 'lines',
  gather: 'lines',
};

export function isDisplay(environment: string): boolean {
  return Object.hasOwn(DISPLAYS, environment.replace(/\*$/, ''));
}

/** Reads an environment of formulas. Each line is a formula with its own number. */
export function readDisplay(environment: string, body: string, walk: Walk): void {
  const name = environment.replace(/\*$/, '');
  const isNumbered = name === environment && !name.endsWith('math');
  const own = name === 'alignat' ? body.replace(/^\s*\{[^{}]*\}/, '') : body;
  const rows = DISPLAYS[name] === 'lines' || name === 'multline' ? splitRows(own) : [own];
  const lines = name === 'multline' ? [rows.join(' ')] : rows;
  for (const line of lines) {
    if (line.trim() === '') continue;
    const isSilent = !isNumbered || /\\(?:nonumber|notag)(?![a-zA-Z])/.test(line);
    addDisplay(name === 'equation' ? line : line.replaceAll(/(?<!\\)&/g, ' '), isSilent, walk);
  }
}

/** Adds a formula on its own line, with the number that print shows. */
export function addDisplay(latex: string, isSilent: boolean, walk: Walk): void {
  const { reading, writer } = walk;
  const [, tag] = /\\tag\*?\s*\{([^{}]*)\}/.exec(latex) ?? [];
  const label = /\\label\s*\{([^{}]*)\}/.exec(latex)?.[1]?.trim();
  const counted = tag === undefined && !isSilent;
  if (counted) reading.numbers.step('equation');
  const plain = tag ?? (counted ? reading.numbers.writeInChapter('equation') : '');
  const formula = readLatexFormula(latex.replaceAll(/\\tag\*?\s*\{[^{}]*\}/g, ''), walk);
  if (!formula) return;
  const number = plain === '' ? '' : `(${plain})`;
  const id = reading.newId('formula');
  reading.target = { id, number: plain, kind: 'equation' };
  if (label !== undefined && !reading.anchors.has(label)) {
    reading.anchors.set(label, id);
    reading.labels.set(label, reading.target);
  }
  const block: Block =
    formula.kind === 'formula'
      ? { ...formula, id, number }
      : {
          kind: 'paragraph',
          id,
          content: [formula, ...(number ? [{ kind: 'text' as const, text: ` ${number}` }] : [])],
        };
  writer.add(block);
}

/** Splits lines at \\ that no environment or group holds. */
function splitRows(body: string): readonly string[] {
  const rows: string[] = [];
  let depth = 0;
  let start = 0;
  for (const found of body.matchAll(
    /\\(?:begin|end)(?![a-zA-Z])|\\\\(?:\*|\[[^\]\n]{0,20}\])?|\\[{}]|[{}]/g,
  )) {
    const [piece] = found;
    if (piece === '\\begin' || piece === '{') depth += 1;
    else if (piece === '\\end' || piece === '}') depth -= 1;
    else if (piece.startsWith('\\\\') && depth === 0) {
      rows.push(body.slice(start, found.index));
      start = found.index + piece.length;
    }
  }
  return [...rows, body.slice(start)];
}
