import type { Item, Role } from '../../model/drawing.ts';
import type { LeafItem } from '../../model/walk.ts';

/** Lengths as people say them: at most two decimals, none that are nought. */
export const mm = (length: number): string => `${round(length)} mm`;

export const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

export const round = (value: number): string => String(Math.round(value * 100) / 100);

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  background: 'the background',
  frame: 'a frame',
  grid: 'a grid line',
  axis: 'an axis',
  tick: 'a tick',
  data: 'a data line',
  outline: 'an outline',
  area: 'an area',
  symbol: 'a symbol',
  arrow: 'an arrow',
  label: 'a label',
  'lead-line': 'a lead line',
  title: 'the title',
  key: 'a part of the key',
  locator: 'the locator',
  decoration: 'a decoration',
};

const LONGEST_NAME = 40;

const shortened = (words: string): string => {
  const characters = [...words.replaceAll(/\s+/g, ' ').trim()];
  return characters.length > LONGEST_NAME
    ? `${characters.slice(0, LONGEST_NAME - 1).join('')}…`
    : characters.join('');
};

/** How a sentence names an item: by its name, else by its words, else by what it is. */
export const nameOf = (item: Item | LeafItem): string => {
  if (item.name.trim()) return `“${shortened(item.name)}”`;
  if (item.kind === 'text' && item.print.trim()) return `the text “${shortened(item.print)}”`;
  return ROLE_WORDS[item.role];
};

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
