import { explorableOf } from '../explore/explorable.ts';
import type { Drawing } from '../model/drawing.ts';
import { findArrows, judgeArrow } from './arrows.ts';
import type { Judge } from './check.ts';
import { judgeCounts, judgeSides } from './counts.ts';
import { judgeExtremes } from './extremes.ts';
import type { DrawingClaim } from './messages.ts';
import { listNamedParts, listPartNames, type NamedPart } from './parts.ts';
import { judgeBetween, judgePlace, judgeRelation } from './places.ts';
import { type Reading, readSentence } from './reading.ts';
import { judgeLabel, judgeWords } from './sheet-words.ts';
import { checkTitle } from './title.ts';
import { combine, judge, type Verdict } from './verdict.ts';

const UNREADABLE =
  /\b(?:except|unless|if (?!you|your|we|one|a hand|a finger)|would|could|might|should|apart from|imagine|instead|usually|often)\b/;
/** “A is here, and B is to its right” says where B is from A. */
const ITS =
  /(@\d{1,30})([^@;]{0,200}?)(?: ,)? (?:and|with) (?:the )?(@\d{1,30}) (?:is |lies |stands )?(?:to |on |at )?its (left|right)/g;
const BREAKS = / ; | , (?=(?:and(?! (?:you|we|it)\b)|but|while|whereas|with)\b)| (?=(?:while|whereas|but)\b)/;

/** Returns the judge of English sentences about a drawing. */
export function judgeByDrawing(drawing: Drawing): Judge<DrawingClaim> {
  const parts = listNamedParts(drawing);
  const names = listPartNames(drawing, parts);
  const arrows = findArrows(drawing, parts);
  const { gapBetween } = explorableOf(drawing);
  const judgeClause = (reading: Reading<NamedPart>): Verdict<DrawingClaim> | null =>
    judgeArrow(reading, arrows) ??
    judgeLabel(reading, drawing, parts) ??
    judgeSides(reading) ??
    judgeBetween(reading) ??
    judgeRelation(reading, gapBetween) ??
    judgePlace(reading, drawing, parts) ??
    judgeExtremes(reading, parts);
  return (sentence) => {
    if (sentence.endsWith('?')) return null;
    const isTitled = checkTitle(drawing.title, sentence);
    if (isTitled !== null)
      return judge(isTitled, { code: 'claim_titled', parameters: { title: drawing.title } });
    const read = readSentence(sentence, names);
    const reading = { ...read, text: read.text.replaceAll(ITS, '$1$2 ; $3 is to the $4 of $1') };
    if (UNREADABLE.test(reading.text)) return null;
    return combine([
      judgeCounts(readSentence<never>(sentence, []), drawing, parts, arrows),
      judgeWords(reading, sentence, drawing),
      ...reading.text
        .split(BREAKS)
        .map((text) =>
          judgeClause({ ...reading, text: text.replace(/^(?:and|but|while|whereas|with) /, '') }),
        ),
    ]);
  };
}
