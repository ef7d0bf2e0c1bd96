import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, moved on every minute: what says how long ago something was does not stay as it is. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
