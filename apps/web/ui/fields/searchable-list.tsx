import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import './list-box.css';
import './search-field.css';
import './searchable-list.css';

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** The keys that do the same. */
  readonly keys: string;
  readonly icon: ReactNode;
}

/** Choices under a heading; without a name they have none. */
export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

interface SearchableListProps {
  label: string;
  listLabel: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly ChoiceGroup[];
  /** What stands there where nothing was found. */
  none: ReactNode;
  onChoose: (id: string) => void;
}

/** A field above a list that is on screen all the time: the focus stays in the field, the arrow keys mark. */
export function SearchableList(props: SearchableListProps) {
  const { label, listLabel, text, onText, groups, none, onChoose } = props;
  const { t } = useLingui();
  return (
    <Autocomplete inputValue={text} onInputChange={onText}>
      <AriaSearchField className="search-field" aria-label={label} autoFocus>
        <Search aria-hidden="true" size={20} />
        <Input className="search-input" />
        {text === '' ? null : (
          <AriaButton className="icon-button" excludeFromTabOrder={false} aria-label={t`Clear search`}>
            <X aria-hidden="true" size={20} />
          </AriaButton>
        )}
      </AriaSearchField>
      <ListBox
        className="list-box searchable-list"
        aria-label={listLabel}
        selectionMode="none"
        shouldFocusWrap
        renderEmptyState={() => <p>{none}</p>}
        onAction={(key) => onChoose(String(key))}
      >
        {groups.map(({ name, choices }) =>
          name === '' ? (
            choices.map(renderChoice)
          ) : (
            <ListBoxSection key={name} id={name}>
              <Header className="menu-section-title">{name}</Header>
              {choices.map(renderChoice)}
            </ListBoxSection>
          ),
        )}
      </ListBox>
    </Autocomplete>
  );
}

function renderChoice({ id, label, keys, icon }: Choice) {
  return (
    <ListBoxItem key={id} id={id} textValue={label} className="list-box-item">
      <span className="list-box-mark">{icon}</span>
      <span>{label}</span>
      {keys === '' ? null : <kbd className="searchable-list-keys">{keys}</kbd>}
    </ListBoxItem>
  );
}
