import type { PointSymbol } from '../model/geometry.ts';

/**
 * The eight point symbols where there is room for five dots each way (6.35 mm on a Tiger, 12.5 mm on
 * pins): outlines cannot be drawn that small, so each is set dot by dot to differ from the others.
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
