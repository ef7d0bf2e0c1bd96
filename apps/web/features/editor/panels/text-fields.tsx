import { useLingui } from '@lingui/react/macro';
import { BRAILLE_CODES } from '@relievo/braille';
import type { TextItem } from '@relievo/graphic/model';
import { useAction } from '../../../lib/server/use-action.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { recodeText, rewriteText } from '../state/labels.ts';
import { useEditor } from '../state/use-editor.ts';
import { WordsField } from './words-field.tsx';

const OF_DRAWING = 'drawing';

/** The words of a text, and the braille code that they are written in. */
export function TextFields({ text }: { text: TextItem }) {
  const { t } = useLingui();
  const editor = useEditor();
  const write = useAction({ run: (print: string) => rewriteText(editor, text, print) });
  const recode = useAction({
    run: (key: string) =>
      recodeText(editor, text, Object.values(BRAILLE_CODES).find(({ id }) => id === key)?.id),
  });
  return (
    <>
      <WordsField label={t`Words`} value={text.print} onWords={(print) => write.start(print)} />
      <Select
        label={t`Braille code`}
        options={[
          { value: OF_DRAWING, label: t`That of the drawing’s language` },
          ...Object.values(BRAILLE_CODES).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        selectedKey={text.code ?? OF_DRAWING}
        onSelectionChange={(key) => recode.start(String(key))}
      />
    </>
  );
}
