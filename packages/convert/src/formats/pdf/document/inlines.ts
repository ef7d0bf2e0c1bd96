import type { Inline, TextRun, TextStyle } from '@relievo/document/model';
import { joinRuns, textOfInlines, tidySpaces } from '@relievo/document/text';
import type { Piece } from '../page-words.ts';
import type { Row } from '../text/rows.ts';

/** Writes rows that belong together as one text: words that were parted at the end of a line are whole again. */
export function writeRows(rows: readonly Pick<Row, 'pieces'>[]): readonly Inline[] {
  return writePieces(rows.map(({ pieces }) => pieces));
}

/** Writes the pieces of each line. */
export function writePieces(lines: readonly (readonly Piece[])[]): readonly Inline[] {
  const runs: TextRun[] = [];
  for (const line of lines) {
    const [first] = line;
    if (first && runs.length > 0) joinLines(runs, first.text.trimStart());
    for (const piece of line) addRun(runs, toRun(piece));
  }
  return tidySpaces(
    joinRuns(runs).flatMap((inline, at, all) => findBlanks(inline, textOfInlines(all.slice(at + 1, at + 2)))),
  );
}

/** Adds a run. The blank between two runs belongs to the plainer one, so that only words are bold, slanted or a link. */
function addRun(runs: TextRun[], run: TextRun): void {
  const last = runs.at(-1);
  const text = run.text.trimStart();
  if (!last || text === run.text || (!run.styles && run.link === undefined)) {
    runs.push(run);
    return;
  }
  runs[runs.length - 1] = { ...last, text: `${last.text} ` };
  runs.push({ ...run, text });
}

/** Prepares the end of a line for the next one: a hyphen between letters goes, and anything else gets a blank. */
function joinLines(runs: TextRun[], next: string): void {
  const last = runs.at(-1);
  if (!last) return;
  const text = last.text.trimEnd();
  const isHyphenated = /\p{L}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(next) && !AND.test(next);
  runs[runs.length - 1] = { ...last, text: isHyphenated ? text.slice(0, -1) : `${text} ` };
}

/** A hyphen before one of these is for the end of another word, as in upper- and lowercase. */
const AND = /^(?:and|or|und|oder|bzw|et|ou|y|o|e)\b/u;

function toRun({ text, isBold, isItalic, script, certainty, link }: Piece): TextRun {
  const styles: TextStyle[] = [
    ...(isItalic ? (['italic'] as const) : []),
    ...(isBold ? (['bold'] as const) : []),
    ...(script === 'sub' ? (['sub'] as const) : []),
    ...(script === 'sup' ? (['super'] as const) : []),
  ];
  return {
    kind: 'text',
    text: cleanText(text),
    ...(styles.length > 0 && { styles }),
    ...(link !== undefined && { link }),
    ...(certainty !== undefined && { certainty }),
  };
}

/** Removes signs that cannot be written in XML, and writes ligatures as their letters. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/[\ufb00-\ufb06]/gu, (ligature) => ligature.normalize('NFKC'))
    .replaceAll(/[\p{Cc}\p{Cs}\p{Cn}\u00ad\u200b\ufffe\uffff]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''));
}

/** Underscores are a blank, and so are dots unless they lead to the number of a page. */
const GAP = /(?<!_)_{3,}|(?<!\.)\.{5,}|(?<!…)…{3,}|(?<!\. ?)\.(?: \.){4,}/gu;
const PAGE_NUMBER = /^[\divxlc]{1,7}$/u;

function findBlanks(inline: Inline, next: string): readonly Inline[] {
  if (inline.kind !== 'text') return [inline];
  const { text } = inline;
  const found: Inline[] = [];
  let from = 0;
  for (const { 0: gap, index } of text.matchAll(GAP)) {
    const isLeader =
      !gap.startsWith('_') && PAGE_NUMBER.test(`${text.slice(index + gap.length)}${next}`.trim());
    found.push({ ...inline, text: `${text.slice(from, index)}${isLeader ? ' ' : ''}` });
    if (!isLeader) found.push({ kind: 'blank', width: Math.min(MAX_BLANK, gap.length) });
    from = index + gap.length;
  }
  return from === 0 ? [inline] : [...found, { ...inline, text: text.slice(from) }];
}
const MAX_BLANK = 200;

/** Removes so many letters from the start of a text, and the blank after them. */
export function dropStart(inlines: readonly Inline[], letters: number): readonly Inline[] {
  let left = letters;
  const rest = inlines.map((inline) => {
    if (inline.kind !== 'text' || left <= 0) return inline;
    const taken = Math.min(left, inline.text.length);
    left -= taken;
    return { ...inline, text: inline.text.slice(taken) };
  });
  return tidySpaces(rest);
}

/** Removes looks that a whole text has: a heading is bold by what it is. */
export function dropCommonStyle(inlines: readonly Inline[], style: TextStyle): readonly Inline[] {
  const runs = inlines.filter((inline) => inline.kind === 'text' && inline.text.trim() !== '');
  if (!runs.every((inline) => inline.kind === 'text' && inline.styles?.includes(style))) return inlines;
  return joinRuns(
    inlines.map((inline) => {
      if (inline.kind !== 'text' || !inline.styles) return inline;
      const { styles, ...plain } = inline;
      const others = styles.filter((one) => one !== style);
      return others.length > 0 ? { ...plain, styles: others } : plain;
    }),
  );
}

export function isEmpty(inlines: readonly Inline[]): boolean {
  return textOfInlines(inlines).trim() === '';
}

/** Tells whether a text ends in the middle of a sentence. */
export function isUnfinished(inlines: readonly Inline[]): boolean {
  return inlines.at(-1)?.kind === 'text' && !/[.!?:]["”’)]?$/.test(textOfInlines(inlines).trimEnd());
}

/** Joins a text with the one that continues it in the next column, or on the next page, which then begins between both. */
export function joinTexts(
  before: readonly Inline[],
  after: readonly Inline[],
  page?: string,
): readonly Inline[] {
  const last = before.at(-1);
  const begin: readonly Inline[] = page === undefined ? [] : [{ kind: 'page-break', page }];
  if (last?.kind === 'text' && /\p{L}[-\u2010]$/u.test(last.text) && /^\p{Ll}/u.test(textOfInlines(after)))
    return joinRuns([...before.slice(0, -1), { ...last, text: last.text.slice(0, -1) }, ...begin, ...after]);
  return joinRuns([...before, { kind: 'text', text: ' ' }, ...begin, ...after]);
}
