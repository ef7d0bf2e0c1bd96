import { pack, unpack, type WholeDocument } from '@relievo/document/file';
import type { Result } from '@relievo/graphic/model';
import { PACKAGE, packDocument } from './package/package.ts';
import type { Publication, PublicationMeans, Published } from './publication.ts';
import { PUBLICATIONS } from './publications.ts';

/** Files that can be made of a document which is saved with a resource: each publication, and all of them as a package. */
export const OFFERED_PUBLICATIONS: readonly Publication[] = [
  ...PUBLICATIONS,
  {
    ...PACKAGE,
    use: 'All of these in one zip, with a page to begin at and a report of changes and losses.',
    make: (whole, means) => packDocument(whole, means, { notes: [] }),
  },
];

/** Packs a document as the one file that is saved with a resource. */
export function writeDocumentFile(whole: WholeDocument): Uint8Array {
  return pack(whole);
}

/** A publication that is made of a packed document, under the title and in the language that its author gave it. */
export interface FileToPublish {
  readonly publication: Publication;
  readonly bytes: Uint8Array;
  readonly title: string;
  readonly language: string;
}

export async function publishFile(
  { publication, bytes, title, language }: FileToPublish,
  means: PublicationMeans,
): Promise<Result<Published>> {
  const read = unpack(bytes);
  if (!read.ok) return read;
  const { document, pictures } = read.value;
  const metadata = { ...document.metadata, title, language };
  return publication.make({ document: { ...document, metadata }, pictures }, means);
}
