import { Trans, useLingui } from '@lingui/react/macro';
import {
  boxOf,
  callOf,
  kindOf,
  listNeighbours,
  SIDES,
  type Side,
  type ThingKind,
} from '@relievo/graphic/editing';
import { type Drawing, walk } from '@relievo/graphic/model';
import { useMemo, useState } from 'react';
import { useThingWords } from '../../../lib/words/use-thing-words.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { countThings } from '../state/count-things.ts';
import { useEditor, useHistory } from '../state/use-editor.ts';
import { NumberField } from './number-field.tsx';

/** As near as two things may be on swell paper and twice that, so that fingers part them. */
const GAP = 6;

/** Of more others than this, those that are nearest are offered; any other is named in words. */
const MOST_OFFERED = 100;

interface Other {
  readonly id: string;
  readonly kind: ThingKind;
  readonly name: string;
}

function listOthers(drawing: Drawing, ids: readonly string[]): readonly Other[] {
  const all: Other[] = [];
  const isCrowded = countThings(drawing) > MOST_OFFERED + ids.length;
  for (const { item } of isCrowded ? [] : walk(drawing))
    if (!ids.includes(item.id)) all.push({ id: item.id, kind: kindOf(item), name: callOf(item) });
  if (!isCrowded && all.length <= MOST_OFFERED) return all;
  const box = boxOf(drawing, ids);
  return box ? listNeighbours(drawing, ids, box, MOST_OFFERED) : [];
}

/** Puts what is chosen beside something else: '6 mm right of the axis', 'centred under the title'. */
export function BesideFields() {
  const { t } = useLingui();
  const editor = useEditor();
  const history = useHistory();
  const words = useThingWords();
  const [of, setOf] = useState<string | null>(null);
  const [side, setSide] = useState<Side>('below');
  const [gap, setGap] = useState(GAP);
  const [isCentred, setCentred] = useState(true);
  const { drawing, chosen: ids } = history;
  const found = useMemo(() => listOthers(drawing, ids), [drawing, ids]);
  const others = found.map(({ id, kind, name }) => ({
    value: id,
    label: name || `${words.kind(kind)} ${id}`,
  }));
  if (others.length === 0) return null;
  const sides: Readonly<Record<Side, string>> = {
    left: t`Left of`,
    right: t`Right of`,
    above: t`Above`,
    below: t`Under`,
  };
  const other = others.find(({ value }) => value === of)?.value ?? others[0]?.value ?? '';
  return (
    <fieldset className="editor-numbers">
      <legend>
        <Trans>Put beside another object</Trans>
      </legend>
      <Select
        label={t`Side`}
        options={SIDES.map((value) => ({ value, label: sides[value] }))}
        selectedKey={side}
        onSelectionChange={(key) => setSide(SIDES.find((one) => one === key) ?? side)}
      />
      <Select
        label={t`Other object`}
        {...(others.length === MOST_OFFERED
          ? { help: t`These are the nearest. Name any other in the field Place in words.` }
          : {})}
        options={others}
        selectedKey={other}
        onSelectionChange={(key) => setOf(String(key))}
      />
      <NumberField label={t`Gap`} value={gap} onNumber={setGap} />
      <Checkbox isSelected={isCentred} onChange={setCentred}>
        {t`Centered on it`}
      </Checkbox>
      <Button
        onPress={() => void editor.perform({ do: 'place-beside', ids, of: other, side, gap, isCentred })}
      >
        <Trans>Put it there</Trans>
      </Button>
    </fieldset>
  );
}
