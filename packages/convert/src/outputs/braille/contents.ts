import { BLANK } from '@relievo/braille';
import {
  type Block,
  type LaidOut,
  layOut,
  type PageFormat,
  type Transcription,
} from '@relievo/braille/layout';

/** Fewer pages are found by turning them. */
const FROM_PAGES = 3;
const MOST_ROUNDS = 4;

export type LaidOutWhole = LaidOut & { readonly blocks: readonly Block[] };

/** On pages, with a list of its headings and where they stand where there are pages enough to look for them. */
export function layOutWithContents(
  transcription: Transcription,
  format: PageFormat,
  heading: string,
  graphic: string,
): LaidOutWhole {
  const bare = { ...layOut(transcription, format), blocks: transcription.blocks };
  if (bare.pages.length < FROM_PAGES || format.numbers === 'none') return bare;
  const numberOf = (page: number): string => format.numberCells?.(page) ?? '';
  let made = bare;
  let places = findPlaces(transcription.blocks, bare, 0);
  // The list moves what it lists, at most until its own length is known.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const list = createContents(transcription.blocks, places, heading, graphic, numberOf);
    const [title, ...rest] = transcription.blocks;
    const blocks = [...(title ? [title] : []), ...list, ...rest];
    made = { ...layOut({ ...transcription, blocks }, format), blocks };
    const now = findPlaces(transcription.blocks, made, list.length);
    if (now.every((page, at) => page === places[at])) break;
    places = now;
  }
  return made;
}

/** The page of each block of the transcription, when so many were put behind the title. */
function findPlaces(blocks: readonly Block[], { starts }: LaidOut, inserted: number): readonly number[] {
  return blocks.map((_, at) => starts[at === 0 ? 0 : at + inserted]?.page ?? 0);
}

function createContents(
  blocks: readonly Block[],
  places: readonly number[],
  heading: string,
  graphic: string,
  numberOf: (page: number) => string,
): readonly Block[] {
  const entries = blocks.flatMap((block, at) => {
    const words =
      block.kind === 'heading' && block.level === 1 ? block.cells : block.kind === 'graphic' ? graphic : null;
    return words === null ? [] : [{ code: '', words: `${words}${BLANK}${numberOf(places[at] ?? 0)}` }];
  });
  return [
    { kind: 'heading', level: 1, cells: heading },
    { kind: 'key', entries },
  ];
}
