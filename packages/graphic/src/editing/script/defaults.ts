import type { Item, Line, Role } from '../../model/drawing.ts';

// What a line of the text need not say.

export const DEFAULT_LINE: Line = { style: 'solid', width: 1.5 };

export const DEFAULT_ROLES: Readonly<Record<Item['kind'], Role>> = {
  shape: 'outline',
  text: 'label',
  group: 'data',
  image: 'data',
};

/** As high as a line of print is where nothing is said. */
export const DEFAULT_PRINT_SIZE = 6.4;
/** Between two things that are put beside each other. */
export const DEFAULT_GAP = 6;
