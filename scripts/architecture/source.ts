import { parseSync } from 'oxc-parser';
import { type ArrowAtTop, collectArrowsAtTop } from './arrows-at-top.ts';
import { collectImports, type Import, styleImports } from './imports.ts';
import { collectListedNames, type ListedName } from './listed-names.ts';
import { collectMarks, type Mark } from './marks.ts';
import { DOOR } from './table.ts';

export interface Source {
  readonly imports: readonly Import[];
  readonly marks: readonly Mark[];
  readonly arrowsAtTop: readonly ArrowAtTop[];
  /** The names that it lists, where it is a door. */
  readonly listed: readonly ListedName[];
  readonly lines: number;
}

/** What a file imports and which reserved things it holds. Throws when the file cannot be parsed. */
export function readSource(path: string, text: string): Source {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const lines = lineAt(text.length);
  if (path.endsWith('.css'))
    return { imports: styleImports(text, lineAt), marks: [], arrowsAtTop: [], listed: [], lines };
  const parsed = parseSync(path, text);
  const fault = parsed.errors[0];
  if (fault) throw new Error(`${path} cannot be parsed: ${fault.message}`);
  return {
    imports: collectImports(parsed, text, lineAt),
    marks: collectMarks(path, text, parsed.program, lineAt),
    arrowsAtTop: collectArrowsAtTop(parsed.program, lineAt),
    listed: DOOR.test(path) ? collectListedNames(parsed, lineAt) : [],
    lines,
  };
}
