import { Trans, useLingui } from '@lingui/react/macro';
import type { Attachment } from '@relievo/contracts/content';
import { useQuery } from '@tanstack/react-query';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { ButtonAnchor } from '../../../ui/actions/link.tsx';
import { useAttachmentNames } from './attachment-words.ts';
import { attachmentsQuery } from './attachments-query.ts';
import './attachments.css';

/** Files that its author put beside a resource; nothing where there are none. */
export function AttachmentsSection({ id, title }: { id: string; title: string }) {
  const { data } = useQuery(attachmentsQuery(id));
  if (!data || data.length === 0) return null;
  return (
    <section role="group" className="flow" aria-labelledby="resource-attachments">
      <h2 id="resource-attachments">
        <Trans>Attachments</Trans>
      </h2>
      <ul className="attachments" role="list">
        {data.map((attachment) => (
          <li key={attachment.id} className="attachment">
            <AttachmentWords attachment={attachment} title={title} />
            <AttachmentDownload attachment={attachment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AttachmentProps {
  attachment: Attachment;
}

/** What it is; a photo is seen as well. */
export function AttachmentWords({
  attachment: { kind, isShown, file },
  title,
}: AttachmentProps & { title: string }) {
  const { t } = useLingui();
  const names = useAttachmentNames();
  return (
    <div className="attachment-words">
      <p className="attachment-kind">{names[kind]}</p>
      <p dir="auto" translate="no" className="attachment-name">
        {file.name}
      </p>
      {kind === 'photo' ? (
        <img
          className="attachment-photo"
          src={`${file.address}?show`}
          alt={t`Photo of the sheet: ${title}`}
          loading="lazy"
        />
      ) : null}
      {isShown ? null : (
        <p className="field-help">
          <Trans>Readers get it when the resource is approved.</Trans>
        </p>
      )}
    </div>
  );
}

export function AttachmentDownload({ attachment: { file } }: AttachmentProps) {
  const { t } = useLingui();
  const size = formatFileSize(file.size);
  return (
    <ButtonAnchor href={file.address} download aria-label={t`Download (${size}): ${file.name}`}>
      <Trans>Download ({size})</Trans>
    </ButtonAnchor>
  );
}
