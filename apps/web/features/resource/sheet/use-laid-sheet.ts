import { useLingui } from '@lingui/react/macro';
import { apply, type ExplorablePart, measureReach } from '@relievo/graphic';
import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { speakByOwnVoice, stopOwnVoice } from '../../../lib/speaking/own-voice.ts';
import type { Parts } from '../query/parts-query.ts';
import { type Corner, findNextCorner, type Laying, NOT_LAID, touchCorner } from './corners.ts';
import { playPart } from './play-part.ts';

/** In pixels: how far from a line a finger is still on it. */
const FINGER = 12;

/** Where a printed sheet lies on the screen, and what is under the finger that feels it. */
export function useLaidSheet(parts: Parts) {
  const { t, i18n } = useLingui();
  const [laying, setLaying] = useState<Laying>(NOT_LAID);
  const [met, setMet] = useState<ExplorablePart | null>(null);
  const [hasVoice, setHasVoice] = useState(false);
  const asks: Readonly<Record<Corner, string>> = {
    topLeft: t`Touch the top left corner of the sheet.`,
    topRight: t`Touch the top right corner of the sheet.`,
    bottomLeft: t`Touch the bottom left corner of the sheet.`,
  };
  const tellNext = (now: Laying) => {
    const next = findNextCorner(now);
    if (next === null) return t`The sheet is in place. Touch its parts to hear what they are.`;
    return now.isWrong ? t`These corners are too close to one line. ${asks[next]}` : asks[next];
  };
  const say = (text: string, language: string) => {
    announce(text, 'exploring');
    if (hasVoice) speakByOwnVoice(text, language);
  };
  const lay = (now: Laying) => {
    setMet(null);
    setLaying(now);
    say(tellNext(now), i18n.locale);
  };
  const begin = useEffectEvent(() => say(asks.topLeft, i18n.locale));
  useEffect(() => {
    begin();
    return stopOwnVoice;
  }, []);
  const meet = ({ clientX: x, clientY: y }: PointerEvent) => {
    const { calibration } = laying;
    if (calibration === null) return;
    const part = parts.partAt(apply(calibration, { x, y }), measureReach(calibration, FINGER));
    if (part?.id === met?.id) return;
    setMet(part);
    if (!part) return;
    say(part.description ? `${part.name}. ${part.description}` : part.name, parts.language);
    playPart(part, parts);
  };
  return {
    words: met ? met.name : tellNext(laying),
    /** The words are of the sheet, in its language. */
    isOfSheet: met !== null,
    hasVoice,
    setHasVoice: (is: boolean) => {
      setHasVoice(is);
      if (is) speakByOwnVoice(tellNext(laying), i18n.locale);
      else stopOwnVoice();
    },
    press: (event: PointerEvent) => {
      if (laying.calibration !== null) return meet(event);
      lay(touchCorner(laying, { x: event.clientX, y: event.clientY }, parts.sheet));
    },
    move: meet,
    layAnew: () => lay(NOT_LAID),
  };
}
