import type { Figure, NewId, Picture, PictureBytes } from '@relievo/document/model';
import type { Task } from '../../importer.ts';
import type { NoteTaker } from '../../notes.ts';
import { openPage } from '../open-page.ts';
import type { Pdfium } from '../pdfium.ts';
import { cutPicture, writePicture } from './cut-picture.ts';
import { type DrawnFigure, drawFigure } from './draw-figure.ts';
import { cleanText } from './inlines.ts';
import type { WantedFigure } from './write-blocks.ts';

type MadeFigure = Pick<Figure, 'shows' | 'treatment'> & Partial<Pick<Figure, 'words'>>;

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

/** Figures after these are pictures with their words, and pictures after those are not traced. */
const MAX_DRAWN = 100;
const MAX_TRACED = 12;

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
  let traced = 0;
  for (const [at, { id, page: number, figure, others }] of wanted.entries()) {
    task.signal?.throwIfAborted();
    const page = openPage(library, document, number - 1);
    try {
      const cut = cutPicture(library, page, figure.box);
      const written = await writePicture(cut, { isPhoto: figure.isPicture });
      const picture = newId('picture');
      pictures.push({ id: picture, ...written.picture });
      bytes.set(picture, written.bytes);
      const traces = !figure.isPicture || traced < MAX_TRACED;
      if (figure.isPicture) traced += 1;
      const drawn =
        at < MAX_DRAWN
          ? await drawFigure(library, page, { box: figure.box, others }, { language, traces }, task)
          : null;
      noteFigure(drawn, number, notes);
      figures.set(id, {
        shows: { picture, ...drawn?.shows },
        treatment: drawn?.shows.chart ? 'chart' : drawn ? 'tactile' : 'described',
        ...(drawn && drawn.words.length > 0 && figure.rows.length === 0
          ? { words: drawn.words.map(cleanText) }
          : {}),
      });
    } finally {
      library.FPDF_ClosePage(page);
    }
  }
  return { figures, pictures, bytes };
}

function noteFigure(drawn: DrawnFigure | null, page: number, notes: NoteTaker): void {
  if (drawn?.shows.chart) notes.add('pdf_chart_read', { page });
  else notes.add(drawn ? 'pdf_figure_drawn' : 'pdf_figure_as_picture');
}
