import type { Command } from './command.ts';
import { make } from './convert.ts';
import { MAKING } from './making.ts';
import { onlyFile } from './shared.ts';

export const chart: Command = {
  options: [...MAKING, 'type'],
  run: (words, io) => make({ ...words, positionals: [onlyFile(words.positionals, 'chart')] }, io),
};
