import { Trans, useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { GAPS, WAYS } from './reading-words.ts';
import './resource-reading.css';

/** How a resource can be read, made or not, and what is missing; then what its author knows to be wrong, in their words. */
export function ResourceReading({ resource }: { resource: Resource }) {
  const { i18n } = useLingui();
  const { accessibility, knownFlaws, language } = resource;
  const { ways, gaps } = accessibility;
  return (
    <section role="group" className="resource-reading" aria-labelledby="resource-reading">
      <h2 id="resource-reading">
        <Trans>How you can read it</Trans>
      </h2>
      {ways.length > 0 || gaps.length > 0 ? (
        <ul role="list">
          {ways.map((way) => (
            <li key={way}>
              <CircleCheck aria-hidden="true" size={20} />
              {i18n._(WAYS[way])}
            </li>
          ))}
          {gaps.map((gap) => (
            <li key={gap}>
              <TriangleAlert aria-hidden="true" size={20} />
              {i18n._(GAPS[gap])}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Trans>No information yet.</Trans>
        </p>
      )}
      {knownFlaws.trim() ? (
        <>
          <h3>
            <Trans>Known problems</Trans>
          </h3>
          <p lang={language} dir="auto" translate="no">
            {knownFlaws.trim()}
          </p>
        </>
      ) : null}
    </section>
  );
}
