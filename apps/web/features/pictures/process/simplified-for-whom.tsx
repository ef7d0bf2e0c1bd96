import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Simplification } from '@relievo/contracts/pictures';
import { READERS, type Reader } from '@relievo/graphic/model';
import { type Cost, limitsFor } from '@relievo/graphic/operations/readers';
import { millimetres, shareOf } from '@relievo/words';
import { useQuery } from '@tanstack/react-query';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useQuantities } from '../../../lib/words/use-quantities.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { performHeavy } from '../work/perform-heavy.ts';
import { addToLog, SIMPLIFIED } from '../work/simplifications.ts';
import type { StepProps } from '../work/step-props.ts';

interface SimplifiedForWhomProps extends Pick<StepProps, 'work' | 'keeper'> {
  reader: Reader;
  onReader: (reader: Reader) => void;
}

/** One slider from beginner to expert: what a reader of that kind cannot follow is dropped, merged and enlarged. */
export function SimplifiedForWhom({ work, keeper, reader, onReader }: SimplifiedForWhomProps) {
  const { t } = useLingui();
  const say = useQuantities();
  const svg = work.drawn?.svg ?? '';
  const { data } = useQuery({
    queryKey: ['pictures', 'simplified', reader, svg],
    queryFn: () => performHeavy('simplify', { svg, reader }),
    enabled: svg !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    placeholderData: (shown) => shown,
  });
  const names: Readonly<Record<Reader, string>> = {
    beginner: t`Beginner`,
    early: t`Early reader`,
    practiced: t`Practiced reader`,
    skilled: t`Skilled reader`,
    expert: t`Expert`,
  };
  const { line, side, gap } = limitsFor(reader);
  const [lines, areas, gaps] = [line, side, gap].map((length) => say.millimetres(millimetres(length)));
  const costs = data ? listCosts(data.cost) : [];
  const isNothing = costs.length === 0;
  const apply = () => {
    const { drawn, log } = keeper.store.get().history.present;
    if (!data || !drawn || drawn.svg !== svg) return;
    keeper.change({ drawn: { ...drawn, svg: data.svg }, log: addToLog(log, costs) });
    announce(t`The drawing was simplified for this reader: ${names[reader]}. Undo brings it back.`);
  };
  return (
    <section role="group" className="flow" aria-labelledby="picture-reader">
      <h3 id="picture-reader">
        <Trans>Simplified for whom</Trans>
      </h3>
      <Slider
        label={t`Reader`}
        help={t`Keeps lines from ${lines}, areas from ${areas}, and ${gaps} between them.`}
        value={READERS.indexOf(reader)}
        from={0}
        to={READERS.length - 1}
        step={1}
        format={(value) => names[READERS[value] ?? reader]}
        onChange={(value) => onReader(READERS[value] ?? reader)}
      />
      <CostInWords cost={data?.cost} />
      <div className="picture-buttons">
        <Button isBusy={!data || isNothing} onPress={apply}>
          <Trans>Simplify for this reader</Trans>
        </Button>
      </div>
    </section>
  );
}

/** What it costs in detail, before it is done. */
function CostInWords({ cost }: { cost: Cost | undefined }) {
  const say = useQuantities();
  if (!cost) return null;
  if (listCosts(cost).length === 0)
    return (
      <p>
        <Trans>Nothing needs to be simplified for this reader.</Trans>
      </p>
    );
  const kept = say.share(shareOf(cost.kept, 1), 0);
  return (
    <div className="picture-cost">
      <p>
        <Trans>{kept} of all lines and edges stay.</Trans>
      </p>
      <ul>
        {cost.dropped > 0 ? (
          <li>
            {plural(cost.dropped, { one: '# small part is left out', other: '# small parts are left out' })}
          </li>
        ) : null}
        {cost.merged > 0 ? (
          <li>
            {plural(cost.merged, {
              one: '# part is merged with its neighbor',
              other: '# parts are merged with their neighbors',
            })}
          </li>
        ) : null}
        {cost.enlarged > 0 ? (
          <li>{plural(cost.enlarged, { one: '# part is made larger', other: '# parts are made larger' })}</li>
        ) : null}
        {cost.widened > 0 ? (
          <li>{plural(cost.widened, { one: '# line is made wider', other: '# lines are made wider' })}</li>
        ) : null}
        {cost.plain > 0 ? (
          <li>
            {plural(cost.plain, { one: '# area loses its texture', other: '# areas lose their texture' })}
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** As the log of the drawing keeps it. */
function listCosts({ dropped, merged, enlarged, widened, plain }: Cost): Simplification[] {
  const all: readonly Simplification[] = [
    { code: SIMPLIFIED.dropped, count: dropped, message: 'Small parts were left out for the reader.' },
    { code: SIMPLIFIED.merged, count: merged, message: 'Parts that lay too close together were merged.' },
    { code: SIMPLIFIED.enlarged, count: enlarged, message: 'Marks and parts were made larger.' },
    { code: SIMPLIFIED.widened, count: widened, message: 'Lines were made wider.' },
    { code: SIMPLIFIED.plain, count: plain, message: 'Textures that cannot be told apart were made plain.' },
  ];
  return all.filter(({ count }) => count > 0);
}
