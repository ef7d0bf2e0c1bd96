import { Trans, useLingui } from '@lingui/react/macro';
import { type AboutDrawing, WORDINGS, type Wording } from '@relievo/graphic/editing';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { GraphFields } from './graph-fields.tsx';
import { WordsField } from './words-field.tsx';

/** What the drawing says of itself, and how much is said of each change. */
export function DrawingFields() {
  const { t } = useLingui();
  const editor = useEditor();
  const { history, wording, isSounding } = useEditorState();
  const { title, description, language } = history.drawing;
  const about: AboutDrawing = { title, description, language };
  const change = (values: Partial<AboutDrawing>) =>
    void editor.perform({ do: 'tell-about', about: { ...about, ...values } });
  const wordings: Readonly<Record<Wording, string>> = {
    short: t`What was done`,
    medium: t`What was done, and the place`,
    full: t`What was done, the place and what is near`,
  };
  return (
    <div className="editor-fields">
      <p>
        <Trans>No object is selected. These are the properties of the drawing.</Trans>
      </p>
      <WordsField label={t`Title`} value={title} onWords={(words) => change({ title: words })} />
      <WordsField
        label={t`Description of the drawing`}
        help={t`What a reader hears before they touch it`}
        value={description}
        multiline
        onWords={(words) => change({ description: words })}
      />
      <WordsField
        label={t`Language of the labels`}
        help={t`A language tag, such as en or pt-BR. It chooses the braille code.`}
        value={language}
        onWords={(words) => change({ language: words })}
      />
      <Select
        label={t`Announce each change`}
        options={WORDINGS.map((value) => ({ value, label: wordings[value] }))}
        selectedKey={wording}
        onSelectionChange={(key) => editor.set({ wording: WORDINGS.find((one) => one === key) ?? wording })}
      />
      <Checkbox isSelected={isSounding} onChange={(isOn) => editor.set({ isSounding: isOn })}>
        <Trans>Play a tone for what the cursor on the sheet meets</Trans>
      </Checkbox>
      <GraphFields />
    </div>
  );
}
