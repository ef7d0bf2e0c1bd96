import { useLingui } from '@lingui/react/macro';
import { type ExplorablePart, listNearParts, stepToPart } from '@relievo/graphic/explore';
import { useState } from 'react';
import { changeBrailleLine, hasBrailleLine } from '../../../lib/settings/braille-line.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import type { Said } from '../../../lib/speaking/phrase.ts';
import { describePart } from '../parts/part-words.ts';
import type { Parts } from '../query/parts-query.ts';
import { playPart } from '../sheet/play-part.ts';
import { describeEnd, describeNear } from './near-words.ts';
import type { PartCommand } from './part-keys.ts';

/** More are no answer to the question what is near. */
const MOST_NEAR = 3;

/** Where somebody is in a drawing, and what every key says and plays. */
export function usePartWalk(parts: Parts, chosen: string | null, onChoose: (id: string) => void) {
  const { t, i18n } = useLingui();
  /** What was said last where it is not the part itself. */
  const [beside, setBeside] = useState<Said | null>(null);
  const [isSpoken, setIsSpoken] = useState(true);
  const [isHeard, setIsHeard] = useState(true);
  const [hasBraille, setHasBraille] = useState(hasBrailleLine);
  const here = parts.parts.find(({ id }) => id === chosen);
  const say = (words: Said) => {
    if (isSpoken) announce(words, 'exploring');
  };
  const sayBeside = (words: Said) => {
    setBeside(words);
    say(words);
  };
  const arrive = (part: ExplorablePart) => {
    setBeside(null);
    onChoose(part.id);
    say(describePart(part, parts, i18n));
    if (isHeard) playPart(part, parts);
  };
  const perform = (command: Exclude<PartCommand, 'help' | 'review'>) => {
    if (command === 'sound') {
      setIsHeard(!isHeard);
      announce(isHeard ? t`Sound is off` : t`Sound is on`, 'exploring');
    } else if (command === 'speech') {
      setIsSpoken(!isSpoken);
      announce(isSpoken ? t`Speech is off` : t`Speech is on`, 'exploring');
    } else if (command === 'braille') {
      setHasBraille(!hasBraille);
      changeBrailleLine(!hasBraille);
      announce(
        hasBraille ? t`The braille line is off` : t`The braille line is on, below what was said`,
        'exploring',
      );
    } else if (command === 'near') {
      if (here) sayBeside(describeNear(listNearParts(parts, here.id, MOST_NEAR), parts.language, i18n));
      else sayBeside(t`Go to a part first.`);
    } else if (command === 'repeat') {
      if (here) arrive(here);
      else sayBeside(t`Go to a part first.`);
    } else {
      const part = stepToPart(parts.parts, chosen, command);
      if (part) arrive(part);
      else sayBeside(describeEnd(command, i18n));
    }
  };
  return { words: beside ?? (here ? describePart(here, parts, i18n) : ''), here, hasBraille, perform };
}
