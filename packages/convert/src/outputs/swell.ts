import {
  changed,
  leaves,
  type Output,
  type OutputResult,
  oneHeight,
  pageTurned,
  prepare,
  type Result,
  success,
  toPage,
} from '@relievo/graphic';
import { missingLetters } from './changes.ts';
import { drawInto } from './pdf/draw.ts';
import { createPdf, finished, POINTS_PER_MM } from './pdf/pdf.ts';

const BLACK = '#000000';

/** One page at its exact size, black on white: what is printed on swell paper and raised by heat. */
export const swell: Output = {
  id: 'swell',
  name: 'Swell paper PDF',
  make: (source, profile): Result<OutputResult> => {
    const prepared = prepare(source, profile);
    if (!prepared.ok) return prepared;
    const onPaper = profile.medium === 'swell';
    const placed = onPaper ? toPage(prepared.value.drawing, profile) : success(prepared.value.drawing);
    if (!placed.ok) return placed;
    const drawing = placed.value;
    const { title, language, sheet } = drawing;
    const pdf = createPdf({ title, language, page: sheet, exactSize: true });
    pdf.addPage();
    const figure = {
      alt: source.description || drawing.description || title,
      bbox: [0, 0, sheet.width * POINTS_PER_MM, sheet.height * POINTS_PER_MM],
    };
    pdf.addStructure(
      pdf.struct('Document', {}, [
        pdf.struct('Figure', figure, () => drawInto(pdf, drawing, { medium: 'swell', inkOf: () => BLACK })),
      ]),
    );
    const coloured = [...leaves(drawing)].filter((item) => item.kind === 'shape' && item.color);
    return success({
      files: [{ name: 'swell.pdf', mediaType: 'application/pdf', bytes: finished(pdf) }],
      changes: [
        ...prepared.value.changes,
        ...(onPaper ? pageTurned(sheet, profile, 'print') : []),
        ...oneHeight(leaves(drawing)),
        ...changed(
          'black',
          coloured,
          'are black, because only black swells',
          'is black, because only black swells',
        ),
        ...missingLetters(drawing),
      ],
    });
  },
};
