import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { IconButton } from './icon-button.tsx';
import './field.css';
import './search-field.css';

type SearchFieldProps = Omit<AriaSearchFieldProps, 'children' | 'className' | 'style'> & {
  label: string;
  placeholder?: string;
  id?: string;
};

export function SearchField({ label, placeholder, id, ...props }: SearchFieldProps) {
  const { t } = useLingui();
  return (
    <AriaSearchField {...props} aria-label={label} className="search-field">
      {({ isEmpty }) => (
        <>
          <Search aria-hidden="true" size={20} />
          <Input className="search-input" {...(placeholder ? { placeholder } : {})} {...(id ? { id } : {})} />
          {isEmpty ? null : (
            <IconButton
              label={t`Clear search`}
              icon={<X aria-hidden="true" size={20} />}
              slot={null}
              onPress={() => props.onChange?.('')}
            />
          )}
        </>
      )}
    </AriaSearchField>
  );
}
