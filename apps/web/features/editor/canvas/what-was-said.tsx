import { useLingui } from '@lingui/react/macro';
import { callOf, kindOf, listThingsAt } from '@relievo/graphic/editing';
import { useState, useSyncExternalStore } from 'react';
import { changeBrailleLine, hasBrailleLine } from '../../../lib/settings/braille-line.ts';
import { announcer } from '../../../lib/speaking/announcer.ts';
import { useThingWords } from '../../../lib/words/use-thing-words.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { BrailleName } from '../../../ui/said/braille-name.tsx';
import { SaidField } from '../../../ui/said/said-field.tsx';
import { chosenItems } from '../state/editor.ts';
import { useEditorState } from '../state/use-editor.ts';
import { REACH } from './use-sheet-cursor.ts';

/** The last message, for hands that read it; and the name of what the cursor or the selection is at, in braille. */
export function WhatWasSaid() {
  const { t } = useLingui();
  const said = useSyncExternalStore(announcer.last.subscribe, announcer.last.get);
  const [hasBraille, setHasBraille] = useState(hasBrailleLine);
  return (
    <div className="editor-said">
      <SaidField label={t`What was said`} said={said} />
      <Switch
        isSelected={hasBraille}
        onChange={(is) => {
          setHasBraille(is);
          changeBrailleLine(is);
        }}
      >
        {t`Braille line`}
      </Switch>
      {hasBraille ? <NameInBraille /> : null}
    </div>
  );
}

function NameInBraille() {
  const { kind } = useThingWords();
  const { history, cursor } = useEditorState();
  const { drawing } = history;
  const [met] = cursor ? listThingsAt(drawing, cursor, REACH) : [];
  const item = met ?? chosenItems(history)[0];
  return <BrailleName name={item ? callOf(item) || kind(kindOf(item)) : ''} language={drawing.language} />;
}
