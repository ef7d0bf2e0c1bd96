import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Finding } from '@relievo/graphic';
import { useState } from 'react';
import { useViewer } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { downloadAs, FORMATS } from '../state/download.ts';
import { useEditorState } from '../state/use-editor.ts';
import { PublishPart } from './publish-part.tsx';

/** Downloads that need nothing but the drawing, and the way into the library. */
export function FinishPanel({ findings }: { findings: readonly Finding[] }) {
  const { t } = useLingui();
  const { history, profileId } = useEditorState();
  const viewer = useViewer();
  const [format, setFormat] = useState<string>(FORMATS[0]?.value ?? '');
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const download = useAction({
    run: () => downloadAs(format, history.drawing, profileId),
    done: t`The file is downloaded.`,
  });
  /** What has errors is made all the same, once its author has heard of them. */
  const askFirst = (go: () => void) => (errors > 0 ? setAsked(() => go) : go());
  return (
    <div className="editor-fields">
      <h3>
        <Trans>Download</Trans>
      </h3>
      <Select
        label={t`Format`}
        options={FORMATS}
        selectedKey={format}
        onSelectionChange={(key) => setFormat(String(key))}
      />
      <Button isBusy={download.isPending} onPress={() => askFirst(() => download.start())}>
        <Trans>Download</Trans>
      </Button>
      <h3>
        <Trans>Publish</Trans>
      </h3>
      {viewer.status === 'signed-in' && viewer.session.canUpload ? (
        <PublishPart askFirst={askFirst} />
      ) : (
        <>
          <p>
            <Trans>
              Only accounts with upload access can make swell paper and braille files and submit a drawing to
              the library.
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
