import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { type Draft, DraftChoice } from './draft-choice.tsx';
import { ProblemList } from './problem-list.tsx';
import { useBatchFiles } from './use-batch-files.ts';
import './batch.css';

interface ZipDialogProps {
  drafts: readonly Draft[];
  onClose: () => void;
}

/** Everything that can be made of several drafts, as one file for the printer, the embosser and the class. */
export function ZipDialog({ drafts, onClose }: ZipDialogProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(drafts.map(({ id }) => id)));
  const files = useBatchFiles();
  const ids = drafts.map(({ id }) => id).filter((id) => chosen.has(id));
  return (
    <Dialog title={t`All files as one zip`} shape="end" isOpen onClose={onClose}>
      <div className="flow">
        <p>
          <Trans>
            All formats of each draft are made: swell paper, braille, sound, text and more. This can take a
            few minutes. You can close this and come back.
          </Trans>
        </p>
        {files.begin.refused ? <Refusal text={files.begin.refused} /> : null}
        {files.isUnderWay ? (
          <Progress
            label={t`Making the files`}
            value={files.done}
            max={files.total}
            note={t`${files.done} of ${files.total} drafts ready`}
          />
        ) : null}
        {files.isReady ? (
          <p>
            <Trans>The zip is ready. Contents.txt in it lists what could not be made.</Trans>
          </p>
        ) : null}
        <ProblemList drafts={drafts} outcomes={files.problems} />
        <DraftChoice drafts={drafts} chosen={chosen} onChange={setChosen} />
        <div className="form-actions">
          <Button
            variant="primary"
            isDisabled={ids.length === 0}
            isBusy={files.begin.isPending || files.isUnderWay}
            busyWords={t`Making the files…`}
            onPress={() => {
              if (!files.begin.isPending && !files.isUnderWay) files.begin.start(ids);
            }}
          >
            {plural(ids.length, {
              one: 'Make and download the files of # draft',
              other: 'Make and download the files of # drafts',
            })}
          </Button>
          {files.isReady ? (
            <Button onPress={files.save}>
              <Trans>Download again</Trans>
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
