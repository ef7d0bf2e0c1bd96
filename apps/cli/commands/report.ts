import type { Certainty, FoundChart } from '@relievo/chart/reading';
import type { Problem } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import type { Finding } from '@relievo/graphic/rules';
import { presentFinding, type ToldFinding } from '../output/told-finding.ts';

interface WithWords {
  readonly message: string;
}

export interface Report {
  /** As it was given. */
  readonly input: string;
  readonly name: string;
  /** Those that it was made of, where the file became several things. */
  readonly pages: readonly number[];
  /** With the output that made it; null where reading did. */
  readonly changes: readonly (Change & WithWords & { readonly output: string | null })[];
  /** What translated the words of an output, and by which table. */
  readonly braille: readonly { readonly output: string; readonly engine: string; readonly table: string }[];
  readonly problems: readonly (Problem & WithWords & { readonly output: string })[];
  readonly findings: readonly Finding[];
  /** The charts that a drawing shows, as they were read. */
  readonly charts: readonly ReadChart[];
}

export interface ReadChart {
  readonly type: FoundChart['type'];
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly unit: string;
  readonly cells: readonly (readonly { readonly text: string; readonly certainty: Certainty }[])[];
}

/** For programs: every finding with its words. */
export function withAllWords(
  report: Report,
): Omit<Report, 'findings'> & { readonly findings: readonly ToldFinding[] } {
  return { ...report, findings: report.findings.map(presentFinding) };
}

/** What was made, what was changed on the way, what could not be made, what fingers would stumble over. */
export function reportText(reports: readonly Report[], written: readonly string[]): string {
  return [...written.map((path) => `Written: ${path}`), ...reports.flatMap(linesOf), ''].join('\n');
}

function linesOf(report: Report): readonly string[] {
  const { changes, braille, problems, findings } = report;
  const input = `${report.input}${writePages(report.pages)}`;
  return [
    ...braille.map(
      ({ output, engine, table }) =>
        `${input} (${output}): the braille is by ${engine} with the table ${table}.`,
    ),
    ...[...groupOutputsByMessage(changes)].map(
      ([message, outputs]) => `${input}${writeOutputs(outputs)}: ${message}`,
    ),
    ...problems.map(({ output, message }) => `${input} could not be made as ${output}: ${message}`),
    ...tellFindings(input, findings),
  ];
}

/** So many of one kind are told one by one, and so many counted: nobody reads ten thousand lines. */
const TOLD = 3;
export const COUNTED = 1000;

function tellFindings(input: string, findings: readonly Finding[]): readonly string[] {
  return [...Map.groupBy(findings, ({ code }) => code).values()].flatMap((alike) => {
    const more = alike.length - TOLD;
    return [
      ...alike.slice(0, TOLD).map((finding) => {
        const { message, source } = presentFinding(finding);
        return `${input} may be hard to feel: ${message} [${source}]`;
      }),
      ...(more > 0 ? [`${input}: ${tellMore(more)} like this.`] : []),
    ];
  });
}

function tellMore(count: number): string {
  if (count === 1) return 'there is 1 more finding';
  return `there are ${count >= COUNTED - TOLD ? `at least ${count}` : count} more findings`;
}

function writePages(pages: readonly number[]): string {
  const [first, ...more] = pages;
  if (first === undefined) return '';
  return more.length === 0 ? `, page ${first}` : `, pages ${writeRanges(pages)}`;
}

/** 2, 3, 4 and 7 are 2-4, 7. */
function writeRanges(pages: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const page of pages) {
    const range = ranges.at(-1);
    if (range && range.last === page - 1) range.last = page;
    else ranges.push({ first: page, last: page });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}

/** The same change in several outputs is told once. */
function groupOutputsByMessage(changes: Report['changes']): ReadonlyMap<string, readonly string[]> {
  const outputs = new Map<string, string[]>();
  for (const { output, message } of changes) {
    const known = outputs.get(message) ?? [];
    if (output !== null && !known.includes(output)) known.push(output);
    outputs.set(message, known);
  }
  return outputs;
}

function writeOutputs(outputs: readonly string[]): string {
  return outputs.length > 0 ? ` (${outputs.join(', ')})` : '';
}
