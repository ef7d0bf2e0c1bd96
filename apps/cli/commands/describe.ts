import { openBraille } from '@relievo/convert/braille';
import { createDocument, writePlainText } from '@relievo/convert/documents';
import { readProfile } from '../input/profile.ts';
import { readFirst } from '../input/read-input.ts';
import { STATUS } from '../io.ts';
import { writeJson } from '../output/json.ts';
import type { Command } from './command.ts';
import { OF_CHARTS } from './making.ts';
import { importOptions, requireOneFile } from './shared.ts';

export const describe: Command = {
  options: ['profile', 'title', 'language', 'table', 'pages', ...OF_CHARTS],
  run: async ({ values, positionals }, io) => {
    const { folder, out } = io;
    const profile = readProfile(folder, values.profile);
    const options = importOptions(values, profile, openBraille().translate);
    const { source } = await readFirst(io, requireOneFile(positionals, 'describe'), options);
    const document = createDocument(source);
    out(values.json ? writeJson(document) : writePlainText(document));
    return STATUS.fine;
  },
};
