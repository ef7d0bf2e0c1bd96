import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { client } from '../../../lib/server/client.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { LeftUpload, LeftUploads } from './left-uploads.ts';

interface LeftFilesProps {
  uploads: LeftUploads;
  left: readonly LeftUpload[];
  onGone: () => void;
}

/** What a reload broke off: the browser has let go of the files, so they have to be chosen once more. */
export function LeftFiles({ uploads, left, onGone }: LeftFilesProps) {
  const { t } = useLingui();
  const wasSaid = useRef(false);
  const words = plural(left.length, {
    one: '# file was still being uploaded. Choose it again to go on where it stopped.',
    other: '# files were still being uploaded. Choose them again to go on where they stopped.',
  });
  useEffect(() => {
    if (wasSaid.current || left.length === 0) return;
    wasSaid.current = true;
    announce(words);
  }, [left.length, words]);
  if (left.length === 0) return null;
  const giveUp = (upload: LeftUpload) => {
    uploads.forget(upload);
    onGone();
    // What is not there any more needs no giving up, and what is left over is cleared away after a day.
    if (upload.uploadId !== null) void client.uploads.cancel({ id: upload.uploadId }).catch(() => undefined);
  };
  return (
    <>
      <p>{words}</p>
      <ul className="tools-list" role="list" aria-label={t`Files to choose again`}>
        {left.map((upload) => (
          <li
            key={`${upload.name} ${upload.size} ${upload.changedAt} ${upload.uploadId}`}
            className="tools-card upload"
          >
            <div className="upload-words">
              <p className="upload-name" dir="auto" translate="no">
                {upload.name}
              </p>
              <p className="field-help">{formatFileSize(upload.size)}</p>
            </div>
            <p className="upload-actions">
              <Button
                variant="quiet"
                aria-label={t`Do not upload: ${upload.name}`}
                onPress={() => giveUp(upload)}
              >
                <Trans>Do not upload</Trans>
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
