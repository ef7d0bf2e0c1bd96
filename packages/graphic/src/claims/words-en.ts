import { type Catalogue, ENGLISH } from '@relievo/words';
import type { DrawingClaimMessages, Relation, SheetPart } from './messages.ts';

const RELATIONS: Readonly<Record<Relation, string>> = {
  above: 'is above',
  below: 'is below',
  left: 'is to the left of',
  right: 'is to the right of',
  inside: 'is inside',
  around: 'is around',
  apart: 'is apart from',
  touching: 'touches',
  larger: 'is larger than',
  smaller: 'is smaller than',
};
const PARTS: Readonly<Record<SheetPart, string>> = {
  top: 'at the top',
  bottom: 'at the bottom',
  left: 'on the left',
  right: 'on the right',
  middle: 'in the middle',
};

export const ENGLISH_DRAWING_CLAIMS: Catalogue<DrawingClaimMessages> = {
  language: ENGLISH,
  words: {
    claim_titled: ({ title }, { quote }) => `The title is ${quote(title)}.`,
    claim_counted: ({ noun, count }, { number, quote }) =>
      `The drawing has ${number(+count)} of ${quote(noun)}.`,
    claim_labels_counted: ({ labels }, { plural }) =>
      `The drawing has ${plural(labels, { one: '# label', other: '# labels' })}.`,
    claim_sides: ({ name, sides }, { plural, quote }) =>
      `${quote(name)} has ${plural(sides, { one: '# side', other: '# sides' })}.`,
    claim_related: ({ one, relation, other }, { quote }) =>
      `${quote(one)} ${RELATIONS[relation]} ${quote(other)}.`,
    claim_placed: ({ name, parts }, { quote, list }) =>
      `${quote(name)} is ${list(parts.map((part) => PARTS[part]))}.`,
    claim_extreme: ({ name }, { quote }) => `That is ${quote(name)}.`,
    claim_arrow: ({ from, to }, { quote }) => `The arrow leads from ${quote(from)} to ${quote(to)}.`,
    claim_arrow_missing: ({ from, to }, { quote }) => `No arrow leads from ${quote(from)} to ${quote(to)}.`,
    claim_words: ({ words }, { quote, list }) => `The words on the sheet are ${list(words.map(quote))}.`,
    claim_label_of: ({ label, name }, { quote }) => `The label ${quote(label)} belongs to ${quote(name)}.`,
  },
};
