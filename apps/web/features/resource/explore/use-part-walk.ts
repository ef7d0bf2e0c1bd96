import { useLingui } from '@lingui/react/macro';
import { type ExplorablePart, listNearParts, stepToPart } from '@relievo/graphic';
import { useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import type { Parts } from '../query/parts-query.ts';
import { playPart } from '../sheet/play-part.ts';
import { describeEnd, describeNear } from './near-words.ts';
import type { PartCommand } from './part-keys.ts';
import { describePart } from './part-words.ts';

/** More are no answer to the question what is near. */
const MOST_NEAR = 3;

/** Where somebody is in a drawing, and what every key says and plays. */
export function usePartWalk(parts: Parts, chosen: string | null, onChoose: (id: string) => void) {
  const { t, i18n } = useLingui();
  /** What was said last where it is not the part itself. */
  const [beside, setBeside] = useState<string | null>(null);
  const [isSpoken, setIsSpoken] = useState(true);
  const [isHeard, setIsHeard] = useState(true);
  const here = parts.parts.find(({ id }) => id === chosen);
  const nameOf = (id: string) => parts.parts.find((one) => one.id === id)?.name ?? '';
  const say = (words: string) => {
    if (isSpoken) announce(words, 'exploring');
  };
  const sayBeside = (words: string) => {
    setBeside(words);
    say(words);
  };
  const arrive = (part: ExplorablePart) => {
    setBeside(null);
    onChoose(part.id);
    say(describePart(part, nameOf, i18n));
    if (isHeard) playPart(part, parts);
  };
  const perform = (command: Exclude<PartCommand, 'help'>) => {
    if (command === 'sound') {
      setIsHeard(!isHeard);
      announce(isHeard ? t`Sound is off` : t`Sound is on`, 'exploring');
    } else if (command === 'speech') {
      setIsSpoken(!isSpoken);
      announce(isSpoken ? t`Speech is off` : t`Speech is on`, 'exploring');
    } else if (command === 'near') {
      if (here) sayBeside(describeNear(listNearParts(parts.parts, here.id, MOST_NEAR), i18n));
      else sayBeside(t`Go to a part first.`);
    } else if (command === 'repeat') {
      if (here) arrive(here);
    } else {
      const part = stepToPart(parts.parts, chosen, command);
      if (part) arrive(part);
      else sayBeside(describeEnd(command, i18n));
    }
  };
  return {
    words: beside ?? (here ? describePart(here, nameOf, i18n) : ''),
    /** The words are of the drawing, in its language. */
    isOfSheet: beside === null && here !== undefined,
    perform,
  };
}
