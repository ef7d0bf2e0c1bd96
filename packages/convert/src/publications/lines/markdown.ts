import type { WholeDocument } from '@relievo/document/file';
import { type Block, replaceEach, type Table } from '@relievo/document/model';
import { succeed } from '@relievo/graphic/model';
import { encodeUtf8, type OutputFile } from '@relievo/graphic/outputs';
import { showFigures } from '../figures.ts';
import { createReferences } from '../html/references.ts';
import { writeBlocks } from '../html/write-blocks.ts';
import type { Publication } from '../publication.ts';
import { findPublicationWords } from '../words.ts';
import { createMarkdownForm } from './markdown-form.ts';
import { writeText } from './write-text.ts';

/** Markdown with notes, tables and formulas as Pandoc reads them, and its pictures beside it. */
export const markdown = {
  id: 'markdown',
  name: 'Markdown',
  use: 'For text editors and Pandoc, with pictures beside it.',
  mediaType: 'text/markdown',
  make: async (whole, means) => {
    const { document, pictures } = whole;
    const shown = showFigures(document, means);
    const beside: OutputFile[] = [];
    const addresses = new Map<string, string>();
    const add = (id: string, name: string, mediaType: string, bytes: Uint8Array): void => {
      addresses.set(id, name);
      beside.push({ name, mediaType, bytes });
    };
    for (const { id, mediaType } of document.pictures) {
      const bytes = pictures.get(id);
      const ending = mediaType.replace('image/', '').replace('jpeg', 'jpg');
      if (bytes) add(id, `pictures/${id}.${ending}`, mediaType, bytes);
    }
    for (const [id, { svg }] of shown)
      if (svg) add(`drawing of ${id}`, `drawings/${id}.svg`, 'image/svg+xml', svg);
    const text = writeText(whole, {
      form: createMarkdownForm((table) => writeWideTable(table, whole, addresses)),
      shown,
      addressOfPicture: (picture) => addresses.get(picture) ?? null,
      addressOfDrawing: (figure) => addresses.get(`drawing of ${figure}`) ?? null,
    });
    const file = { name: 'document.md', mediaType: 'text/markdown', bytes: encodeUtf8(text) };
    return succeed({ files: [file, ...beside], changes: [] });
  },
} satisfies Publication<'markdown'>;

/** Writes the caption of a table before it, because a table without words in its cells is left out by readers. */
function takeCaptionOut(block: Block): readonly Block[] {
  if (block.kind !== 'table' || block.caption.length === 0) return [block];
  const caption = { kind: 'paragraph', id: `${block.id}-caption`, content: block.caption } as const;
  return [caption, { ...block, caption: [] }];
}

/** Writes a table of any blocks as HTML on one line, because an empty line ends HTML in Markdown. */
function writeWideTable(
  table: Table,
  { document }: WholeDocument,
  addresses: ReadonlyMap<string, string>,
): string {
  const { language } = document.metadata;
  const references = createReferences([table]);
  const html = writeBlocks(replaceEach([{ ...table, caption: [] }], takeCaptionOut), {
    isBook: false,
    words: findPublicationWords(language),
    language,
    addressOfPicture: (picture) => addresses.get(picture) ?? '',
    addressOfBlock: (id) => `#${id}`,
    addressOfContents: '#',
    idOfPage: (page) => `page-${page.replaceAll(/\s/g, '-')}`,
    idOfReference: references.nextId,
    addressesOfReferences: () => [],
    figure: ({ id }) => ({
      drawing: addresses.get(`drawing of ${id}`) ?? null,
      description: '',
      table: null,
    }),
  });
  const [first = '', ...others] = html.split('<pre');
  const parts = others.map((part) => {
    const end = part.indexOf('</pre>');
    return part.slice(0, end).replaceAll('\n', '&#10;') + part.slice(end);
  });
  const lines = [first, ...parts].join('<pre').split('\n');
  return lines.map((line) => line.trim()).join(' ');
}
