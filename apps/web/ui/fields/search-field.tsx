import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import './field.css';
import './search-field.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  id?: string;
}

/** A plain field, because it stands on every page: Escape or its button empties it. */
export function SearchField({ label, value, onChange, placeholder, id }: SearchFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="search-field">
      <Search aria-hidden="true" size={20} />
      <input
        ref={input}
        type="search"
        className="search-input"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
        {...(placeholder ? { placeholder } : {})}
        {...(id ? { id } : {})}
      />
      {value === '' ? null : (
        <IconButton label={t`Clear search`} icon={<X aria-hidden="true" size={20} />} onPress={clear} />
      )}
    </div>
  );
}
