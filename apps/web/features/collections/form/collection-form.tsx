import { Trans, useLingui } from '@lingui/react/macro';
import { COLLECTION_LIMITS, type CollectionInput, collectionInput } from '@relievo/contracts/collections';
import { isReadable } from '@relievo/contracts/values';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import type { Issue } from '../../../lib/forms/form-problems.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { DescriptionGenerator } from './description-generator.tsx';
import { useNameCheck } from './use-name-check.ts';
import { useProposal } from './use-proposal.ts';
import './collection-form.css';

export interface CollectionFields {
  name: string;
  description: string;
  visibility: string;
}

export const NO_FIELDS: CollectionFields = { name: '', description: '', visibility: 'private' };

const NAMES = ['name', 'description', 'visibility'];

interface CollectionFormProps {
  /** What the form is for, for screen readers. */
  label: string;
  fields: CollectionFields;
  change: (field: keyof CollectionFields) => (value: string) => void;
  /** The collection whose own name is not taken. */
  except?: string;
  submit: string;
  submitting: string;
  isSubmitting: boolean;
  /** What only the server could know. */
  issues: readonly Issue[];
  onSubmit: (input: CollectionInput) => void;
  onCancel: () => void;
}

/**
 * Name, description and visibility: for a new collection and for one that changes. While it is sent, or a description
 * is generated, nothing in it changes. Sending it accepts what is proposed: that is what the field shows.
 */
export function CollectionForm(props: CollectionFormProps) {
  const { label, fields, change, except, submit, submitting, isSubmitting, issues, onSubmit, onCancel } =
    props;
  const { t } = useLingui();
  const { form, problems, check, errorOf, goToField, accept, refuse } = useFormProblems(NAMES);
  const taken = useNameCheck(fields.name, except);
  const proposed = useProposal();
  const isResting = isSubmitting || proposed.isGenerating;
  const refused = useEffectEvent(refuse);
  useEffect(() => refused(issues), [issues]);

  const nameless = t`Please enter a collection name first`;
  const send = () => {
    // What stands in the field is sent, with or without a press on Accept: its mark was there to be read.
    const checked = collectionInput.safeParse({
      ...fields,
      description: proposed.proposal?.text ?? fields.description,
    });
    const nameIsTaken = [{ path: 'name', message: t`A collection with this name already exists` }];
    if (!accept(checked)) return;
    if (taken) return refuse(nameIsTaken);
    if (checked.data && !isResting) onSubmit(checked.data);
  };
  const settle = () => {
    proposed.settle();
    refuse([]);
  };
  const generate = () => {
    const named = collectionInput.shape.name.safeParse(fields.name);
    const message = isReadable(fields.name) ? (named.error?.issues[0]?.message ?? '') : nameless;
    if (named.success) proposed.generate(named.data);
    refuse(named.success ? [] : [{ path: 'name', message }]);
  };
  const changeDescription = (text: string) => {
    if (proposed.proposal) settle();
    change('description')(text);
  };
  const onSubmitted = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };

  const nameError = taken ? t`A collection with this name already exists` : errorOf('name');
  return (
    <form ref={form} noValidate aria-label={label} onSubmit={onSubmitted} onKeyDown={onKeyDown}>
      <ErrorSummary problems={problems} check={check} onGoToField={goToField} />
      <TextField
        name="name"
        label={t`Name`}
        value={fields.name}
        onChange={change('name')}
        error={nameError}
        autoComplete="off"
        autoFocus
        isRequired
        isReadOnly={isResting}
      />
      {taken?.suggestion ? (
        <p className="collection-suggestion">
          <Button
            onPress={() => {
              // It goes with the fault that it mends: whoever pressed it goes on in the field that it filled.
              goToField('name');
              change('name')(taken.suggestion ?? '');
            }}
          >
            <Trans>Use “{taken.suggestion}”</Trans>
          </Button>
        </p>
      ) : null}
      <TextField
        name="description"
        label={t`Description`}
        optional
        multiline
        limit={COLLECTION_LIMITS.description}
        value={proposed.proposal?.text ?? fields.description}
        onChange={changeDescription}
        {...(proposed.proposal ? { 'aria-describedby': proposed.markId } : {})}
        error={errorOf('description')}
        isReadOnly={isResting}
      />
      <DescriptionGenerator
        proposed={proposed}
        onGenerate={generate}
        onAccept={changeDescription}
        onDiscard={settle}
        goToField={() => goToField('description')}
        isResting={isSubmitting}
      />
      <RadioGroup
        label={t`Visibility`}
        name="visibility"
        value={fields.visibility}
        onChange={change('visibility')}
        error={errorOf('visibility')}
        isReadOnly={isResting}
        options={[
          { value: 'private', label: t`Private: only you and people you share it with can see it` },
          { value: 'link', label: t`With link: anyone who has the link can see it` },
          { value: 'listed', label: t`Public: anyone can see it, and your profile page lists it` },
        ]}
      />
      <p className="form-hint">
        <Trans>Press Ctrl+Enter or Command+Enter in any field to submit.</Trans>
      </p>
      <FormActions isBusy={isResting} busyWords={isSubmitting ? submitting : undefined} onCancel={onCancel}>
        {submit}
      </FormActions>
    </form>
  );
}
