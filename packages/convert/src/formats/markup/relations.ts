import { listChildren, parseOfficeXml, valueOf } from './xml.ts';

/** What a part of an Office file refers to; nothing outside of the file is among it. */
export interface Relation {
  readonly type: string;
  /** From the root of the archive. */
  readonly path: string;
}

/** The relations of a part by their ids (ECMA-376, part 2, 6.5). */
export function readRelations(
  files: ReadonlyMap<string, Uint8Array>,
  part: string,
): ReadonlyMap<string, Relation> {
  const cut = part.lastIndexOf('/') + 1;
  const [folder, name] = [part.slice(0, cut), part.slice(cut)];
  const root = parseOfficeXml(files.get(`${folder}_rels/${name}.rels`));
  return new Map(
    (root ? listChildren(root, 'Relationship') : [])
      .filter((one) => valueOf(one, 'TargetMode') !== 'External')
      .map((one) => [
        valueOf(one, 'Id') ?? '',
        {
          type: (valueOf(one, 'Type') ?? '').split('/').at(-1) ?? '',
          path: resolvePath(folder, valueOf(one, 'Target') ?? ''),
        },
      ]),
  );
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
