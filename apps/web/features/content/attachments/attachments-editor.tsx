import { Trans, useLingui } from '@lingui/react/macro';
import type { Attachment } from '@relievo/contracts/content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { UndoRow } from '../../../ui/states/undo-row.tsx';
import { AttachmentDownload, AttachmentWords, attachmentsQuery } from '../../resource/index.ts';
import { AddAttachment } from './add-attachment.tsx';

interface AttachmentsEditorProps {
  id: string;
  title: string;
  /** Readers see the resource: what is added waits for the approval. */
  isPublished: boolean;
}

/** What stands beside a resource of one's own: added, removed and put back. */
export function AttachmentsEditor({ id, title, isPublished }: AttachmentsEditorProps) {
  const { data = [] } = useQuery(attachmentsQuery(id));
  const [removed, setRemoved] = useState<readonly Attachment[]>([]);
  const there = new Set(data.map((one) => one.id));
  const forget = (gone: Attachment) => setRemoved(removed.filter((one) => one.id !== gone.id));
  return (
    <section role="group" className="flow" aria-labelledby="content-attachments">
      <h2 id="content-attachments" tabIndex={-1}>
        <Trans>Attachments</Trans>
      </h2>
      <p>
        {isPublished ? (
          <Trans>
            A note for teachers, a photo of the sheet, or captions. What you add is submitted for review, and
            readers get it when it is approved. What you remove disappears at once.
          </Trans>
        ) : (
          <Trans>A note for teachers, a photo of the sheet, or captions of a film or a recording.</Trans>
        )}
      </p>
      {data.length + removed.length > 0 ? (
        <ul className="attachments" role="list">
          {data.map((attachment) => (
            <li key={attachment.id} className="attachment">
              <AttachmentWords attachment={attachment} title={title} />
              <AttachmentDownload attachment={attachment} />
              <RemoveAttachment
                id={id}
                attachment={attachment}
                onRemoved={() => setRemoved([...removed, attachment])}
              />
            </li>
          ))}
          {removed
            .filter((one) => !there.has(one.id))
            .map((attachment) => (
              <li key={attachment.id}>
                <RemovedAttachment id={id} attachment={attachment} onBack={() => forget(attachment)} />
              </li>
            ))}
        </ul>
      ) : null}
      <AddAttachment id={id} isPublished={isPublished} />
    </section>
  );
}

interface RemoveProps {
  id: string;
  attachment: Attachment;
  onRemoved: () => void;
}

function RemoveAttachment({ id, attachment: { id: attachmentId, file }, onRemoved }: RemoveProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const removing = useAction({
    run: () => client.attachments.remove({ id: attachmentId }),
    done: t`“${file.name}” is removed.`,
    onDone: () => {
      onRemoved();
      void queries.invalidateQueries({ queryKey: attachmentsQuery(id).queryKey });
    },
  });
  return (
    <>
      <Button
        aria-label={t`Remove: ${file.name}`}
        isBusy={removing.isPending}
        onPress={() => {
          if (!removing.isPending) removing.start();
        }}
      >
        <Trans>Remove</Trans>
      </Button>
      {removing.refused ? <Refusal text={removing.refused} /> : null}
    </>
  );
}

interface RemovedProps {
  id: string;
  attachment: Attachment;
  onBack: () => void;
}

function RemovedAttachment({ id, attachment: { id: attachmentId, file }, onBack }: RemovedProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const undoing = useAction({
    run: () => client.attachments.restore({ id: attachmentId }),
    done: t`“${file.name}” is back.`,
    onDone: () => {
      onBack();
      document.getElementById('content-attachments')?.focus();
      void queries.invalidateQueries({ queryKey: attachmentsQuery(id).queryKey });
    },
  });
  return (
    <UndoRow
      words={t`“${file.name}” was removed.`}
      label={t`Undo: put back ${file.name}`}
      isBusy={undoing.isPending}
      onUndo={() => undoing.start()}
    />
  );
}
