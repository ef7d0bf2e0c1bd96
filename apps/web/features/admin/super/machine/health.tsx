import { Trans, useLingui } from '@lingui/react/macro';
import { ADMINISTRATION_PATHS, type Machine } from '@relievo/contracts/administration';
import { readRefusal } from '@relievo/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { announce } from '../../../../lib/speaking/announcer.ts';
import { formatFileSize } from '../../../../lib/words/file-size.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ButtonAnchor } from '../../../../ui/actions/link.tsx';
import { Table } from '../../../../ui/lists/table.tsx';
import { AuthorsWords } from '../../../../ui/page/authors-words.tsx';
import { Loading } from '../../../../ui/states/loading.tsx';
import { ErrorState } from '../../../../ui/states/state-message.tsx';
import { machineQuery } from './machine-query.ts';
import { PartsTable } from './parts-table.tsx';

/** Whether all parts work, and what is used of the machine. */
export function Health() {
  const { t } = useLingui();
  const { data, error, isPending, isFetching, refetch } = useQuery(machineQuery);
  const lookAgain = async () => {
    const { data: found } = await refetch();
    announce(found?.status === 'ok' ? t`Everything is working.` : t`Something is not working.`);
  };
  return (
    <div className="flow">
      <div className="super-bar">
        <Button onPress={() => void lookAgain()} isBusy={isFetching} busyWords={t`Refreshing…`}>
          <Trans>Refresh</Trans>
        </Button>
        <p>
          <ButtonAnchor
            href={ADMINISTRATION_PATHS.diagnostics}
            icon={<Download aria-hidden="true" size={20} />}
            download
          >
            <Trans>Download a diagnostic bundle</Trans>
          </ButtonAnchor>
        </p>
        <p className="field-help">
          <Trans>
            A zip file for someone who helps you with the server. It holds no passwords, keys or names.
          </Trans>
        </p>
      </div>
      {isPending ? <Loading label={t`Checking each part…`} /> : null}
      {data ? <Found machine={data} /> : null}
      {error && !data ? (
        <ErrorState
          title={t`The server does not answer`}
          message={readRefusal(error)?.message ?? t`The status could not be loaded. Check your connection.`}
          reference={readRefusal(error)?.id}
          onRetry={() => void lookAgain()}
        />
      ) : null}
    </div>
  );
}

function Found({ machine }: { machine: Machine }) {
  const { t } = useLingui();
  return (
    <>
      <p className="machine-whole" data-ok={machine.status === 'ok' || undefined}>
        {machine.status === 'ok' ? (
          <Trans>Everything is working.</Trans>
        ) : (
          <Trans>Something is not working.</Trans>
        )}
      </p>
      <PartsTable checks={machine.checks} />
      <section className="machine-part" aria-labelledby="machine-server">
        <h2 id="machine-server">
          <Trans>Server</Trans>
        </h2>
        <ServerFacts machine={machine} />
      </section>
      <section className="machine-part" aria-labelledby="machine-storage">
        <h2 id="machine-storage">
          <Trans>Storage used</Trans>
        </h2>
        <StorageFacts machine={machine} />
        {machine.largestOwners.length > 0 ? (
          <Table
            caption={t`People with the most storage`}
            rows={machine.largestOwners.map((owner, index) => ({ ...owner, rank: index + 1 }))}
            rowKey={({ rank }) => String(rank)}
            columns={[
              {
                id: 'name',
                label: t`Name`,
                cell: ({ displayName }) => <AuthorsWords>{displayName}</AuthorsWords>,
              },
              { id: 'files', label: t`Files`, numeric: true, cell: ({ files }) => files },
              {
                id: 'size',
                label: t`Storage used`,
                numeric: true,
                cell: ({ fileBytes }) => formatFileSize(fileBytes),
              },
            ]}
          />
        ) : null}
      </section>
    </>
  );
}

function ServerFacts({ machine: { disk, isolation, versions } }: { machine: Machine }) {
  const { t } = useLingui();
  const [free, total] = [formatFileSize(disk.freeBytes), formatFileSize(disk.totalBytes)];
  const parts = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return (
    <dl className="machine-facts">
      <Fact name={t`Disk`} words={t`${free} free of ${total}`} />
      <Fact name={t`Isolation of file programs`} words={isolation} />
      <Fact name={t`Versions`} words={parts.join(', ')} />
    </dl>
  );
}

function StorageFacts({ machine }: { machine: Machine }) {
  const { t, i18n } = useLingui();
  const { databaseBytes, fileBytes, files, people, organizations, resources } = machine;
  return (
    <dl className="machine-facts">
      <Fact name={t`Database`} words={formatFileSize(databaseBytes)} />
      <Fact name={t`Stored files`} words={formatFileSize(fileBytes)} />
      <Fact name={t`Files`} words={i18n.number(files)} />
      <Fact name={t`Resources`} words={i18n.number(resources)} />
      <Fact name={t`People`} words={i18n.number(people)} />
      <Fact name={t`Organizations`} words={i18n.number(organizations)} />
    </dl>
  );
}

function Fact({ name, words }: { name: string; words: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  );
}
