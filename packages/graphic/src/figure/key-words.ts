import type { Drawing, TextItem } from '../model/drawing.ts';
import { walkLeaves } from '../model/walk.ts';

/** Lists the entries of a key in words, with the code of each: for a medium without room for the sheets of the key. */
export function listKeyWords(keySheets: readonly Drawing[]): readonly string[] {
  const texts = keySheets
    .flatMap((sheet) => [...walkLeaves(sheet)])
    .filter((item): item is TextItem => item.kind === 'text' && item.role === 'key');
  const codes = new Map(
    texts.flatMap(({ labels, print }) => (labels === undefined ? [] : [[labels, print]])),
  );
  return texts.flatMap(({ id, print, labels }) => {
    if (print === '' || labels !== undefined) return [];
    const code = codes.get(id);
    return [code === undefined ? print : `${code} ${print}`];
  });
}
