import { LIMITS, readDrawing, success } from '@relievo/graphic';
import { decodeText } from './decode.ts';
import type { Importer } from './importer.ts';

/** A drawing in its own form. */
export const svgFile: Importer = {
  id: 'svg',
  name: 'Drawing (SVG)',
  endings: ['svg'],
  mostBytes: LIMITS.file,
  read: ({ bytes }, { title, language }) => {
    const decoded = decodeText(bytes);
    if (!decoded.ok) return decoded;
    const drawing = readDrawing(decoded.value.text);
    if (!drawing.ok) return drawing;
    const named = { ...drawing.value, ...(title ? { title } : {}), ...(language ? { language } : {}) };
    return success({ source: { drawing: named }, changes: decoded.value.changes });
  },
};
