import { BrailleError } from '@relievo/braille';
import { encodeUtf8 } from '@relievo/graphic/outputs';
import { NEMETH_CLOSES, NEMETH_OPENS } from '../../braille/nemeth.ts';
import { findCodeOfTable } from '../../braille/tables.ts';
import { parseOfficeXml } from '../../formats/markup/xml.ts';
import { translateFormulas } from '../../formats/math/nemeth/translate-formulas.ts';
import { writeUeb } from '../../formats/math/ueb/write-ueb.ts';
import type { MathCode } from '../../settings.ts';
import type { Brailling } from './brailling.ts';

/** Opens the code for formulas: the chosen one, or that of the table. */
export function openFormulas(table: string, chosen: MathCode | undefined): Brailling['formulaCells'] {
  const code = chosen ?? ((findCodeOfTable(table) ?? table).startsWith('ueb-') ? 'ueb' : null);
  if (code === null) return () => null;
  return code === 'ueb' ? writeInUeb : writeInNemeth;
}

function writeInUeb(mathml: string): string | null {
  const root = parseOfficeXml(encodeUtf8(mathml));
  return root?.localName === 'math' ? writeUeb(root) : null;
}

/** Writes Nemeth code with its signs around it; null if the code has no certain way to write the formula. */
function writeInNemeth(mathml: string): string | null {
  try {
    const [translation] = translateFormulas([mathml]);
    if (!translation || translation.cells === '') return null;
    return [NEMETH_OPENS, translation.cells, NEMETH_CLOSES].join('⠀');
  } catch (error) {
    if (error instanceof BrailleError) return null;
    throw error;
  }
}
