import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ExplorablePart, Place } from '@relievo/graphic';

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

/** What a part touches; '' where it stands alone. */
export function describeTouches(
  touches: readonly string[],
  nameOf: (id: string) => string,
  i18n: I18n,
): string {
  if (touches.length === 0) return '';
  const named = touches.slice(0, MOST_NAMED).map(nameOf);
  const others = touches.length - named.length;
  if (others > 0) named.push(plural(others, { one: '# other part', other: '# other parts' }));
  const list = new Intl.ListFormat(i18n.locale === 'pseudo' ? 'en' : i18n.locale).format(named);
  return i18n._(msg`Touches ${list}.`);
}

/** Everything about a part, as one says it. */
export function describePart(part: ExplorablePart, nameOf: (id: string) => string, i18n: I18n): string {
  return [
    `${part.name.replace(/[.!?]$/, '')}.`,
    part.description,
    describePlace(part.place, i18n),
    describeTouches(part.touches, nameOf, i18n),
  ]
    .filter((words) => words !== '')
    .join(' ');
}
