-- Wrong passwords in a row for one account, or for a name that has none, over all networks. Names are kept as hashes.
create table guess_counts (
  account text primary key,
  failures integer not null check (failures > 0),
  last_at timestamptz not null
);
create index guess_counts_last_at_index on guess_counts (last_at);
call protect('guess_counts', for_system => 'select, delete', for_auth => 'select, insert, update, delete');

-- The networks from which an account was signed in by its password lately, as hashes: from there its person may try
-- when nobody else may.
create table sign_in_networks (
  account text not null,
  client text not null,
  last_at timestamptz not null,
  primary key (account, client)
);
create index sign_in_networks_last_at_index on sign_in_networks (last_at);
call protect('sign_in_networks', for_system => 'select, delete', for_auth => 'select, insert, update, delete');
