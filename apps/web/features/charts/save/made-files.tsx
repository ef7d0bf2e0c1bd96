import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { Download } from 'lucide-react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { useFileWords } from '../../resource/index.ts';
import type { ChartKeeper } from '../work/use-kept-work.ts';
import { saveMadeFile } from './downloads.ts';

interface MadeFilesProps {
  draftId: string;
  sheet: SavedChartWork['words']['sheet'];
  keeper: ChartKeeper;
}

interface Form {
  readonly format: string;
  readonly profile: string;
}

/** Offers the files that learners need first; the server makes them as it makes those of a resource. */
export function MadeFiles({ draftId, sheet, keeper }: MadeFilesProps) {
  const forms: readonly Form[] = [
    { format: 'swell', profile: sheet },
    { format: 'brf', profile: 'embosser-6' },
    { format: 'largeprint', profile: sheet },
    { format: 'pins', profile: 'dotpad' },
    { format: 'audio', profile: 'swell-a4' },
  ];
  return (
    <section role="group" className="flow" aria-labelledby="chart-files">
      <h3 id="chart-files">
        <Trans>Files for learners</Trans>
      </h3>
      <ul className="chart-files" role="list">
        {forms.map((form) => (
          <FileOfChart key={form.format} form={form} draftId={draftId} keeper={keeper} />
        ))}
      </ul>
    </section>
  );
}

function FileOfChart({ form, draftId, keeper }: Pick<MadeFilesProps, 'draftId' | 'keeper'> & { form: Form }) {
  const { t } = useLingui();
  const { fullName, formUse } = useFileWords();
  const name = fullName(form.format, form.profile);
  const use = `chart-file-${form.format}`;
  const making = useAction({
    run: async () => {
      // Changes that are not saved are reported above the steps.
      if (!(await keeper.flush())) return null;
      const { edits } = keeper.store.get();
      const file = await client.charts.make({ id: draftId, edits, ...form });
      saveMadeFile({ name: file.name, type: file.type, content: file });
      return file.name;
    },
    done: (file) =>
      file === null
        ? t`Not made because your changes could not be saved. See the message above the steps.`
        : t`${file} was downloaded.`,
  });
  return (
    <li>
      <Button
        icon={<Download aria-hidden="true" size={20} />}
        isBusy={making.isPending}
        busyWords={t`Making ${name}…`}
        aria-describedby={use}
        onPress={() => making.start()}
      >
        {name}
      </Button>
      <p id={use} className="field-help">
        {formUse(form.format)}
      </p>
      {making.refused ? <Refusal text={making.refused} /> : null}
    </li>
  );
}
