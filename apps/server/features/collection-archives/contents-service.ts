import { escapeMarkup } from '@relievo/graphic/xml';
import type { ArchiveEntry } from '../../platform/formats/archive.ts';
import { BYTE_ORDER_MARK, writeCsvLine } from '../../platform/formats/csv.ts';
import type { Packed } from './packing-service.ts';

/** The collection that a zip was made of, and when. */
export interface About {
  readonly name: string;
  readonly description: string;
  readonly ownerName: string;
  readonly address: string;
  readonly madeAt: Date;
}

/** What stands in the zip beside the files: a page for people and a table for programs. */
export function listContents(about: About, packed: readonly Packed[]): readonly ArchiveEntry[] {
  return [
    createEntry('index.html', about.madeAt, () => writePage(about, packed)),
    createEntry('contents.csv', about.madeAt, () => writeTable(packed)),
  ];
}

function createEntry(name: string, changedAt: Date, words: () => Iterable<string>): ArchiveEntry {
  async function* bytes() {
    for (const part of words()) yield Buffer.from(part);
  }
  return { name, changedAt, shrinks: true, bytes };
}

function* writeTable(packed: readonly Packed[]): Generator<string> {
  yield `${BYTE_ORDER_MARK}${writeCsvLine(['Number', 'Title', 'Author', 'Licence', 'Notes', 'Address', 'Files', 'Not included'])}`;
  for (const [at, item] of packed.entries())
    yield writeCsvLine([
      at + 1,
      item.title,
      item.author,
      item.licence,
      item.notes,
      item.address,
      item.files.map(({ path }) => path).join('; '),
      item.leftOut.map(({ name, why }) => [name, why].filter(Boolean).join(': ')).join('; '),
    ]);
}

const STYLE = `:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 42rem; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.25; }
li { margin-block: 0.5rem; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }`;

function writeParagraph(name: string, words: string): string {
  return words === '' ? '' : `<p>${name}${escapeMarkup(words)}</p>\n`;
}

function* writePage(about: About, packed: readonly Packed[]): Generator<string> {
  const { name, description, ownerName, address, madeAt } = about;
  const missing = packed.filter(({ leftOut }) => leftOut.length > 0);
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(name)}</h1>
${writeParagraph('', description)}${writeParagraph('A collection by ', ownerName)}<p>Created on ${madeAt.toISOString().slice(0, 10)} from <a href="${escapeMarkup(address)}">its page in the library</a>. <a href="contents.csv">contents.csv</a> holds the same as a table.</p>
<h2>What is in it</h2>
<ol>
`;
  for (const item of packed) yield writeListItem(item);
  yield '</ol>\n';
  if (missing.length > 0) {
    yield '<h2>What could not be included</h2>\n<ul>\n';
    for (const { title, leftOut } of missing)
      for (const { name: file, why } of leftOut)
        yield `<li>${escapeMarkup([title, file].filter(Boolean).join(', '))}: ${escapeMarkup(why)}</li>\n`;
    yield '</ul>\n';
  }
  yield '</main>\n</body>\n</html>\n';
}

function writeListItem({
  title,
  language,
  author,
  licence,
  description,
  altText,
  notes,
  address,
  files,
}: Packed): string {
  const lang = language === '' ? '' : ` lang="${escapeMarkup(language)}"`;
  const links = files.map(({ path, ...file }) => {
    const name = escapeMarkup(path.split('/').at(-1) ?? path);
    return `<li><a href="${writeLink(path)}">${name}</a> (${escapeMarkup(kindOf(file))})</li>`;
  });
  const library = escapeMarkup(`Page in the library: ${title}`);
  return `<li>
<h3${lang}>${escapeMarkup(title)}</h3>
${writeParagraph('By ', author)}${writeParagraph('Licence: ', licence)}${writeParagraph('Notes: ', notes)}${writeParagraph('', description)}${writeParagraph('What the picture shows: ', altText)}${
  links.length === 0 ? '' : `<ul aria-label="Files">\n${links.join('\n')}\n</ul>\n`
}${address === '' ? '' : `<p><a href="${escapeMarkup(address)}">${library}</a></p>\n`}</li>
`;
}

function writeLink(path: string): string {
  return escapeMarkup(path.split('/').map(encodeURIComponent).join('/'));
}

function kindOf({ format, profile, size }: Omit<Packed['files'][number], 'path'>): string {
  return [format.toUpperCase(), profile, formatKilobytes(size)].filter(Boolean).join(', ');
}

function formatKilobytes(size: number): string {
  return `${Math.max(1, Math.round(size / 1024))} KB`;
}
