import {
  type ChartDraft,
  EMPTY_CHART_WORK,
  type ReadTableOutput,
  type SavedChartWork,
} from '@relievo/contracts/charts';
import { screen, showPage } from '../../../lib/testing/page.tsx';
import { aSession } from '../../../lib/testing/people.ts';
import { refuse } from '../../../lib/testing/server.ts';
import { CreateChartPage } from '../page/create-chart-page.tsx';

const ID = '01990000-0000-7000-8000-0000000000c1';
export const BOOKS = [
  ['Day', 'Books'],
  ['Monday', '4'],
  ['Tuesday', '6'],
  ['Wednesday', '3'],
];

/** A step of a chart that was begun before, and what is kept of it from then on. */
export async function openWizard(step: string, work: Partial<SavedChartWork> = {}) {
  const draft: ChartDraft = {
    id: ID,
    edits: 0,
    savedAt: '2026-11-24T12:00:00.000Z',
    work: { ...EMPTY_CHART_WORK, cells: BOOKS, ...work },
    resource: null,
  };
  let edits = 0;
  const saved: Record<string, unknown>[] = [];
  const tables: { read: ReadTableOutput | null } = { read: null };
  const shown = await showPage(<CreateChartPage />, {
    path: `/tools/create-chart?draft=${ID}&step=${step}`,
    session: aSession('teacher'),
    answers: {
      'GET /chart-drafts/{id}': draft,
      'PUT /chart-drafts/{id}': ({ work: change }: { work: Record<string, unknown> }) => {
        saved.push(change);
        edits += 1;
        return { edits, savedAt: '2026-11-24T12:00:01.000Z' };
      },
      'POST /chart-tables': () => tables.read ?? refuse('chart_table_not_read', { problem: 'It is broken.' }),
      'POST /decrypt-api-key': { apiKey: 'once' },
      'POST /ai/chart-meaning': ({ facts }: { facts: string }) => ({
        meaning: facts.includes('The highest is 6') ? 'Most was read on Tuesday.' : 'Nothing.',
        provider: 'Example AI',
      }),
      'POST /braille': ({ texts }: { texts: string[] }) =>
        texts.map(() => ({ cells: '⠃', engine: 'test', table: 'ueb-1' })),
    },
  });
  await screen.findByRole('heading', { level: 2, name: /^Step/ });
  const answer = (read: ReadTableOutput | null) => {
    tables.read = read;
  };
  return { ...shown, saved, answer };
}
