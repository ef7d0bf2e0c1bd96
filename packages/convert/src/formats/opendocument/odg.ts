import { sniffArchive } from '../archive/kind.ts';
import type { Importer } from '../importer.ts';
import { refuseFile } from '../notes.ts';
import { findFlatKind } from './open-package.ts';

const MEGABYTE = 1_000_000;

/** Recognises drawings of OpenDocument, which are not read, to say how they can be saved so that they are. */
export const odgImporter: Importer = {
  id: 'odg',
  name: 'Drawing (OpenDocument)',
  endings: [],
  mostBytes: 50 * MEGABYTE,
  sniff: (head, whole) => (findFlatKind(head) === 'graphics' ? 'certain' : sniffArchive(whole, 'odg')),
  open: () => refuseFile('drawing_of_open_document'),
};
