import { useEffect, useState } from 'react';
import { createHelper, type Helper } from './create-helper.ts';
import type { TaskName } from './tasks.ts';

/** Somebody who works beside the page for as long as what asks is shown. */
export function useHelper<Name extends TaskName>(name: Name): Helper<Name> {
  const [helper] = useState(() => createHelper(name));
  useEffect(() => helper.end, [helper]);
  return helper;
}
