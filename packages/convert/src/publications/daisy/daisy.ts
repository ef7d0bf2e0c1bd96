import { createHash } from 'node:crypto';
import type { WholeDocument } from '@relievo/document/file';
import { type Document, walkBlocks } from '@relievo/document/model';
import { type Result, succeed } from '@relievo/graphic/model';
import { type Change, encodeUtf8 } from '@relievo/graphic/outputs';
import { type ArchiveFile, packArchive } from '../../documents/archive.ts';
import { uuidOf } from '../../outputs/braille/identifier.ts';
import type { Publication, PublicationMeans, Published } from '../publication.ts';
import { type NarratedChapter, narrate } from '../spoken/narrate.ts';
import { type SpokenChapter, writeSpokenBook } from '../spoken/spoken-book.ts';
import { writeContent } from './content.ts';
import { writeNcc } from './ncc.ts';
import { listBookPictures } from './pictures.ts';
import { type Section, type Stop, splitIntoSections } from './sections.ts';
import { writeMaster, writeSmil } from './smil.ts';
import { writeXhtml } from './xhtml.ts';

const MEDIA_TYPE = 'application/zip';
const NCC = 'ncc.html';

/** A talking book: text and sound together (DAISY 2.02). Without a voice it has its text alone. */
export const daisy = {
  id: 'daisy',
  name: 'DAISY',
  use: 'A talking book for players: every sentence with its sound, headings and pages of the print to go to.',
  mediaType: MEDIA_TYPE,
  make: async (whole, means) => {
    const narrated = await narrate(whole.document, means);
    if (narrated.ok) return makeBook(whole, means, { ...narrated.value, isSpoken: true });
    const { code } = narrated.problems[0];
    if (!WITHOUT_SOUND.has(code)) return narrated;
    const chapters = (await writeSpokenBook(whole.document, means)).map((chapter) => ({
      ...chapter,
      ...SILENCE,
    }));
    const { language } = whole.document.metadata;
    const missing: Change = {
      code: 'book_without_voice',
      parameters: { language: language.slice(0, 40) },
      items: [],
    };
    const changes = code === 'voice_missing' ? [missing] : [];
    return makeBook(whole, means, { chapters, changes, isSpoken: false });
  },
} satisfies Publication<'daisy'>;

const WITHOUT_SOUND: ReadonlySet<string> = new Set(['voice_missing', 'nothing_to_hear']);
const SILENCE = { clips: [], mp3: new Uint8Array(), seconds: 0 };

interface BookParts {
  readonly chapters: readonly NarratedChapter[];
  readonly changes: readonly Change[];
  readonly isSpoken: boolean;
}

async function makeBook(
  whole: WholeDocument,
  means: PublicationMeans,
  { chapters, changes, isSpoken }: BookParts,
): Promise<Result<Published>> {
  const { document } = whole;
  const { metadata } = document;
  const { settings } = means;
  const title = metadata.title || (chapters[0]?.title ?? '');
  const sections = splitIntoSections(chapters.flatMap(listStops), title);
  const identifier = `urn:uuid:${uuidOf(hashOf(document))}`;
  const pictures = await listBookPictures(whole, means);
  const smilFacts = { identifier, title };
  const files: ArchiveFile[] = [...writeTexts(document, chapters, pictures.names)];
  let elapsed = 0;
  for (const section of sections) {
    files.push({ name: section.file, bytes: encodeUtf8(writeSmil(section, elapsed, smilFacts)) });
    elapsed += section.seconds;
  }
  files.push({ name: 'master.smil', bytes: encodeUtf8(writeMaster(sections, smilFacts)) });
  for (const [at, { mp3, clips }] of chapters.entries())
    if (clips.length > 0) files.push({ name: nameSound(at), bytes: mp3, stored: true });
  for (const file of pictures.files) files.push(file);
  const ncc = writeNcc(sections, {
    identifier,
    metadata,
    title,
    isSpoken,
    creator: settings.creator,
    date: settings.date,
    counts: countParts(document, sections),
    files: files.length + 1,
    kilobytes: Math.ceil(files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1024),
  });
  const bytes = packArchive([{ name: NCC, bytes: encodeUtf8(ncc) }, ...files]);
  return succeed({ files: [{ name: 'daisy.zip', mediaType: MEDIA_TYPE, bytes }], changes });
}

function listStops({ utterances, clips }: NarratedChapter, chapter: number): readonly Stop[] {
  return utterances.map(({ id, role, pieces }, at) => {
    const clip = clips[at];
    return {
      textFile: nameText(chapter),
      textId: id,
      role,
      words: pieces.map(({ text }) => text).join(' '),
      sound: clip ? { file: nameSound(chapter), begin: clip.begin, end: clip.end } : null,
    };
  });
}

function nameText(chapter: number): string {
  return `t${String(chapter + 1).padStart(4, '0')}.html`;
}

function nameSound(chapter: number): string {
  return `a${String(chapter + 1).padStart(4, '0')}.mp3`;
}

function writeTexts(
  { metadata }: Document,
  chapters: readonly SpokenChapter[],
  pictures: ReadonlyMap<string, string>,
): readonly ArchiveFile[] {
  const names = new Map(chapters.map(({ name }, at) => [name, nameText(at)]));
  const link = (address: string): string => {
    if (/^[a-z][a-z\d+.-]*:/iu.test(address)) return address;
    const [file = '', id = ''] = address.split('#');
    if (file === '') return address;
    const name = names.get(file);
    return name === undefined ? NCC : `${name}#${id}`;
  };
  const picture = (address: string): string | undefined => pictures.get(address);
  const facts = [
    { name: 'dc:format', content: 'Daisy 2.02' },
    { name: 'ncc:generator', content: 'Relievo' },
  ];
  return chapters.map(({ title, body }, at) => ({
    name: nameText(at),
    bytes: encodeUtf8(writeXhtml(metadata, title, facts, writeContent(body, { link, picture }))),
  }));
}

function countParts({ blocks }: Document, sections: readonly Section[]) {
  const kinds = [...walkBlocks(blocks)].map(({ block }) => block.kind);
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  // Descriptions of figures are remarks too: sentences of one are together.
  const roles = sections.flatMap(({ stops }) => stops.map(({ role }) => role.kind));
  const remarks = roles.filter((kind, at) => kind === 'remark' && roles[at - 1] !== 'remark').length;
  return { notes: count('note'), remarks, boxes: count('box') };
}

function hashOf(document: Document): string {
  return createHash('sha256').update('daisy\n').update(JSON.stringify(document)).digest('hex');
}
