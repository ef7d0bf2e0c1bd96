import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { wrapAround } from '../../lib/layout/wrap.ts';
import { IconButton } from '../actions/icon-button.tsx';
import './list-box.css';
import './search-field.css';
import './suggest-field.css';

export interface Suggested {
  readonly id: string;
  readonly text: string;
  /** What kind of thing it is, in words: they are spoken with it. */
  readonly kind: string;
  readonly icon: ReactNode;
}

interface SuggestFieldProps {
  label: string;
  placeholder?: string;
  id?: string;
  value: string;
  onChange: (text: string) => void;
  suggestions: readonly Suggested[];
  onPick: (id: string) => void;
  /** The list is asked for, or not any more: what it offers need not be fetched before. */
  onAsk?: (isAsked: boolean) => void;
}

/**
 * A search field with a list of suggestions under it. The focus stays in the field; the arrow keys go round the
 * list, Enter takes what is marked, and without a mark it is the form's. Escape closes the list, then empties the field.
 */
export function SuggestField({
  label,
  placeholder,
  id,
  value,
  onChange,
  suggestions,
  onPick,
  onAsk,
}: SuggestFieldProps) {
  const { t } = useLingui();
  const ownId = useId();
  const listId = `${ownId}-list`;
  const input = useRef<HTMLInputElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  const isOpen = isAsked && suggestions.length > 0;
  const at = isOpen ? suggestions.findIndex((suggestion) => suggestion.id === marked) : -1;
  const optionId = (index: number) => `${ownId}-option-${index}`;

  useEffect(() => {
    if (at >= 0) document.getElementById(`${ownId}-option-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at, ownId]);

  const setAsked = (next: boolean) => {
    setIsAsked(next);
    onAsk?.(next);
  };
  const close = () => {
    setAsked(false);
    setMarked(null);
  };
  const pick = (suggestion: Suggested) => {
    close();
    onPick(suggestion.id);
  };
  const type = (text: string) => {
    setAsked(true);
    setMarked(null);
    onChange(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are composed, as in Japanese, the keys belong to whoever composes them.
    if (event.nativeEvent.isComposing) return;
    const chosen = suggestions[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setAsked(true);
      const to = wrapAround(at, suggestions.length, event.key === 'ArrowDown' ? 1 : -1);
      setMarked(suggestions[to]?.id ?? null);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Enter') {
      close();
    } else if (event.key === 'Escape' && (isOpen || value)) {
      event.preventDefault();
      if (isOpen) close();
      else type('');
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <div className="suggest-field" onBlur={onBlur}>
      <div className="search-field">
        <Search aria-hidden="true" size={20} />
        <input
          ref={input}
          className="search-input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          {...(at >= 0 ? { 'aria-activedescendant': optionId(at) } : {})}
          {...(placeholder ? { placeholder } : {})}
          {...(id ? { id } : {})}
          value={value}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setAsked(true)}
          onKeyDown={onKeyDown}
        />
        {value ? (
          <IconButton
            label={t`Clear search`}
            icon={<X aria-hidden="true" size={20} />}
            onPress={() => {
              type('');
              input.current?.focus();
            }}
          />
        ) : null}
      </div>
      <div className="suggestions" id={listId} role="listbox" aria-label={t`Suggestions`} hidden={!isOpen}>
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            className="suggestion"
            // The field keeps the focus, or its leaving would close the list before the press arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(suggestion)}
            // Some screen readers move the focus onto the suggestion itself.
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') pick(suggestion);
            }}
          >
            {suggestion.icon}
            <span className="suggestion-text">{suggestion.text}</span>{' '}
            <span className="suggestion-kind">{suggestion.kind}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
