import type { Change, Problem } from '@relievo/graphic';
import type { ToldFinding } from '../output/told-finding.ts';

interface WithWords {
  readonly message: string;
}

export interface Report {
  /** As it was given. */
  readonly input: string;
  readonly name: string;
  /** With the output that made it; null where reading did. */
  readonly changes: readonly (Change & WithWords & { readonly output: string | null })[];
  /** What translated the words of an output, and by which table. */
  readonly braille: readonly { readonly output: string; readonly engine: string; readonly table: string }[];
  readonly problems: readonly (Problem & WithWords & { readonly output: string })[];
  readonly findings: readonly ToldFinding[];
}

/** What was made, what was changed on the way, what could not be made, what fingers would stumble over. */
export function reportText(reports: readonly Report[], written: readonly string[]): string {
  return [...written.map((path) => `Written: ${path}`), ...reports.flatMap(linesOf), ''].join('\n');
}

function linesOf({ input, changes, braille, problems, findings }: Report): readonly string[] {
  return [
    ...braille.map(
      ({ output, engine, table }) =>
        `${input} (${output}): the braille is by ${engine} with the table ${table}.`,
    ),
    ...[...groupOutputsByMessage(changes)].map(
      ([message, outputs]) => `${input}${writeOutputs(outputs)}: ${message}`,
    ),
    ...problems.map(({ output, message }) => `${input} could not be made as ${output}: ${message}`),
    ...findings.map(({ message, source }) => `${input} may be hard to feel: ${message} [${source}]`),
  ];
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
