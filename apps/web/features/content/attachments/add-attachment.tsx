import { Trans, useLingui } from '@lingui/react/macro';
import { ATTACHMENT_ENDINGS, ATTACHMENT_KINDS, type AttachmentKind } from '@relievo/contracts/content';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { sendFileTo } from '../../../lib/server/sending/send-file.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { attachmentsQuery, useAttachmentNames } from '../../resource/index.ts';
import { contentQuery } from '../state/content-query.ts';

interface AddAttachmentProps {
  id: string;
  isPublished: boolean;
}

/** What kind of file it is comes first, because that says which files fit. */
export function AddAttachment({ id, isPublished }: AddAttachmentProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const names = useAttachmentNames();
  const [kind, setKind] = useState<AttachmentKind>('note');
  const [sent, setSent] = useState(0);
  const endings = ATTACHMENT_ENDINGS[kind].map((ending) => `.${ending}`);
  const adding = useAction({
    run: (file: File) =>
      sendFileTo(
        file,
        {
          signal: new AbortController().signal,
          uploadId: null,
          onBegun: () => setSent(0),
          onSent: (bytes) => setSent(file.size === 0 ? 0 : Math.floor((100 * bytes) / file.size)),
        },
        (upload) => client.attachments.add({ id, upload, kind }),
      ),
    done: ({ file }) =>
      isPublished ? t`“${file.name}” is submitted for review.` : t`“${file.name}” is attached.`,
    onDone: () => {
      void queries.invalidateQueries({ queryKey: attachmentsQuery(id).queryKey });
      if (isPublished) void queries.invalidateQueries({ queryKey: contentQuery(id).queryKey });
    },
  });
  return (
    <details className="attachment-add">
      <summary>
        <Trans>Add an attachment</Trans>
      </summary>
      <div className="flow">
        <RadioGroup
          label={t`What it is`}
          value={kind}
          onChange={(value) => setKind(value as AttachmentKind)}
          options={ATTACHMENT_KINDS.map((value) => ({ value, label: names[value] }))}
        />
        {adding.refused ? <Refusal text={adding.refused} /> : null}
        <FileDrop
          label={t`Drop the file here, or choose it`}
          help={t`It may be of these kinds: ${endings.join(', ')}.`}
          accept={endings}
          withCamera={kind === 'photo'}
          onFiles={([file]) => {
            if (file && !adding.isPending) adding.start(file);
          }}
        />
        {adding.isPending ? <Progress label={t`Sending the file`} value={sent} /> : null}
      </div>
    </details>
  );
}
