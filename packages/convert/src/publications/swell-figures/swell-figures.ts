import { type Document, type Figure, walkParts } from '@relievo/document/model';
import { type Drawing, fail, type Refuse, succeed } from '@relievo/graphic/model';
import { type Change, reportChanged } from '@relievo/graphic/outputs';
import { getProfile } from '@relievo/graphic/profiles';
import { writeLabels } from '../../outputs/print/with-print.ts';
import { swell } from '../../outputs/swell.ts';
import type { ConversionReports } from '../../words/reports.ts';
import { showFigures } from '../figures.ts';
import type { Publication } from '../publication.ts';
import { findPublicationWords } from '../words.ts';
import { addHeading } from './add-heading.ts';

const refuse: Refuse<ConversionReports> = fail;

/** All drawings for fingers in one file for swell paper. Each sheet says its document, its figure and its page of the print. */
export const swellFigures = {
  id: 'swell-figures',
  name: 'Figures on swell paper',
  use: 'Every figure for fingers on a sheet of swell paper, with its number and its page.',
  mediaType: 'application/pdf',
  make: async ({ document }, means) => {
    const profile = getProfile('swell-a4');
    const { metadata } = document;
    const shown = showFigures(document, means);
    const words = findPublicationWords(metadata.language);
    const placed = listFigures(document).flatMap(({ figure, page }) => {
      const drawing = shown.get(figure.id)?.forFingers;
      return drawing && figure.treatment !== 'described' ? [{ figure, page, drawing }] : [];
    });
    const changes: Change[] = [];
    const inPrint: { readonly id: string }[] = [];
    const sheets = placed.map(({ figure, page, drawing }, at): Drawing => {
      const labelled = writeLabels(drawing, profile, means.settings.labels ?? 'both');
      for (const change of labelled.changes) changes.push(change);
      const heading = {
        title: metadata.title,
        number: figure.number || `${at + 1}/${placed.length}`,
        page: page === null ? '' : `${words.page} ${page}`,
        language: metadata.language,
      };
      const { drawing: headed, hasBraille } = addHeading(labelled.drawing, heading, means);
      if (!hasBraille) inPrint.push({ id: figure.id });
      return headed;
    });
    const [first, ...furtherSheets] = sheets;
    if (!first) return refuse({ code: 'figures_for_fingers_missing', parameters: {} });
    const made = swell.make({ drawing: first, furtherSheets }, profile, means);
    if (!made.ok) return made;
    const [file] = made.value.files;
    return succeed({
      files: [{ ...file, name: 'figures.pdf' }],
      changes: [
        ...changes,
        ...made.value.changes,
        ...reportChanged<ConversionReports>(inPrint, (count) => ({
          code: 'sheet_heading_in_print_alone',
          parameters: { count },
        })),
      ],
    });
  },
} satisfies Publication<'swell-figures'>;

/** Lists the figures, each with the page of the print on which it begins. */
function listFigures({
  blocks,
}: Document): readonly { readonly figure: Figure; readonly page: string | null }[] {
  const figures: { figure: Figure; page: string | null }[] = [];
  let page: string | null = null;
  for (const part of walkParts(blocks)) {
    if (part.kind === 'inlines') {
      for (const inline of part.inlines) if (inline.kind === 'page-break') page = inline.page;
      continue;
    }
    const { block } = part.visit;
    if (block.kind === 'page-break') page = block.page;
    if (block.kind === 'figure') figures.push({ figure: block, page });
  }
  return figures;
}
