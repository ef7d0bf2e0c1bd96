import { BRAILLE_CODES } from '@relievo/braille';
import { type Catalogue, ENGLISH, millimetres, type Words } from '@relievo/words';
import type { EditMessages, Wording } from '../messages.ts';
import type { SheetPart } from '../sheet-part.ts';
import type { ThingKind, What } from '../things.ts';
import type { Neighbour, Where } from '../where.ts';
import { lengthText, pointText, sizeText } from './lengths-en.ts';

const { list, number, plural, quote, share: writeShare } = ENGLISH;

/** How much is told goes along with what is told. */
export type ToldEdits = { [Code in keyof EditMessages]: EditMessages[Code] & { readonly wording: Wording } };

interface Told {
  readonly wording: Wording;
}

export const ENGLISH_KINDS: Readonly<Record<ThingKind, string>> = {
  rectangle: 'Rectangle',
  square: 'Square',
  ellipse: 'Ellipse',
  circle: 'Circle',
  line: 'Line',
  polyline: 'Polyline',
  curve: 'Curve',
  triangle: 'Triangle',
  polygon: 'Polygon',
  area: 'Area',
  arrow: 'Arrow',
  symbol: 'Symbol',
  label: 'Label',
  text: 'Text',
  group: 'Group',
  picture: 'Picture',
};

const SIDES = { left: 'left of', right: 'right of', above: 'above', below: 'under' } as const;
const ORDERS = {
  front: 'brought to the front',
  forward: 'brought forward',
  backward: 'sent backward',
  back: 'sent to the back',
} as const;
const ALIGNMENTS = {
  left: 'left edge',
  center: 'middle across',
  right: 'right edge',
  top: 'top edge',
  middle: 'middle down',
  bottom: 'bottom edge',
} as const;
const COMBINED = { union: 'united', subtract: 'subtracted', intersect: 'intersected' } as const;
const REWRITTEN = {
  text: 'Drawing changed as text',
  repair: 'Findings repaired',
  labels: 'Labels placed',
} as const;

const PARTS: Readonly<Record<SheetPart, string>> = {
  'top left': 'at the top left',
  top: 'at the top',
  'top right': 'at the top right',
  left: 'at the left',
  middle: 'in the middle',
  right: 'at the right',
  'bottom left': 'at the bottom left',
  bottom: 'at the bottom',
  'bottom right': 'at the bottom right',
};

export function nameWhat({ count, kind, name }: What): string {
  if (count !== 1) return plural(count, { one: '# object', other: '# objects' });
  const word = ENGLISH_KINDS[kind];
  return name ? `${word} ${quote(name)}` : word;
}

function named(words: string | null): string {
  return (words ?? 'none').replaceAll('-', ' ');
}

/** The place after a comma, and after a semicolon what is next to it. */
function there(
  { x, y, width, height, near, wording }: Where & Told,
  { withSize = false }: { readonly withSize?: boolean } = {},
): string {
  if (wording === 'short') return '';
  const place = withSize
    ? ` at ${number(+x)}, ${number(+y)}, ${sizeText(width, height)}`
    : ` at ${pointText(x, y)}`;
  if (wording === 'medium' || !near) return place;
  const other = nameWhat({ ...near, count: 1 });
  return near.distance === 0
    ? `${place}; it meets ${other}`
    : `${place}; ${number(+near.distance)} from ${other}`;
}

function tellCounts(added: number, changed: number, removed: number): string {
  return [
    plural(added, { one: '# object added', other: '# objects added' }),
    plural(changed, { one: '# changed', other: '# changed' }),
    plural(removed, { one: '# removed', other: '# removed' }),
  ].join(', ');
}

function tellNeighbour(near: Neighbour): string {
  const name = nameWhat({ ...near, count: 1 });
  return near.distance === 0 ? `${name}, which it meets` : `${name}, ${lengthText(near.distance)} away`;
}

function said<Parameters extends What>(done: string): Words<Parameters> {
  return (told) => `${nameWhat(told)} ${done}.`;
}

