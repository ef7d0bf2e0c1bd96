import type { AuthTransaction } from '../../../platform/database/database.ts';

export interface DeviceRow {
  id: string;
  ip_address: string;
  user_agent: string;
  created_at: Date;
  updated_at: Date;
}

/** The one used last first. */
export async function findDevices(tx: AuthTransaction, userId: string, now: Date): Promise<DeviceRow[]> {
  return tx.query<DeviceRow>(
    'devices',
    `select id, coalesce(ip_address, '') as ip_address, coalesce(user_agent, '') as user_agent,
       created_at, updated_at
     from user_sessions where user_id = $1 and expires_at > $2
     order by updated_at desc, id desc limit 100`,
    [userId, now],
  );
}

export async function deleteDevice(tx: AuthTransaction, userId: string, id: string): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    'device-delete',
    'delete from user_sessions where user_id = $1 and id = $2 returning id',
    [userId, id],
  );
  return rows.length > 0;
}
