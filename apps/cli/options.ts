import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { BadInput } from './io.ts';

/** Every option of every command, by the words that follow it in the help. */
const OPTIONS = {
  to: { type: 'string' },
  out: { type: 'string' },
  profile: { type: 'string' },
  pages: { type: 'string' },
  layout: { type: 'string' },
  sheets: { type: 'string' },
  reader: { type: 'string' },
  charts: { type: 'string' },
  table: { type: 'string' },
  formulas: { type: 'string' },
  type: { type: 'string' },
  x: { type: 'string' },
  y: { type: 'string' },
  group: { type: 'string' },
  header: { type: 'string' },
  scale: { type: 'string' },
  bars: { type: 'string' },
  trend: { type: 'boolean' },
  domain: { type: 'string' },
  step: { type: 'string' },
  decimal: { type: 'string' },
  title: { type: 'string' },
  language: { type: 'string' },
  labels: { type: 'string' },
  speech: { type: 'string' },
  overlays: { type: 'boolean' },
  width: { type: 'string' },
  size: { type: 'string' },
  columns: { type: 'string' },
  rows: { type: 'string' },
  volume: { type: 'string' },
  voice: { type: 'string' },
  speed: { type: 'string' },
  pitch: { type: 'string' },
  repair: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies Record<string, ParseArgsOptionDescriptor>;

export type OptionName = keyof typeof OPTIONS;
export type Options = {
  readonly [Name in OptionName]?: (typeof OPTIONS)[Name]['type'] extends 'boolean' ? boolean : string;
};

export interface Words {
  readonly values: Options;
  readonly positionals: readonly string[];
}

/** The words of a command; one that it does not know is named. */
export function readWords(words: readonly string[], allowed: readonly OptionName[]): Words {
  const options = Object.fromEntries(
    [...allowed, 'json', 'help'].map((name) => [name, OPTIONS[name as OptionName]]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    throw new BadInput('bad_words', sentenceOf(error));
  }
}

/** Node's sentences name the option and go on about how to write others. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [first = message] = message.split(/\.\s|\n/);
  return `${first.replaceAll("'", '').replace(/\.$/, '')}. Run relievo --help to see what there is.`;
}

export function numberOption(
  name: OptionName,
  given: string | boolean | undefined,
  { least, most, whole }: { readonly least: number; readonly most: number; readonly whole?: true },
): number | undefined {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (given !== '' && value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
  throw new BadInput(
    'bad_number',
    `--${name} takes a ${whole ? 'whole ' : ''}number from ${least} to ${most}, not “${String(given).slice(0, 40)}”.`,
  );
}
