import { Trans, useLingui } from '@lingui/react/macro';
import type { Chart } from '@relievo/chart/model';
import { MOST_ANNOTATIONS, type SavedChartWork } from '@relievo/contracts/charts';
import { useRef, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import type { ChartKeeper } from '../work/use-kept-work.ts';

type Labels = SavedChartWork['labels'];
type Said = NonNullable<Labels['annotations']>[number];

interface AnnotationsProps {
  chart: Chart;
  labels: Labels;
  keeper: ChartKeeper;
}

const ONE_POINT = '';

/** What the author says of points and of stretches of points. */
export function Annotations({ chart, labels, keeper }: AnnotationsProps) {
  const { t } = useLingui();
  const said = labels.annotations ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const keep = (annotations: readonly Said[]) =>
    keeper.change({ labels: { ...labels, annotations: [...annotations] } });
  const add = (one: Said) => {
    keep([...said, one]);
    announce(t`The note was added.`);
  };
  const remove = (index: number) => {
    keep(said.filter((_, other) => other !== index));
    heading.current?.focus();
    announce(t`The note was removed. Undo takes it back.`);
  };
  return (
    <section role="group" className="flow" aria-labelledby="chart-annotations">
      <h3 id="chart-annotations" ref={heading} tabIndex={-1}>
        <Trans>Notes on points</Trans>
      </h3>
      {said.length > 0 ? (
        <ul className="chart-annotations">
          {said.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same of the same point.
            <li key={index}>
              <AnnotationText chart={chart} said={one} />
              <Button variant="quiet" aria-label={t`Remove note: ${one.text}`} onPress={() => remove(index)}>
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Trans>
            A note explains one point or a range of points, for example why a line falls. It gets a code on
            the sheet, and the description and the explorer read it out.
          </Trans>
        </p>
      )}
      {said.length < MOST_ANNOTATIONS ? <NewAnnotation chart={chart} onAdd={add} /> : null}
    </section>
  );
}

function AnnotationText({ chart, said: { text, from, to } }: { chart: Chart; said: Said }) {
  const { t } = useLingui();
  const names = chart.series[0]?.points.map(({ label }) => label) ?? [];
  const isKnown = names.includes(from) && (to === '' || names.includes(to));
  const where = to === '' ? from : t`${from} to ${to}`;
  return (
    <span>
      <span lang={chart.language}>
        <AuthorsWords>{`${where}: ${text}`}</AuthorsWords>
      </span>
      {isKnown ? null : (
        <>
          {' '}
          <Trans>(The chart does not have this point now, so the note is left out.)</Trans>
        </>
      )}
    </span>
  );
}

/** A text, the point that it is of, and the last one of a stretch. */
function NewAnnotation({ chart, onAdd }: { chart: Chart; onAdd: (said: Said) => void }) {
  const { t } = useLingui();
  const names = [...new Set(chart.series[0]?.points.map(({ label }) => label))];
  const first = names[0] ?? '';
  const [text, setText] = useState('');
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(ONE_POINT);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLDivElement>(null);
  const add = () => {
    const words = text.trim();
    if (words === '') {
      setError(t`Enter what the note says.`);
      announce(t`Error: Enter what the note says.`, 'errors');
      field.current?.querySelector('input')?.focus();
      return;
    }
    setError(undefined);
    setText('');
    onAdd({
      text: words,
      from: names.includes(from) ? from : first,
      to: names.includes(to) ? to : ONE_POINT,
    });
  };
  return (
    <>
      <div className="chart-choices" ref={field}>
        <TextField
          label={t`New note`}
          value={text}
          onChange={setText}
          error={error}
          maxLength={200}
          autoComplete="off"
        />
        <PointField label={t`At`} names={names} value={from} onChange={setFrom} />
        <PointField label={t`Up to`} none={t`This point only`} names={names} value={to} onChange={setTo} />
      </div>
      <Button onPress={add}>
        <Trans>Add note</Trans>
      </Button>
    </>
  );
}

/** A longer list is no help: the name is typed. */
const MOST_OPTIONS = 200;

interface PointFieldProps {
  label: string;
  /** What no point means, where that can be chosen. */
  none?: string;
  names: readonly string[];
  value: string;
  onChange: (name: string) => void;
}

function PointField({ label, none, names, value, onChange }: PointFieldProps) {
  const { t } = useLingui();
  if (names.length > MOST_OPTIONS)
    return (
      <TextField
        label={label}
        help={
          none === undefined
            ? t`Type the name with the same spelling that the table has.`
            : t`Type the name with the same spelling that the table has, or leave this empty for one point.`
        }
        optional={none !== undefined}
        {...(value !== '' && !names.includes(value)
          ? { error: t`The chart has no point of this name.` }
          : {})}
        value={value}
        onChange={onChange}
        autoComplete="off"
      />
    );
  const options = names.map((name) => ({ value: name, label: name }));
  return (
    <Select
      label={label}
      options={none === undefined ? options : [{ value: ONE_POINT, label: none }, ...options]}
      selectedKey={names.includes(value) ? value : none === undefined ? (names[0] ?? null) : ONE_POINT}
      onSelectionChange={(key) => onChange(String(key))}
    />
  );
}
