import { Trans, useLingui } from '@lingui/react/macro';
import { DEFAULT_DOMAIN, tabulateFunction } from '@relievo/chart/function';
import { useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { reportWords } from '../work/report-words.ts';
import type { Cells } from './cells.ts';

interface FunctionSourceProps {
  onFunction: (cells: Cells, formula: string) => void;
}

/** A table of the values of a function. The formula is read, and never run. */
export function FunctionSource({ onFunction }: FunctionSourceProps) {
  const { t } = useLingui();
  const [formula, setFormula] = useState('');
  const [from, setFrom] = useState(String(DEFAULT_DOMAIN.from));
  const [to, setTo] = useState(String(DEFAULT_DOMAIN.to));
  const [step, setStep] = useState(String(DEFAULT_DOMAIN.step));
  const [refused, setRefused] = useState<string | null>(null);
  const make = () => {
    const made = tabulateFunction(formula, { from: toNumber(from), to: toNumber(to), step: toNumber(step) });
    if (!made.ok) {
      const words = reportWords(made.problems[0]);
      setRefused(words);
      announce(t`Error: ${words}`, 'errors');
      return;
    }
    setRefused(null);
    const { columns, rows } = made.value;
    onFunction(
      [
        columns.map(({ name }) => name),
        ...Array.from({ length: rows }, (_, row) => columns.map(({ texts }) => texts[row] ?? '')),
      ],
      formula.trim(),
    );
  };
  return (
    <details className="chart-bring">
      <summary>
        <Trans>Draw a function</Trans>
      </summary>
      <form
        className="flow"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        {refused ? <Refusal text={refused} /> : null}
        <TextField
          label={t`Formula`}
          help={t`For example y = 2x² - 3, sin(x) or |x| / 2. Its values replace what is in the grid; Undo brings that back.`}
          value={formula}
          onChange={setFormula}
          autoComplete="off"
        />
        <div className="chart-choices">
          <TextField
            label={t`x from`}
            value={from}
            onChange={setFrom}
            autoComplete="off"
            inputMode="decimal"
          />
          <TextField label={t`x to`} value={to} onChange={setTo} autoComplete="off" inputMode="decimal" />
          <TextField label={t`Step`} value={step} onChange={setStep} autoComplete="off" inputMode="decimal" />
        </div>
        <Button type="submit" isDisabled={formula.trim() === ''}>
          <Trans>Use this function</Trans>
        </Button>
      </form>
    </details>
  );
}

function toNumber(text: string): number {
  const written = text.trim().replace('\u2212', '-').replace(',', '.');
  return written === '' ? Number.NaN : Number(written);
}
