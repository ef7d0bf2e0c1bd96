import { Trans } from '@lingui/react/macro';
import type { Resource } from '@relievo/contracts/library/resource';
import { Link } from '../../../ui/actions/link.tsx';
import '../../../ui/lists/chips.css';
import '../card/tags.css';
import { type PageFact, useAllFacts } from './use-all-facts.ts';

/** What is known of a resource, each fact with its name, and all of its tags, each leading to more of its kind. */
export function ResourceAbout({ resource }: { resource: Resource }) {
  const facts = useAllFacts(resource);
  const { tags, language } = resource;
  return (
    <section role="group" className="resource-about" aria-labelledby="resource-about">
      <h2 id="resource-about">
        <Trans>About this resource</Trans>
      </h2>
      <dl className="target-links">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>
              <FactValue {...fact} />
            </dd>
          </div>
        ))}
      </dl>
      {tags.length > 0 ? (
        <>
          <h3>
            <Trans>Tags</Trans>
          </h3>
          <ul className="tags" role="list">
            {tags.map((tag) => (
              <li key={tag}>
                <Link className="tag" to="/search" search={{ q: tag }} lang={language}>
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function FactValue({ value, link }: PageFact) {
  if (!link) return value;
  if ('to' in link) return <Link {...link}>{value}</Link>;
  return (
    <a href={link.href} rel="license noreferrer">
      {value}
    </a>
  );
}
