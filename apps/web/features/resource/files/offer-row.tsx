import { Trans, useLingui } from '@lingui/react/macro';
import type { OutputChange, ReadyFile } from '@relievo/contracts/library/files';
import type { StandingFinding } from '@relievo/contracts/library/resource';
import { useEffect, useRef } from 'react';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { useAssignmentMark } from '../../../lib/server/assignment-marks.ts';
import { changeWords } from '../../../lib/words/change-words.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { BeingMade } from './being-made.tsx';
import { DownloadLink, kindOf } from './download-link.tsx';
import type { Offer } from './file-groups.ts';
import { hasMedia, useFileWords } from './file-words.ts';
import { OfferFindings } from './offer-findings.tsx';
import { useMade } from './use-made.ts';

const MediaPlayer = createLatePart(() => import('../viewer/media-player.tsx'), 'MediaPlayer');

interface OfferRowProps {
  resourceId: string;
  offer: Offer;
  /** What the rules found in it. */
  findings?: readonly StandingFinding[];
}

/** One form for one medium: its files, or a button that has it made. */
export function OfferRow({ resourceId, offer, findings = [] }: OfferRowProps) {
  const words = useFileWords();
  const row = useRef<HTMLLIElement>(null);
  const { format, profile, made, request } = offer;
  const isOver = made !== undefined || request?.state === 'impossible';
  const name = words.fullName(format, profile);
  const sound = made?.files.find(({ mediaType }) => mediaType === 'audio/mpeg');
  const mark = useAssignmentMark();
  const began = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone: what it stood for is there instead.
    if (!isOver || !began.current) return;
    began.current = false;
    if (document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('a, .offer-problem')?.focus();
  }, [isOver]);
  return (
    <li ref={row} className="offer">
      {hasMedia(format) ? <span className="offer-medium">{words.mediumName(profile)}</span> : null}
      {made ? (
        made.files.map((file) => (
          <DownloadLink key={file.address} file={file} of={name} byName={hasTwin(made.files, file)} />
        ))
      ) : (
        <NotMade resourceId={resourceId} offer={offer} name={name} onBegin={() => (began.current = true)} />
      )}
      {sound ? <MediaPlayer file={sound} title={name} onHeard={() => mark(resourceId, 'listened')} /> : null}
      <OfferFindings findings={findings} name={name} />
      {made && made.changes.length > 0 ? <Changes changes={made.changes} name={name} /> : null}
    </li>
  );
}

function hasTwin(files: readonly ReadyFile[], file: ReadyFile): boolean {
  return files.filter(({ name }) => kindOf(name) === kindOf(file.name)).length > 1;
}

interface NotMadeProps {
  resourceId: string;
  offer: Offer;
  name: string;
  onBegin: () => void;
}

function NotMade({ resourceId, offer, name, onBegin }: NotMadeProps) {
  const { t } = useLingui();
  const { make, onEnd } = useMade(resourceId, offer, name);
  const { request } = offer;
  const isWaiting = request?.state === 'waiting';
  if (request?.state === 'impossible')
    return (
      <p className="offer-problem" tabIndex={-1} lang="en">
        {request.problem}
      </p>
    );
  const problem = make.refused ?? (request?.state === 'failed' ? request.problem : null);
  return (
    <>
      <Button
        isBusy={isWaiting || make.isPending}
        busyWords={t`Making ${name}…`}
        onPress={() => {
          onBegin();
          make.start();
        }}
      >
        {problem ? <Trans>Try again</Trans> : <Trans>Make</Trans>}
        <span className="spoken">{` ${name}`}</span>
      </Button>
      {isWaiting && request.progressId ? <BeingMade progressId={request.progressId} onEnd={onEnd} /> : null}
      {problem ? <Refusal text={problem} /> : null}
    </>
  );
}

/** What the medium forced, in the language of the reader, else in the words of who made it. */
function Changes({ changes, name }: { changes: readonly OutputChange[]; name: string }) {
  return (
    <details className="offer-changes">
      <summary>
        <Trans>
          What was changed for it <span className="spoken">{`(${name})`}</span>
        </Trans>
      </summary>
      <ul>
        {changes.map((change) => {
          const words = changeWords(change);
          return (
            <li key={change.message} lang={words === null ? 'en' : undefined}>
              {words ?? change.message}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
