import { useLingui } from '@lingui/react/macro';
import type { Session } from '@relievo/contracts/accounts';
import { readRefusal } from '@relievo/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useViewer } from '../../../lib/server/session.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageFailed } from '../../../ui/states/page-failed.tsx';
import { Start } from '../upload/start.tsx';
import { pictureDraftQuery } from '../work/picture-queries.ts';
import { Converter } from './converter.tsx';
import { ForGuests, ForReaders } from './for-guests.tsx';
import { PictureMissing } from './picture-missing.tsx';
import { Reopened } from './reopened.tsx';
import { readStep, type Step } from './steps.ts';
import './pictures.css';
import './figures.css';
import './columns.css';
import '../process/process.css';

/** The six-step converter: where pictures begin, one that is converted, or for others what it does. */
export function ConvertGraphicsPage() {
  const { t } = useLingui();
  const viewer = useViewer();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const query = new URLSearchParams(search);
  if (viewer.status === 'unknown') return <Loading label={t`Loading…`} />;
  if (viewer.status === 'guest') return <ForGuests back={`/tools/convert-graphics${search}`} />;
  const draft = query.get('draft');
  const resource = query.get('resource');
  if (draft)
    return <OnePicture key={draft} id={draft} step={readStep(query.get('step'))} session={viewer.session} />;
  if (!viewer.session.canUpload) return <ForReaders />;
  return resource ? <Reopened key={resource} resourceId={resource} /> : <Start />;
}

function OnePicture({ id, step, session }: { id: string; step: Step; session: Session }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(pictureDraftQuery(id));
  if (data) return <Converter draft={data} session={session} step={step} />;
  if (!error) return <Loading label={t`Loading your picture…`} />;
  const code = readRefusal(error)?.code;
  if (code === 'not_found' || code === 'invalid_input') return <PictureMissing />;
  return (
    <PageFailed
      page={t`Convert graphics`}
      title={t`Error loading your picture`}
      contents={t`A message that your picture could not be loaded.`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
