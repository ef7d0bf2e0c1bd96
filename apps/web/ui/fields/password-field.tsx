import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { TextField } from './text-field.tsx';

/** Paste and password managers are welcome; what is typed can be shown. */
export function PasswordField(
  props: Omit<ComponentProps<typeof TextField>, 'type' | 'beside' | 'multiline'>,
) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const { label } = props;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      beside={
        <IconButton
          label={shown ? t`Hide: ${label}` : t`Show: ${label}`}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onPress={() => setShown(!shown)}
        />
      }
    />
  );
}
