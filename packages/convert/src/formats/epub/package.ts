import type { Element } from '@xmldom/xmldom';
import { resolvePath } from '../markup/relations.ts';
import { findChild, listChildren, valueOf } from '../markup/xml.ts';
import { readLanguage } from '../text/open-text-pages.ts';

export interface Book {
  readonly title: string | null;
  readonly language: string | null;
  /** Paths from the root of the archive, in reading order. */
  readonly chapters: readonly string[];
}

/** Where the package document stands (EPUB 3.3, 4.2.6.3.1). */
export function findPackage(container: Element | null): string | null {
  return valueOf(findChild(container ?? undefined, 'rootfiles', 'rootfile'), 'full-path');
}

/** Fonts may be hidden from being copied; chapters that are, nobody can read here (EPUB 3.3, 4.2.6.3.2). */
export function isProtected(encryption: Element | null): boolean {
  return (encryption ? listChildren(encryption, 'EncryptedData') : []).some((one) =>
    /\.(?:x?html?|xml|opf)$/i.test(valueOf(findChild(one, 'CipherData', 'CipherReference'), 'URI') ?? ''),
  );
}

export function readPackage(root: Element, path: string): Book {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const manifest = findChild(root, 'manifest');
  const spine = findChild(root, 'spine');
  const metadata = findChild(root, 'metadata');
  const files = new Map(
    (manifest ? listChildren(manifest, 'item') : [])
      .filter((item) => !/\bnav\b/.test(valueOf(item, 'properties') ?? ''))
      .map((item) => [
        valueOf(item, 'id') ?? '',
        resolvePath(folder, decodePath(valueOf(item, 'href') ?? '')),
      ]),
  );
  return {
    title: findChild(metadata, 'title')?.textContent?.replaceAll(/\s+/g, ' ').trim() || null,
    language: readLanguage(findChild(metadata, 'language')?.textContent),
    chapters: (spine ? listChildren(spine, 'itemref') : [])
      .filter((item) => valueOf(item, 'linear') !== 'no')
      .flatMap((item) => files.get(valueOf(item, 'idref') ?? '') ?? []),
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
