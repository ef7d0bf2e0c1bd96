import type { Texture } from '../model/drawing.ts';
import type { Medium } from '../profiles/profile.ts';

/**
 * The textures that a medium can show, best first, as `chooseApart` measures them. They are written down because the
 * measuring takes a tenth of a second, in which whoever selects an object in the editor would wait; a test measures.
 */
export const TEXTURE_ORDER: Readonly<Record<Medium, readonly Texture[]>> = {
  swell: [
    ...(['lines-rising', 'lines-horizontal', 'lines-vertical', 'lines-falling', 'dots-fine'] as const),
    ...(['checker', 'grid', 'crosshatch', 'waves', 'dots-coarse', 'dashes', 'solid'] as const),
  ],
  embosser: [
    ...(['lines-rising', 'lines-vertical', 'lines-horizontal', 'checker', 'dashes', 'grid'] as const),
    ...(['lines-falling', 'dots-coarse', 'dots-fine', 'crosshatch', 'waves', 'solid'] as const),
  ],
  pins: [
    ...(['lines-rising', 'lines-vertical', 'lines-horizontal', 'waves', 'lines-falling'] as const),
    ...(['checker', 'grid', 'crosshatch', 'dots-fine', 'dots-coarse', 'solid'] as const),
  ],
  touchscreen: [
    ...(['lines-rising', 'lines-horizontal', 'lines-vertical', 'lines-falling', 'checker'] as const),
    ...(['dots-fine', 'grid', 'waves', 'dashes', 'dots-coarse', 'solid'] as const),
  ],
};
