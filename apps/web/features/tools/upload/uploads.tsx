import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useStore } from '../../../lib/stores/use-store.ts';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { LeftFiles } from './left-files.tsx';
import { measureUploads, type UploadItem, type UploadList } from './upload-list.ts';
import './uploads.css';

interface UploadsProps {
  uploads: UploadList;
  items: readonly UploadItem[];
}

/** What is being sent, file by file and in all. What has arrived is in the workbench. */
export function Uploads({ uploads, items }: UploadsProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { left } = useStore(uploads.left.store);
  const shown = items.filter(({ state, known }) => state !== 'arrived' || known !== null);
  if (shown.length + left.length === 0) return null;
  const { underWay, percent } = measureUploads(items);
  // The button that was pressed is gone with its file.
  const andStay = (work: () => void) => () => {
    work();
    heading.current?.focus();
  };
  return (
    <section className="uploads" aria-labelledby="uploads-heading">
      <h2 id="uploads-heading" ref={heading} tabIndex={-1}>
        <Trans>Uploads</Trans>
      </h2>
      {underWay > 0 ? (
        <Progress label={plural(underWay, { one: '# file to go', other: '# files to go' })} value={percent} />
      ) : null}
      <LeftFiles uploads={uploads.left} left={left} onGone={() => heading.current?.focus()} />
      <ul className="tools-list" role="list" aria-label={t`Files being uploaded`}>
        {shown.map((item) => (
          <Upload
            key={item.key}
            item={item}
            onCancel={andStay(() => uploads.cancel(item.key))}
            onRetry={andStay(() => uploads.retry(item.key))}
            onDismiss={andStay(() => uploads.dismiss(item.key))}
          />
        ))}
      </ul>
    </section>
  );
}

interface UploadProps {
  item: UploadItem;
  onCancel: () => void;
  onRetry: () => void;
  onDismiss: () => void;
}

function Upload({ item, onCancel, onRetry, onDismiss }: UploadProps) {
  const { t } = useLingui();
  const { name, state, mayBeRetried } = item;
  const isUnderWay = state === 'waiting' || state === 'sending';
  return (
    <li className="tools-card upload">
      <div className="upload-words">
        <p className="upload-name" dir="auto" translate="no">
          {name}
        </p>
        <UploadStanding item={item} />
      </div>
      <p className="upload-actions">
        {isUnderWay ? (
          <Button aria-label={t`Cancel: ${name}`} onPress={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
        {(state === 'failed' && mayBeRetried) || state === 'cancelled' ? (
          <Button aria-label={t`Try again: ${name}`} onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        {isUnderWay ? null : (
          <Button variant="quiet" aria-label={t`Dismiss: ${name}`} onPress={onDismiss}>
            <Trans>Dismiss</Trans>
          </Button>
        )}
      </p>
    </li>
  );
}

function UploadStanding({ item: { name, size, state, sentBytes, problem, known } }: { item: UploadItem }) {
  const { t } = useLingui();
  const whole = formatFileSize(size);
  if (state === 'failed')
    return <Refusal text={problem || t`The connection broke, so the file did not arrive. Try again.`} />;
  if (state === 'cancelled')
    return (
      <p className="field-help">
        <Trans>Cancelled. Nothing was kept.</Trans>
      </p>
    );
  if (known)
    return (
      <p className="field-help">
        <Trans>You uploaded the same file before.</Trans>{' '}
        {known.resource ? (
          <Link to="/content/$id" params={{ id: known.resource.id }}>
            {known.resource.title}
          </Link>
        ) : null}
      </p>
    );
  if (state === 'waiting')
    return (
      <p className="field-help">
        <Trans>Waiting ({whole})</Trans>
      </p>
    );
  return (
    <Progress
      label={t`Sent of ${name}`}
      value={size === 0 ? 0 : (sentBytes / size) * 100}
      note={t`${formatFileSize(sentBytes)} of ${whole}`}
    />
  );
}
