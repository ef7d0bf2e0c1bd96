import type { Resource } from '@relievo/contracts/library/resource';
import { Comments } from './comments/comments.tsx';
import { Reactions } from './reactions/reactions.tsx';
import { Requests } from './requests/requests.tsx';
import './conversation.css';

/** First what helps those who cannot use it as it is, then what one press says, then what takes reading. */
export function ConversationSections({ resource: { id, title } }: { resource: Resource }) {
  return (
    <div className="conversation">
      <Requests resourceId={id} title={title} />
      <Reactions resourceId={id} title={title} />
      <Comments resourceId={id} title={title} />
    </div>
  );
}
