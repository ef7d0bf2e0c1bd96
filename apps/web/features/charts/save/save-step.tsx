import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@relievo/contracts/accounts';
import type { ChartDraft, SavedChartWork } from '@relievo/contracts/charts';
import { LIBRARY_FILTERS } from '@relievo/contracts/library/lists';
import { LICENCES } from '@relievo/contracts/values';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import type { ChartKeeper } from '../work/use-kept-work.ts';
import type { Outcome } from '../work/use-made-chart.ts';
import { DownloadList } from './download-list.tsx';
import { MadeFiles } from './made-files.tsx';

interface SaveStepProps {
  draft: ChartDraft;
  session: Session;
  work: SavedChartWork;
  outcome: Outcome;
  keeper: ChartKeeper;
}

const ONLY_ME = 'private';
const EVERYBODY = 'public';

/** What belongs to a resource, who sees it, and the files that everybody can have at once. */
export function SaveStep({ draft, session, work, outcome: { made }, keeper }: SaveStepProps) {
  // What it lacks is told in its place.
  if (!made) return null;
  return (
    <div className="flow">
      <MadeFiles draftId={draft.id} sheet={work.words.sheet} keeper={keeper} />
      <DownloadList chart={made.chart} work={work} />
      {session.canUpload ? (
        <KeepAsResource draft={draft} session={session} work={work} keeper={keeper} />
      ) : (
        <section role="group" className="flow" aria-labelledby="chart-keep">
          <h3 id="chart-keep">
            <Trans>Share it in the library</Trans>
          </h3>
          <p>
            <Trans>
              Your chart is kept here for you. To save it as a resource and share it, your account needs
              upload access.
            </Trans>
          </p>
          <ButtonLink to="/settings" search={{ tab: 'account' }}>
            <Trans>Request Upload Access</Trans>
          </ButtonLink>
        </section>
      )}
    </div>
  );
}

function KeepAsResource({ draft, session, work, keeper }: Omit<SaveStepProps, 'outcome'>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isDescribed] = useState(() => Object.values(work.about).some((text) => text !== ''));
  const [place, setPlace] = useState<string>(ONLY_ME);
  const shared = session.organizations.filter(({ organization }) => organization.type !== 'personal');
  const set = (part: keyof SavedChartWork['about']) => (text: string) =>
    keeper.change({ about: { ...work.about, [part]: text } }, `about ${part}`);
  const save = useAction({
    run: async (to: string) => {
      // What is not saved yet is told above the steps.
      if (!(await keeper.flush())) return null;
      const kept = await client.charts.keep({ id: draft.id, edits: keeper.store.get().edits });
      if (to !== ONLY_ME)
        await client.content.submit({
          id: kept.resourceId,
          edits: null,
          ...(to === EVERYBODY
            ? { visibility: EVERYBODY }
            : { visibility: 'organization', organizationId: to }),
        });
      for (const queryKey of [
        ['list'],
        ['resource', kept.resourceId],
        ['content', kept.resourceId],
        ['charts', 'list'],
      ])
        void queries.invalidateQueries({ queryKey });
      return { ...kept, isSubmitted: to !== ONLY_ME };
    },
    done: (kept) =>
      kept === null
        ? t`Not saved as a resource because your changes could not be saved. See the message above the steps.`
        : kept.isSubmitted
          ? t`Submitted. You will get the answer here and by email.`
          : kept.isNew
            ? t`Saved as a draft in your content. Only you can see it.`
            : t`Your draft was updated.`,
  });
  const field = (part: keyof SavedChartWork['about']) => ({ value: work.about[part], onChange: set(part) });
  const suggested = (part: keyof SavedChartWork['about'], values: readonly string[]) => ({
    inputValue: work.about[part],
    onInputChange: set(part),
    optional: true,
    allowsCustomValue: true,
    menuTrigger: 'manual' as const,
    options: values.map((value) => ({ value, label: value })),
  });
  return (
    <section role="group" className="flow" aria-labelledby="chart-keep">
      <h3 id="chart-keep">
        <Trans>Save it as a resource</Trans>
      </h3>
      <p>
        <Trans>Every format, such as braille, PDF and 3D, can be downloaded from its page.</Trans>
      </p>
      {draft.resource && !draft.resource.isOpen ? (
        <p>
          <Trans>
            The resource that you saved from this chart is published or waiting for review. It stays as it is;
            saving makes a new draft.
          </Trans>
        </p>
      ) : null}
      <details className="chart-bring" open={isDescribed}>
        <summary>
          <Trans>Details for the library</Trans>
        </summary>
        <div className="chart-choices">
          <TextField {...field('category')} label={t`Category`} optional maxLength={100} />
          <ComboBox {...suggested('subject', LIBRARY_FILTERS.subject)} label={t`Subject`} />
          <ComboBox
            {...suggested('difficultyLevel', LIBRARY_FILTERS.difficultyLevel)}
            label={t`Difficulty`}
          />
          <ComboBox
            {...suggested('licence', LICENCES)}
            label={t`Licence`}
            help={t`What other people may do with it. Choose one or write your own.`}
          />
          <TextField
            {...field('tags')}
            label={t`Tags`}
            help={t`Words people search for, separated by commas.`}
            optional
            maxLength={2500}
          />
        </div>
      </details>
      <RadioGroup
        label={t`Who can see it`}
        value={place}
        onChange={setPlace}
        options={[
          { value: ONLY_ME, label: t`Only you, as a draft` },
          { value: EVERYBODY, label: t`Everyone, in the library, once a reviewer has approved it` },
          ...shared.map(({ organization }) => ({
            value: organization.id,
            label: t`Members of ${organization.name}, once a reviewer has approved it`,
          })),
        ]}
      />
      {save.refused ? <Refusal text={save.refused} /> : null}
      <div className="chart-buttons">
        <Button
          variant="primary"
          isBusy={save.isPending}
          busyWords={t`Saving…`}
          onPress={() => save.start(place)}
        >
          {place === ONLY_ME ? <Trans>Save to your content</Trans> : <Trans>Save and submit</Trans>}
        </Button>
      </div>
      {save.answer ? (
        <>
          {save.answer.notes.length > 0 ? (
            <ul lang="en">
              {save.answer.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          ) : null}
          <div className="chart-buttons">
            <ButtonLink to="/resource/$id" params={{ id: save.answer.resourceId }}>
              <Trans>Open the resource</Trans>
            </ButtonLink>
            <ButtonLink to="/content/$id" params={{ id: save.answer.resourceId }}>
              <Trans>Details and submit</Trans>
            </ButtonLink>
          </div>
        </>
      ) : null}
    </section>
  );
}
