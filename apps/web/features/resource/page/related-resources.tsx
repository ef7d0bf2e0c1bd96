import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../ui/actions/link.tsx';
import { Thumbnail } from '../card/thumbnail.tsx';
import './related-resources.css';
import { relatedQuery } from '../query/resource-query.ts';

/** A few others on the same things. Where there are none, or they do not come, nothing is missing. */
export function RelatedResources({ id }: { id: string }) {
  const { data = [] } = useQuery(relatedQuery(id));
  if (data.length === 0) return null;
  return (
    <section role="group" className="related screen-only" aria-labelledby="related">
      <h2 id="related">
        <Trans>Related resources</Trans>
      </h2>
      <ul role="list">
        {data.map((resource) => (
          <li key={resource.id}>
            <Thumbnail
              picture={resource.thumbnail && { ...resource.thumbnail, alt: '' }}
              title={resource.title}
            />
            <Link to={`/resource/${resource.id}`} lang={resource.language}>
              {resource.title}
            </Link>
            <p>{[resource.category, resource.difficultyLevel].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
