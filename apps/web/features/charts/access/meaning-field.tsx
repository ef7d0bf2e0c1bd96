import { Trans, useLingui } from '@lingui/react/macro';
import type { Chart } from '@relievo/chart/model';
import { joinDescription, writeDescription } from '@relievo/chart/words';
import { FACTS_LENGTH } from '@relievo/contracts/ai';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import type { ChartKeeper } from '../work/use-kept-work.ts';

interface MeaningFieldProps {
  chart: Chart;
  words: SavedChartWork['words'];
  keeper: ChartKeeper;
}

/** The fourth level of the description: in the author's words, or proposed by a model and marked as that. */
export function MeaningField({ chart, words, keeper }: MeaningFieldProps) {
  const { t } = useLingui();
  const { meaning, meaningBy } = words;
  const asking = useAction({
    run: async () => {
      const facts = joinDescription(writeDescription(chart)).slice(0, FACTS_LENGTH);
      const { apiKey } = await client.ai.decryptApiKey();
      return client.ai.explainChart({ apiKey, facts });
    },
    onDone: ({ meaning: proposed, provider }) => {
      keeper.change({ words: { ...words, meaning: proposed, meaningBy: provider } });
      announce(
        t`${provider} has proposed: ${proposed} Read it, and change what is not true. Undo takes it back.`,
      );
    },
  });
  const write = (text: string) => {
    const { meaningBy: _model, ...own } = words;
    keeper.change({ words: { ...own, meaning: text } }, 'meaning');
  };
  return (
    <div className="flow">
      <TextField
        label={t`What it means`}
        help={t`In your words: what a reader should take from the chart. It follows the description.`}
        optional
        multiline
        value={meaning}
        onChange={write}
        maxLength={5000}
      />
      {meaningBy === undefined ? null : (
        <p>
          <Trans>
            Proposed by {meaningBy}, a language model, and marked as that for readers. It is yours as soon as
            you change it.
          </Trans>
        </p>
      )}
      {asking.refused ? <Refusal text={asking.refused} /> : null}
      <Button isBusy={asking.isPending} onPress={() => asking.start()}>
        <Trans>Propose what it means</Trans>
      </Button>
    </div>
  );
}
