import { Trans } from '@lingui/react/macro';
import { reportWords } from '../work/report-words.ts';

interface RemarksProps {
  /** What was decided, left out or changed: each a code with parameters. */
  remarks: readonly { readonly code: string; readonly parameters: object }[];
}

/** What was decided on the way, so that nobody is surprised. */
export function Remarks({ remarks }: RemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <section role="group" aria-labelledby="chart-remarks">
      <h3 id="chart-remarks">
        <Trans>Good to know</Trans>
      </h3>
      <ul className="chart-remarks" lang="en">
        {[...new Set(remarks.map(reportWords))].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}
