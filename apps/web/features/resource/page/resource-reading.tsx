import { Trans, useLingui } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts/library/resource';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { GAPS, MAKEABLE, WAYS } from './reading-words.ts';
import './resource-reading.css';

/** How a resource can be read, what is missing, and what can be made of it; then what its author knows to be wrong, in their words. */
export function ResourceReading({ resource }: { resource: Resource }) {
  const { i18n } = useLingui();
  const { accessibility, knownFlaws, language } = resource;
  const { ways, makeable, gaps } = accessibility;
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
      {makeable.length > 0 ? (
        <>
          <h3>
            <Trans>What can be made of it</Trans>
          </h3>
          <ul>
            {makeable.map((way) => (
              <li key={way}>{i18n._(MAKEABLE[way])}</li>
            ))}
          </ul>
        </>
      ) : null}
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
