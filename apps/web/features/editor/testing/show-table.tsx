import type { DrawingEntry, KeptDrawing } from '@relievo/contracts/values';
import { createFromTemplate, type TemplateName } from '@relievo/graphic/editing/templates';
import { writeDrawing } from '@relievo/graphic/svg';
import { screen, showPage, within } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import type { Answers } from '../../../lib/testing/server.ts';
import type { DrawingPlace } from '../state/kept-here.ts';
import { Workspace } from '../workspace.tsx';

export const ENTRY: DrawingEntry = {
  id: '01990000-0000-7000-8000-000000000001',
  title: 'Shapes',
  edits: 1,
  savedAt: '2026-11-20T10:00:00.000Z',
};

/** A browser that has kept nothing. */
const NOWHERE: DrawingPlace = {
  found: null,
  keep: () => true,
  choose: (read) => read,
  noteArrived: () => undefined,
};

/** The table with a drawing on it, before a server that keeps what it is sent. */
export async function showTable(
  template: TemplateName = 'geometry-set',
  more: Partial<KeptDrawing> = {},
  answers: Answers = {},
  session = aSession(),
) {
  const drawing = createFromTemplate(template, 'Shapes');
  const kept: KeptDrawing = {
    ...ENTRY,
    svg: writeDrawing(drawing),
    origin: null,
    notes: [],
    resource: null,
    ...more,
  };
  const saved: string[] = [];
  const page = await showPage(<Workspace kept={kept} drawing={drawing} here={NOWHERE} />, {
    path: `/svg-editor/${ENTRY.id}`,
    session,
    answers: {
      'PUT /drawings/{id}': ({ edits, svg }: { edits: number; svg: string }) => {
        saved.push(svg);
        return { ...ENTRY, edits: edits + 1 };
      },
      'POST /drawings/braille': ({ texts }: { texts: string[] }) =>
        texts.map(() => ({ cells: '⠇⠁⠅⠑', engine: 'test', table: 'ueb-2' })),
      ...answers,
    },
  });
  return { ...page, saved };
}

export function findTree() {
  return screen.getByRole('treegrid', { name: 'Objects of the drawing' });
}

export async function chooseObject(person: Awaited<ReturnType<typeof showTable>>['person'], name: RegExp) {
  await person.click(within(findTree()).getByRole('row', { name }));
}
