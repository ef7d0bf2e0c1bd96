import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { leaveSession } from './session.ts';

/** What follows a sign-out: first away from pages that only signed-in people see, which send a guest to sign in. */
export function useLeave(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await navigate({ to: '/' });
    await leaveSession(queries);
  };
}
