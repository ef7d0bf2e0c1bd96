import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ExplorablePart, Place } from '@relievo/graphic/explore';
import { markAuthorsWords } from '@relievo/words';
import { joinSaid, type Phrase, toPhrases } from '../../../lib/speaking/phrase.ts';
import type { Parts } from '../query/parts-query.ts';

/** What the parts of a drawing are called, and in which language. */
export type NamedParts = Pick<Parts, 'parts' | 'language'>;

const PLACES: Readonly<Record<`${Place['down']} ${Place['across']}`, MessageDescriptor>> = {
  'start start': msg`At the top left.`,
  'start middle': msg`At the top, in the middle.`,
  'start end': msg`At the top right.`,
  'start all': msg`Along the top.`,
  'middle start': msg`On the left, halfway down.`,
  'middle middle': msg`In the middle.`,
  'middle end': msg`On the right, halfway down.`,
  'middle all': msg`From left to right across the middle.`,
  'end start': msg`At the bottom left.`,
  'end middle': msg`At the bottom, in the middle.`,
  'end end': msg`At the bottom right.`,
  'end all': msg`Along the bottom.`,
  'all start': msg`From top to bottom on the left.`,
  'all middle': msg`From top to bottom down the middle.`,
  'all end': msg`From top to bottom on the right.`,
  'all all': msg`Across the whole sheet.`,
};

export function describePlace({ down, across }: Place, i18n: I18n): string {
  return i18n._(PLACES[`${down} ${across}`]);
}

/** More names than these are no answer to the question what is beside it. */
const MOST_NAMED = 5;

/** What a part touches; nothing where it stands alone. */
export function describeTouches(
  touches: readonly string[],
  { parts, language }: NamedParts,
  i18n: I18n,
): readonly Phrase[] {
  if (touches.length === 0) return [];
  const named = touches
    .slice(0, MOST_NAMED)
    .map((id) => markAuthorsWords(parts.find((one) => one.id === id)?.name ?? ''));
  const others = touches.length - named.length;
  if (others > 0) named.push(plural(others, { one: '# other part', other: '# other parts' }));
  const list = new Intl.ListFormat(i18n.locale === 'pseudo' ? 'en' : i18n.locale).format(named);
  return toPhrases(i18n._(msg`Touches ${list}.`), language);
}

/** What a part is called, and what its author says of it. */
export function namePart({ name, description }: ExplorablePart, language: string): readonly Phrase[] {
  const words = description ? `${name.replace(/[.!?]$/, '')}. ${description}` : name;
  return toPhrases(markAuthorsWords(words), language);
}

/** Everything about a part, as one says it. */
export function describePart(part: ExplorablePart, named: NamedParts, i18n: I18n): readonly Phrase[] {
  const { name, description, place, touches } = part;
  const words = [`${name.replace(/[.!?]$/, '')}.`, description].filter((one) => one !== '').join(' ');
  return joinSaid(
    toPhrases(markAuthorsWords(words), named.language),
    describePlace(place, i18n),
    describeTouches(touches, named, i18n),
  );
}
