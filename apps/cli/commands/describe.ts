import { documentOf, openBraille, plainText } from '@relievo/convert';
import { chosenProfile } from '../input/profile.ts';
import { readInput } from '../input/read-input.ts';
import { STATUS } from '../io.ts';
import { jsonText } from '../output/json.ts';
import type { Command } from './command.ts';
import { importOptions, onlyFile } from './shared.ts';

export const describe: Command = {
  options: ['profile', 'title', 'language', 'table', 'type'],
  run: async ({ values, positionals }, { folder, out }) => {
    const profile = chosenProfile(folder, values.profile);
    const options = importOptions(values, profile, openBraille().translate);
    const { source } = await readInput(folder, onlyFile(positionals, 'describe'), options);
    const document = documentOf(source);
    out(values.json ? jsonText(document) : plainText(document));
    return STATUS.fine;
  },
};
