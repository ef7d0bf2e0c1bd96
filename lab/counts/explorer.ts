import { explorableOf, listNearParts } from '@relievo/graphic/explore';
import { writeDrawing } from '@relievo/graphic/svg';
import { dropMarks, splitAuthorsWords } from '@relievo/words';
import { describeNear, describePart } from '../../apps/web/embed/part-words.ts';
import {
  readExplored,
  readPlainDrawing,
  recountNear,
  recountNearest,
  recountParts,
  recountPlace,
  recountTouches,
} from '../../packages/graphic/src/testing/index.ts';
import type { NamedDrawing } from './drawings.ts';
import type { Tally } from './tally.ts';

const MOST_NEAR = 3;
/** Of a drawing with very many parts, so many tell enough. */
const MOST_PARTS = 40;

/** Recounts what the explorer says of each part, in the words of the page that others frame. */
export function recountExplorer(tally: Tally, { name, drawing }: NamedDrawing): void {
  const explorable = explorableOf(drawing);
  const explored = readExplored(readPlainDrawing(writeDrawing(drawing)));
  tally.add(name, recountParts(explored, explorable.parts.length));
  for (const part of explorable.parts.slice(0, MOST_PARTS)) {
    const where = `${name}, ${part.id}`;
    const said = describePart(part, (id) => explorable.parts.find((one) => one.id === id)?.name || '-');
    const { place, touches, named } = splitSaid(said);
    tally.add(where, recountPlace(explored, part.id, place));
    tally.add(where, recountTouches(explored, part.id, touches, named));
    const near = listNearParts(explorable, part.id, MOST_NEAR);
    for (const one of near)
      for (const recounted of recountNear(explored, part.id, one.part.id, dropMarks(describeNear([one]))))
        tally.add(where, recounted);
    tally.add(
      where,
      recountNearest(
        explored,
        part.id,
        near.map((one) => one.part.id),
      ),
    );
  }
}

/** Splits what is said: the name and its author's words come first, then where it lies, and what it touches. */
function splitSaid(said: string): {
  readonly place: string;
  readonly touches: string;
  readonly named: number;
} {
  const [, first, ...after] = splitAuthorsWords(said);
  const [place = '', rest = ''] = (first?.text ?? '').trim().split(/ ?Touches/);
  return {
    place,
    touches: `Touches${rest} ${after.map(({ text }) => text).join('')}`,
    named: after.filter(({ isAuthors }) => isAuthors).length,
  };
}
