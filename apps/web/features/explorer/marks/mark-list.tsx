import { Trans, useLingui } from '@lingui/react/macro';
import type { Spot } from '@relievo/chart/explore';
import type { ChartContent } from '@relievo/contracts/library/files';
import { Button } from '../../../ui/actions/button.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import type { PlacedMark, PointMarks } from './use-marks.ts';

interface MarkListProps {
  chart: ChartContent;
  marks: PointMarks;
  onGoTo: (spot: Spot) => void;
  onRemoved: () => void;
}

/** The marked points with their notes: each leads there. */
export function MarkList({ chart, marks, onGoTo, onRemoved }: MarkListProps) {
  const { t } = useLingui();
  if (marks.placed.length === 0) return null;
  const name = ({ name: point, spot }: PlacedMark) =>
    chart.series.length > 1 ? `${chart.series[spot.series]?.name ?? ''}, ${point}` : point;
  return (
    <section role="group" className="flow" aria-labelledby="chart-marks">
      <h3 id="chart-marks">
        <Trans>Marked points</Trans>
      </h3>
      <ul className="explorer-marks">
        {marks.placed.map((one) => {
          const { mark, spot } = one;
          return (
            <li key={`${mark.from ?? ''} ${mark.place}`}>
              <Button variant="quiet" onPress={() => onGoTo(spot)}>
                <span lang={chart.language}>
                  <AuthorsWords>{name(one)}</AuthorsWords>
                </span>
              </Button>
              <MarkWords {...one} />
              {mark.from === null ? (
                <Button
                  variant="quiet"
                  aria-label={t`Remove the mark at ${name(one)}`}
                  onPress={() => marks.remove(spot, onRemoved)}
                >
                  <Trans>Remove</Trans>
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function MarkWords({ mark: { note, from, isShared } }: PlacedMark) {
  const words = <AuthorsWords>{note}</AuthorsWords>;
  if (from !== null) {
    const author = <AuthorsWords>{from}</AuthorsWords>;
    return (
      <span>
        {note === '' ? (
          <Trans>Marked by {author}</Trans>
        ) : (
          <Trans>
            {author}: {words}
          </Trans>
        )}
      </span>
    );
  }
  return (
    <span>
      {words}
      {isShared ? (
        <>
          {' '}
          <Trans>(Your classes see it.)</Trans>
        </>
      ) : null}
    </span>
  );
}
