import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteSettingsShown } from '@relievo/contracts/administration';
import type { BoundField } from '../../../../lib/forms/bound-to.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { TypedField } from './form-fields.ts';

interface LanguageModelFieldsProps {
  bind: (field: TypedField) => BoundField;
  configured: SiteSettingsShown['configured']['languageModel'];
  /** What is wrong with the three together. */
  error: string | undefined;
}

/** Which language model proposes descriptions. */
export function LanguageModelFields({ bind, configured, error }: LanguageModelFieldsProps) {
  const { t } = useLingui();
  const { provider, endpoint, model } = configured;
  return (
    <fieldset className="field super-fields">
      <legend>
        <Trans>Language model for descriptions</Trans>
      </legend>
      <p className="field-help">
        <Trans>
          Leave all three empty to use {model} of {provider} at {endpoint}, as the server is configured.
        </Trans>
      </p>
      <TextField {...bind('provider')} label={t`Provider`} optional />
      <TextField
        {...bind('endpoint')}
        name="languageModel"
        label={t`Address`}
        error={error}
        type="url"
        inputMode="url"
        optional
      />
      <TextField {...bind('model')} label={t`Model`} optional />
    </fieldset>
  );
}
