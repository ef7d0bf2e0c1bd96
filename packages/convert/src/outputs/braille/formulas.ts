import type { Change } from '@relievo/graphic/outputs';
import { countOf } from '@relievo/words';
import { NEMETH_CLOSES, NEMETH_OPENS } from '../../braille/nemeth.ts';
import { findCodeOfTable } from '../../braille/tables.ts';
import type { Document } from '../../documents/document.ts';
import { writeFormulas } from '../../documents/write-formulas.ts';
import type { Formula } from '../../math/formula.ts';
import type { MathCode } from '../../settings.ts';
import type { ConversionReports } from '../../words/reports.ts';

export interface WrittenFormulas {
  /** Cells of the formulas among words that are still to be translated: they stay as they are. */
  readonly document: Document;
  readonly changes: readonly Change[];
}

/** The formulas of a document in the code that was chosen, else in that of its braille where it has one for them. */
export function writeFormulasInBraille(
  document: Document,
  table: string,
  chosen: MathCode | undefined,
): WrittenFormulas {
  const code = chosen ?? ((findCodeOfTable(table) ?? table).startsWith('ueb-') ? 'ueb' : null);
  let inOneLine = 0;
  const written = writeFormulas(document, (formula) => {
    const cells = code && writeCells(formula, code);
    if (cells) return cells;
    inOneLine += 1;
    return formula.line;
  });
  return {
    document: written,
    changes: inOneLine > 0 ? [reportInOneLine(inOneLine)] : [],
  };
}

function reportInOneLine(count: number): Change<ConversionReports> {
  return { code: 'formula_in_one_line', parameters: { count: countOf(count) }, items: [] };
}

/** Nemeth code within another one says where it begins and ends (BANA, Nemeth within UEB contexts, 2018). */
function writeCells({ ueb, nemeth }: Formula, code: MathCode): string | null {
  if (code === 'ueb') return ueb;
  return nemeth && [NEMETH_OPENS, nemeth, NEMETH_CLOSES].join('⠀');
}
