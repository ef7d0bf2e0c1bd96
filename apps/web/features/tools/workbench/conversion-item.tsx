import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Conversion } from '@relievo/contracts/uploads';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { formatFileSize } from '../../../lib/words/file-size.ts';
import { FactLine } from '../../../ui/lists/fact-line.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { FindingKinds, StateBadge, Thumbnail } from '../../resource/index.ts';
import { ConversionActions } from './conversion-actions.tsx';
import { FoundCharts } from './found-charts.tsx';

interface ConversionItemProps {
  conversion: Conversion;
  /** The row is no longer there. */
  onGone: () => void;
}

/** One file: what came of it, what is wrong with it, and what can be done with it. */
export function ConversionItem({ conversion, onGone }: ConversionItemProps) {
  const { name, size, resource, createdAt, state, problem } = conversion;
  const title = resource?.title ?? name;
  return (
    <li className="tools-card">
      {resource ? (
        <div className="conversion-picture">
          <Thumbnail picture={resource.thumbnail} title={title} language={resource.language} />
        </div>
      ) : null}
      <div className="conversion-words">
        <h4 dir="auto" lang={resource?.language} translate="no">
          {title}
        </h4>
        <FactLine className="conversion-facts">
          {resource ? <StateBadge status={resource.status} isDraft={resource.isDraft} /> : null}
          <Standing conversion={conversion} />
          {resource && title !== name ? (
            <span dir="auto" translate="no">
              {name}
            </span>
          ) : null}
          <span translate="no">{formatFileSize(size)}</span>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </FactLine>
        {state === 'failed' ? <Refusal text={problem} /> : null}
        <FoundCharts conversion={conversion} title={title} />
        <Told conversion={conversion} />
        <ConversionActions conversion={conversion} title={title} onGone={onGone} />
      </div>
    </li>
  );
}

function Standing({ conversion: { state, isConverted, begunAt, endedAt } }: { conversion: Conversion }) {
  const { t } = useLingui();
  if (state === 'waiting') return <strong>{t`Waiting`}</strong>;
  if (state === 'working') return <strong>{t`Converting…`}</strong>;
  if (state === 'cancelled') return <strong>{t`Cancelled`}</strong>;
  if (state === 'failed') return <strong>{t`Not converted`}</strong>;
  if (!isConverted) return <span>{t`Kept as it is, not converted`}</span>;
  const seconds =
    begunAt && endedAt ? Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(begunAt)) / 1000)) : 0;
  return <span>{plural(seconds, { one: 'Converted in # second', other: 'Converted in # seconds' })}</span>;
}

/** What was decided while it was read, and what fingers may not find: who wants to know opens it. */
function Told({ conversion: { state, isConverted, notes, findings } }: { conversion: Conversion }) {
  if (state !== 'done' || !isConverted) return null;
  if (notes.length + findings.length === 0)
    return (
      <p className="field-help">
        <Trans>We found nothing to improve.</Trans>
      </p>
    );
  return (
    <details className="conversion-told">
      <summary>
        {findings.length > 0
          ? plural(findings.length, { one: '# tactile warning', other: '# tactile warnings' })
          : plural(notes.length, { one: '# note', other: '# notes' })}
      </summary>
      {findings.length > 0 ? <FindingKinds findings={findings} /> : null}
      {notes.length > 0 ? (
        <ul>
          {notes.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}
