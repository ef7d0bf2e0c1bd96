import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@relievo/contracts/accounts';
import { LIBRARY_FILTERS } from '@relievo/contracts/library/lists';
import type { PictureWork } from '@relievo/contracts/pictures';
import { LICENCES } from '@relievo/contracts/values';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { StepProps } from '../work/step-props.ts';
import { useDrawing } from '../work/use-drawing.ts';
import { Proposal } from './proposal.tsx';
import { useProposals } from './use-proposals.ts';

type About = PictureWork['about'];

/** What belongs to a resource, and who sees it. */
export function DetailsStep({ draft, work, keeper, session }: StepProps & { session: Session }) {
  const { t } = useLingui();
  const { drawing } = useDrawing(draft, work, keeper);
  const proposals = useProposals(draft, work, drawing);
  const { about } = work;
  const set = (part: keyof About) => (text: string) =>
    keeper.change({ about: { ...keeper.store.get().history.present.about, [part]: text } }, `about ${part}`);
  const field = (part: keyof About) => ({ value: about[part], onChange: set(part) });
  const suggested = (part: keyof About, values: readonly string[]) => ({
    inputValue: about[part],
    onInputChange: set(part),
    optional: true,
    allowsCustomValue: true,
    menuTrigger: 'manual' as const,
    options: values.map((value) => ({ value, label: value })),
  });
  const shared = session.organizations.filter(({ organization }) => organization.type !== 'personal');
  return (
    <div className="picture-details">
      <TextField {...field('title')} label={t`Title`} maxLength={300} />
      <Proposal
        label={t`Proposed title`}
        text={proposals.title}
        current={about.title}
        onAccept={set('title')}
      />
      <TextField
        {...field('altText')}
        label={t`Alternative text`}
        help={t`What the picture shows, in a sentence or two, for people who do not see it.`}
        multiline
        maxLength={5000}
      />
      <Proposal
        label={t`Proposed alternative text`}
        text={proposals.altText}
        current={about.altText}
        onAccept={set('altText')}
      />
      <TextField
        {...field('description')}
        label={t`Description`}
        help={t`What learners find in it and how to use it.`}
        multiline
        optional
        maxLength={5000}
      />
      <Proposal
        label={t`Proposed description`}
        text={proposals.description}
        current={about.description}
        onAccept={set('description')}
      />
      <div className="picture-choices">
        <TextField {...field('category')} label={t`Category`} optional maxLength={100} />
        <ComboBox {...suggested('subject', LIBRARY_FILTERS.subject)} label={t`Subject`} />
        <ComboBox {...suggested('difficultyLevel', LIBRARY_FILTERS.difficultyLevel)} label={t`Difficulty`} />
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
        <TextField
          {...field('source')}
          label={t`Source`}
          help={t`Where the picture comes from.`}
          optional
          maxLength={1000}
        />
      </div>
      <RadioGroup
        label={t`Who can see it`}
        value={about.place}
        onChange={set('place')}
        options={[
          { value: 'private', label: t`Only you, as a draft` },
          { value: 'public', label: t`Everyone, in the library, once a reviewer has approved it` },
          ...shared.map(({ organization }) => ({
            value: organization.id,
            label: t`Members of ${organization.name}, once a reviewer has approved it`,
          })),
        ]}
      />
      <p className="field-help">
        <Trans>Nothing leaves your draft before you save it in the last step.</Trans>
      </p>
    </div>
  );
}
