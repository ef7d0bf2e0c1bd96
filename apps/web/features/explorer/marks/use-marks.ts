import { useLingui } from '@lingui/react/macro';
import type { Spot } from '@relievo/chart/explore';
import { pointId } from '@relievo/chart/model';
import { nameOfPoint } from '@relievo/chart/words';
import type { ChartContent } from '@relievo/contracts/library/files';
import type { Mark, MarkInput, Marks } from '@relievo/contracts/marks';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';

function marksQuery(id: string) {
  return queryOptions({
    queryKey: ['resource', id, 'marks'],
    queryFn: ({ signal }) => client.marks.list({ id }, { signal }),
  });
}

/** A mark at a point that the chart has. */
export interface PlacedMark {
  readonly mark: Mark;
  readonly spot: Spot;
  /** 'Thursday: 8 books' */
  readonly name: string;
}

export interface PointMarks {
  /** In the order of the points, one's own before those of others. */
  readonly placed: readonly PlacedMark[];
  readonly canShare: boolean;
  readonly isMarked: (spot: Spot) => boolean;
  /** One's own note there; empty where there is none. */
  readonly findOwn: (spot: Spot) => Mark | undefined;
  readonly tellAt: (spot: Spot) => string;
  /** The next point after this one that anybody marked, from the first again after the last. */
  readonly findNext: (spot: Spot) => Spot | null;
  readonly toggle: (spot: Spot) => void;
  readonly keep: (spot: Spot, note: string, isShared: boolean, onDone: () => void) => void;
  readonly remove: (spot: Spot, onDone: () => void) => void;
}

/** The points of a chart that somebody marked; null for guests, and where the chart is in no library. */
export function useMarks(chart: ChartContent, resourceId: string | undefined): PointMarks | null {
  const { t } = useLingui();
  const viewer = useViewer();
  const queries = useQueryClient();
  const isKnown = viewer.status === 'signed-in' && resourceId !== undefined;
  const id = resourceId ?? '';
  const { data } = useQuery({ ...marksQuery(id), enabled: isKnown });
  const put = (marks: Marks) => queries.setQueryData(marksQuery(id).queryKey, marks);
  const keeping = useAction({
    run: ({ input }: { input: MarkInput; words: string; onDone: () => void }) => client.marks.keep(input),
    onDone: (marks, { words, onDone }) => {
      put(marks);
      announce(words, 'exploring');
      onDone();
    },
  });
  const removing = useAction({
    run: ({ place }: { place: string; onDone: () => void }) => client.marks.remove({ id, place }),
    onDone: (marks, { onDone }) => {
      put(marks);
      announce(t`The mark was removed.`, 'exploring');
      onDone();
    },
  });
  if (!isKnown || !data) return null;
  const placed = placeMarks(chart, data.rows);
  const at = (spot: Spot) => placed.filter((one) => isSame(one.spot, spot));
  const findOwn = (spot: Spot) => at(spot).find(({ mark }) => mark.from === null)?.mark;
  const keep: PointMarks['keep'] = (spot, note, isShared, onDone) =>
    keeping.start({
      input: { id, place: placeOf(spot), note, isShared },
      words: note === '' ? t`Marked.` : t`Your note was saved.`,
      onDone,
    });
  const remove: PointMarks['remove'] = (spot, onDone) => removing.start({ place: placeOf(spot), onDone });
  return {
    placed,
    canShare: data.canShare,
    isMarked: (spot) => findOwn(spot) !== undefined,
    findOwn,
    tellAt: (spot) =>
      at(spot)
        .map(({ mark: { note, from } }) =>
          from === null
            ? note === ''
              ? t`Marked.`
              : t`Your note: ${note}`
            : note === ''
              ? t`Marked by ${from}.`
              : t`Note by ${from}: ${note}`,
        )
        .join(' '),
    findNext: (spot) => {
      const after = placed.find((one) => compareSpots(one.spot, spot) > 0) ?? placed[0];
      return after?.spot ?? null;
    },
    toggle: (spot) => (findOwn(spot) ? remove(spot, doNothing) : keep(spot, '', false, doNothing)),
    keep,
    remove,
  };
}

function doNothing(): void {}

function placeOf({ series, point }: Spot): string {
  return pointId(series, point);
}

/** What the chart has no point for any more is left out. */
function placeMarks(chart: ChartContent, marks: readonly Mark[]): readonly PlacedMark[] {
  return marks
    .flatMap((mark): readonly PlacedMark[] => {
      const [, series, point] = /^point-(\d+)-(\d+)$/.exec(mark.place) ?? [];
      const spot = { series: Number(series) - 1, point: Number(point) - 1 };
      const one = chart.series[spot.series];
      const found = one?.points[spot.point];
      return one && found ? [{ mark, spot, name: nameOfPoint(found, one, chart.language) }] : [];
    })
    .toSorted((a, b) => compareSpots(a.spot, b.spot));
}

function compareSpots(one: Spot, other: Spot): number {
  return one.series - other.series || one.point - other.point;
}

function isSame(one: Spot, other: Spot): boolean {
  return compareSpots(one, other) === 0;
}
