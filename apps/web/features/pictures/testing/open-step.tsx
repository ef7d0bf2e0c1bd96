import {
  EMPTY_PICTURE_WORK,
  type PictureDraft,
  type PictureWork,
  type TracedPicture,
} from '@relievo/contracts/pictures';
import { createFromTemplate } from '@relievo/graphic/editing/templates';
import { writeDrawing } from '@relievo/graphic/svg';
import { countOf, millimetres, percent } from '@relievo/words';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import type { Answer } from '../../../lib/testing/server.ts';
import { ConvertGraphicsPage } from '../page/convert-graphics-page.tsx';

const ID = '01990000-0000-7000-8000-0000000000d1';
/** As it is kept. */
export const SVG = writeDrawing(createFromTemplate('geometry-set', 'Shapes'));

export const TRACED: TracedPicture = {
  svg: SVG,
  analysis: {
    width: 900,
    height: 640,
    kind: 'line-drawing',
    certainty: 0.8,
    reasons: [
      { code: 'few_parts', count: countOf(6) },
      { code: 'of_a_later_version', count: countOf(1) },
    ],
    colors: [{ color: '#ffffff', share: percent(92) }],
    complexity: { lines: countOf(5), areas: countOf(1), marks: countOf(0), level: 'low' },
    density: percent(8),
    touch: {
      score: 90,
      level: 'good',
      problems: [{ code: 'lines_short', count: countOf(2), of: countOf(5), least: millimetres(12.5) }],
    },
    advice: 'trace_it',
    labels: countOf(0),
    words: [],
    unread: countOf(0),
    findings: countOf(0),
  },
  corners: null,
  log: [{ code: 'picture_traced', count: 1, message: 'The picture was traced.' }],
};

/** A step of a picture that was brought before, and what is kept of it from then on. */
export async function openStep(step: string, work: Partial<PictureWork> = {}, traced: Answer = TRACED) {
  const draft: PictureDraft = {
    id: ID,
    edits: 0,
    savedAt: '2026-11-24T12:00:00.000Z',
    picture: { name: 'worksheet.png', mediaType: 'image/png', size: 2048 },
    work: { ...EMPTY_PICTURE_WORK, about: { ...EMPTY_PICTURE_WORK.about, title: 'Worksheet' }, ...work },
    resource: null,
  };
  let edits = 0;
  const saved: Record<string, unknown>[] = [];
  const shown = await showPage(<ConvertGraphicsPage />, {
    path: `/tools/convert-graphics?draft=${ID}&step=${step}`,
    session: aSession('teacher'),
    answers: {
      'GET /picture-drafts/{id}': draft,
      'PUT /picture-drafts/{id}': ({ work: change }: { work: Record<string, unknown> }) => {
        saved.push(change);
        edits += 1;
        return { edits, savedAt: '2026-11-24T12:00:01.000Z' };
      },
      'POST /picture-drafts/{id}/tracing': traced,
      'POST /drawings/braille': ({ texts }: { texts: string[] }) =>
        texts.map(() => ({ cells: '⠃⠕⠭', engine: 'test', table: 'ueb-2' })),
    },
  });
  await screen.findByRole('heading', { level: 2, name: /^Step/ });
  return { ...shown, saved };
}
