import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Machine } from '@relievo/contracts/administration';
import { CircleCheck, CircleX } from 'lucide-react';
import { Table } from '../../../../ui/lists/table.tsx';

const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  database: msg`Database`,
  storage: msg`File storage`,
  queue: msg`Job queue`,
  mail: msg`Email`,
};

/** Each part that the server needs, and whether it answers. */
export function PartsTable({ checks }: Pick<Machine, 'checks'>) {
  const { t, i18n } = useLingui();
  return (
    <Table
      caption={t`Parts of the system`}
      rows={checks}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', label: t`Part`, cell: ({ name }) => (NAMES[name] ? i18n._(NAMES[name]) : name) },
        { id: 'state', label: t`State`, cell: ({ ok }) => <PartState ok={ok} /> },
        {
          id: 'time',
          label: t`Response time`,
          numeric: true,
          cell: ({ milliseconds }) => t`${milliseconds} ms`,
        },
      ]}
    />
  );
}

function PartState({ ok }: { ok: boolean }) {
  return (
    <span className="machine-state" data-ok={ok || undefined}>
      {ok ? <CircleCheck aria-hidden="true" size={20} /> : <CircleX aria-hidden="true" size={20} />}
      {ok ? <Trans>Working</Trans> : <Trans>Not working</Trans>}
    </span>
  );
}
