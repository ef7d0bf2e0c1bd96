-- Accounts as the account library needs them. The application never reads these tables: whoever finds a hole in a
-- feature still finds no password hash, no token and no e-mail address.

create table users (
  id uuid primary key default uuid_v7(),
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) <= 320),
  email_verified boolean not null default false,
  image text,
  username text check (length(username) >= 3),
  display_username text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  suspended_at timestamptz,
  deletion_requested_at timestamptz
);
create unique index users_email_key on users (lower(email));
create unique index users_username_key on users (folded(username));
create index users_deletion_requested_at_index on users (deletion_requested_at) where deletion_requested_at is not null;
call protect('users', for_system => 'select, update, delete', for_auth => 'select, insert, update, delete');

create table user_sessions (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  organization_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_sessions_user_id_index on user_sessions (user_id);
create index user_sessions_expires_at_index on user_sessions (expires_at);
call protect('user_sessions', for_system => 'select, delete', for_auth => 'select, insert, update, delete');

create table user_accounts (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index user_accounts_user_id_index on user_accounts (user_id);
call protect('user_accounts', for_auth => 'select, insert, update, delete');

create table verifications (
  id uuid primary key default uuid_v7(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier_index on verifications (identifier);
create index verifications_expires_at_index on verifications (expires_at);
call protect('verifications', for_system => 'select, delete', for_auth => 'select, insert, update, delete');

-- One row counts the failures of one client at one account, names that do not exist included. Both are kept as
-- hashes: a list of attempts must not become a list of addresses.
create table login_attempts (
  account text not null,
  client text not null,
  failures integer not null default 0 check (failures >= 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  locked_until timestamptz,
  primary key (account, client)
);
create index login_attempts_last_at_index on login_attempts (last_at);
call protect('login_attempts', for_system => 'select, delete', for_auth => 'select, insert, update, delete');
