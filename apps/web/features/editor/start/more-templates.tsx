import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  createFromParts,
  findTemplates,
  TEMPLATE_GROUPS,
  type Template,
} from '@relievo/graphic/editing/templates';
import { getProfile } from '@relievo/graphic/profiles';
import { writeDrawing } from '@relievo/graphic/svg';
import { memo, useMemo, useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { PictureList } from '../../../ui/lists/picture-list.tsx';
import { useSayFound } from '../../../ui/lists/use-say-found.ts';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { drawScript } from '../state/labels.ts';
import { useGoToDrawing } from './use-go-to-drawing.ts';

const ALL = 'all';
/** Offers whole sheets whose parts are named and labelled in braille: they are found by words and chosen by a picture. */
export function MoreTemplates() {
  const { t } = useLingui();
  const goToDrawing = useGoToDrawing();
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState(ALL);
  const found = useFound(query, group);
  const begin = useAction({
    run: async (template: Template) => {
      const drawing = await drawScript(createFromParts(template), getProfile('swell-a4'));
      return client.drawings.begin({ svg: writeDrawing(drawing) });
    },
    onDone: goToDrawing,
  });
  return (
    <section role="group" className="editor-fields" aria-labelledby="editor-more-templates">
      <h3 id="editor-more-templates">
        <Trans>Templates of whole sheets</Trans>
      </h3>
      <div className="editor-template-search">
        <SearchField
          label={t`Find a template`}
          placeholder={t`Find a template`}
          value={query}
          onChange={setQuery}
        />
        <Select
          label={t`Subject`}
          options={[
            { value: ALL, label: t`All subjects` },
            ...TEMPLATE_GROUPS.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          selectedKey={group}
          onSelectionChange={(key) => setGroup(String(key))}
        />
      </div>
      {begin.refused ? <Refusal text={begin.refused} /> : null}
      <PictureList
        label={t`Templates`}
        lang="en"
        choices={found.map((template) => ({
          id: template.name,
          name: template.name,
          about: template.about,
          picture: <TemplatePicture template={template} />,
        }))}
        none={t`No template has these words. Search for another word or a subject.`}
        onChoose={(name) => {
          const template = found.find((one) => one.name === name);
          if (template && !begin.isPending) begin.start(template);
        }}
      />
    </section>
  );
}

/** Shows the parts of the sheet; the labels come with braille when it is begun. */
const TemplatePicture = memo(function TemplatePicture({ template }: { template: Template }) {
  const svg = writeDrawing(createFromParts(template).drawing);
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return <img className="picture-choice-picture" src={source} alt="" loading="lazy" />;
});

/** Finds the templates, and says how many there are once the search rests. */
function useFound(query: string, group: string): readonly Template[] {
  const { t } = useLingui();
  const found = useMemo(() => findTemplates(query, group === ALL ? undefined : group), [query, group]);
  const { length } = found;
  useSayFound(
    found,
    length === 0
      ? t`No template has these words.`
      : t`${plural(length, { one: '# template found', other: '# templates found' })}`,
  );
  return found;
}
