import { useEffect, useState } from 'react';
import { readStored, writeStored } from './stored.ts';

/** What was typed survives a reload, a time-out and a sign-in; it is dropped when it was sent. Never for secrets. */
export function useFormDraft<Fields extends Record<string, string>>(key: string, empty: Fields) {
  const [fields, setFields] = useState<Fields>(() => ({ ...empty, ...keptStrings(readStored(key), empty) }));
  useEffect(() => {
    writeStored(key, fields);
  }, [key, fields]);
  const change = (field: keyof Fields) => (value: string) => setFields((now) => ({ ...now, [field]: value }));
  return { fields, change, forget: () => setFields(empty) };
}

function keptStrings<Fields extends Record<string, string>>(stored: unknown, empty: Fields): Partial<Fields> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([field, value]) => field in empty && typeof value === 'string'),
  ) as Partial<Fields>;
}
