import { maxOf } from '@relievo/words';
import { type Delimiter, parseRows } from './parse.ts';

/** In doubt the rarer one: a comma also stands in numbers and sentences. */
const CANDIDATES: readonly Delimiter[] = ['\t', ';', '|', ','];
const SAMPLE = 20_000;
const MOST_ROWS = 50;

/** The delimiter that gives most rows the same number of cells, more than one. */
export function findDelimiter(text: string): Delimiter {
  const sample = takeWholeLines(text);
  let best: { readonly delimiter: Delimiter; readonly share: number } = { delimiter: ',', share: 0 };
  for (const delimiter of CANDIDATES) {
    // The sample may end within quotation marks.
    const whole = parseRows(sample, delimiter);
    const parsed = whole.ok ? whole : parseRows(`${sample}"`, delimiter);
    if (!parsed.ok) continue;
    const rows = parsed.value.filter((row) => row.some((cell) => cell !== '')).slice(0, MOST_ROWS);
    const share = shareOfAlike(rows.map(({ length }) => length));
    if (share > best.share + 1e-9) best = { delimiter, share };
  }
  return best.delimiter;
}

function takeWholeLines(text: string): string {
  if (text.length <= SAMPLE) return text;
  const end = text.lastIndexOf('\n', SAMPLE);
  return text.slice(0, end > 0 ? end : SAMPLE);
}

function shareOfAlike(lengths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const length of lengths) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return lengths.length === 0 ? 0 : maxOf(counts.values(), 0) / lengths.length;
}
