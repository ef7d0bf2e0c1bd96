import { useEffect, useState } from 'react';

/** This is longer than the pause between two letters. */
const QUIET_MS = 600;

/** Follows a value once it has not changed for a moment, so that nothing is drawn while a person types. */
export function useQuiet<Value>(value: Value): Value {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return quiet;
}
