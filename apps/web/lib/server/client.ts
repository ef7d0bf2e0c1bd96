import { createClient } from '@relievo/contracts';

export const client = createClient(location.origin);
