import type { Block, HeadingLevel, Inline, NewId } from '@relievo/document/model';
import { plainText, textOfInlines } from '@relievo/document/text';
import { type Result, succeed } from '@relievo/graphic/model';
import type { PictureTaker } from '../document/pictures.ts';
import type { OpenedPages } from '../importer.ts';
import { type NoteTaker, refuseFile } from '../notes.ts';
import { openTextPages, type TextPart } from './open-text-pages.ts';
import { listTextBlocks } from './text-blocks.ts';

export interface ReadSlide {
  readonly title: string;
  /** Tells whether this slide names the whole presentation. */
  readonly isCover: boolean;
  readonly blocks: readonly Block[];
}

/** The parts of a slide in the order in which they are read. */
export interface SlideParts {
  readonly title: readonly Inline[];
  readonly isCover: boolean;
  readonly blocks: readonly Block[];
  /** The speaker noted these. */
  readonly spoken: readonly Block[];
  /** It is the word for these notes in the language of the slides. */
  readonly heading: string;
}

/** Writes the title as a heading, then the blocks, then the notes of the speaker under their own heading. */
export function writeSlide({ title, isCover, blocks, spoken, heading }: SlideParts, newId: NewId): ReadSlide {
  const write = (level: HeadingLevel, content: readonly Inline[]): readonly Block[] => [
    { kind: 'heading', id: newId('heading'), level, content },
  ];
  return {
    title: textOfInlines(title).trim(),
    isCover,
    blocks: [
      ...(title.length > 0 ? write(1, title) : []),
      ...blocks,
      ...(spoken.length > 0 ? [...write(2, plainText(heading)), ...spoken] : []),
    ],
  };
}

/** Returns the title of the slide that names the presentation, or an empty text. */
export function findCover([first]: readonly ReadSlide[]): string {
  return first?.isCover ? first.title : '';
}

export interface ReadPresentation {
  readonly title: string;
  readonly language: string | null;
  readonly slides: readonly ReadSlide[];
  readonly newId: NewId;
  readonly notes: NoteTaker;
  readonly pictures: PictureTaker;
}

/** Opens slides as the parts of one text, each of which begins a page of the print. */
export function openSlides({
  title,
  language,
  slides,
  newId,
  notes,
  pictures,
}: ReadPresentation): Result<OpenedPages> {
  const parts = slides.map(
    (slide, at): TextPart => ({
      name: slide.title,
      blocks: listTextBlocks({ blocks: slide.blocks }, notes),
      document: [{ kind: 'page-break', id: newId('page'), page: String(at + 1) }, ...slide.blocks],
    }),
  );
  if (parts.every(({ blocks }) => blocks.length === 0)) return refuseFile('text_empty');
  return succeed(
    openTextPages({ title, isTitleKnown: true, language, parts, pictures, notes: notes.notes() }),
  );
}
