import type { WholeDocument } from '@relievo/document/file';
import { type Document, walkBlocks, walkInlines } from '@relievo/document/model';
import { listTexts, textOfInlines } from '@relievo/document/text';
import { type Result, succeed } from '@relievo/graphic/model';
import { loadSharp } from '../../formats/sharp.ts';
import { reportLettersMissing } from '../../outputs/changes.ts';
import { createFlow, type Element } from '../../outputs/pdf/flow.ts';
import { createPdf, finishPdf, type Pdf, POINTS_PER_MM } from '../../outputs/pdf/pdf.ts';
import { LARGE_PRINT_SIZES } from '../../settings.ts';
import { showFigures } from '../figures.ts';
import { isDescribed } from '../html/write-figure.ts';
import type { Publication, PublicationMeans, Published } from '../publication.ts';
import { findPublicationWords } from '../words.ts';
import { setBlocks } from './set-blocks.ts';
import { addText, type Setting } from './setting.ts';

/** A tagged PDF of the whole document, as ISO 14289-1 asks for. */
export const documentPdf = {
  id: 'pdf',
  name: 'Tagged PDF',
  use: 'Pages to print, with tags for screen readers.',
  mediaType: 'application/pdf',
  make: (whole, means) => publish(whole, means, { name: 'document.pdf', body: 12, isLarge: false }),
} satisfies Publication<'pdf'>;

/** The text is set again in 18 points or more, black on white, and figures have large print. */
export const documentInLargePrint = {
  id: 'largeprint',
  name: 'Large print PDF',
  use: 'The text in large letters, set again for the page.',
  mediaType: 'application/pdf',
  make: (whole, means) =>
    publish(whole, means, {
      name: 'large-print.pdf',
      body: means.settings.printSize ?? LARGE_PRINT_SIZES[0],
      isLarge: true,
    }),
} satisfies Publication<'largeprint'>;

interface Form {
  readonly name: string;
  readonly body: number;
  readonly isLarge: boolean;
}

const A4 = { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM };

/** The contents state pages that are known after the first run; a longer number may move a line in the second. */
const MAX_RUNS = 3;

async function publish(
  { document, pictures }: WholeDocument,
  means: PublicationMeans,
  form: Form,
): Promise<Result<Published>> {
  const figures = showFigures(document, means);
  const readable = await readPictures(document, pictures);
  let pageOf: ReadonlyMap<string, number> = new Map();
  for (let run = 1; ; run += 1) {
    const pages = new Map<string, number>();
    const bytes = writeDocument(document, { figures, pictures: readable, pageOf, pages, form, means });
    const isSettled = !hasContents(document) || areEqual(pageOf, pages) || run === MAX_RUNS;
    if (isSettled)
      return succeed({
        files: [{ name: form.name, mediaType: 'application/pdf', bytes }],
        changes: reportLettersMissing([document.metadata.title, ...listTexts(document.blocks)].join('\n')),
      });
    pageOf = pages;
  }
}

function hasContents({ blocks }: Document): boolean {
  for (const { block } of walkBlocks(blocks)) if (block.kind === 'contents') return true;
  return false;
}

function areEqual(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([id, page]) => other.get(id) === page);
}

interface Writing extends Pick<Setting, 'figures' | 'pictures' | 'pageOf'> {
  readonly pages: Map<string, number>;
  readonly form: Form;
  readonly means: PublicationMeans;
}

function writeDocument(
  document: Document,
  { figures, pictures, pageOf, pages, form, means }: Writing,
): Uint8Array {
  const { metadata, blocks } = document;
  const title = metadata.title;
  const claimsPdfUa = [...walkBlocks(blocks)].every(
    ({ block }) =>
      block.kind !== 'figure' ||
      block.treatment === 'decoration' ||
      isDescribed(block, figures.get(block.id)?.description ?? ''),
  );
  const pdf = createPdf({ title, language: metadata.language, date: means.settings.date, claimsPdfUa });
  const flow = createFlow(pdf, A4, form.body);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const outline = createOutline(pdf);
  const setting: Setting = {
    flow,
    look: { isLarge: form.isLarge, words: findPublicationWords(metadata.language) },
    body: form.body,
    inset: 0,
    document,
    figures,
    pictures,
    targets: listTargets(document),
    pageOf,
    recordHeading: ({ id, level, content }) => {
      pages.set(id, flow.page);
      return outline(level, textOfInlines(content).replaceAll('\n', ' ').trim());
    },
  };
  setTitle(setting, root, document);
  setBlocks(setting, root, blocks);
  root.end();
  return finishPdf(pdf);
}

/** Sets the title and the authors, unless the text begins with the title. */
function setTitle(setting: Setting, root: Element, { metadata, blocks }: Document): void {
  const first = blocks.find(({ kind }) => kind === 'heading');
  const isInText = first?.kind === 'heading' && textOfInlines(first.content).trim() === metadata.title.trim();
  const say = (text: string, face: 'regular' | 'bold') => [{ text, face, share: 1, rise: 0 }] as const;
  if (!isInText)
    addText(setting, root, 'P', say(metadata.title, 'bold'), {
      size: setting.body * 1.8,
      keep: 2 * setting.body,
    });
  addText(setting, root, 'P', say(metadata.authors.join(', '), 'regular'));
}

/** Adds headings to the bookmarks, each below the last one of a higher level, and returns how deep it is there. */
function createOutline(pdf: Pdf): (level: number, title: string) => number {
  const open: { readonly level: number; readonly item: PDFKit.PDFOutline }[] = [];
  return (level, title) => {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const parent = open.at(-1)?.item ?? pdf.outline;
    return open.push({ level, item: parent.addItem(title) });
  };
}

/** Lists the blocks that something leads to. */
function listTargets({ blocks }: Document): ReadonlySet<string> {
  const targets = new Set<string>();
  for (const inline of walkInlines(blocks)) {
    if (inline.kind === 'note-reference') targets.add(inline.note);
    if (inline.kind === 'text' && inline.link?.startsWith('#')) targets.add(inline.link.slice(1));
  }
  const leadsToHeadings = [...walkBlocks(blocks)].some(({ block }) => block.kind === 'contents');
  if (leadsToHeadings)
    for (const { block } of walkBlocks(blocks)) if (block.kind === 'heading') targets.add(block.id);
  return targets;
}

/** Converts pictures into PNG or JPEG, which PDF shows. One that cannot be read is shown by its words. */
async function readPictures(
  { pictures }: Document,
  bytesOf: WholeDocument['pictures'],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const readable = new Map<string, Uint8Array>();
  for (const { id, mediaType } of pictures) {
    const bytes = bytesOf.get(id);
    if (!bytes) continue;
    const sharp = await loadSharp();
    try {
      const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS })
        .rotate()
        .flatten({ background: '#ffffff' });
      const made = mediaType === 'image/jpeg' ? upright.jpeg({ quality: 90 }) : upright.png();
      readable.set(id, await made.toBuffer());
    } catch {
      // The words of the figure stay.
    }
  }
  return readable;
}

const MAX_PIXELS = 50_000_000;
