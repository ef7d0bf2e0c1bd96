import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ClassSheet, writeClassSetAddress } from '@relievo/contracts/classes';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { ButtonAnchor } from '../../../ui/actions/link.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { SortedTable, sortRows } from '../../listing/index.ts';
import { useFileWords } from '../../resource/index.ts';
import { classSetQuery } from './class-set-query.ts';

interface ClassSetDialogProps {
  classId: string;
  assignmentId: string;
  name: string;
  onClose: () => void;
}

/** A sheet for each learner as they read it: how far each is, and all that are ready as one zip. */
export function ClassSetDialog({ classId, assignmentId, name, onClose }: ClassSetDialogProps) {
  const { t } = useLingui();
  const key = { id: classId, assignmentId };
  const [query] = useState(() => classSetQuery(key));
  const set = useQuery(query);
  const sheets = set.data?.sheets;
  useSayStanding(sheets);
  return (
    <Dialog title={t`Class set: ${name}`} shape="drawer" isOpen onClose={onClose}>
      <p>
        <Trans>
          Each learner gets the sheet that they read: on their paper, for their device and in their braille.
        </Trans>
      </p>
      <Loaded query={set} loading={t`Preparing the set…`} failed={t`The set could not be prepared`}>
        {({ sheets: found }) =>
          found.length === 0 ? (
            <p>
              <Trans>There are no sheets: the class or the collection is empty.</Trans>
            </p>
          ) : (
            <>
              <SetStanding sheets={found} address={writeClassSetAddress(key)} />
              <SheetsTable sheets={found} />
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function count(sheets: readonly ClassSheet[], state: ClassSheet['state']): number {
  return sheets.filter((sheet) => sheet.state === state).length;
}

function SetStanding({ sheets, address }: { sheets: readonly ClassSheet[]; address: string }) {
  const [ready, waiting, failed] = [
    count(sheets, 'ready'),
    count(sheets, 'waiting'),
    count(sheets, 'failed'),
  ];
  return (
    <>
      <p>
        {plural(ready, { one: '# sheet is ready.', other: '# sheets are ready.' })}{' '}
        {waiting > 0
          ? plural(waiting, { one: '# sheet is being made.', other: '# sheets are being made.' })
          : null}{' '}
        {failed > 0
          ? plural(failed, {
              one: '# sheet could not be made; the list says why.',
              other: '# sheets could not be made; the list says why.',
            })
          : null}
      </p>
      {waiting === 0 && ready > 0 ? (
        <p>
          <ButtonAnchor href={address} icon={<Download aria-hidden="true" size={20} />} download>
            <Trans>Download the set</Trans>
          </ButtonAnchor>
        </p>
      ) : null}
    </>
  );
}

const ORDERS = ['name-ascending', 'name-descending', 'resource-ascending', 'resource-descending'] as const;

const VALUES = {
  name: ({ displayName }: ClassSheet) => displayName,
  resource: ({ title }: ClassSheet) => title,
};

function SheetsTable({ sheets }: { sheets: readonly ClassSheet[] }) {
  const { t } = useLingui();
  const words = useFileWords();
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('name-ascending');
  const states = { ready: t`Ready`, waiting: t`Being made` };
  return (
    <SortedTable
      caption={t`Sheets of the set`}
      showsCaption
      rows={sortRows(sheets, order, VALUES)}
      orders={ORDERS}
      order={order}
      onOrder={setOrder}
      rowKey={({ userId, resourceId }) => `${userId} ${resourceId}`}
      columns={[
        {
          id: 'name',
          label: t`Name`,
          cell: ({ displayName }) => <AuthorsWords>{displayName}</AuthorsWords>,
        },
        { id: 'resource', label: t`Resource`, cell: ({ title }) => <AuthorsWords>{title}</AuthorsWords> },
        { id: 'form', label: t`Format`, cell: ({ format, profile }) => words.fullName(format, profile) },
        {
          id: 'state',
          label: t`State`,
          cell: ({ state, problem }) => (state === 'failed' ? problem : states[state]),
        },
      ]}
    />
  );
}

/** Once when the last one is made: nobody wants to hear of each. */
function useSayStanding(sheets: readonly ClassSheet[] | undefined): void {
  const { t } = useLingui();
  const isDone = sheets !== undefined && sheets.length > 0 && count(sheets, 'waiting') === 0;
  const ready = sheets ? count(sheets, 'ready') : 0;
  const said = isDone
    ? ready > 0
      ? plural(ready, { one: 'The set is ready: # sheet.', other: 'The set is ready: # sheets.' })
      : t`No sheet of the set could be made.`
    : null;
  useEffect(() => {
    if (said !== null) announce(said);
  }, [said]);
}
