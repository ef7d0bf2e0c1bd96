import { type BrailleText, findCodeForLanguage, type Translator } from '@relievo/braille';
import { type Drawing, mapItems, type TextItem, walkLeaves } from '@relievo/graphic/model';

/**
 * Braille for every text of a drawing that has none: in the code that it names, else in the code or table that is asked
 * for, the language's own where that is left out.
 */
export function writeLabelsInBraille(
  drawing: Drawing,
  { engine, translate }: Translator,
  table: string | undefined,
): Drawing {
  const usual = table ?? findCodeForLanguage(drawing.language);
  const byCode = new Map<string, TextItem[]>();
  for (const item of walkLeaves(drawing)) {
    if (item.kind !== 'text' || item.braille !== null) continue;
    const code = item.code ?? usual;
    if (!code) continue;
    const same = byCode.get(code);
    if (same) same.push(item);
    else byCode.set(code, [item]);
  }
  if (byCode.size === 0) return drawing;
  const byId = new Map<string, BrailleText>();
  for (const [code, bare] of byCode) {
    const written = translate(
      bare.map(({ print }) => print.replaceAll('\n', ' ')),
      code,
    );
    for (const [i, { id }] of bare.entries()) {
      const text = written[i];
      if (text) byId.set(id, { cells: text.cells, engine, table: text.table });
    }
  }
  return mapItems(drawing, (item) => {
    const braille = byId.get(item.id);
    return braille && item.kind === 'text' ? { ...item, braille } : item;
  });
}
