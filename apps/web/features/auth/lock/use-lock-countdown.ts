import { useEffect, useState } from 'react';

/** Counts the seconds of a lockout down on screen; the server is the one that decides. */
export function useLockCountdown() {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const locked = seconds > 0;
  useEffect(() => {
    if (!locked) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [locked]);
  const begin = (length: number) => {
    // One look at the clock: between two of them a moment passes, and it would begin with a second more.
    const began = Date.now();
    setNow(began);
    setEndsAt(began + length * 1000);
  };
  return { seconds, begin };
}
