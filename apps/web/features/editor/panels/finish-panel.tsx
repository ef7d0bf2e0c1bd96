import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeptDrawing } from '@relievo/contracts/values';
import type { Finding } from '@relievo/graphic/rules';
import { useState } from 'react';
import { useViewer } from '../../../lib/server/session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { DrawingKeeper } from '../state/kept-drawing.ts';
import { DownloadPart } from './download-part.tsx';
import { PublishPart } from './publish-part.tsx';

interface FinishPanelProps {
  findings: readonly Finding[];
  kept: KeptDrawing;
  keeper: DrawingKeeper;
}

/** Every file of the drawing, and the way into the library. */
export function FinishPanel({ findings, kept, keeper }: FinishPanelProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  /** What has errors is made all the same, once its author has heard of them. */
  const askFirst = (go: () => void) => (errors > 0 ? setAsked(() => go) : go());
  return (
    <div className="editor-fields">
      <h3>
        <Trans>Download</Trans>
      </h3>
      <DownloadPart id={kept.id} keeper={keeper} askFirst={askFirst} />
      <h3>
        <Trans>Publish</Trans>
      </h3>
      {viewer.status === 'signed-in' && viewer.session.canUpload ? (
        <PublishPart kept={kept} keeper={keeper} askFirst={askFirst} />
      ) : (
        <>
          <p>
            <Trans>
              Only accounts with upload access can save a drawing to Your Content and submit it to the
              library.
            </Trans>
          </p>
          <ButtonLink to="/settings" search={{ tab: 'account' }}>
            <Trans>Request Upload Access</Trans>
          </ButtonLink>
        </>
      )}
      <Dialog
        role="alertdialog"
        title={t`The drawing has errors`}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button
              variant="primary"
              onPress={() => {
                asked?.();
                setAsked(null);
              }}
            >
              <Trans>Go on anyway</Trans>
            </Button>
            <Button onPress={() => setAsked(null)}>
              <Trans>Go back to the drawing</Trans>
            </Button>
          </>
        }
      >
        <p>
          {plural(errors, {
            one: '# error is open: fingers may not be able to read the drawing.',
            other: '# errors are open: fingers may not be able to read the drawing.',
          })}
        </p>
      </Dialog>
    </div>
  );
}
