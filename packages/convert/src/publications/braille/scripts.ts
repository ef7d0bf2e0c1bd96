import type { Formula, Inline, TextRun } from '@relievo/document/model';
import { escapeMarkup } from '@relievo/graphic/xml';
import { addAll } from '@relievo/words';

/** A letter, a number or a sign with what is raised or lowered behind it. */
interface Token {
  readonly base: string;
  sub: string;
  super: string;
}

/** Signs of chemistry and of units; a longer word is text with a raised number behind it. */
const BASES = /^[A-Za-z\d()+\-−=·/[\]]+$/u;
const WORD = /[a-z]{2}/u;
const SCRIPTS = /^[\p{L}\d+\-−]{1,4}$/u;
const PIECES = /[A-Z][a-z]?|[a-z]|\d+|[^\s]/gu;
const END = /[.,;:!?]{1,8}$/u;

/** Finds words such as H2O and m2 with raised or lowered numbers, and makes formulas of them: braille has rules for those. */
export function findScriptedWords(inlines: readonly Inline[]): readonly Inline[] {
  const found: Inline[] = [];
  let word: TextRun[] = [];
  const end = (): void => {
    addAll(found, readWord(word));
    word = [];
  };
  for (const inline of inlines) {
    if (inline.kind !== 'text') {
      end();
      found.push(inline);
      continue;
    }
    for (const part of inline.text.split(/(\s+)/u)) {
      if (part === '') continue;
      if (/^\s/u.test(part)) {
        end();
        found.push({ ...inline, text: part });
      } else word.push({ ...inline, text: part });
    }
  }
  end();
  return found;
}

function readWord(runs: readonly TextRun[]): readonly Inline[] {
  if (!runs.some(isScript)) return runs;
  const last = runs.at(-1);
  const ending = last && !isScript(last) ? (END.exec(last.text)?.[0] ?? '') : '';
  const tokens: Token[] = [];
  for (const run of runs) {
    const text = run === last && ending !== '' ? run.text.slice(0, -ending.length) : run.text;
    if (text === '') continue;
    if (!isScript(run)) {
      if (!BASES.test(text) || WORD.test(text)) return runs;
      for (const [base] of text.matchAll(PIECES)) tokens.push({ base, sub: '', super: '' });
      continue;
    }
    const token = tokens.at(-1);
    if (!token || !SCRIPTS.test(text)) return runs;
    if (run.styles?.includes('sub')) token.sub += text;
    else token.super += text;
  }
  const formula: Formula = {
    kind: 'formula',
    mathml: `<math>${tokens.map(writeToken).join('')}</math>`,
    line: runs.map(({ text }) => text).join(''),
  };
  return [formula, ...(ending === '' ? [] : [{ kind: 'text' as const, text: ending }])];
}

export function isScript({ styles = [] }: TextRun): boolean {
  return styles.includes('sub') || styles.includes('super');
}

function writeToken({ base, sub, super: raised }: Token): string {
  const inner = writeLeaf(base);
  if (sub && raised) return `<msubsup>${inner}${writeRow(sub)}${writeRow(raised)}</msubsup>`;
  if (sub) return `<msub>${inner}${writeRow(sub)}</msub>`;
  return raised ? `<msup>${inner}${writeRow(raised)}</msup>` : inner;
}

function writeRow(text: string): string {
  return `<mrow>${Array.from(text.matchAll(/\d+|./gu), ([one]) => writeLeaf(one)).join('')}</mrow>`;
}

function writeLeaf(text: string): string {
  const tag = /^\d/u.test(text) ? 'mn' : /^\p{L}/u.test(text) ? 'mi' : 'mo';
  return `<${tag}>${escapeMarkup(text)}</${tag}>`;
}
