import type { Confidence } from '../importer.ts';
import { listHeadNames, readDirectory } from './directory.ts';
import { unpack } from './unpack.ts';

export type ArchiveKind = 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp' | 'odg' | 'epub' | 'dtbook';

/** What the main part of an Office file is called there (ECMA-376, part 1, 11.3.10, 12.3.23, 13.3.6), macros and templates included. */
const MAIN_PARTS: readonly (readonly [ArchiveKind, RegExp])[] = [
  [
    'docx',
    /(?:wordprocessingml\.(?:document|template)|ms-word\.(?:document|template)\.macroEnabled)[\w.]{0,60}main\+xml/i,
  ],
  [
    'xlsx',
    /(?:spreadsheetml\.(?:sheet|template)|ms-excel\.(?:sheet|template)\.macroEnabled)[\w.]{0,60}main\+xml/i,
  ],
  [
    'pptx',
    /(?:presentationml\.(?:presentation|slideshow|template)|ms-powerpoint\.(?:presentation|slideshow|template)\.macroEnabled)[\w.]{0,60}main\+xml/i,
  ],
];
const MEDIA_TYPES: Readonly<Record<string, ArchiveKind>> = {
  'application/epub+zip': 'epub',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.text-template': 'odt',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.presentation-template': 'odp',
  'application/vnd.oasis.opendocument.graphics': 'odg',
  'application/vnd.oasis.opendocument.graphics-template': 'odg',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.spreadsheet-template': 'ods',
};
/** Of an archive that does not say what it is. */
const FOLDERS: readonly (readonly [ArchiveKind, RegExp])[] = [
  ['docx', /^word\//],
  ['xlsx', /^xl\//],
  ['pptx', /^ppt\//],
  ['epub', /^META-INF\/container\.xml$/],
  ['dtbook', /\.opf$/i],
];

const TYPES = '[Content_Types].xml';
const MIMETYPE = 'mimetype';

export interface FoundKind {
  readonly kind: ArchiveKind;
  readonly confidence: Confidence;
}

/** A file is asked about once for each importer. */
const known = new WeakMap<Uint8Array, FoundKind | null>();

/** Whether it is an archive of this kind, by what it says of itself and not by what its files are called. */
export function sniffArchive(bytes: Uint8Array, kind: ArchiveKind): Confidence | null {
  if (!isArchive(bytes)) return null;
  let found = known.get(bytes);
  if (found === undefined) {
    found = findArchiveKind(bytes);
    known.set(bytes, found);
  }
  return found?.kind === kind ? found.confidence : null;
}

export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

function findArchiveKind(bytes: Uint8Array): FoundKind | null {
  const unpacked = unpack(bytes, (name) => name === TYPES || name === MIMETYPE);
  const said = 'problem' in unpacked ? null : readSaid(unpacked.files);
  if (said) return { kind: said, confidence: 'certain' };
  const names = readDirectory(bytes)?.map(({ name }) => name) ?? listHeadNames(bytes.subarray(0, HEAD));
  const kind = FOLDERS.find(([, folder]) => names.some((name) => folder.test(name)))?.[0];
  if (kind) return { kind, confidence: 'likely' };
  return names.some((name) => /\.xml$/i.test(name)) ? { kind: 'dtbook', confidence: 'possible' } : null;
}
const HEAD = 64_000;

function readSaid(files: ReadonlyMap<string, Uint8Array>): ArchiveKind | null {
  const text = (name: string) => new TextDecoder().decode(files.get(name));
  const media = MEDIA_TYPES[text(MIMETYPE).trim()];
  if (media) return media;
  const types = text(TYPES);
  return MAIN_PARTS.find(([, part]) => part.test(types))?.[0] ?? null;
}
