import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteSettingsShown } from '@relievo/contracts/administration';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import type { TickedSettings } from './form-fields.ts';

interface AccountFieldsProps {
  ticked: TickedSettings;
  tick: (change: Partial<TickedSettings>) => void;
  providers: SiteSettingsShown['configured']['providers'];
}

/** Who comes in, and how. */
export function AccountFields({ ticked, tick, providers }: AccountFieldsProps) {
  const { t } = useLingui();
  const { signUpIsOpen, foundingOpensTier, providersOff } = ticked;
  return (
    <fieldset className="field super-fields">
      <legend>
        <Trans>Accounts</Trans>
      </legend>
      <Checkbox isSelected={signUpIsOpen} onChange={(is) => tick({ signUpIsOpen: is })}>
        <Trans>Anyone can create an account</Trans>
      </Checkbox>
      <p className="field-help">
        <Trans>While this is off, only people who are invited to an organization can create one.</Trans>
      </p>
      <Checkbox isSelected={foundingOpensTier} onChange={(is) => tick({ foundingOpensTier: is })}>
        <Trans>Creating an organization opens paid content to its members</Trans>
      </Checkbox>
      <p className="field-help">
        <Trans>While this is off, a super administrator grants it to each organization.</Trans>
      </p>
      {providers.map(({ id, name }) => (
        <Checkbox
          key={id}
          isSelected={!providersOff.includes(id)}
          onChange={(is) =>
            tick({ providersOff: is ? providersOff.filter((one) => one !== id) : [...providersOff, id] })
          }
        >
          {t`Sign in with ${name}`}
        </Checkbox>
      ))}
      <p className="field-help">
        {providers.length > 0 ? (
          <Trans>
            Nobody can sign in by a provider that is off. They can choose a password by “Forgot your
            password?”.
          </Trans>
        ) : (
          <Trans>The server is not configured for signing in with other providers.</Trans>
        )}
      </p>
    </fieldset>
  );
}
