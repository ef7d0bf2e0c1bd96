import type { Bearing, ExplorablePart, NearPart, PartStep, Place } from '@relievo/graphic/explore';
import { markAuthorsWords } from '@relievo/words';

const PLACES: Readonly<Record<`${Place['down']} ${Place['across']}`, string>> = {
  'start start': 'At the top left.',
  'start middle': 'At the top, in the middle.',
  'start end': 'At the top right.',
  'start all': 'Along the top.',
  'middle start': 'On the left, halfway down.',
  'middle middle': 'In the middle.',
  'middle end': 'On the right, halfway down.',
  'middle all': 'From left to right across the middle.',
  'end start': 'At the bottom left.',
  'end middle': 'At the bottom, in the middle.',
  'end end': 'At the bottom right.',
  'end all': 'Along the bottom.',
  'all start': 'From top to bottom on the left.',
  'all middle': 'From top to bottom down the middle.',
  'all end': 'From top to bottom on the right.',
  'all all': 'Across the whole sheet.',
};

/** More names than these are no answer to the question what is beside it. */
const MOST_NAMED = 5;

/** Everything about a part, as one says it; the words of its author are marked. */
export function describePart(
  { name, description, place, touches }: ExplorablePart,
  nameOf: (id: string) => string,
): string {
  const others = touches.length - MOST_NAMED;
  const named = [
    ...touches.slice(0, MOST_NAMED).map((id) => markAuthorsWords(nameOf(id))),
    ...(others > 0 ? [`${others} other ${others === 1 ? 'part' : 'parts'}`] : []),
  ];
  const words = [`${name.replace(/[.!?]$/, '')}.`, description].filter((one) => one !== '').join(' ');
  return [
    markAuthorsWords(words),
    PLACES[`${place.down} ${place.across}`],
    named.length > 0 ? `Touches ${new Intl.ListFormat('en').format(named)}.` : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}

const BEARINGS: Readonly<Record<Bearing, string>> = {
  right: 'to the right',
  'below-right': 'below on the right',
  below: 'below',
  'below-left': 'below on the left',
  left: 'to the left',
  'above-left': 'above on the left',
  above: 'above',
  'above-right': 'above on the right',
};

/** What is beside a part, from the nearest on: a sentence for each; the words of its author are marked. */
export function describeNear(near: readonly NearPart[]): string {
  if (near.length === 0) return 'Nothing else is on the sheet.';
  return near
    .map(({ part: { name }, bearing, distance }) => {
      const millimetres = Math.round(distance);
      return `${markAuthorsWords(name)}: ${BEARINGS[bearing]}, ${millimetres === 0 ? 'touching it or around it' : `${millimetres} ${millimetres === 1 ? 'millimetre' : 'millimetres'} away`}.`;
    })
    .join(' ');
}

/** Why a step leads nowhere. */
export const ENDS: Readonly<Record<PartStep, string>> = {
  left: 'Nothing further to the left.',
  right: 'Nothing further to the right.',
  up: 'Nothing further above.',
  down: 'Nothing further below.',
  next: 'This is the last part.',
  previous: 'This is the first part.',
  first: 'This is the first part.',
  last: 'This is the last part.',
  in: 'No part within this one has a name.',
  out: 'No part around this one has a name.',
};
