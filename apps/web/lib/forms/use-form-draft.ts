import { useEffect, useState } from 'react';
import { readStored, removeStored, type StorageKey, writeStored } from '../stores/stored.ts';

/**
 * What was typed survives a reload, a time-out and a sign-in; it is dropped when it was sent. Never for secrets.
 * The form begins with `start`: empty, or what the server has.
 */
export function useFormDraft<Fields extends Readonly<Record<keyof Fields, string>>>(
  key: StorageKey,
  start: Fields,
) {
  const [typed, setTyped] = useState<Partial<Fields>>(() => pickStrings(readStored(key), start));
  const fields = { ...start, ...typed };
  useEffect(() => {
    if (Object.keys(typed).length > 0) writeStored(key, typed);
    else removeStored(key);
  }, [key, typed]);
  const change = (field: keyof Fields) => (value: string) =>
    setTyped((now) => {
      const { [field]: _, ...others } = now;
      return (value === start[field] ? others : { ...others, [field]: value }) as Partial<Fields>;
    });
  const forget = () => {
    // At once: a form that is closed with what it sent runs no effect any more.
    removeStored(key);
    setTyped({});
  };
  return { fields, change, forget, isChanged: Object.keys(typed).length > 0 };
}

function pickStrings<Fields extends Readonly<Record<keyof Fields, string>>>(
  stored: unknown,
  start: Fields,
): Partial<Fields> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([field, value]) =>
        field in start && typeof value === 'string' && value !== start[field as keyof Fields],
    ),
  ) as Partial<Fields>;
}
