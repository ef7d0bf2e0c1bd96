import type { Drawing, Item, Sheet } from '@relievo/graphic/model';

const MARGINS = { top: 10, right: 10, bottom: 10, left: 10 };

function sheet(width: number, height: number): Sheet {
  return {
    width,
    height,
    margins: MARGINS,
    braille: 'marburg-medium',
  };
}

export const UPRIGHT = sheet(210, 297);
export const ACROSS = sheet(297, 210);
/** Room for one thing to look at. */
export const CARD = sheet(120, 90);

type About = Pick<Drawing, 'id' | 'title' | 'description'> & Partial<Pick<Drawing, 'sheet' | 'language'>>;

/** Figure below, words above: so a display can show the one without the other. */
export function createDrawing(
  { id, title, description, sheet: paper = UPRIGHT, language = 'en' }: About,
  figure: readonly Item[],
  words: readonly Item[] = [],
): Drawing {
  return {
    version: 1,
    id,
    title,
    description,
    language,
    sheet: paper,
    layers: [
      { id: 'layer-figure', name: 'Figure', visible: true, items: figure },
      ...(words.length > 0 ? [{ id: 'layer-words', name: 'Words', visible: true, items: words }] : []),
    ],
  };
}
