import type { Run } from '../truth.ts';

const PATTERNS = [
  /\*\*(?<bold>.+?)\*\*/,
  /\*(?<italic>.+?)\*/,
  /\^\[(?<note>.+?)\]/,
  /\[(?<label>[^\]]+?)\]\((?<link>[^)]+?)\)/,
  /\$(?<latex>.+?)\$/,
  /(?<blank>_{3,})/,
  /\{(?<language>[a-z]{2}):(?<foreign>.+?)\}/,
  /~(?<sub>[^~\s]{1,8})~/,
  /\^(?<super>[^^\s[]{1,8})\^/,
];
const SIGN = new RegExp(PATTERNS.map(({ source }) => source).join('|'), 'gu');

/** Reads the marks within a line of a truth: **bold**, *italic*, [label](link), ^[note], $formula$, ____, {fr:mots}, ~sub~ and ^super^. */
export function parseRuns(line: string): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of line.matchAll(SIGN)) {
    if (match.index > from) runs.push({ kind: 'text', text: line.slice(from, match.index) });
    runs.push(readSign(match.groups ?? {}));
    from = match.index + match[0].length;
  }
  if (from < line.length) runs.push({ kind: 'text', text: line.slice(from) });
  return runs;
}

type Groups = Readonly<Record<string, string | undefined>>;

function readSign(groups: Groups): Run {
  const { note, latex, blank, label, link, foreign, language } = groups;
  if (note !== undefined) return { kind: 'note', text: note };
  if (latex !== undefined) return { kind: 'formula', latex };
  if (blank !== undefined) return { kind: 'blank', width: blank.length };
  if (label !== undefined && link !== undefined) return { kind: 'text', text: label, link };
  if (foreign !== undefined && language !== undefined) return { kind: 'text', text: foreign, language };
  for (const style of ['bold', 'italic', 'sub', 'super'] as const) {
    const text = groups[style];
    if (text !== undefined) return { kind: 'text', text, style };
  }
  throw new Error('A sign of the line has no meaning.');
}
