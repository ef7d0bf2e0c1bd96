import { parseSync } from 'oxc-parser';
import { type ArrowAtTop, collectArrowsAtTop } from './arrows-at-top.ts';
import { collectImports, type Import, styleImports } from './imports.ts';
import { collectMarks, type Mark } from './marks.ts';

export interface Source {
  readonly imports: readonly Import[];
  readonly marks: readonly Mark[];
  readonly arrowsAtTop: readonly ArrowAtTop[];
  readonly lines: number;
}

/** What a file imports and which reserved things it holds. Throws when the file cannot be parsed. */
export function readSource(path: string, text: string): Source {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const lines = lineAt(text.length);
  if (path.endsWith('.css'))
    return { imports: styleImports(text, lineAt), marks: [], arrowsAtTop: [], lines };
  const parsed = parseSync(path, text);
  const fault = parsed.errors[0];
  if (fault) throw new Error(`${path} cannot be parsed: ${fault.message}`);
  return {
    imports: collectImports(parsed, text, lineAt),
    marks: collectMarks(path, text, parsed.program, lineAt),
    arrowsAtTop: collectArrowsAtTop(parsed.program, lineAt),
    lines,
  };
}
