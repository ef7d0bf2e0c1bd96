import type { BookBlock } from '@relievo/braille/book';
import type { AnswerSpace, Choice, Exercise, Inline } from '@relievo/document/model';
import { plainText } from '@relievo/document/text';
import type { Brailling, Place } from './brailling.ts';
import { cells, remark, setOff, text, writeBox, writeItem } from './forms.ts';
import { writeBlank, writeText } from './write-text.ts';

/** Writes a question from cell 1 with what runs over from cell 3, and its choices 5-7 (Braille Formats 2016, section 10). */
export function writeExercise(
  { mark, blocks, answer }: Exercise,
  brailling: Brailling,
  place: Place,
): readonly BookBlock[] {
  const { indent } = place;
  const others = indent + 2;
  const question = writeItem(plainText(mark === '' ? '' : `${mark} `), blocks, brailling, place, {
    first: indent,
    others,
  });
  const leading = answer === null ? question : leadToAnswer(question);
  return [...leading, ...(answer ? writeAnswer(answer, brailling, place) : [])];
}

/** The last line of a question is on the page of its first choice. */
function leadToAnswer(blocks: readonly BookBlock[]): readonly BookBlock[] {
  const last = blocks.at(-1);
  return last?.kind === 'text' ? [...blocks.slice(0, -1), { ...last, leads: true }] : blocks;
}

function writeAnswer(answer: AnswerSpace, brailling: Brailling, place: Place): readonly BookBlock[] {
  const { words } = brailling;
  switch (answer.kind) {
    case 'lines':
      return [
        ...remark(words.answerLines(answer.count), brailling),
        text(cells(writeBlank(ANSWER_WIDTH)), place.indent + 2, place.indent + 2),
      ];
    case 'room':
      return remark(words.answerRoom, brailling);
    case 'choices':
      return writeChoices(answer.choices, brailling, place);
    case 'matching':
      return [
        ...setOff(writeChoices(answer.left, brailling, place)),
        ...setOff(writeChoices(answer.right, brailling, place)),
      ];
    case 'word-bank':
      return writeBox(
        [],
        answer.words.map((word) => text(writeText(word, brailling, place.language), 0, 2)),
        brailling,
        place.language,
      );
  }
}

/** One line stands for all lines of print, whose number the note says. */
const ANSWER_WIDTH = 12;

function writeChoices(
  choices: readonly Choice[],
  brailling: Brailling,
  { indent, language }: Place,
): readonly BookBlock[] {
  return choices.map(({ mark, content }) => {
    const line: readonly Inline[] = [...plainText(mark === '' ? '' : `${mark} `), ...content];
    return text(writeText(line, brailling, language), indent + 4, indent + 6);
  });
}
