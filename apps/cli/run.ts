import { braille } from './commands/braille.ts';
import { chart } from './commands/chart.ts';
import { check } from './commands/check.ts';
import type { Command } from './commands/command.ts';
import { convert } from './commands/convert.ts';
import { describe } from './commands/describe.ts';
import { graph } from './commands/graph.ts';
import { HELP } from './help.ts';
import { BadInput, type Io, STATUS, type Status } from './io.ts';
import { readWords } from './options.ts';
import { writeJson } from './output/json.ts';

const COMMANDS = { convert, chart, graph, check, describe, braille } as const satisfies Record<
  string,
  Command
>;

function isCommand(name: string): name is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, name);
}

/** The program: the status that it ends with. Nothing that goes wrong shows more than a sentence. */
export async function runRelievo(words: readonly string[], io: Io): Promise<Status> {
  try {
    return await run(words, io);
  } catch (error) {
    const problem = error instanceof BadInput ? error : reportUnexpected(error);
    if (words.includes('--json'))
      io.out(writeJson({ error: { code: problem.code, message: problem.message } }));
    io.err(`${problem.message}\n`);
    return STATUS.badInput;
  }
}

async function run([name, ...words]: readonly string[], io: Io): Promise<Status> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(HELP.relievo);
    return name === undefined ? STATUS.badInput : STATUS.fine;
  }
  if (!isCommand(name))
    throw new BadInput(
      'unknown_command',
      `There is no command “${name.slice(0, 40)}”. Run relievo --help to see what there is.`,
    );
  const command: Command = COMMANDS[name];
  const read = readWords(words, command.options);
  if (!read.values.help) return command.run(read, io);
  io.out(HELP[name]);
  return STATUS.fine;
}

function reportUnexpected(error: unknown): BadInput {
  const what = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return new BadInput(
    'unexpected',
    `Something went wrong that should not: ${what}. Please report it with the file that you used.`,
  );
}
