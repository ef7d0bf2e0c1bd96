import { Trans, useLingui } from '@lingui/react/macro';
import { type AiSettings, providerKey } from '@relievo/contracts/ai';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormProblems } from '../../../../lib/forms/use-form-problems.ts';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { formatMoment } from '../../../../lib/words/date-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { useOutcomeWords } from './outcome-words.ts';
import { aiQuery } from './settings-query.ts';

/** The key of the language model: it is given once, and is never shown again. */
export function LanguageModelKey({ settings }: { settings: AiSettings }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const problems = useFormProblems(['key']);
  const [key, setKey] = useState('');
  const outcomes = useOutcomeWords();
  const keep = (found: AiSettings) => {
    setKey('');
    queries.setQueryData(aiQuery.queryKey, found);
  };
  const setting = useAction({
    run: (given: string) => client.ai.setKey({ key: given }),
    done: t`The key is saved.`,
    onDone: keep,
    onRefused: (refusal) => problems.place(refusal),
  });
  const clearing = useAction({
    run: () => client.ai.clearKey(),
    done: t`The key is removed.`,
    onDone: keep,
  });
  const testing = useAction({
    run: () => client.ai.test(),
    done: ({ outcome }) => outcomes[outcome],
  });
  const onSubmit = () => {
    const checked = providerKey.safeParse(key);
    const wrong = checked.error?.issues.map((issue) => ({ ...issue, path: ['key'] })) ?? [];
    if (problems.accept({ success: checked.success, error: { issues: wrong } }) && checked.data)
      setting.start(checked.data);
  };
  return (
    <Form
      label={t`Key of the language model`}
      problems={problems}
      refused={setting.refused ?? clearing.refused ?? testing.refused}
      onSubmit={onSubmit}
    >
      <p>
        <KeyStanding settings={settings} />
      </p>
      <PasswordField
        name="key"
        label={settings.key === 'set' ? t`New key` : t`Key`}
        help={t`It is encrypted on the server and never shown again.`}
        value={key}
        onChange={(value) => {
          problems.settle('key');
          setKey(value);
        }}
        error={problems.errorOf('key')}
        autoComplete="off"
      />
      <div className="form-actions">
        <Button type="submit" isBusy={setting.isPending} busyWords={t`Saving…`}>
          <Trans>Save the key</Trans>
        </Button>
        {settings.key === 'missing' ? null : (
          <>
            <Button isBusy={testing.isPending} busyWords={t`Asking…`} onPress={() => testing.start()}>
              <Trans>Test the language model</Trans>
            </Button>
            <Button variant="danger" isBusy={clearing.isPending} onPress={() => clearing.start()}>
              <Trans>Remove the key</Trans>
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}

function KeyStanding({ settings: { key, keyEnding, keySetAt, provider } }: { settings: AiSettings }) {
  const { t } = useLingui();
  if (key === 'missing') return t`${provider} has no key yet, so no descriptions are proposed.`;
  if (key === 'unreadable') return t`The key was saved for another address. Enter it again for ${provider}.`;
  const when = keySetAt ? formatMoment(keySetAt) : '';
  if (keyEnding === null) return t`${provider} has a key, saved ${when}.`;
  return t`${provider} has a key that ends in ${keyEnding}, saved ${when}.`;
}
