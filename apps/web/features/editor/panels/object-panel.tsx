import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { boxOf } from '@relievo/graphic/editing';
import type { Item } from '@relievo/graphic/model';
import { chosenItems } from '../state/editor.ts';
import { StateLater } from '../state/editor-provider.tsx';
import { useEditor, useEditorState, useHistory } from '../state/use-editor.ts';
import { BesideFields } from './beside-fields.tsx';
import { DrawingFields } from './drawing-fields.tsx';
import { LabelFields } from './label-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { NodeFields } from './node-fields.tsx';
import { NumberField } from './number-field.tsx';
import { PenFields } from './pen-fields.tsx';
import { PlacementField } from './placement-field.tsx';
import { PlayFields } from './play-fields.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { WordsField } from './words-field.tsx';

/** What is chosen, by its numbers and words; of the drawing itself where nothing is. */
export function ObjectPanel() {
  const { history, tool } = useEditorState();
  if (tool === 'pen') return <PenFields />;
  const items = chosenItems(history);
  const [first] = items;
  if (!first) return <DrawingFields />;
  return (
    <div className="editor-fields">
      {items.length > 1 ? (
        <p>{plural(items.length, { one: '# object is selected', other: '# objects are selected' })}</p>
      ) : (
        <NameFields key={first.id} item={first} />
      )}
      {FURTHER}
    </div>
  );
}

/** Whoever types a name does not wait for these. */
const FURTHER = (
  <>
    <StateLater>
      <PlacementField />
      <PlaceFields />
      <BesideFields />
    </StateLater>
    <StateLater>
      <FormFields />
    </StateLater>
  </>
);

function FormFields() {
  const items = chosenItems(useHistory());
  const [first, ...more] = items;
  if (!first) return null;
  const only = more.length === 0 ? first : null;
  return (
    <>
      <LookFields items={items} />
      {only ? <NodeFields key={`nodes ${only.id}`} item={only} /> : null}
      {only ? <PlayFields key={`plays ${only.id}`} item={only} /> : null}
      <RepeatFields />
      {only ? <LabelFields item={only} /> : null}
    </>
  );
}

function NameFields({ item }: { item: Item }) {
  const { t } = useLingui();
  const editor = useEditor();
  const { id, name, description } = item;
  return (
    <>
      <WordsField
        label={t`Name`}
        value={name}
        onWords={(words) => void editor.perform({ do: 'name', id, name: words })}
      />
      <WordsField
        label={t`Description`}
        help={t`What a learner hears when they touch it`}
        value={description}
        multiline
        onWords={(words) => void editor.perform({ do: 'describe', id, description: words })}
      />
    </>
  );
}

function PlaceFields() {
  const { t } = useLingui();
  const editor = useEditor();
  const history = useHistory();
  const { drawing, chosen: ids } = history;
  const box = boxOf(drawing, ids);
  if (!box) return null;
  return (
    <fieldset className="editor-numbers">
      <legend>
        <Trans>Place and size in millimetres</Trans>
      </legend>
      <NumberField
        label={t`From the left`}
        value={box.x}
        onNumber={(x) => void editor.perform({ do: 'place', ids, x })}
      />
      <NumberField
        label={t`From the top`}
        value={box.y}
        onNumber={(y) => void editor.perform({ do: 'place', ids, y })}
      />
      <NumberField
        label={t`Width`}
        value={box.width}
        onNumber={(width) => void editor.perform({ do: 'resize', ids, width })}
      />
      <NumberField
        label={t`Height`}
        value={box.height}
        onNumber={(height) => void editor.perform({ do: 'resize', ids, height })}
      />
    </fieldset>
  );
}
