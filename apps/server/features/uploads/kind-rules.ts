import { CONVERTED_ENDINGS, endingOf, KEPT_ENDINGS, VIDEO_ENDINGS } from '@relievo/contracts/uploads';

/** What a file is, whatever its name says. */
export interface FileKind {
  /** As resources name it; null for one that they have no name for. */
  readonly format: string | null;
  readonly mediaType: string;
  /** Whether it can become a drawing; what cannot is kept as it is. */
  readonly isConverted: boolean;
}

/** So many bytes tell what a file is. */
export const HEAD_BYTES = 4096;

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
const KINDS = {
  svg: { format: 'svg', mediaType: 'image/svg+xml', isConverted: true },
  csv: { format: 'csv', mediaType: 'text/csv', isConverted: true },
  png: { format: 'png', mediaType: 'image/png', isConverted: true },
  jpg: { format: 'jpg', mediaType: 'image/jpeg', isConverted: true },
  gif: { format: 'gif', mediaType: 'image/gif', isConverted: true },
  webp: { format: null, mediaType: 'image/webp', isConverted: true },
  avif: { format: null, mediaType: 'image/avif', isConverted: true },
  heic: { format: null, mediaType: 'image/heic', isConverted: true },
  tif: { format: null, mediaType: 'image/tiff', isConverted: true },
  bmp: { format: null, mediaType: 'image/bmp', isConverted: true },
  pdf: { format: 'pdf', mediaType: 'application/pdf', isConverted: true },
  doc: { format: 'doc', mediaType: 'application/msword', isConverted: false },
  ppt: { format: 'ppt', mediaType: 'application/vnd.ms-powerpoint', isConverted: false },
  docx: { format: 'docx', mediaType: `${OFFICE}.wordprocessingml.document`, isConverted: true },
  pptx: { format: 'pptx', mediaType: `${OFFICE}.presentationml.presentation`, isConverted: true },
  xlsx: { format: null, mediaType: `${OFFICE}.spreadsheetml.sheet`, isConverted: true },
  ods: { format: null, mediaType: `${OPEN_DOCUMENT}.spreadsheet`, isConverted: true },
  odt: { format: null, mediaType: `${OPEN_DOCUMENT}.text`, isConverted: true },
  odp: { format: null, mediaType: `${OPEN_DOCUMENT}.presentation`, isConverted: true },
  fodt: { format: null, mediaType: `${OPEN_DOCUMENT}.text-flat-xml`, isConverted: true },
  fodp: { format: null, mediaType: `${OPEN_DOCUMENT}.presentation-flat-xml`, isConverted: true },
  epub: { format: null, mediaType: 'application/epub+zip', isConverted: true },
  xml: { format: null, mediaType: 'application/x-dtbook+xml', isConverted: true },
  zip: { format: null, mediaType: 'application/zip', isConverted: true },
  html: { format: 'html', mediaType: 'text/html', isConverted: true },
  md: { format: null, mediaType: 'text/markdown', isConverted: true },
  txt: { format: null, mediaType: 'text/plain', isConverted: true },
  tex: { format: null, mediaType: 'application/x-tex', isConverted: true },
  json: { format: null, mediaType: 'application/json', isConverted: true },
  vtt: { format: null, mediaType: 'text/vtt', isConverted: false },
  mp4: { format: 'mp4', mediaType: 'video/mp4', isConverted: false },
  mov: { format: 'mov', mediaType: 'video/quicktime', isConverted: false },
  avi: { format: 'avi', mediaType: 'video/x-msvideo', isConverted: false },
  webm: { format: 'webm', mediaType: 'video/webm', isConverted: false },
  mp3: { format: null, mediaType: 'audio/mpeg', isConverted: false },
  wav: { format: null, mediaType: 'audio/wav', isConverted: false },
  ogg: { format: null, mediaType: 'audio/ogg', isConverted: false },
  m4a: { format: null, mediaType: 'audio/mp4', isConverted: false },
} as const satisfies Record<string, FileKind>;

/** '.svg, .png, …' */
export function listTakenEndings(): string {
  return [...CONVERTED_ENDINGS, ...KEPT_ENDINGS].map((ending) => `.${ending}`).join(', ');
}

/** Captions are kept beside what they belong to, and are nothing by themselves. */
export function isCaptions({ mediaType }: FileKind): boolean {
  return mediaType === KINDS.vtt.mediaType;
}

export function isVideo({ format }: FileKind): boolean {
  return VIDEO_ENDINGS.some((ending) => ending === format);
}

