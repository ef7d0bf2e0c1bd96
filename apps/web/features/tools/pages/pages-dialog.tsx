import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { CONVERSIONS } from '../upload/conversion-queries.ts';
import { PageGrid } from './page-grid.tsx';
import { allPages, parsePages, writePages } from './page-ranges.ts';
import { useDocumentPages } from './use-document-pages.ts';

interface PagesDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Pages are chosen by their pictures or typed as numbers: both say the same at any time. */
export function PagesDialog({ id, name, onClose }: PagesDialogProps) {
  const { t } = useLingui();
  const { query } = useDocumentPages(id);
  return (
    <Dialog title={t`Choose pages`} shape="end" isOpen onClose={onClose}>
      <div className="flow">
        <p dir="auto" translate="no">
          {name}
        </p>
        <Loaded
          level={3}
          query={query}
          loading={t`Loading the pages…`}
          failed={t`The pages could not be shown`}
        >
          {() => <Choice id={id} onClose={onClose} />}
        </Loaded>
      </div>
    </Dialog>
  );
}

function Choice({ id, onClose }: Omit<PagesDialogProps, 'name'>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { query, pages, total } = useDocumentPages(id);
  const [text, setText] = useState('');
  const chosen = parsePages(text, total);
  const count = chosen?.size ?? 0;
  const converting = useAction({
    run: () => client.conversions.choosePages({ id, pages: [...(chosen ?? [])] }),
    done: plural(count, { one: '# page will be converted.', other: '# pages will be converted.' }),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: CONVERSIONS });
      onClose();
    },
  });
  return (
    <>
      <TextField
        label={t`Pages`}
        help={t`For example 1-3, 7, or all. The document has ${total} pages.`}
        value={text}
        onChange={setText}
        error={
          chosen === null ? t`Type numbers from 1 to ${total}, such as 1-3, 7, or the word all.` : undefined
        }
      />
      <div className="document-page-buttons">
        <Button onPress={() => setText(writePages(allPages(total)))}>
          <Trans>Choose all pages</Trans>
        </Button>
        <Button onPress={() => setText('')}>
          <Trans>Choose none</Trans>
        </Button>
      </div>
      <PageGrid
        pages={pages}
        chosen={chosen ?? new Set()}
        onChange={(changed) => setText(writePages(changed))}
      />
      {query.hasNextPage ? (
        <Button
          isBusy={query.isFetchingNextPage}
          onPress={() => {
            if (!query.isFetchingNextPage) void query.fetchNextPage();
          }}
        >
          <Trans>Show more pages</Trans>
        </Button>
      ) : null}
      {converting.refused ? <Refusal text={converting.refused} /> : null}
      <div className="form-actions">
        <Button
          variant="primary"
          isDisabled={count === 0}
          isBusy={converting.isPending}
          onPress={() => {
            if (!converting.isPending) converting.start();
          }}
        >
          {plural(count, { one: 'Convert # page', other: 'Convert # pages' })}
        </Button>
      </div>
    </>
  );
}
