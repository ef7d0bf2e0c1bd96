import type { Figure, NewId, Picture, PictureBytes } from '@relievo/document/model';
import type { Task } from '../../../importer.ts';
import type { NoteTaker } from '../../../notes.ts';
import { openPage } from '../../open-page.ts';
import type { Pdfium } from '../../pdfium.ts';
import type { WantedFigure } from '../write-blocks.ts';
import { cutPicture, writePicture } from './cut-picture.ts';
import { type DrawnFigure, drawFigure } from './draw-figure.ts';

type MadeFigure = Pick<Figure, 'shows' | 'treatment'>;

export interface MadeFigures {
  /** Each has the id of its figure as its key. */
  readonly figures: ReadonlyMap<string, MadeFigure>;
  readonly pictures: readonly Picture[];
  readonly bytes: PictureBytes;
}

interface About {
  readonly language: string;
  readonly newId: NewId;
}

/** Figures after these are pictures with their words. */
const MAX_DRAWN = 100;

/** Makes pictures, drawings and charts of the figures on their pages. Only pages that have one are rendered. */
export async function makeFigures(
  library: Pdfium,
  document: number,
  wanted: readonly WantedFigure[],
  { language, newId }: About,
  notes: NoteTaker,
  task: Task,
): Promise<MadeFigures> {
  const figures = new Map<string, MadeFigure>();
  const pictures: Picture[] = [];
  const bytes = new Map<string, Uint8Array>();
  for (const [at, { id, page: number, figure, others }] of wanted.entries()) {
    task.signal?.throwIfAborted();
    const page = openPage(library, document, number - 1);
    try {
      const cut = cutPicture(library, page, figure);
      const written = await writePicture(cut, { mayBePhoto: figure.isPicture });
      const picture = newId('picture');
      pictures.push({ id: picture, ...written.picture });
      bytes.set(picture, written.bytes);
      const isTried = !figure.isPicture && at < MAX_DRAWN;
      const area = { box: figure.box, others };
      const drawn = isTried ? await drawFigure(library, page, area, language, task) : null;
      noteFigure(drawn, number, notes);
      figures.set(id, {
        shows: { picture, ...drawn },
        treatment: drawn?.chart ? 'chart' : drawn ? 'tactile' : 'described',
      });
    } finally {
      library.FPDF_ClosePage(page);
    }
  }
  return { figures, pictures, bytes };
}

function noteFigure(drawn: DrawnFigure | null, page: number, notes: NoteTaker): void {
  if (drawn?.chart) notes.add('pdf_chart_read', { page });
  else notes.add(drawn ? 'pdf_figure_drawn' : 'pdf_figure_as_picture');
}
