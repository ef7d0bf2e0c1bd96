import { Trans, useLingui } from '@lingui/react/macro';
import { createGraph, type GraphPlace } from '@relievo/graphic/editing/graph';
import { useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { describeProblem } from '../state/tell.ts';
import { useEditor } from '../state/use-editor.ts';
import { NumberField } from './number-field.tsx';

/** Where the coordinate plane among the templates has its axes. */
const ON_PLANE: GraphPlace = { origin: { x: 105, y: 145 }, unit: 15, from: -5, to: 5, low: -5, high: 5 };

/** The graph of a function on axes that are there, or will be. */
export function GraphFields() {
  const { t } = useLingui();
  const editor = useEditor();
  const [formula, setFormula] = useState('');
  const [place, setPlace] = useState(ON_PLANE);
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const made = createGraph(formula, place);
    if (made.ok) {
      setProblem(undefined);
      editor.perform({ do: 'add', items: [made.value] });
      return;
    }
    const words = describeProblem(made.problems[0]);
    setProblem(words);
    announce(t`Error: ${words}`, 'errors');
  };
  const change = (values: Partial<GraphPlace>) => setPlace({ ...place, ...values });
  const { origin, unit, from, to, low, high } = place;
  return (
    <fieldset className="editor-numbers">
      <legend>
        <Trans>Graph of a function</Trans>
      </legend>
      <TextField
        label={t`Formula: y =`}
        help={t`Such as 2x^2 - 3, sin(x) or sqrt(x)/2`}
        value={formula}
        error={problem}
        onChange={setFormula}
        onKeyDown={({ key }) => {
          if (key === 'Enter') add();
        }}
      />
      <NumberField label={t`x from`} value={from} onNumber={(value) => change({ from: value })} />
      <NumberField label={t`x to`} value={to} onNumber={(value) => change({ to: value })} />
      <NumberField label={t`y from`} value={low} onNumber={(value) => change({ low: value })} />
      <NumberField label={t`y to`} value={high} onNumber={(value) => change({ high: value })} />
      <NumberField label={t`Millimetres for 1`} value={unit} onNumber={(value) => change({ unit: value })} />
      <NumberField
        label={t`Zero, from the left`}
        value={origin.x}
        onNumber={(x) => change({ origin: { ...origin, x } })}
      />
      <NumberField
        label={t`Zero, from the top`}
        value={origin.y}
        onNumber={(y) => change({ origin: { ...origin, y } })}
      />
      <Button isDisabled={formula.trim() === ''} onPress={add}>
        <Trans>Add the graph</Trans>
      </Button>
    </fieldset>
  );
}
