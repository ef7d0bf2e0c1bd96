import {
  type Change,
  type Drawing,
  type OutputResult,
  type Profile,
  pageTurned,
  prepare,
  type Result,
  reportChanged,
  reportOneHeight,
  succeed,
  toPage,
  walkLeaves,
} from '@relievo/graphic';
import type { LibraryOutput, OutputMeans, Source } from '../source.ts';
import type { ConversionReports } from '../words/reports.ts';
import { reportMissingLetters } from './changes.ts';
import { drawInto } from './pdf/draw.ts';
import { createPdf, finishPdf, type Pdf, POINTS_PER_MM } from './pdf/pdf.ts';

const BLACK = '#000000';

/** Pages at their exact size, black on white: what is printed on swell paper and raised by heat. */
export const swell = {
  id: 'swell',
  words: {
    name: 'Swell paper PDF',
    short: 'Swell paper',
    use: 'A PDF to print on swell paper, which heat raises.',
  },
  purpose: 'paper',
  mediaType: 'application/pdf',
  endings: ['pdf'],
  media: ['swell-a4', 'swell-a3', 'swell-letter'],
  needs: ['drawing'],
  ways: ['touch', 'touch_alone'],
  make: (
    source: Source,
    profile: Profile,
    { settings }: Pick<OutputMeans, 'settings'>,
  ): Result<OutputResult> => {
    const pages: Page[] = [];
    for (const drawing of [source.drawing, ...(source.furtherSheets ?? []), ...(source.keySheets ?? [])]) {
      const page = pageOf(drawing, profile);
      if (!page.ok) return page;
      pages.push(page.value);
    }
    const bytes = writeSwell(
      pages.map(({ drawing }) => drawing),
      source.description,
      settings.date,
    );
    return succeed({
      files: [{ name: 'swell.pdf', mediaType: 'application/pdf', bytes }],
      changes: pages.flatMap(({ changes }) => changes),
    });
  },
} satisfies LibraryOutput<'swell'>;

interface Page {
  readonly drawing: Drawing;
  readonly changes: readonly Change[];
}

/** On the profile's paper, or on a page of the drawing's own size where the profile is no paper. */
function pageOf(drawing: Drawing, profile: Profile): Result<Page> {
  const prepared = prepare({ drawing }, profile);
  if (!prepared.ok) return prepared;
  const onPaper = profile.medium === 'swell';
  const placed = onPaper ? toPage(drawing, profile) : succeed(drawing);
  if (!placed.ok) return placed;
  const coloured = [...walkLeaves(drawing)].filter((item) => item.kind === 'shape' && item.color);
  const changes = [
    ...prepared.value.changes,
    ...(onPaper ? pageTurned(placed.value.sheet, profile, 'printer') : []),
    ...reportOneHeight(walkLeaves(drawing)),
    ...reportChanged<ConversionReports>(coloured, (count) => ({
      code: 'black_to_swell',
      parameters: { count },
    })),
    ...reportMissingLetters(drawing),
  ];
  return succeed({ drawing: placed.value, changes });
}

function writeSwell(drawings: readonly Drawing[], description: string | undefined, date: string): Uint8Array {
  const [first] = drawings;
  const pdf = createPdf({
    title: first?.title ?? '',
    language: first?.language ?? '',
    date,
    exactSize: true,
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const [at, drawing] of drawings.entries())
    addPage(pdf, root, drawing, at === 0 && description ? description : drawing.description || drawing.title);
  root.end();
  return finishPdf(pdf);
}

function addPage(pdf: Pdf, root: PDFKit.PDFStructureElement, drawing: Drawing, alt: string): void {
  const size = [drawing.sheet.width * POINTS_PER_MM, drawing.sheet.height * POINTS_PER_MM] as const;
  pdf.addPage({ size: [...size], margin: 0 });
  const settings = { alt, bbox: [0, 0, ...size] };
  const figure = pdf.struct('Figure', settings, () =>
    drawInto(pdf, drawing, { medium: 'swell', inkOf: () => BLACK }),
  );
  root.add(figure);
  figure.end();
}
