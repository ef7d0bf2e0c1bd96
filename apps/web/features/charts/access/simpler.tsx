import { Trans, useLingui } from '@lingui/react/macro';
import type { Offer } from '@relievo/chart/work';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { reportWords } from '../work/report-words.ts';
import type { ChartKeeper } from '../work/use-kept-work.ts';

interface SimplerProps {
  offers: readonly Offer[];
  keeper: ChartKeeper;
  /** The buttons are others then: the focus goes where it finds what was drawn. */
  onChosen: () => void;
}

/** What makes the chart fit on fewer sheets, each by one button that the undo of the wizard takes back. */
export function Simpler({ offers, keeper, onChosen }: SimplerProps) {
  const { t } = useLingui();
  if (offers.length === 0) return null;
  const choose = ({ does, change: { rows, shape } }: Offer) => {
    keeper.change({
      ...(rows ? { rows } : {}),
      ...(shape ? { shape: { ...shape, y: shape.y && [...shape.y] } } : {}),
    });
    onChosen();
    announce(t`Changed: ${reportWords(does)} Undo takes it back.`);
  };
  return (
    <section role="group" className="flow" aria-labelledby="chart-simpler">
      <h4 id="chart-simpler">
        <Trans>Make it simpler for fingers</Trans>
      </h4>
      <ul className="chart-offers">
        {offers.map((offer) => (
          <li key={offer.does.code + reportWords(offer.does)}>
            <Button onPress={() => choose(offer)}>
              <span lang="en">{reportWords(offer.does)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
