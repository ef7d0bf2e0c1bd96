import type { Element } from '@xmldom/xmldom';
import { listChildren, parseOfficeXml, valueOf } from './xml.ts';

/** What a part of an Office file refers to; nothing outside of the file is among it. */
export interface Relation {
  readonly type: string;
  /** From the root of the archive. */
  readonly path: string;
}

type Files = ReadonlyMap<string, Uint8Array>;

/** The relations of a part by their ids (ECMA-376, part 2, 6.5). */
export function readRelations(files: Files, part: string): ReadonlyMap<string, Relation> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  return new Map(
    listRelations(files, part)
      .filter((one) => !isOutside(one))
      .map((one) => [
        valueOf(one, 'Id') ?? '',
        {
          type: (valueOf(one, 'Type') ?? '').split('/').at(-1) ?? '',
          path: resolvePath(folder, valueOf(one, 'Target') ?? ''),
        },
      ]),
  );
}

/** Reads the addresses outside of the file that a part links to, by their ids; nothing is fetched from them. */
export function readAddresses(files: Files, part: string): ReadonlyMap<string, string> {
  return new Map(
    listRelations(files, part)
      .filter(isOutside)
      .map((one) => [valueOf(one, 'Id') ?? '', valueOf(one, 'Target') ?? '']),
  );
}

function listRelations(files: Files, part: string): readonly Element[] {
  const cut = part.lastIndexOf('/') + 1;
  const root = parseOfficeXml(files.get(`${part.slice(0, cut)}_rels/${part.slice(cut)}.rels`));
  return root ? listChildren(root, 'Relationship') : [];
}

function isOutside(relation: Element): boolean {
  return valueOf(relation, 'TargetMode') === 'External';
}

/** A path inside of an archive, seen from a folder of it; it never leads out. */
export function resolvePath(folder: string, target: string): string {
  const parts = target.startsWith('/') ? [] : folder.split('/').filter((part) => part !== '');
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
