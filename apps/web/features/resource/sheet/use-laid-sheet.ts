import { useLingui } from '@lingui/react/macro';
import { calibrateSheet, type ExplorablePart, measureReach } from '@relievo/graphic/explore';
import { apply } from '@relievo/graphic/geometry';
import type { Matrix } from '@relievo/graphic/model';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { speakByOwnVoice, stopOwnVoice } from '../../../lib/speaking/own-voice.ts';
import { type Said, textOf } from '../../../lib/speaking/phrase.ts';
import { describePart, namePart } from '../parts/part-words.ts';
import type { Parts } from '../query/parts-query.ts';
import { type Corner, findLowerLeft, findNextCorner, type Laying, NOT_LAID, touchCorner } from './corners.ts';
import { toField } from './part-places.ts';
import { playPart } from './play-part.ts';
import type { PartMeeting } from './sheet-parts.tsx';

/** In pixels: how far from a line a finger is still on it. */
const FINGER = 12;

/** Where a printed sheet lies on the screen, and what is under the finger that feels it. */
export function useLaidSheet(parts: Parts) {
  const { t, i18n } = useLingui();
  const [laying, setLaying] = useState<Laying>(NOT_LAID);
  /** From millimetres of the sheet to pixels of the field that it lies on. */
  const [matrix, setMatrix] = useState<Matrix | null>(null);
  const [met, setMet] = useState<ExplorablePart | null>(null);
  const [hasVoice, setHasVoice] = useState(false);
  /** Says that the device has no voice for the language of the last text. */
  const [lack, setLack] = useState<string | null>(null);
  /** A finger is on the field: what it meets is told by its own place, and by nothing else. */
  const isTouched = useRef(false);
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
  const speak = async (text: string, language: string) => {
    if (await speakByOwnVoice(text, language)) return setLack(null);
    const name = new Intl.DisplayNames([i18n.locale], { type: 'language' }).of(language) ?? language;
    const words = t`This browser has no voice on your device for ${name}. Voices of the network are not used, because they would send the text away. Add a voice in the device’s speech settings.`;
    if (words !== lack) announce(words, 'exploring');
    setLack(words);
  };
  const say = (said: Said, language: string) => {
    announce(said, 'exploring');
    if (hasVoice) void speak(textOf(said), language);
  };
  const lay = (now: Laying, field?: Element) => {
    setMet(null);
    setLaying(now);
    const corner = field?.getBoundingClientRect();
    setMatrix(corner && now.calibration ? toField(now.calibration, corner.left, corner.top) : null);
    say(tellNext(now), i18n.locale);
  };
  const begin = useEffectEvent(() => announce(asks.topLeft, 'exploring'));
  useEffect(() => {
    begin();
    return stopOwnVoice;
  }, []);
  const startAnew = useEffectEvent(() => {
    if (laying !== NOT_LAID) lay(NOT_LAID);
  });
  // Where the field is another, as after turning a telephone, the sheet no longer lies where it was measured.
  useEffect(() => {
    let width = innerWidth;
    const onResize = () => {
      if (innerWidth !== width) startAnew();
      width = innerWidth;
    };
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  const meet = ({ clientX: x, clientY: y }: PointerEvent) => {
    const { calibration } = laying;
    if (calibration === null) return;
    const part = parts.partAt(apply(calibration, { x, y }), measureReach(calibration, FINGER));
    if (part?.id === met?.id) return;
    setMet(part);
    if (!part) return;
    say(namePart(part, parts.language), parts.language);
    playPart(part, parts);
  };
  return {
    words: met ? namePart({ ...met, description: '' }, parts.language) : tellNext(laying),
    laid: laying.calibration && matrix ? { calibration: laying.calibration, matrix } : null,
    hasVoice,
    lack,
    setHasVoice: (is: boolean) => {
      setHasVoice(is);
      if (is) return void speak(tellNext(laying), i18n.locale);
      stopOwnVoice();
      setLack(null);
    },
    press: (event: PointerEvent) => {
      isTouched.current = true;
      if (laying.calibration !== null) return meet(event);
      lay(touchCorner(laying, { x: event.clientX, y: event.clientY }, parts.sheet), event.currentTarget);
    },
    move: meet,
    lift: () => {
      isTouched.current = false;
    },
    /** The sheet is in the lower left corner of this field, as large as fits. */
    layIn: (field: HTMLElement) => {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      const seen = { left, top, width: right - left, height: Math.min(bottom, innerHeight) - top };
      const calibration = calibrateSheet(findLowerLeft(seen, parts.sheet), parts.sheet);
      lay({ ...NOT_LAID, calibration, isWrong: calibration === null }, field);
    },
    layAnew: () => lay(NOT_LAID),
    /** By a screen reader, a switch or a key, which have read its name already. */
    meetPart: (part: ExplorablePart, by: PartMeeting) => {
      if (isTouched.current) return;
      if (by === 'press') say(describePart(part, parts, i18n), parts.language);
      else if (part.id === met?.id) return;
      setMet(part);
      playPart(part, parts);
    },
  };
}
