import type { AccessibleForm } from '@relievo/contracts/accessible-requests';
import type { AppTransaction } from '../../../platform/database/database.ts';

/** One of the person's own. */
interface OwnRow {
  readonly id: string;
  readonly title: string;
}

const MINE = 'r.submitted_by = (select app_uid())';

export function findSentBack(tx: AppTransaction, atMost: number): Promise<OwnRow[]> {
  return tx.query<OwnRow>(
    'work-sent-back',
    `select r.id, r.title from resources r
     where ${MINE} and r.status = 'rejected' and r.submitted_at is not null
     order by r.updated_at desc, r.id desc limit $1`,
    [atMost],
  );
}

export function findDrafts(tx: AppTransaction, atMost: number): Promise<OwnRow[]> {
  return tx.query<OwnRow>(
    'work-drafts',
    `select r.id, r.title from resources r
     where ${MINE} and r.submitted_at is null
     order by r.updated_at desc, r.id desc limit $1`,
    [atMost],
  );
}

export type WaitingRequestRow = OwnRow & {
  readonly request_id: string;
  readonly form: AccessibleForm;
  readonly people: number;
};

/** What nobody has answered yet, of what the person published. */
export function findWaitingRequests(tx: AppTransaction, atMost: number): Promise<WaitingRequestRow[]> {
  return tx.query<WaitingRequestRow>(
    'work-requests',
    `select r.id, r.title, q.id as request_id, q.form, q.supporters_count as people
     from accessible_requests q join resources r on r.id = q.resource_id
     where ${MINE} and q.state in ('open', 'taken')
     order by q.supporters_count desc, q.created_at desc, q.id desc limit $1`,
    [atMost],
  );
}

export type OpenedRow = OwnRow & { readonly views: string };

export function findMostOpened(tx: AppTransaction, atMost: number): Promise<OpenedRow[]> {
  return tx.query<OpenedRow>(
    'work-opened',
    `select r.id, r.title, r.view_count as views from resources r
     where ${MINE} and r.status = 'approved' and r.view_count > 0
     order by r.view_count desc, r.id desc limit $1`,
    [atMost],
  );
}
