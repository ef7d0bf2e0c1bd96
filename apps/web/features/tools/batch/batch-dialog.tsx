import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BatchOutcome } from '@relievo/contracts/content';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { CONVERSIONS } from '../upload/conversion-queries.ts';
import { NO_FIELDS, readDetails } from './batch-fields.ts';
import { CommonFields } from './common-fields.tsx';
import { type Draft, DraftChoice } from './draft-choice.tsx';
import { PlaceChoice, type Readers } from './place-choice.tsx';
import { ProblemList } from './problem-list.tsx';
import './batch.css';

interface BatchDialogProps {
  drafts: readonly Draft[];
  onClose: () => void;
}

/** What drafts have in common is said once; what does not fit one of them is left to its own page. */
export function BatchDialog({ drafts, onClose }: BatchDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(drafts.map(({ id }) => id)));
  const [fields, setFields] = useState(NO_FIELDS);
  const [readers, setReaders] = useState<Readers>({ visibility: 'public' });
  const [outcomes, setOutcomes] = useState<readonly BatchOutcome[]>([]);
  const ids = drafts.map(({ id }) => id).filter((id) => chosen.has(id));
  const keep = (answered: readonly BatchOutcome[]) => {
    setOutcomes(answered.filter(({ problem }) => problem !== ''));
    void queries.invalidateQueries({ queryKey: CONVERSIONS });
    void queries.invalidateQueries({ queryKey: ['content'] });
    if (answered.every(({ problem }) => problem === '')) onClose();
  };
  const describe = async () => {
    const details = readDetails(fields);
    if (Object.keys(details).length === 0) return ids.map((id) => ({ id, problem: '' }));
    return client.batches.describe({ ids, details });
  };
  const save = useAction({ run: describe, done: useOutcomeWords('saved'), onDone: keep });
  const submit = useAction({
    run: async () => {
      const described = await describe();
      const left = described.filter(({ problem }) => problem !== '');
      const ready = described.filter(({ problem }) => problem === '').map(({ id }) => id);
      if (ready.length === 0) return left;
      return [...left, ...(await client.batches.submit({ ids: ready, ...readers }))];
    },
    done: useOutcomeWords('submitted'),
    onDone: keep,
  });
  const isBusy = save.isPending || submit.isPending;
  const refused = save.refused ?? submit.refused;
  return (
    <Dialog title={t`Details for several drafts`} shape="end" isOpen onClose={onClose}>
      <div className="flow">
        {refused ? <Refusal text={refused} /> : null}
        <ProblemList drafts={drafts} outcomes={outcomes} />
        <DraftChoice drafts={drafts} chosen={chosen} onChange={setChosen} />
        <CommonFields fields={fields} onChange={(change) => setFields({ ...fields, ...change })} />
        <PlaceChoice readers={readers} onChange={setReaders} />
        <div className="form-actions">
          <Button
            variant="primary"
            isDisabled={ids.length === 0}
            isBusy={submit.isPending}
            busyWords={t`Submitting…`}
            onPress={() => {
              if (!isBusy) submit.start();
            }}
          >
            {plural(ids.length, { one: 'Save and submit # draft', other: 'Save and submit # drafts' })}
          </Button>
          <Button
            isDisabled={ids.length === 0}
            isBusy={save.isPending}
            busyWords={t`Saving…`}
            onPress={() => {
              if (!isBusy) save.start();
            }}
          >
            <Trans>Save only</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function useOutcomeWords(what: 'saved' | 'submitted') {
  const { t } = useLingui();
  return (outcomes: readonly BatchOutcome[]) => {
    const failed = outcomes.filter(({ problem }) => problem !== '').length;
    const done = outcomes.length - failed;
    const words =
      what === 'saved'
        ? plural(done, { one: '# draft saved', other: '# drafts saved' })
        : plural(done, { one: '# draft submitted', other: '# drafts submitted' });
    const left = plural(failed, { one: '# stayed as it was', other: '# stayed as they were' });
    return failed > 0 ? t`${words}, ${left}.` : `${words}.`;
  };
}
