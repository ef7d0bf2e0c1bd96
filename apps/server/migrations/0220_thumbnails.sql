-- Small pictures for cards, made once from the picture that a resource shows and kept under their own address. A row
-- without content says that none can be made, so that nobody tries again. The bytes belong to no person and have no
-- row among the files: the sweep of the storage looks here as well.

create table thumbnails (
  file_id uuid not null references files on delete cascade,
  width integer not null check (width between 1 and 4000),
  format text not null check (format in ('avif', 'webp')),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  primary key (file_id, width, format)
);
create index thumbnails_sha256_index on thumbnails (sha256) where sha256 is not null;
call protect('thumbnails', for_system => 'select, insert, delete');

-- Whoever sees the picture sees it small.
grant select on thumbnails to relievo_app;
create policy thumbnails_read on thumbnails for select to relievo_app
  using (exists (select from files f where f.id = file_id));
