import { BrailleError } from '@relievo/braille';
import { openBraille } from '@relievo/convert/braille';
import { BadInput, STATUS } from '../io.ts';
import { writeJson } from '../output/json.ts';
import { badInput, withWords } from '../output/told.ts';
import type { Command } from './command.ts';

export const braille: Command = {
  options: ['table'],
  run: ({ values, positionals }, { out, err }) => {
    if (positionals.length === 0)
      throw new BadInput('no_text', 'There is no text. Write it behind the command: relievo braille "text".');
    const text = positionals.join(' ');
    const { cells, engine, table, findings } = translateText(text, values.table ?? 'ueb-2');
    const reported = findings.map(withWords);
    out(values.json ? writeJson({ text, cells, engine, table, findings: reported }) : `${cells}\n`);
    for (const { message } of reported) err(`${message}\n`);
    return findings.length > 0 ? STATUS.findings : STATUS.fine;
  },
};

function translateText(text: string, table: string) {
  try {
    const [made] = openBraille().translate([text], table);
    if (made) return made;
  } catch (error) {
    if (error instanceof BrailleError) throw badInput(error);
    throw error;
  }
  throw new BadInput('no_braille', 'No braille was made of this text.');
}
