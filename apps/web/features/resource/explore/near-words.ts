import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Bearing, NearPart, PartStep } from '@relievo/graphic/explore';
import { markAuthorsWords } from '@relievo/words';
import { joinSaid, type Said, toPhrases } from '../../../lib/speaking/phrase.ts';

const BEARINGS: Readonly<Record<Bearing, MessageDescriptor>> = {
  right: msg`to the right`,
  'below-right': msg`below on the right`,
  below: msg`below`,
  'below-left': msg`below on the left`,
  left: msg`to the left`,
  'above-left': msg`above on the left`,
  above: msg`above`,
  'above-right': msg`above on the right`,
};

/** What is beside a part, from the nearest on: a sentence for each. */
export function describeNear(near: readonly NearPart[], language: string, i18n: I18n): Said {
  if (near.length === 0) return i18n._(msg`Nothing else is on the sheet.`);
  const sentences = near.map(({ part, bearing, distance }) => {
    const name = markAuthorsWords(part.name);
    const side = i18n._(BEARINGS[bearing]);
    const millimetres = Math.round(distance);
    if (millimetres === 0) return i18n._(msg`${name}: ${side}, touching it or around it.`);
    return i18n._(
      msg`${name}: ${side}, ${plural(millimetres, { one: '# millimetre', other: '# millimetres' })} away.`,
    );
  });
  return joinSaid(...sentences.map((sentence) => toPhrases(sentence, language)));
}

const ENDS: Readonly<Record<PartStep, MessageDescriptor>> = {
  left: msg`Nothing further to the left.`,
  right: msg`Nothing further to the right.`,
  up: msg`Nothing further above.`,
  down: msg`Nothing further below.`,
  next: msg`This is the last part.`,
  previous: msg`This is the first part.`,
  first: msg`This is the first part.`,
  last: msg`This is the last part.`,
  in: msg`No part within this one has a name.`,
  out: msg`No part around this one has a name.`,
};

/** Why a step leads nowhere. */
export function describeEnd(step: PartStep, i18n: I18n): string {
  return i18n._(ENDS[step]);
}
