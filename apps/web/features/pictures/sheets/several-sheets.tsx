import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reader } from '@relievo/graphic/model';
import { useQuery } from '@tanstack/react-query';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import type { ProposedSheets } from '../work/heavy-tasks.ts';
import { performHeavy } from '../work/perform-heavy.ts';
import { logSheets } from '../work/simplifications.ts';
import type { StepProps } from '../work/step-props.ts';
import type { SpreadViews } from './sheet-views.ts';
import { useSheetWords } from './use-sheet-words.ts';

interface SeveralSheetsProps extends Pick<StepProps, 'work' | 'keeper'> {
  reader: Reader;
  /** Those that there are; null while the drawing is on one. */
  spread: SpreadViews | null;
}

/** Where one sheet is too full for a reader: an overview and details of it, with a guide from one to the next. */
export function SeveralSheets({ work, keeper, reader, spread }: SeveralSheetsProps) {
  const { t } = useLingui();
  const svg = work.drawn?.svg ?? '';
  const { profile } = work.process;
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['pictures', 'sheets proposed', reader, profile, svg],
    queryFn: () => performHeavy('propose', { svg, reader, profile }),
    enabled: svg !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    placeholderData: (shown) => shown,
  });
  const keep = (changed: string, details: number): boolean => {
    const { drawn, log } = keeper.store.get().history.present;
    if (!drawn || drawn.svg !== svg) return false;
    keeper.change({ drawn: { ...drawn, svg: changed }, log: logSheets(log, details) });
    return true;
  };
  const make = ({ svg: changed, details }: ProposedSheets) => {
    if (!changed || !keep(changed, details.length)) return;
    announce(
      plural(details.length, {
        one: 'There are an overview and # detail sheet now. Undo brings the one sheet back.',
        other: 'There are an overview and # detail sheets now. Undo brings the one sheet back.',
      }),
    );
  };
  const gather = async () => {
    const { svg: whole } = await performHeavy('gather', { svg });
    if (keep(whole, 0)) announce(t`The drawing is on one sheet again.`);
  };
  const isNew = typeof data?.svg === 'string' && data.svg !== svg;
  return (
    <section role="group" className="flow" aria-labelledby="picture-sheets">
      <h3 id="picture-sheets">
        <Trans>Several sheets</Trans>
      </h3>
      {spread ? <Guide guide={spread.guide} /> : null}
      {data ? (
        spread && !isNew ? null : (
          <Costs proposed={data} />
        )
      ) : (
        <Loading label={t`Looking whether one sheet is enough…`} />
      )}
      <div className="picture-buttons">
        {data && isNew ? (
          <Button isBusy={isPlaceholderData} onPress={() => make(data)}>
            {plural(data.details.length, {
              one: 'Make an overview and # detail sheet',
              other: 'Make an overview and # detail sheets',
            })}
          </Button>
        ) : null}
        {spread ? (
          <Button onPress={() => void gather()}>
            <Trans>Put it on one sheet again</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** In English, as it stands on its own sheet. */
function Guide({ guide }: { guide: readonly string[] }) {
  return (
    <>
      <p>
        <Trans>
          The guide goes with the sheets, in print and braille. Choose under the drawing which sheet is shown.
        </Trans>
      </p>
      <ol className="picture-guide" lang="en">
        {guide.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ol>
    </>
  );
}

/** What one sheet costs this reader, and what several do, before they are made. */
function Costs({ proposed }: { proposed: ProposedSheets }) {
  const { t, i18n } = useLingui();
  const { namePlace } = useSheetWords();
  const { svg, crowded, uncured, leftOut, details } = proposed;
  if (crowded === 0)
    return (
      <p>
        <Trans>One sheet holds the drawing for this reader.</Trans>
      </p>
    );
  const onOne = plural(crowded, {
    one: 'On one sheet # part is too small or too close for this reader.',
    other: 'On one sheet # parts are too small or too close for this reader.',
  });
  if (svg === null)
    return (
      <p>
        {onOne} <Trans>No detail sheet would help: leave parts out, or simplify the drawing above.</Trans>
      </p>
    );
  const sheets = details.length + 1;
  return (
    <div className="picture-cost">
      <p>
        {onOne} <Trans>Several sheets keep them all:</Trans>
      </p>
      <ul>
        <li>{plural(sheets, { other: '# sheets to print, and the guide from one to the next' })}</li>
        <li>
          {plural(leftOut, {
            one: '# part moves from the overview to a detail',
            other: '# parts move from the overview to details',
          })}
        </li>
        {details.map(({ letter, where, scale, parts }) => {
          const place = namePlace(where);
          const times = i18n.number(scale, { maximumFractionDigits: 1 });
          const shown = plural(parts, { one: '# part', other: '# parts' });
          return <li key={letter}>{t`Detail ${letter}, ${place}: ${shown}, enlarged ${times} times`}</li>;
        })}
        {uncured > 0 ? (
          <li>
            {plural(uncured, {
              one: '# part stays too small or too close',
              other: '# parts stay too small or too close',
            })}
          </li>
        ) : null}
      </ul>
    </div>
  );
}
