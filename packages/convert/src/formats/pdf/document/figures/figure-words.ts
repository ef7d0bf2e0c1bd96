import { cleanText } from '../inlines.ts';
import type { PageFigure } from './page-figure.ts';

/** Lists the words of a figure from top to bottom, and then those that run upwards. */
export function listFigureWords({ rows, turned }: PageFigure): readonly string[] {
  return [...rows, ...turned].map(({ text }) => cleanText(text).trim()).filter((text) => text !== '');
}
