import type { Element } from '@xmldom/xmldom';
import type { Relation } from '../markup/relations.ts';
import { findChild, findWithin, listChildren, valueOf } from '../markup/xml.ts';

/** Reads the words of SmartArt in the order in which the file lists them (ECMA-376, part 1, 21.4). */
export function readDiagramWords(
  ids: Element,
  relations: ReadonlyMap<string, Relation>,
  openPart: (path: string) => Element | null,
): readonly string[] {
  const data = relations.get(valueOf(ids, 'dm') ?? '');
  const points = data && findChild(openPart(data.path) ?? undefined, 'ptLst');
  return (points ? listChildren(points, 'pt') : [])
    .map((point) =>
      findWithin(point, 't')
        .map((text) => text.textContent ?? '')
        .join(''),
    )
    .filter((words) => words.trim() !== '');
}
