import { type Resource, toLearningResource } from '@relievo/contracts/library/resource';
import { useEffect } from 'react';

const TYPE = 'application/ld+json';

/** What machines read of a resource stands in the head for as long as its page does, whoever put it there first. */
export function useMachineData(resource: Resource): void {
  useEffect(() => {
    const block =
      document.head.querySelector<HTMLScriptElement>(`script[type="${TYPE}"]`) ??
      document.createElement('script');
    block.type = TYPE;
    block.textContent = JSON.stringify(toLearningResource(resource, location.origin));
    document.head.append(block);
    return () => block.remove();
  }, [resource]);
}
