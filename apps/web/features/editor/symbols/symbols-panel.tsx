import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type FoundSymbol,
  findSymbols,
  SUBJECTS,
  type SymbolFamily,
  type TactileSymbol,
} from '@relievo/graphic/editing/symbols';
import { useMemo, useRef, useState } from 'react';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { PictureList } from '../../../ui/lists/picture-list.tsx';
import { useSayFound } from '../../../ui/lists/use-say-found.ts';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { cursorOf } from '../state/editor.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { findMiddleOfView, labelAddedSymbol, placeSymbol } from './place-symbol.ts';
import { SymbolNumbers } from './symbol-numbers.tsx';
import { SymbolPicture } from './symbol-picture.tsx';
import { useSymbolDrag } from './use-symbol-drag.ts';
import './symbols.css';

const ALL = 'all';
/** The number of symbols that are shown before a person asks for more. */
const FIRST = 60;

/** Offers tactile symbols: they are found by words, added by Enter or by a drag onto the sheet. */
export function SymbolsPanel() {
  const { t } = useLingui();
  const editor = useEditor();
  const { cursor } = useEditorState();
  const [query, setQuery] = useState('');
  const [subject, setSubject] = useState(ALL);
  const [isLong, setLong] = useState(false);
  const [isLabelled, setLabelled] = useState(false);
  const [isAtCursor, setAtCursor] = useState(false);
  const [family, setFamily] = useState<SymbolFamily>();
  const list = useRef<HTMLDivElement>(null);
  const found = useFound(query, subject);
  const shown = isLong ? found : found.slice(0, FIRST);
  const label = useAction({ run: (name: string) => labelAddedSymbol(editor, name) });
  const onPlaced = ({ name }: TactileSymbol) => {
    if (isLabelled) label.start(name);
  };
  const drag = useSymbolDrag(editor, onPlaced);
  const add = (symbol: TactileSymbol) => {
    const place = isAtCursor && cursor ? cursorOf(editor.store.get()) : findMiddleOfView(editor);
    if (placeSymbol(editor, symbol, place)) onPlaced(symbol);
  };
  const withSymbol = (name: string, perform: (symbol: TactileSymbol) => void) => {
    const one = found.find(({ symbol }) => symbol.name === name);
    if (one) perform(one.symbol);
  };
  const choose = (symbol: TactileSymbol) => (symbol.family ? setFamily(symbol.family) : add(symbol));
  return (
    <div className="editor-fields editor-symbols">
      <SearchField
        label={t`Find a symbol`}
        placeholder={t`Find a symbol`}
        value={query}
        onChange={setQuery}
      />
      <Select
        label={t`Subject`}
        options={[
          { value: ALL, label: t`All subjects` },
          ...SUBJECTS.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        selectedKey={subject}
        onSelectionChange={(key) => setSubject(String(key))}
      />
      <Checkbox isSelected={isLabelled} onChange={setLabelled}>
        {t`Write its name beside it in braille`}
      </Checkbox>
      {cursor ? (
        <Checkbox isSelected={isAtCursor} onChange={setAtCursor}>
          {t`Put it at the cursor of the sheet`}
        </Checkbox>
      ) : null}
      {label.refused ? <Refusal text={label.refused} /> : null}
      {family ? (
        <SymbolNumbers
          key={family.name}
          family={family}
          onAdd={add}
          onClose={() => {
            setFamily(undefined);
            list.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus();
          }}
        />
      ) : null}
      <p className="editor-symbols-count">
        <Plural value={found.length} one="# symbol." other="# symbols." />{' '}
        <Trans>Enter adds one; a pointer can also drag it onto the sheet.</Trans>
      </p>
      <div ref={list}>
        <PictureList
          label={t`Symbols`}
          lang="en"
          choices={shown.map(({ symbol }) => ({
            id: symbol.name,
            name: symbol.name,
            about: symbol.about,
            picture: <SymbolPicture symbol={symbol} />,
          }))}
          none={t`No symbol has these words. Search for another word or a subject.`}
          onChoose={(name) => withSymbol(name, choose)}
          onPress={(name, event) => withSymbol(name, (symbol) => drag.begin(symbol, event))}
        />
      </div>
      {shown.length < found.length ? (
        <Button onPress={() => setLong(true)}>
          <Trans>Show all {found.length} symbols</Trans>
        </Button>
      ) : null}
      {drag.dragged ? (
        <div
          className="editor-symbol-dragged"
          style={{ insetInlineStart: drag.dragged.x, insetBlockStart: drag.dragged.y }}
          aria-hidden="true"
        >
          <SymbolPicture symbol={drag.dragged.symbol} />
        </div>
      ) : null}
    </div>
  );
}

/** Finds the symbols, and says how many there are once the search rests. */
function useFound(query: string, subject: string): readonly FoundSymbol[] {
  const { t } = useLingui();
  const found = useMemo(
    () => findSymbols(SUBJECTS, query, subject === ALL ? undefined : subject),
    [query, subject],
  );
  const { length } = found;
  useSayFound(
    found,
    length === 0
      ? t`No symbol has these words.`
      : t`${plural(length, { one: '# symbol found', other: '# symbols found' })}`,
  );
  return found;
}
