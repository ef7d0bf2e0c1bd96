import { type BrailleText, findCodeForLanguage, type Translator } from '@relievo/braille';
import { type Drawing, mapItems, type TextItem, walkLeaves } from '@relievo/graphic';

/** Braille for every text of a drawing that has none; a code or a table, the language's own where it is left out. */
export function writeLabelsInBraille(
  drawing: Drawing,
  { engine, translate }: Translator,
  table: string | undefined,
): Drawing {
  const code = table ?? findCodeForLanguage(drawing.language);
  const bare = [...walkLeaves(drawing)].filter(
    (item): item is TextItem => item.kind === 'text' && item.braille === null,
  );
  if (!code || bare.length === 0) return drawing;
  const written = translate(
    bare.map(({ print }) => print.replaceAll('\n', ' ')),
    code,
  );
  const byId = new Map<string, BrailleText>();
  for (const [i, { id }] of bare.entries()) {
    const text = written[i];
    if (text) byId.set(id, { cells: text.cells, engine, table: text.table });
  }
  return mapItems(drawing, (item) => {
    const braille = byId.get(item.id);
    return braille && item.kind === 'text' ? { ...item, braille } : item;
  });
}
