import { parseSync } from 'oxc-parser';
import type { Remark } from './remark.ts';

/** These comments are for machines. */
const FOR_MACHINES = /^(?:i18n\b|[@#!/*]|oxlint|biome|eslint|prettier|v8 |c8 |<reference|ts-)/u;
const WORDS = /\b[a-z]{2,}/gu;
const FUNCTION = /^\s*(?:export )?(?:default )?(?:async )?function\*? ?(\w*)/u;
/** This finds declarations, fields of types and typed parameters. A name in a literal is declared elsewhere. */
const DECLARED =
  /(?<![\w.$])(?:(?:const|let|function\*?|class|interface|type|readonly)\s+([A-Za-z_]\w*)|(?<=[(,]\s*)([a-z]\w*)\??: (?:number|string|boolean|readonly|[A-Z]\w*[a-z]))/gu;
const TITLE =
  /(?<=^[ \t]*)(?:test|it)(?:\.(?:skipIf|runIf|for|each|concurrent|sequential)(?:\((?:[^()]|\([^()]*\))*\))?)*\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/gmu;

/** Reads the comments, the titles of tests and the declared names of a file. */
export function readSourceRemarks(file: string, source: string): Remark[] {
  const lineAt = countLines(source);
  // Parsing takes most of the time, and many files have no comment.
  const comments = /\/[/*]/u.test(source) ? parseSync(file, source).comments : [];
  const blocks = joinLines(source, comments);
  // Comments are blanked, so that examples in them declare no names.
  let code = source;
  for (const { start, end } of comments)
    code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end);
  const remarks: Remark[] = blocks.flatMap(({ start, end, value, isDoc }) => {
    const text = value
      .replaceAll(/^\s*\*+ ?/gmu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    if (FOR_MACHINES.test(text) || (text.match(WORDS) ?? []).length < 2) return [];
    const describes = isDoc ? FUNCTION.exec(source.slice(end, end + 120))?.[1] : undefined;
    return [
      describes === undefined
        ? { kind: 'comment', file, line: lineAt(start), text }
        : { kind: 'function comment', file, line: lineAt(start), text, describes },
    ];
  });
  // Code in a template is a text of this file: it declares no names.
  const declaring = code.replaceAll(/`(?:\\.|[^`\\])*`/gu, (template) => ' '.repeat(template.length));
  for (const { 1: declared, 2: parameter, index } of declaring.matchAll(DECLARED))
    remarks.push({ kind: 'name', file, line: lineAt(index), text: declared ?? parameter ?? '' });
  if (/\.(?:test|spec)\.tsx?$/u.test(file))
    for (const { 1: single, 2: double, 3: template, index } of code.matchAll(TITLE))
      remarks.push({
        kind: 'test title',
        file,
        line: lineAt(index),
        text: (single ?? double ?? template ?? '').replaceAll(/\\(.)/gu, '$1'),
      });
  return remarks;
}

interface Block {
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly isDoc: boolean;
}

/** Joins comments of one line each that follow each other, because they hold one text. */
function joinLines(
  source: string,
  comments: readonly { type: 'Line' | 'Block'; value: string; start: number; end: number }[],
): Block[] {
  const blocks: Block[] = [];
  let wasLine = false;
  for (const { type, value, start, end } of comments) {
    const before = blocks.at(-1);
    const isLine = type === 'Line';
    if (before && wasLine && isLine && /^\n[ \t]*$/u.test(source.slice(before.end, start)))
      blocks[blocks.length - 1] = { ...before, end, value: `${before.value}\n${value}` };
    else blocks.push({ start, end, value, isDoc: !isLine && value.startsWith('*') });
    wasLine = isLine;
  }
  return blocks;
}

function countLines(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
