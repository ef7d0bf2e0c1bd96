import type { Command } from './command.ts';
import { makeOutputs } from './convert.ts';
import { MAKING, OF_CHARTS } from './making.ts';
import { requireOneFile } from './shared.ts';

export const chart: Command = {
  options: [...MAKING, ...OF_CHARTS],
  run: (words, io) =>
    makeOutputs({ ...words, positionals: [requireOneFile(words.positionals, 'chart')] }, io),
};
