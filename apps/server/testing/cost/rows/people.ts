/** A person for every ten resources, a school for every five hundred. `:from` and `:to` count resources. */
export const PEOPLE_ROWS = [
  `insert into users (name, email, email_verified, username, created_at)
   select 'Reader ' || i, 'reader' || i || '@example.org', true, 'reader' || i,
     timestamptz '2024-01-01' + i * interval '1 hour'
   from generate_series(:from / 10, :to / 10 - 1) i`,
  `create temp table if not exists person (n bigint primary key, id uuid)`,
  `truncate pg_temp.person`,
  `insert into pg_temp.person select row_number() over (order by substr(username, 7)::int) - 1, id from users
   where username ~ '^reader[0-9]+$'`,
  `insert into profiles (user_id, display_name, username)
   select u.id, u.name, u.username from pg_temp.person p join users u using (id) where n >= :from / 10`,
  `insert into preferences (user_id) select id from pg_temp.person where n >= :from / 10`,
  `insert into user_roles (user_id, role, granted_by)
   select id, case when n % 10 = 0 then 'teacher' else 'student' end, case when n % 10 = 0 then id end
   from pg_temp.person where n >= :from / 10`,
  `insert into organizations (name, type, created_by, subscription_tier)
   select 'Reader ' || n, 'personal', id, 'free' from pg_temp.person where n >= :from / 10`,
  `insert into organizations (name, type, created_by, created_at)
   select 'School ' || i, 'school', p.id, timestamptz '2024-01-01' + i * interval '1 day'
   from generate_series(:from / 500, :to / 500 - 1) i join pg_temp.person p on p.n = i * 7 % (:to / 10)`,
  `create temp table if not exists school (n bigint primary key, id uuid)`,
  `truncate pg_temp.school`,
  `insert into pg_temp.school select row_number() over (order by substr(name, 8)::int) - 1, id from organizations
   where type = 'school' and name ~ '^School [0-9]+$'`,
  `insert into organization_memberships (organization_id, user_id, role)
   select o.id, o.created_by, 'owner' from organizations o on conflict do nothing`,
  `insert into organization_memberships (organization_id, user_id, role, joined_at)
   select s.id, p.id, case when p.n % 20 = 0 then 'reviewer' else 'member' end, now()
   from pg_temp.person p join pg_temp.school s on s.n = p.n % (:to / 500) where p.n >= :from / 10
   on conflict do nothing`,
  `insert into user_sessions (user_id, token, previous_token, expires_at, organization_id)
   select p.id, md5('now ' || p.n), md5('before ' || p.n), now() + interval '30 days', s.id
   from pg_temp.person p join pg_temp.school s on s.n = p.n % (:to / 500) where p.n >= :from / 10`,
  `insert into teams (organization_id, name, kind)
   select id, 'Team ' || i, 'team' from pg_temp.school, generate_series(1, 3) i where n >= :from / 500`,
  `insert into team_memberships (team_id, organization_id, user_id)
   select t.id, t.organization_id, m.user_id from teams t join organization_memberships m using (organization_id)
   where t.kind = 'team' and substr(t.name, 6)::int = 1 + hashtext(m.user_id::text) & 1 on conflict do nothing`,
  `insert into invitations (organization_id, email, token_hash, invited_by)
   select s.id, 'invited' || n || '.' || i || '@example.org', sha256((n || '.' || i)::bytea),
     (select created_by from organizations o where o.id = s.id)
   from pg_temp.school s, generate_series(1, 5) i where n >= :from / 500`,
  `insert into upload_requests (user_id, role_wanted, reason, state, decided_at, created_at)
   select id, 'teacher', 'I teach maps.', case when n % 40 = 3 then 'pending' else 'granted' end,
     case when n % 40 <> 3 then now() end, timestamptz '2024-01-01' + n * interval '1 hour'
   from pg_temp.person where n >= :from / 10 and n % 4 = 3`,
];
