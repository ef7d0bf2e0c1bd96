import { countOf } from '@relievo/words';
import type { Chart, DataPoint } from '../model/chart.ts';
import type { ChartMessage } from './messages.ts';
import { writeValue } from './numbers.ts';

type Event = DataPoint & { readonly y: number };

const MOST_ORDERED = 10;

/** What has a time, from the earliest on: so a time line has it. */
function listEvents({ series }: Chart): readonly Event[] {
  return (series[0]?.points ?? []).flatMap((point) => (point.y === null ? [] : [{ ...point, y: point.y }]));
}

export function stateTimes(chart: Chart): readonly ChartMessage[] {
  const events = listEvents(chart);
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return [];
  const write = (event: Event) => writeValue(event, chart.language);
  return [
    { code: 'times_between', parameters: { name: chart.y.name, first: write(first), last: write(last) } },
  ];
}

export function stateEventCount(chart: Chart): readonly ChartMessage[] {
  const all = chart.series[0]?.points.length ?? 0;
  const { length: count } = listEvents(chart);
  return [{ code: 'events_counted', parameters: { count: countOf(count), missing: countOf(all - count) } }];
}

/** In which order, and where the longest and the shortest time lies between two. */
export function stateEvents(chart: Chart): readonly ChartMessage[] {
  const events = listEvents(chart);
  const steps = events.slice(1).map((event, index) => {
    const before = events[index] ?? event;
    return { years: Number((event.y - before.y).toFixed(1)), from: before.label, to: event.label };
  });
  const longest = steps.reduce<(typeof steps)[number] | null>(
    (most, step) => (most && most.years >= step.years ? most : step),
    null,
  );
  const apart = steps.filter(({ years }) => years > 0);
  const shortest = apart.reduce<(typeof steps)[number] | null>(
    (least, step) => (least && least.years <= step.years ? least : step),
    null,
  );
  return [
    ...(events.length > 1 && events.length <= MOST_ORDERED
      ? [
          {
            code: 'events_ordered',
            parameters: {
              events: events.map((event) => ({
                label: event.label,
                time: writeValue(event, chart.language),
              })),
            },
          } as const,
        ]
      : []),
    ...(longest && shortest && longest.years > shortest.years
      ? [
          { code: 'events_apart', parameters: { which: 'longest', ...longest } } as const,
          { code: 'events_apart', parameters: { which: 'shortest', ...shortest } } as const,
        ]
      : []),
  ];
}
