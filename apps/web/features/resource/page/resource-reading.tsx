import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts';
import { findProfile } from '@relievo/graphic';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeFinding } from '../../../lib/words/finding-words.ts';
import { GAPS, WAYS } from './reading-words.ts';
import './resource-reading.css';

/** How a resource can be read without sight, with little sight and without hearing, and what is wrong with it. */
export function ResourceReading({ resource }: { resource: Resource }) {
  const { i18n } = useLingui();
  const { ways } = resource.accessibility;
  return (
    <section role="group" className="resource-reading" aria-labelledby="resource-reading">
      <h2 id="resource-reading">
        <Trans>How you can read it</Trans>
      </h2>
      {ways.length > 0 ? (
        <ul role="list">
          {ways.map((way) => (
            <li key={way}>
              <CircleCheck aria-hidden="true" size={20} />
              {i18n._(WAYS[way])}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Trans>No information yet.</Trans>
        </p>
      )}
      <KnownProblems resource={resource} />
    </section>
  );
}

function KnownProblems({ resource }: { resource: Resource }) {
  const { i18n } = useLingui();
  const { accessibility, language } = resource;
  const flaws = resource.knownFlaws.trim();
  const { gaps, findings } = accessibility;
  if (gaps.length === 0 && findings.length === 0 && flaws === '') return null;
  return (
    <>
      <h3>
        <Trans>Known problems</Trans>
      </h3>
      {gaps.length > 0 || flaws ? (
        <ul role="list">
          {gaps.map((gap) => (
            <Problem key={gap}>{i18n._(GAPS[gap])}</Problem>
          ))}
          {flaws ? (
            <Problem>
              <span lang={language}>{flaws}</span>
            </Problem>
          ) : null}
        </ul>
      ) : null}
      {findings.length > 0 ? <Findings findings={findings} /> : null}
    </>
  );
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <li>
      <TriangleAlert aria-hidden="true" size={20} />
      {children}
    </li>
  );
}

/** They are many and small: who wants to know opens them. */
function Findings({ findings }: Pick<Resource['accessibility'], 'findings'>) {
  const counted = plural(findings.length, {
    one: '# tactile warning',
    other: '# tactile warnings',
  });
  return (
    <details>
      <summary>{counted}</summary>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.profile} ${finding.message}`}>
            <span lang="en">{findProfile(finding.profile)?.name ?? finding.profile}</span>:{' '}
            {describeFinding(finding)}
          </li>
        ))}
      </ul>
    </details>
  );
}
