import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { resourceQuery } from '../query/resource-query.ts';
import { useFileWords } from './file-words.ts';
import { FindingKinds } from './finding-kinds.tsx';

/** All that the rules found in what was made, advice included, for who can change the drawing: medium by medium. */
export function FindingsForAuthor({ id }: { id: string }) {
  const words = useFileWords();
  const { data: resource } = useQuery(resourceQuery(id));
  const findings = resource?.accessibility.findings ?? [];
  if (findings.length === 0) return null;
  const media = [...new Set(findings.map(({ profile }) => profile))];
  return (
    <section role="group" className="flow" aria-labelledby="tactile-findings">
      <h2 id="tactile-findings">
        <Trans>Tactile warnings and advice</Trans>
      </h2>
      {media.map((medium) => (
        <div key={medium}>
          <h3>{words.mediumName(medium)}</h3>
          <FindingKinds findings={findings.filter(({ profile }) => profile === medium)} />
        </div>
      ))}
    </section>
  );
}