/** Told by the first bytes; the name decides only where several kinds begin alike. Null for what is taken by nobody. */
export function findKind(head: Uint8Array, name: string): FileKind | null {
  const text = Buffer.from(head).toString('latin1');
  const ending = endingOf(name);
  if (text.slice(0, 1024).includes('%PDF-')) return KINDS.pdf;
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return KINDS.png;
  if (text.startsWith('\xff\xd8\xff')) return KINDS.jpg;
  if (/^GIF8[79]a/.test(text)) return KINDS.gif;
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return KINDS.webp;
  if (/^[\s\S]{4}ftypavi[fs]/.test(text)) return KINDS.avif;
  if (isHeic(text)) return KINDS.heic;
  if (/^(?:II\*\0|MM\0\*)/.test(text)) return KINDS.tif;
  // The size of its second head, which no text has there.
  if (/^BM[\s\S]{12}[\x28-\x7c]\0\0\0/.test(text)) return KINDS.bmp;
  if (/^RIFF[\s\S]{4}AVI /.test(text)) return KINDS.avi;
  if (/^RIFF[\s\S]{4}WAVE/.test(text)) return KINDS.wav;
  if (text.startsWith('OggS')) return KINDS.ogg;
  // With a head of names before the sound, or with the first of its frames (layer III of MPEG 1, 2 or 2.5).
  if (/^ID3[\x02-\x04]|^\xff[\xfa\xfb\xf2\xf3\xe2\xe3]/.test(text)) return KINDS.mp3;
  if (/^[\s\S]{4}ftypM4A/.test(text)) return KINDS.m4a;
  if (text.startsWith('\x1a\x45\xdf\xa3')) return KINDS.webm;
  if (/^[\s\S]{4}ftypqt {2}/.test(text)) return KINDS.mov;
  if (/^[\s\S]{4}ftyp(?:isom|iso\d|mp4\d|avc1|M4V|MSNV|dash)/.test(text)) return KINDS.mp4;
  if (text.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    return ending === 'doc' || ending === 'ppt' ? KINDS[ending] : null;
  if (text.startsWith('PK\x03\x04')) return findOfficeKind(text, ending);
  return findTextKind(head, ending);
}

/** The kinds that a file of MPEG says that it is of: as HEVC packs pictures, and none of AVIF (ISO 23008-12). */
function isHeic(text: string): boolean {
  const [, kinds = ''] = /^[\s\S]{4}ftyp((?:[ -~]{4}|\0{4}){1,12})/.exec(text) ?? [];
  return /hei[cxms]|hev[cxms]/.test(kinds) && !kinds.includes('avif');
}

/** What the first entry of an archive holds, not packed, says what it is (OpenDocument 1.3, part 2, 3.3). */
const SAID = /^PK[\s\S]{28}mimetype([\x20-\x7e]{5,100}?)PK/;

/** Office documents say early in the archive that they are one; which one, is seen when it is opened. */
function findOfficeKind(text: string, ending: string): FileKind | null {
  const said = SAID.exec(text)?.[1]?.replace(/-template$/, '');
  if (said !== undefined) return Object.values(KINDS).find(({ mediaType }) => mediaType === said) ?? null;
  // An archive of a book says it nowhere early: its package is searched when it is opened.
  if (ending === 'zip') return KINDS.zip;
  if (!/\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|ppt\/|xl\//.test(text)) return null;
  if (ending === 'xlsm') return KINDS.xlsx;
  return ending === 'docx' || ending === 'pptx' || ending === 'xlsx' ? KINDS[ending] : null;
}

/** A comment ends at the first '-->'. With any other end, a row of comments could be read in exponentially many ways. */
const PAGE =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:[^-]|-[^-]|--+[^>-])*--+>\s*)*<(?:!doctype\s+html|html|head|body|h[1-6]|p|div)\b/i;

function findTextKind(head: Uint8Array, ending: string): FileKind | null {
  const text = decodeHead(head);
  if (text === null) return null;
  // WebVTT, 4.1: the word stands first, and a line ends or white space comes after it.
  if (/^\uFEFF?WEBVTT(?:\s|$)/.test(text)) return KINDS.vtt;
  const flat = findFlatKind(text);
  if (flat) return flat;
  if (/^\s*</.test(text) && /<(?:\w{1,20}:)?dtbook[\s>]/.test(text)) return KINDS.xml;
  if (PAGE.test(text) && (ending === 'html' || ending === 'htm')) return KINDS.html;
  if (/<(?:\w+:)?svg[\s>/]/i.test(text)) return KINDS.svg;
  if (/^\s*</.test(text)) return ending === 'svg' ? KINDS.svg : null;
  if (ending === 'json' && /^\uFEFF?\s*[[{]/.test(text)) return KINDS.json;
  if (ending === 'tex' || (ending !== 'md' && isLatex(text))) return KINDS.tex;
  if (ending === 'md') return KINDS.md;
  if (ending === 'csv' || ending === 'tsv' || looksDelimited(text)) return KINDS.csv;
  return ending === 'txt' ? KINDS.txt : null;
}

const FLAT = /<(?:\w{1,20}:)?document\s/;

/** Finds the kind of an OpenDocument file that is one page of XML; its root element says it after many names of namespaces. */
function findFlatKind(text: string): FileKind | null {
  const at = text.search(FLAT);
  if (at < 0 || !/^\s*</.test(text)) return null;
  const [, said] = /opendocument\.(text|presentation)["']/.exec(text.slice(at)) ?? [];
  return said === undefined ? null : said === 'text' ? KINDS.fodt : KINDS.fodp;
}

/** Tells whether a line begins as files of LaTeX do. */
function isLatex(text: string): boolean {
  return /^[ \t]{0,20}\\document(?:class|style)[ \t]{0,20}[[{]/m.test(text);
}

/** As text, in whichever of the usual encodings; null where it is none. */
function decodeHead(head: Uint8Array): string | null {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const text = new TextDecoder(isWide ? (head[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(head);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
}

function looksDelimited(text: string): boolean {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const delimited = lines.filter((line) => /[,;\t|]/.test(line)).length;
  return delimited >= 2 && delimited > lines.length / 2;
}
