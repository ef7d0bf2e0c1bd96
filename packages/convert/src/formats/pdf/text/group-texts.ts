import { listWordsOf, MOST_TEXT_CHARACTERS, type TextBlock } from '../../../documents/text.ts';
import type { ReadPage } from './page-content.ts';

interface TextPage {
  readonly number: number;
  readonly read: Pick<ReadPage, 'content'>;
  readonly tagged: readonly TextBlock[] | null;
}

/** A group is shorter than a text may be, since joining its pages adds signs. */
const GROUP_CHARACTERS = 0.9 * MOST_TEXT_CHARACTERS;

/** Groups pages of text so that the text of each group is not too long. */
export function groupTexts(pages: readonly TextPage[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  let characters = Infinity;
  for (const page of pages) {
    const own = countCharactersOf(page);
    characters += own;
    if (characters > GROUP_CHARACTERS) {
      groups.push([]);
      characters = own;
    }
    groups.at(-1)?.push(page.number);
  }
  return groups;
}

function countCharactersOf({ read, tagged }: TextPage): number {
  const words = tagged
    ? tagged.flatMap(listWordsOf)
    : read.content.flatMap((part) =>
        part.kind === 'passage' ? [part.passage.text] : listWordsOf({ kind: 'table', table: part.table }),
      );
  return words.reduce((sum, { length }) => sum + length, 0);
}
