import { useState } from 'react';
import type { Typed } from './bound-to.ts';

/** What is typed and kept nowhere: it is gone with the page. */
export function useSecrets<Fields extends Record<string, string>>(
  empty: Fields,
): Typed<Fields> & { readonly forget: () => void } {
  const [fields, setFields] = useState(empty);
  const change = (field: keyof Fields) => (value: string) => setFields((now) => ({ ...now, [field]: value }));
  return { fields, change, forget: () => setFields(empty) };
}
