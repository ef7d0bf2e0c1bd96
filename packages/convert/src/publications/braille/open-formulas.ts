import { BrailleError } from '@relievo/braille';
import { type Document, type Formula, walkBlocks, walkInlines } from '@relievo/document/model';
import { encodeUtf8 } from '@relievo/graphic/outputs';
import { NEMETH_CLOSES, NEMETH_OPENS, translateFormulas } from '../../braille/nemeth.ts';
import { findCodeOfTable } from '../../braille/tables.ts';
import { parseOfficeXml } from '../../formats/markup/xml.ts';
import { writeUeb } from '../../formats/math/ueb/write-ueb.ts';
import type { MathCode } from '../../settings.ts';
import type { Brailling } from './brailling.ts';

/** Opens the code for formulas. Those of Nemeth code are written beforehand, because their engine is not at once. */
export async function openFormulas(
  { blocks }: Document,
  table: string,
  chosen: MathCode | undefined,
): Promise<Brailling['formulaCells']> {
  const code = chosen ?? ((findCodeOfTable(table) ?? table).startsWith('ueb-') ? 'ueb' : null);
  if (code === null) return () => null;
  if (code === 'ueb') return writeInUeb;
  const cells = new Map<string, string | null>();
  for (const { mathml } of listFormulas(blocks)) cells.set(mathml, await writeInNemeth(mathml));
  return (mathml) => cells.get(mathml) ?? null;
}

function writeInUeb(mathml: string): string | null {
  const root = parseOfficeXml(encodeUtf8(mathml));
  return root?.localName === 'math' ? writeUeb(root) : null;
}

/** Writes Nemeth code with its signs around it; null if it has no cells for a character. */
async function writeInNemeth(mathml: string): Promise<string | null> {
  try {
    const [translation] = await translateFormulas([mathml]);
    if (!translation || translation.findings.length > 0 || translation.cells === '') return null;
    return [NEMETH_OPENS, translation.cells, NEMETH_CLOSES].join('⠀');
  } catch (error) {
    if (error instanceof BrailleError) return null;
    throw error;
  }
}

function* listFormulas(blocks: Document['blocks']): Generator<Pick<Formula, 'mathml'>> {
  for (const inline of walkInlines(blocks)) if (inline.kind === 'formula') yield inline;
  for (const { block } of walkBlocks(blocks)) if (block.kind === 'formula') yield block;
}
