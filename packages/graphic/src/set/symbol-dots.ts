import type { PointSymbol } from '../model/geometry.ts';

/**
 * The eight point symbols where there is room for five dots each way (6.35 mm on a Tiger): outlines cannot be drawn that small, so each is set dot by dot to differ from the others.
 */
export const SYMBOL_DOTS: Record<PointSymbol, readonly string[]> = {
  disc: [' ••• ', '•••••', '•••••', '•••••', ' ••• '],
  ring: [' ••• ', '•   •', '•   •', '•   •', ' ••• '],
  square: ['•••••', '•••••', '•••••', '•••••', '•••••'],
  'square-outline': ['•••••', '•   •', '•   •', '•   •', '•••••'],
  triangle: ['  •  ', '  •  ', ' ••• ', ' ••• ', '•••••'],
  'triangle-outline': ['  •  ', ' • • ', ' • • ', '•   •', '•••••'],
  cross: ['  •  ', '  •  ', '•••••', '  •  ', '  •  '],
  star: ['• • •', ' ••• ', '•••••', ' ••• ', '• • •'],
};

/** The same on pins, which stand twice as far apart: a point is two by two of them, and nothing is wider than 10 mm. */
export const SYMBOL_PINS: Record<PointSymbol, readonly string[]> = {
  disc: ['••', '••'],
  ring: [' •• ', '•  •', '•  •', ' •• '],
  square: ['•••', '•••', '•••'],
  'square-outline': ['••••', '•  •', '•  •', '••••'],
  triangle: [' • ', ' • ', '•••'],
  'triangle-outline': ['•   ', '••  ', '• • ', '••••'],
  cross: [' • ', '•••', ' • '],
  star: ['• •', ' • ', '• •'],
};