/** What was done, as an author hears it: short, with the place, or with the neighbours as well. */
export const ENGLISH_EDITS: Catalogue<ToldEdits> = {
  language: ENGLISH,
  words: {
    edit_added: (told) => `${nameWhat(told)} added${there(told, { withSize: true })}.`,
    edit_moved: (told) => {
      const { x, y, near, wording } = told;
      if (wording === 'short') return `${nameWhat(told)} moved.`;
      const beside = there({ ...told, near: wording === 'full' ? near : null }).replace(
        /^ at .*? millimetres/,
        '',
      );
      return `${nameWhat(told)} moved to ${pointText(x, y)}${beside}.`;
    },
    edit_put_beside: (told) =>
      `${nameWhat(told)} put ${told.gap === 0 ? '' : `${lengthText(told.gap)} `}${SIDES[told.side]} ${told.other}${there({ ...told, near: null })}.`,
    edit_resized: (told) => {
      const { width, height, wording } = told;
      if (wording === 'short') return `${nameWhat(told)} resized.`;
      return `${nameWhat(told)} is now ${sizeText(width, height)}${wording === 'full' ? there(told) : ''}.`;
    },
    edit_turned: (told) => `${nameWhat(told)} turned by ${number(told.degrees)} degrees${there(told)}.`,
    edit_mirrored: (told) =>
      `${nameWhat(told)} mirrored ${told.direction === 'across' ? 'left to right' : 'top to bottom'}${there(told)}.`,
    edit_aligned: (told) =>
      `${nameWhat(told)} aligned by the ${ALIGNMENTS[told.alignment]}${told.to === 'sheet' ? ' of the sheet' : ''}${there(told)}.`,
    edit_distributed: (told) =>
      `${nameWhat(told)} spaced evenly ${told.direction === 'across' ? 'across' : 'down'}${there(told)}.`,
    edit_ordered: ({ to, ...what }) => `${nameWhat(what)} ${ORDERS[to]}.`,
    edit_grouped: (told) => `${nameWhat(told)} grouped${there(told)}.`,
    edit_ungrouped: said('ungrouped'),
    edit_duplicated: (told) => `${nameWhat(told)} duplicated${there(told)}.`,
    edit_deleted: said('deleted'),
    edit_named: ({ to, ...what }) =>
      to ? `${nameWhat(what)} is now called ${quote(to)}.` : `${nameWhat(what)} has no name now.`,
    edit_described: said('has a new description'),
    edit_role_set: ({ role, ...what }) => `${nameWhat(what)} is now: ${named(role)}.`,
    edit_line_set: ({ style, lineWidth, ...what }) =>
      style === null
        ? `${nameWhat(what)} has no line now.`
        : `${nameWhat(what)} has a ${style} line of ${lengthText(lineWidth)} now.`,
    edit_texture_set: ({ texture, ...what }) =>
      texture === null
        ? `${nameWhat(what)} has no texture now.`
        : `${nameWhat(what)} has the texture ${named(texture)} now.`,
    edit_height_set: ({ share, ...what }) => `${nameWhat(what)} is raised to ${writeShare(share)} now.`,
    edit_written: ({ print, ...what }) => `${nameWhat(what)} now says ${quote(print)}.`,
    edit_code_set: ({ to, ...what }) =>
      to
        ? `${nameWhat(what)} is in this braille code now: ${BRAILLE_CODES[to].name}.`
        : `${nameWhat(what)} is in the braille code of the drawing now.`,
    edit_plays_set: ({ isSounding, isVibrating, ...what }) => {
      const plays = [isSounding ? 'sounds' : '', isVibrating ? 'vibrates' : ''].filter(Boolean);
      return `${nameWhat(what)} ${plays.length > 0 ? `${list(plays)} now` : 'neither sounds nor vibrates now'}.`;
    },
    edit_lock_set: ({ isLocked, ...what }) => `${nameWhat(what)} ${isLocked ? 'locked' : 'unlocked'}.`,
    edit_combined: (told) => `${nameWhat(told)} ${COMBINED[told.how]}${there(told)}.`,
    edit_grown: (told) =>
      `${nameWhat(told)} ${told.distance < 0 ? 'shrunk' : 'grown'} by ${lengthText(millimetres(Math.abs(told.distance)))}${there(told)}.`,
    edit_node_moved: (told) =>
      `Node ${number(told.node)} of ${number(told.nodes)} of ${nameWhat(told)} moved${told.wording === 'short' ? '' : ` to ${pointText(told.x, told.y)}`}.`,
    edit_node_added: (told) =>
      `Node ${number(told.node)} of ${number(told.nodes)} added to ${nameWhat(told)}${told.wording === 'short' ? '' : ` at ${pointText(told.x, told.y)}`}.`,
    edit_node_removed: ({ node, nodes, ...what }) =>
      `Node ${number(node)} removed from ${nameWhat(what)}, which has ${plural(nodes, { one: '# node', other: '# nodes' })} now.`,
    edit_handle_moved: (told) =>
      `Handle ${told.handle === 'into' ? 'into' : 'out of'} node ${number(told.node)} of ${number(told.nodes)} moved${told.wording === 'short' ? '' : ` to ${pointText(told.x, told.y)}`}.`,
    edit_node_formed: ({ node, nodes, form }) =>
      `Node ${number(node)} of ${number(nodes)} is ${form === 'smooth' ? 'smooth' : 'a corner'} now.`,
    edit_simplified: ({ nodesBefore, nodes, ...what }) =>
      `${nameWhat(what)} simplified from ${plural(nodesBefore, { one: '# node', other: '# nodes' })} to ${number(nodes)}.`,
    edit_repeated: ({ times, ...what }) =>
      `${nameWhat(what)} repeated ${plural(times, { one: '# time', other: '# times' })}.`,
    edit_told_about: ({ title }) => `About the drawing: ${quote(title)}.`,
    edit_layer_shown: ({ layer, isVisible }) =>
      `Layer ${quote(layer)} is ${isVisible ? 'shown' : 'hidden'} now.`,
    edit_layer_added: ({ layer }) => `Layer ${quote(layer)} added.`,
    told_where: (told) => {
      const wording = told.wording === 'short' ? 'medium' : told.wording;
      return `${nameWhat(told)} is${there({ ...told, wording }, { withSize: true })}.`;
    },
    told_sheet: ({ title, things, sheetWidth, sheetHeight }) => {
      const count = plural(things, { one: '# object', other: '# objects' });
      return `${quote(title)}: ${count} on a sheet of ${sizeText(sheetWidth, sheetHeight)}.`;
    },
    told_near: ({ neighbours, ...what }) =>
      neighbours.length === 0
        ? `Nothing else is near ${nameWhat(what)}.`
        : `Near ${nameWhat(what)}: ${list(neighbours.map(tellNeighbour))}.`,
    told_meeting: ({ neighbours, ...what }) =>
      neighbours.length === 0
        ? `Nothing meets ${nameWhat(what)}.`
        : `${nameWhat(what)} meets ${list(neighbours.map((near) => nameWhat({ ...near, count: 1 })))}.`,
    told_between: ({ one, other, distance, across, down }) =>
      distance === 0
        ? `${nameWhat(one)} and ${nameWhat(other)} meet.`
        : `${nameWhat(one)} and ${nameWhat(other)} are ${lengthText(distance)} apart. From box to box it is ${number(+across)} across and ${number(+down)} down.`,
    told_stop: ({ stop, stops, ...told }) =>
      `${number(stop)} of ${number(stops)}: ${nameWhat(told)}${there({ ...told, wording: told.wording === 'short' ? 'medium' : told.wording }, { withSize: true })}.`,
    told_tour: ({ title, stops }) => {
      if (stops.length === 0) return `${quote(title)} is empty.`;
      const things = stops.map(({ part, ...what }) => `${nameWhat(what)} ${PARTS[part]}`);
      return `${quote(title)}, from the top to the bottom: ${list(things)}.`;
    },
    told_since: ({ added, changed, removed }) =>
      added + changed + removed === 0
        ? 'Nothing has changed since the drawing was opened.'
        : `Since the drawing was opened: ${tellCounts(added, changed, removed)}.`,
    told_full: ({ share }) => `${writeShare(share, 0)} of the sheet is raised.`,
    edit_rewritten: ({ why, added, changed, removed, wording }) => {
      if (wording === 'short') return `${REWRITTEN[why]}.`;
      return `${REWRITTEN[why]}: ${tellCounts(added, changed, removed)}.`;
    },
  },
};
