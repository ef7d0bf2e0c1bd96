import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { announce } from '../../lib/speaking/announcer.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Table, type TableColumn } from '../../ui/lists/table.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { ErrorState } from '../../ui/states/state-message.tsx';
import { type Check, healthQuery, type Report } from './health.ts';
import './status.css';

const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  database: msg`Database`,
  storage: msg`File storage`,
  queue: msg`Job queue`,
  mail: msg`Email`,
};

export function StatusPage() {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt } = useQuery(healthQuery);
  const lookAgain = async () => {
    const { data: report } = await refetch();
    announce(report?.status === 'ok' ? t`Everything is working.` : t`Something is not working.`);
  };
  return (
    <Page
      title={t`System Status`}
      lead={t`Whether everything this site needs is working.`}
      describe={{
        contents: t`The overall status, then a table with the database, file storage, job queue and email.`,
        mainAction: t`Refresh`,
      }}
      actions={
        <Button onPress={() => void lookAgain()} isBusy={isFetching} busyWords={t`Refreshing…`}>
          <Trans>Refresh</Trans>
        </Button>
      }
    >
      {isPending ? <Loading label={t`Checking each part…`} /> : null}
      {data ? <ReportTable report={data} at={dataUpdatedAt} /> : null}
      {error ? (
        <ErrorState
          title={t`The server does not answer`}
          message={readRefusal(error)?.message ?? t`The status could not be loaded. Check your connection.`}
          reference={readRefusal(error)?.id}
          onRetry={() => void lookAgain()}
        />
      ) : null}
    </Page>
  );
}

function ReportTable({ report, at }: { report: Report; at: number }) {
  const { t, i18n } = useLingui();
  const columns: TableColumn<Check, 'name' | 'state' | 'time'>[] = [
    { id: 'name', label: t`Part`, cell: ({ name }) => (NAMES[name] ? i18n._(NAMES[name]) : name) },
    { id: 'state', label: t`State`, cell: ({ ok }) => <State ok={ok} /> },
    { id: 'time', label: t`Response time`, numeric: true, cell: ({ milliseconds }) => t`${milliseconds} ms` },
  ];
  const time = i18n.date(new Date(at), { hour: 'numeric', minute: '2-digit', second: '2-digit' });
  return (
    <div className="flow">
      <p className="status-whole" data-ok={report.status === 'ok' || undefined}>
        {report.status === 'ok' ? (
          <Trans>Everything is working.</Trans>
        ) : (
          <Trans>Something is not working.</Trans>
        )}
      </p>
      <Table
        caption={t`Parts of the system at ${time}`}
        columns={columns}
        rows={report.checks}
        rowKey={({ name }) => name}
      />
    </div>
  );
}

function State({ ok }: { ok: boolean }) {
  return (
    <span className="status-state" data-ok={ok || undefined}>
      {ok ? <CircleCheck aria-hidden="true" size={20} /> : <CircleX aria-hidden="true" size={20} />}
      {ok ? <Trans>Working</Trans> : <Trans>Not working</Trans>}
    </span>
  );
}
