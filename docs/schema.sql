-- The database as all migrations leave it, told by PostgreSQL: tables, then functions. A test makes it anew and fails
-- when it differs. Nobody runs it: the tables are made by apps/server/migrations. Policies stand in docs/policies.md.

create table jobs.bam (
  id uuid not null default gen_random_uuid(),
  name text not null,
  version integer not null,
  status text not null default 'pending'::text,
  queue text,
  table_name text not null,
  command text not null,
  error text,
  created_on timestamp with time zone not null default clock_timestamp(),
  started_on timestamp with time zone,
  completed_on timestamp with time zone
);
alter table jobs.bam add constraint bam_pkey PRIMARY KEY (id);

create table jobs.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default 0,
  data jsonb,
  state jobs.job_state not null default 'created'::jobs.job_state,
  retry_limit integer not null default 2,
  retry_count integer not null default 0,
  retry_delay integer not null default 0,
  retry_backoff boolean not null default false,
  retry_delay_max integer,
  expire_seconds integer not null default 900,
  deletion_seconds integer not null default 604800,
  singleton_key text,
  singleton_on timestamp without time zone,
  group_id text,
  group_tier text,
  start_after timestamp with time zone not null default now(),
  created_on timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  completed_on timestamp with time zone,
  keep_until timestamp with time zone not null default (now() + '336:00:00'::interval),
  output jsonb,
  dead_letter text,
  policy text,
  heartbeat_on timestamp with time zone,
  heartbeat_seconds integer,
  blocked boolean not null default false,
  blocking boolean not null default false,
  pending_dependencies integer not null default 0,
  source_name text,
  source_id uuid,
  source_created_on timestamp with time zone,
  source_retry_count integer,
  source_output jsonb,
  source_root_id uuid
);
alter table jobs.job add constraint job_pkey PRIMARY KEY (name, id);

create table jobs.job_dependency (
  child_name text not null,
  child_id uuid not null,
  parent_name text not null,
  parent_id uuid not null
);
alter table jobs.job_dependency add constraint job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);
CREATE INDEX job_dep_parent_idx ON jobs.job_dependency USING btree (parent_name, parent_id);

create table jobs.queue (
  name text not null,
  policy text not null,
  retry_limit integer not null,
  retry_delay integer not null,
  retry_backoff boolean not null,
  retry_delay_max integer,
  expire_seconds integer not null,
  retention_seconds integer not null,
  deletion_seconds integer not null,
  dead_letter text,
  partition boolean not null,
  table_name text not null,
  deferred_count integer not null default 0,
  queued_count integer not null default 0,
  ready_count integer not null default 0,
  warning_queued integer not null default 0,
  active_count integer not null default 0,
  failed_count integer not null default 0,
  total_count integer not null default 0,
  created_delta integer not null default 0,
  completed_delta integer not null default 0,
  failed_delta integer not null default 0,
  delta_on timestamp with time zone,
  delta_seconds integer,
  ready_history integer[] not null default '{}'::integer[],
  heartbeat_seconds integer,
  notify boolean not null default false,
  singletons_active text[],
  monitor_claim_on timestamp with time zone,
  monitor_on timestamp with time zone,
  maintain_on timestamp with time zone,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now()
);
alter table jobs.queue add constraint queue_check CHECK ((dead_letter IS DISTINCT FROM name));
alter table jobs.queue add constraint queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue(name);
alter table jobs.queue add constraint queue_pkey PRIMARY KEY (name);

create table jobs.queue_stats (
  id uuid not null default gen_random_uuid(),
  name text not null,
  deferred_count integer not null default 0,
  queued_count integer not null default 0,
  ready_count integer not null default 0,
  active_count integer not null default 0,
  failed_count integer not null default 0,
  total_count integer not null default 0,
  created_delta integer,
  completed_delta integer,
  failed_delta integer,
  delta_seconds integer,
  delta_on timestamp with time zone,
  captured_on timestamp with time zone not null default now()
);
alter table jobs.queue_stats add constraint queue_stats_pkey PRIMARY KEY (id, captured_on);
CREATE INDEX queue_stats_i1 ON ONLY jobs.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

create table jobs.schedule (
  name text not null,
  key text not null default ''::text,
  kind text not null default 'cron'::text,
  cron text not null,
  timezone text default 'UTC'::text,
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  last_job_id uuid
);
alter table jobs.schedule add constraint schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])));
alter table jobs.schedule add constraint schedule_name_fkey FOREIGN KEY (name) REFERENCES jobs.queue(name) ON DELETE CASCADE;
alter table jobs.schedule add constraint schedule_pkey PRIMARY KEY (name, key);

create table jobs.subscription (
  event text not null,
  name text not null,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now()
);
alter table jobs.subscription add constraint subscription_name_fkey FOREIGN KEY (name) REFERENCES jobs.queue(name) ON DELETE CASCADE;
alter table jobs.subscription add constraint subscription_pkey PRIMARY KEY (event, name);

create table jobs.version (
  version integer not null,
  cron_on timestamp with time zone,
  bam_on timestamp with time zone,
  flow_on timestamp with time zone,
  reindex_on timestamp with time zone,
  monitor_backoff_on timestamp with time zone
);
alter table jobs.version add constraint version_pkey PRIMARY KEY (version);

create table jobs.warning (
  id uuid not null default gen_random_uuid(),
  type text not null,
  message text not null,
  data jsonb,
  created_on timestamp with time zone not null default now()
);
alter table jobs.warning add constraint warning_pkey PRIMARY KEY (id);
CREATE INDEX warning_i1 ON jobs.warning USING btree (created_on DESC);

create table public.accessible_request_supporters (
  request_id uuid not null,
  user_id uuid not null default app_uid(),
  is_asker boolean not null default false,
  words text not null default ''::text,
  created_at timestamp with time zone not null default now()
);
alter table public.accessible_request_supporters add constraint accessible_request_supporters_pkey PRIMARY KEY (request_id, user_id);
alter table public.accessible_request_supporters add constraint accessible_request_supporters_request_id_fkey FOREIGN KEY (request_id) REFERENCES accessible_requests(id) ON DELETE CASCADE;
alter table public.accessible_request_supporters add constraint accessible_request_supporters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table public.accessible_request_supporters add constraint accessible_request_supporters_words_check CHECK ((length(words) <= 2000));
CREATE INDEX accessible_request_supporters_user_index ON public.accessible_request_supporters USING btree (user_id);
CREATE TRIGGER accessible_request_supporters_count AFTER INSERT OR DELETE ON public.accessible_request_supporters FOR EACH ROW EXECUTE FUNCTION count_supporters();
alter table public.accessible_request_supporters enable row level security;
alter table public.accessible_request_supporters force row level security;

create table public.accessible_requests (
  id uuid not null default uuid_v7(),
  resource_id uuid not null,
  form text not null,
  words text not null default ''::text,
  state text not null default 'open'::text,
  answer text not null default ''::text,
  answer_resource_id uuid,
  supporters_count integer not null default 0,
  handled_by uuid,
  handled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  words_key text generated always as (md5(folded(words))) stored
);
alter table public.accessible_requests add constraint accessible_requests_answer_check CHECK ((length(answer) <= 2000));
alter table public.accessible_requests add constraint accessible_requests_answer_resource_id_fkey FOREIGN KEY (answer_resource_id) REFERENCES resources(id) ON DELETE SET NULL;
alter table public.accessible_requests add constraint accessible_requests_form_check CHECK ((form = ANY (ARRAY['tactile sheet'::text, 'braille'::text, 'large print'::text, 'audio'::text, 'description'::text, 'captions'::text, 'other'::text])));
alter table public.accessible_requests add constraint accessible_requests_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES users(id) ON DELETE SET NULL;
alter table public.accessible_requests add constraint accessible_requests_link_answers CHECK (((answer_resource_id IS NULL) OR (state = 'answered'::text)));
alter table public.accessible_requests add constraint accessible_requests_other_says_what CHECK (((form <> 'other'::text) OR (length(btrim(words)) > 0)));
alter table public.accessible_requests add constraint accessible_requests_pkey PRIMARY KEY (id);
alter table public.accessible_requests add constraint accessible_requests_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.accessible_requests add constraint accessible_requests_settled_says_how CHECK (((state = ANY (ARRAY['open'::text, 'taken'::text])) OR (length(btrim(answer)) > 0)));
alter table public.accessible_requests add constraint accessible_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'taken'::text, 'answered'::text, 'declined'::text])));
alter table public.accessible_requests add constraint accessible_requests_supporters_count_check CHECK ((supporters_count >= 0));
alter table public.accessible_requests add constraint accessible_requests_words_check CHECK ((length(words) <= 2000));
CREATE INDEX accessible_requests_answer_index ON public.accessible_requests USING btree (answer_resource_id) WHERE (answer_resource_id IS NOT NULL);
CREATE INDEX accessible_requests_handled_by_index ON public.accessible_requests USING btree (handled_by) WHERE (handled_by IS NOT NULL);
CREATE UNIQUE INDEX accessible_requests_open_key ON public.accessible_requests USING btree (resource_id, form, words_key) WHERE (state = ANY (ARRAY['open'::text, 'taken'::text]));
CREATE INDEX accessible_requests_resource_index ON public.accessible_requests USING btree (resource_id, created_at DESC);
CREATE TRIGGER accessible_requests_handled AFTER UPDATE OF state ON public.accessible_requests FOR EACH ROW WHEN (((new.state <> old.state) AND (new.state <> 'open'::text))) EXECUTE FUNCTION tell_supporters();
CREATE TRIGGER accessible_requests_signed BEFORE UPDATE OF state ON public.accessible_requests FOR EACH ROW EXECUTE FUNCTION sign_accessible_request();
CREATE TRIGGER accessible_requests_supported AFTER INSERT ON public.accessible_requests FOR EACH ROW EXECUTE FUNCTION support_own_request();
CREATE TRIGGER accessible_requests_told AFTER INSERT ON public.accessible_requests FOR EACH ROW EXECUTE FUNCTION tell_accessible_request();
alter table public.accessible_requests enable row level security;
alter table public.accessible_requests force row level security;

create table public.account_exports (
  id uuid not null default uuid_v7(),
  owner_id uuid not null default app_uid(),
  progress_id uuid not null,
  state text not null default 'waiting'::text,
  file_id uuid,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null
);
alter table public.account_exports add constraint account_exports_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL;
alter table public.account_exports add constraint account_exports_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
alter table public.account_exports add constraint account_exports_pkey PRIMARY KEY (id);
alter table public.account_exports add constraint account_exports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text])));
CREATE INDEX account_exports_expires_at_index ON public.account_exports USING btree (expires_at);
CREATE INDEX account_exports_file_index ON public.account_exports USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX account_exports_owner_index ON public.account_exports USING btree (owner_id, created_at DESC);
CREATE UNIQUE INDEX account_exports_waiting_key ON public.account_exports USING btree (owner_id) WHERE (state = 'waiting'::text);
alter table public.account_exports enable row level security;
alter table public.account_exports force row level security;

create table public.ai_settings (
  single boolean not null default true,
  sealed_key bytea not null,
  set_by uuid default app_uid(),
  set_at timestamp with time zone not null default now()
);
alter table public.ai_settings add constraint ai_settings_pkey PRIMARY KEY (single);
alter table public.ai_settings add constraint ai_settings_sealed_key_check CHECK (((octet_length(sealed_key) >= 29) AND (octet_length(sealed_key) <= 600)));
alter table public.ai_settings add constraint ai_settings_set_by_fkey FOREIGN KEY (set_by) REFERENCES users(id) ON DELETE SET NULL;
alter table public.ai_settings add constraint ai_settings_single_check CHECK (single);
CREATE INDEX ai_settings_set_by_index ON public.ai_settings USING btree (set_by) WHERE (set_by IS NOT NULL);
alter table public.ai_settings enable row level security;
alter table public.ai_settings force row level security;

create table public.ai_usage (
  user_id uuid,
  day date not null,
  calls integer not null default 1
);
alter table public.ai_usage add constraint ai_usage_calls_check CHECK ((calls > 0));
alter table public.ai_usage add constraint ai_usage_user_id_day_key UNIQUE NULLS NOT DISTINCT (user_id, day);
alter table public.ai_usage add constraint ai_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table public.ai_usage enable row level security;
alter table public.ai_usage force row level security;

create table public.assignment_marks (
  assignment_id uuid not null,
  user_id uuid not null default app_uid(),
  resource_id uuid not null,
  kind text not null,
  first_at timestamp with time zone not null default now()
);
alter table public.assignment_marks add constraint assignment_marks_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE;
alter table public.assignment_marks add constraint assignment_marks_kind_check CHECK ((kind = ANY (ARRAY['opened'::text, 'listened'::text])));
alter table public.assignment_marks add constraint assignment_marks_pkey PRIMARY KEY (assignment_id, user_id, resource_id, kind);
alter table public.assignment_marks add constraint assignment_marks_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.assignment_marks add constraint assignment_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX assignment_marks_resource_index ON public.assignment_marks USING btree (resource_id);
CREATE INDEX assignment_marks_user_index ON public.assignment_marks USING btree (user_id);
alter table public.assignment_marks enable row level security;
alter table public.assignment_marks force row level security;

create table public.assignments (
  id uuid not null default uuid_v7(),
  team_id uuid not null,
  collection_id uuid not null,
  given_by uuid not null default app_uid(),
  note text not null default ''::text,
  due_on date,
  created_at timestamp with time zone not null default now()
);
alter table public.assignments add constraint assignments_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES user_collections(id) ON DELETE CASCADE;
alter table public.assignments add constraint assignments_given_by_fkey FOREIGN KEY (given_by) REFERENCES users(id) ON DELETE CASCADE;
alter table public.assignments add constraint assignments_note_check CHECK ((length(note) <= 2000));
alter table public.assignments add constraint assignments_pkey PRIMARY KEY (id);
alter table public.assignments add constraint assignments_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE;
CREATE INDEX assignments_collection_index ON public.assignments USING btree (collection_id);
CREATE INDEX assignments_given_by_index ON public.assignments USING btree (given_by);
CREATE INDEX assignments_team_index ON public.assignments USING btree (team_id, created_at DESC);
alter table public.assignments enable row level security;
alter table public.assignments force row level security;

create table public.audit_log (
  id uuid not null default uuid_v7(),
  actor_id uuid default app_uid(),
  action text not null,
  subject_type text not null default ''::text,
  subject_id uuid,
  details jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  words text not null generated always as (folded(((((action || ' '::text) || COALESCE((subject_id)::text, ''::text)) || ' '::text) || (details)::text))) stored
);
alter table public.audit_log add constraint audit_log_action_check CHECK (((length(action) >= 1) AND (length(action) <= 100)));
alter table public.audit_log add constraint audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
alter table public.audit_log add constraint audit_log_pkey PRIMARY KEY (id);
alter table public.audit_log add constraint audit_log_subject_type_check CHECK ((length(subject_type) <= 100));
CREATE INDEX audit_log_actor_index ON public.audit_log USING btree (actor_id, created_at DESC);
CREATE INDEX audit_log_created_at_index ON public.audit_log USING btree (created_at DESC);
CREATE INDEX audit_log_subject_index ON public.audit_log USING btree (subject_id) WHERE (subject_id IS NOT NULL);
alter table public.audit_log enable row level security;
alter table public.audit_log force row level security;

create table public.authenticators (
  user_id uuid not null,
  sealed_secret bytea not null,
  last_step bigint not null,
  created_at timestamp with time zone not null
);
alter table public.authenticators add constraint authenticators_pkey PRIMARY KEY (user_id);
alter table public.authenticators add constraint authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE TRIGGER authenticators_allowed BEFORE INSERT ON public.authenticators FOR EACH ROW EXECUTE FUNCTION keep_second_steps_allowed();
alter table public.authenticators enable row level security;
alter table public.authenticators force row level security;

create table public.bit_changes (
  id bigint not null generated always as identity,
  shown_to uuid not null,
  category_key text,
  filter_bits integer not null,
  change integer not null
);
alter table public.bit_changes add constraint bit_changes_pkey PRIMARY KEY (id);
CREATE INDEX bit_changes_index ON public.bit_changes USING btree (shown_to, category_key, filter_bits) INCLUDE (change);
alter table public.bit_changes enable row level security;
alter table public.bit_changes force row level security;

create table public.category_changes (
  id bigint not null generated always as identity,
  shown_to uuid not null,
  category_key text not null,
  change integer not null
);
alter table public.category_changes add constraint category_changes_pkey PRIMARY KEY (id);
CREATE INDEX category_changes_index ON public.category_changes USING btree (shown_to, category_key) INCLUDE (change);
alter table public.category_changes enable row level security;
alter table public.category_changes force row level security;

create table public.class_codes (
  team_id uuid not null,
  handle text not null,
  secret text not null,
  wrong integer not null default 0,
  shut_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table public.class_codes add constraint class_codes_handle_check CHECK ((handle ~ '^[2-9A-Z]{4}$'::text));
alter table public.class_codes add constraint class_codes_handle_key UNIQUE (handle);
alter table public.class_codes add constraint class_codes_pkey PRIMARY KEY (team_id);
alter table public.class_codes add constraint class_codes_secret_check CHECK ((secret ~ '^[2-9A-Z]{4}$'::text));
alter table public.class_codes add constraint class_codes_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE;
alter table public.class_codes add constraint class_codes_wrong_check CHECK ((wrong >= 0));
alter table public.class_codes enable row level security;
alter table public.class_codes force row level security;

create table public.collection_archives (
  id uuid not null default uuid_v7(),
  owner_id uuid not null default app_uid(),
  collection_id uuid,
  progress_id uuid not null,
  state text not null default 'waiting'::text,
  file_id uuid,
  packed integer not null default 0,
  left_out integer not null default 0,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null
);
alter table public.collection_archives add constraint collection_archives_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES user_collections(id) ON DELETE SET NULL;
alter table public.collection_archives add constraint collection_archives_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL;
alter table public.collection_archives add constraint collection_archives_left_out_check CHECK ((left_out >= 0));
alter table public.collection_archives add constraint collection_archives_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
alter table public.collection_archives add constraint collection_archives_packed_check CHECK ((packed >= 0));
alter table public.collection_archives add constraint collection_archives_pkey PRIMARY KEY (id);
alter table public.collection_archives add constraint collection_archives_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text, 'cancelled'::text])));
CREATE INDEX collection_archives_collection_index ON public.collection_archives USING btree (collection_id) WHERE (collection_id IS NOT NULL);
CREATE INDEX collection_archives_expires_at_index ON public.collection_archives USING btree (expires_at);
CREATE INDEX collection_archives_file_index ON public.collection_archives USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX collection_archives_owner_index ON public.collection_archives USING btree (owner_id, collection_id, created_at DESC);
CREATE UNIQUE INDEX collection_archives_waiting_key ON public.collection_archives USING btree (owner_id) WHERE (state = 'waiting'::text);
alter table public.collection_archives enable row level security;
alter table public.collection_archives force row level security;

create table public.collection_dismissals (
  collection_id uuid not null,
  user_id uuid not null default app_uid(),
  created_at timestamp with time zone not null default now()
);
alter table public.collection_dismissals add constraint collection_dismissals_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES user_collections(id) ON DELETE CASCADE;
alter table public.collection_dismissals add constraint collection_dismissals_pkey PRIMARY KEY (collection_id, user_id);
alter table public.collection_dismissals add constraint collection_dismissals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX collection_dismissals_user_index ON public.collection_dismissals USING btree (user_id);
alter table public.collection_dismissals enable row level security;
alter table public.collection_dismissals force row level security;

create table public.collection_items (
  id uuid not null default uuid_v7(),
  collection_id uuid not null,
  resource_id uuid not null,
  notes text not null default ''::text,
  added_at timestamp with time zone not null default now()
);
alter table public.collection_items add constraint collection_items_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES user_collections(id) ON DELETE CASCADE;
alter table public.collection_items add constraint collection_items_collection_id_resource_id_key UNIQUE (collection_id, resource_id);
alter table public.collection_items add constraint collection_items_notes_check CHECK ((length(notes) <= 2000));
alter table public.collection_items add constraint collection_items_pkey PRIMARY KEY (id);
alter table public.collection_items add constraint collection_items_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
CREATE INDEX collection_items_resource_index ON public.collection_items USING btree (resource_id);
alter table public.collection_items enable row level security;
alter table public.collection_items force row level security;

create table public.collection_shares (
  id uuid not null default uuid_v7(),
  collection_id uuid not null,
  person_id uuid,
  team_id uuid,
  created_at timestamp with time zone not null default now()
);
alter table public.collection_shares add constraint collection_shares_check CHECK ((num_nonnulls(person_id, team_id) = 1));
alter table public.collection_shares add constraint collection_shares_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES user_collections(id) ON DELETE CASCADE;
alter table public.collection_shares add constraint collection_shares_collection_id_person_id_key UNIQUE (collection_id, person_id);
alter table public.collection_shares add constraint collection_shares_collection_id_team_id_key UNIQUE (collection_id, team_id);
alter table public.collection_shares add constraint collection_shares_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE;
alter table public.collection_shares add constraint collection_shares_pkey PRIMARY KEY (id);
alter table public.collection_shares add constraint collection_shares_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE;
CREATE INDEX collection_shares_person_index ON public.collection_shares USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX collection_shares_team_index ON public.collection_shares USING btree (team_id) WHERE (team_id IS NOT NULL);
CREATE TRIGGER collection_shares_told AFTER INSERT ON public.collection_shares FOR EACH ROW EXECUTE FUNCTION tell_of_shared_collection();
alter table public.collection_shares enable row level security;
alter table public.collection_shares force row level security;

create table public.comments (
  id uuid not null default uuid_v7(),
  resource_id uuid not null,
  user_id uuid not null default app_uid(),
  author_name text not null default ''::text,
  body text not null,
  hidden_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  in_class boolean not null default false
);
alter table public.comments add constraint comments_author_name_check CHECK ((length(author_name) <= 200));
alter table public.comments add constraint comments_body_check CHECK (((length(btrim(body)) >= 1) AND (length(btrim(body)) <= 5000)));
alter table public.comments add constraint comments_pkey PRIMARY KEY (id);
alter table public.comments add constraint comments_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.comments add constraint comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX comments_counted_index ON public.comments USING btree (resource_id) WHERE ((hidden_at IS NULL) AND (NOT in_class));
CREATE INDEX comments_hidden_index ON public.comments USING btree (hidden_at DESC, id) WHERE (hidden_at IS NOT NULL);
CREATE INDEX comments_resource_index ON public.comments USING btree (resource_id, created_at);
CREATE INDEX comments_user_index ON public.comments USING btree (user_id);
CREATE TRIGGER comments_count AFTER INSERT OR DELETE OR UPDATE OF hidden_at, in_class ON public.comments FOR EACH ROW EXECUTE FUNCTION count_comments();
CREATE TRIGGER comments_hidden AFTER UPDATE OF hidden_at ON public.comments FOR EACH ROW WHEN (((old.hidden_at IS NULL) <> (new.hidden_at IS NULL))) EXECUTE FUNCTION tell_hidden_comment();
CREATE TRIGGER comments_in_class BEFORE INSERT ON public.comments FOR EACH ROW EXECUTE FUNCTION mark_words_of_learner();
CREATE TRIGGER comments_signed BEFORE INSERT ON public.comments FOR EACH ROW EXECUTE FUNCTION sign_comment();
CREATE TRIGGER comments_touch BEFORE UPDATE OF body ON public.comments FOR EACH ROW EXECUTE FUNCTION touch();
alter table public.comments enable row level security;
alter table public.comments force row level security;

create table public.contact_messages (
  id uuid not null default uuid_v7(),
  user_id uuid default app_uid(),
  name text not null,
  email text not null,
  subject text not null default ''::text,
  body text not null,
  answered_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table public.contact_messages add constraint contact_messages_body_check CHECK (((length(btrim(body)) >= 1) AND (length(btrim(body)) <= 10000)));
alter table public.contact_messages add constraint contact_messages_email_check CHECK (((length(email) >= 3) AND (length(email) <= 320)));
alter table public.contact_messages add constraint contact_messages_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 200)));
alter table public.contact_messages add constraint contact_messages_pkey PRIMARY KEY (id);
alter table public.contact_messages add constraint contact_messages_subject_check CHECK ((length(subject) <= 300));
alter table public.contact_messages add constraint contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
CREATE INDEX contact_messages_email_index ON public.contact_messages USING btree (lower(email), created_at DESC);
CREATE INDEX contact_messages_open_index ON public.contact_messages USING btree (created_at) WHERE (answered_at IS NULL);
CREATE INDEX contact_messages_user_index ON public.contact_messages USING btree (user_id) WHERE (user_id IS NOT NULL);
alter table public.contact_messages enable row level security;
alter table public.contact_messages force row level security;

create table public.content_access_logs (
  id uuid not null default uuid_v7(),
  resource_id uuid not null,
  user_id uuid not null default app_uid(),
  access_type text not null default 'view'::text,
  created_at timestamp with time zone not null default now(),
  is_repeat boolean not null default false
);
alter table public.content_access_logs add constraint content_access_logs_access_type_check CHECK ((length(access_type) <= 50));
alter table public.content_access_logs add constraint content_access_logs_pkey PRIMARY KEY (id);
alter table public.content_access_logs add constraint content_access_logs_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.content_access_logs add constraint content_access_logs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX content_access_logs_recent_index ON public.content_access_logs USING btree (user_id, created_at DESC);
CREATE INDEX content_access_logs_resource_index ON public.content_access_logs USING btree (resource_id);
alter table public.content_access_logs enable row level security;
alter table public.content_access_logs force row level security;

create table public.conversions (
  id uuid not null default uuid_v7(),
  owner_id uuid not null default app_uid(),
  source_file_id uuid not null,
  draft_id uuid,
  resource_id uuid,
  state text not null default 'waiting'::text,
  settings jsonb not null default '{}'::jsonb,
  report jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  name text not null default ''::text,
  is_converted boolean not null default true,
  problem text not null default ''::text,
  begun_at timestamp with time zone,
  ended_at timestamp with time zone
);
alter table public.conversions add constraint conversions_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES drafts(id) ON DELETE SET NULL;
alter table public.conversions add constraint conversions_name_check CHECK ((length(name) <= 255));
alter table public.conversions add constraint conversions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
alter table public.conversions add constraint conversions_pkey PRIMARY KEY (id);
alter table public.conversions add constraint conversions_problem_check CHECK ((length(problem) <= 2000));
alter table public.conversions add constraint conversions_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.conversions add constraint conversions_source_file_id_fkey FOREIGN KEY (source_file_id) REFERENCES files(id) ON DELETE CASCADE;
alter table public.conversions add constraint conversions_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'working'::text, 'done'::text, 'failed'::text, 'cancelled'::text])));
CREATE INDEX conversions_draft_index ON public.conversions USING btree (draft_id) WHERE (draft_id IS NOT NULL);
CREATE INDEX conversions_ended_at_index ON public.conversions USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX conversions_owner_index ON public.conversions USING btree (owner_id, created_at DESC);
CREATE INDEX conversions_resource_index ON public.conversions USING btree (resource_id) WHERE (resource_id IS NOT NULL);
CREATE INDEX conversions_source_index ON public.conversions USING btree (source_file_id);
CREATE TRIGGER conversions_announce AFTER INSERT OR DELETE OR UPDATE ON public.conversions FOR EACH ROW EXECUTE FUNCTION announce_conversions();
CREATE TRIGGER conversions_touch BEFORE UPDATE ON public.conversions FOR EACH ROW EXECUTE FUNCTION touch();
alter table public.conversions enable row level security;
alter table public.conversions force row level security;

create table public.decisions (
  id uuid not null default uuid_v7(),
  submission_id uuid not null,
  author_id uuid default app_uid(),
  kind text not null,
  words text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  marks jsonb not null default '[]'::jsonb
);
alter table public.decisions add constraint decisions_approval_has_no_marks CHECK (((kind <> 'approve'::text) OR (marks = '[]'::jsonb)));
alter table public.decisions add constraint decisions_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
alter table public.decisions add constraint decisions_kind_check CHECK ((kind = ANY (ARRAY['approve'::text, 'reject'::text, 'request_changes'::text])));
alter table public.decisions add constraint decisions_marks_check CHECK (are_marks(marks));
alter table public.decisions add constraint decisions_pkey PRIMARY KEY (id);
alter table public.decisions add constraint decisions_refusal_says_why CHECK (((kind = 'approve'::text) OR (length(btrim(words)) > 0) OR (marks <> '[]'::jsonb)));
alter table public.decisions add constraint decisions_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE;
alter table public.decisions add constraint decisions_submission_id_key UNIQUE (submission_id);
alter table public.decisions add constraint decisions_words_check CHECK ((length(words) <= 5000));
CREATE INDEX decisions_author_index ON public.decisions USING btree (author_id, created_at DESC);
CREATE TRIGGER decisions_decide AFTER INSERT ON public.decisions FOR EACH ROW EXECUTE FUNCTION decide_submission();
CREATE TRIGGER decisions_logged AFTER INSERT ON public.decisions FOR EACH ROW EXECUTE FUNCTION log_decision();
CREATE TRIGGER decisions_show_attachments AFTER INSERT ON public.decisions FOR EACH ROW WHEN ((new.kind = 'approve'::text)) EXECUTE FUNCTION show_attachments();
CREATE TRIGGER decisions_told AFTER INSERT ON public.decisions FOR EACH ROW EXECUTE FUNCTION tell_decision();
alter table public.decisions enable row level security;
alter table public.decisions force row level security;

create table public.drafts (
  id uuid not null default uuid_v7(),
  owner_id uuid not null default app_uid(),
  kind text not null,
  title text not null default ''::text,
  content jsonb not null default '{}'::jsonb,
  edits integer not null default 0,
  resource_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  source_file_id uuid
);
alter table public.drafts add constraint drafts_edits_check CHECK ((edits >= 0));
alter table public.drafts add constraint drafts_kind_check CHECK ((kind = ANY (ARRAY['converter'::text, 'chart'::text, 'editor'::text, 'resource'::text])));
alter table public.drafts add constraint drafts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
alter table public.drafts add constraint drafts_pkey PRIMARY KEY (id);
alter table public.drafts add constraint drafts_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.drafts add constraint drafts_source_file_id_fkey FOREIGN KEY (source_file_id) REFERENCES files(id) ON DELETE CASCADE;
alter table public.drafts add constraint drafts_title_check CHECK ((length(title) <= 300));
CREATE UNIQUE INDEX drafts_chart_resource_key ON public.drafts USING btree (resource_id, owner_id) WHERE (kind = 'chart'::text);
CREATE UNIQUE INDEX drafts_converter_resource_key ON public.drafts USING btree (resource_id, owner_id) WHERE (kind = 'converter'::text);
CREATE INDEX drafts_owner_index ON public.drafts USING btree (owner_id, updated_at DESC);
CREATE INDEX drafts_resource_index ON public.drafts USING btree (resource_id) WHERE (resource_id IS NOT NULL);
CREATE UNIQUE INDEX drafts_resource_key ON public.drafts USING btree (resource_id) WHERE (kind = 'resource'::text);
CREATE INDEX drafts_source_file_index ON public.drafts USING btree (source_file_id) WHERE (source_file_id IS NOT NULL);
CREATE TRIGGER drafts_guard_files BEFORE INSERT OR UPDATE OF source_file_id ON public.drafts FOR EACH ROW EXECUTE FUNCTION guard_draft_files();
CREATE TRIGGER drafts_touch BEFORE UPDATE ON public.drafts FOR EACH ROW EXECUTE FUNCTION touch();
alter table public.drafts enable row level security;
alter table public.drafts force row level security;

create table public.files (
  id uuid not null default uuid_v7(),
  owner_id uuid default app_uid(),
  sha256 text not null,
  size bigint not null,
  media_type text not null,
  name text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  organization_id uuid
);
alter table public.files add constraint files_name_check CHECK ((length(name) <= 500));
alter table public.files add constraint files_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE SET NULL;
alter table public.files add constraint files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;
alter table public.files add constraint files_pkey PRIMARY KEY (id);
alter table public.files add constraint files_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text));
alter table public.files add constraint files_size_check CHECK ((size >= 0));
CREATE INDEX files_organization_id_index ON public.files USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX files_owner_id_index ON public.files USING btree (owner_id, created_at DESC);
CREATE INDEX files_sha256_index ON public.files USING btree (sha256);
alter table public.files enable row level security;
alter table public.files force row level security;

create table public.guess_counts (
  account text not null,
  failures integer not null,
  last_at timestamp with time zone not null
);
alter table public.guess_counts add constraint guess_counts_failures_check CHECK ((failures > 0));
alter table public.guess_counts add constraint guess_counts_pkey PRIMARY KEY (account);
CREATE INDEX guess_counts_last_at_index ON public.guess_counts USING btree (last_at);
alter table public.guess_counts enable row level security;
alter table public.guess_counts force row level security;

create table public.half_sign_ins (
  token_hash text not null,
  user_id uuid not null,
  tries integer not null default 0,
  expires_at timestamp with time zone not null
);
alter table public.half_sign_ins add constraint half_sign_ins_pkey PRIMARY KEY (token_hash);
alter table public.half_sign_ins add constraint half_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX half_sign_ins_expires_at_index ON public.half_sign_ins USING btree (expires_at);
CREATE INDEX half_sign_ins_user_id_index ON public.half_sign_ins USING btree (user_id);
alter table public.half_sign_ins enable row level security;
alter table public.half_sign_ins force row level security;

create table public.invitations (
  id uuid not null default uuid_v7(),
  organization_id uuid not null,
  email text not null,
  role text not null default 'member'::text,
  token_hash bytea not null,
  invited_by uuid not null default app_uid(),
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '7 days'::interval),
  accepted_at timestamp with time zone,
  accepted_by uuid,
  revoked_at timestamp with time zone,
  team_id uuid
);
alter table public.invitations add constraint invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(id) ON DELETE SET NULL;
alter table public.invitations add constraint invitations_check CHECK (((accepted_at IS NULL) OR (revoked_at IS NULL)));
alter table public.invitations add constraint invitations_email_check CHECK (((length(email) >= 3) AND (length(email) <= 320)));
alter table public.invitations add constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE;
alter table public.invitations add constraint invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table public.invitations add constraint invitations_pkey PRIMARY KEY (id);
alter table public.invitations add constraint invitations_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'reviewer'::text, 'member'::text])));
alter table public.invitations add constraint invitations_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE;
alter table public.invitations add constraint invitations_token_hash_key UNIQUE (token_hash);
CREATE INDEX invitations_accepted_by_index ON public.invitations USING btree (accepted_by) WHERE (accepted_by IS NOT NULL);
CREATE INDEX invitations_email_index ON public.invitations USING btree (lower(email));
CREATE INDEX invitations_invited_by_index ON public.invitations USING btree (invited_by);
CREATE UNIQUE INDEX invitations_open_key ON public.invitations USING btree (organization_id, lower(email)) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));
CREATE INDEX invitations_team_index ON public.invitations USING btree (team_id) WHERE (team_id IS NOT NULL);
CREATE TRIGGER invitations_answered AFTER UPDATE OF accepted_at, revoked_at ON public.invitations FOR EACH ROW WHEN (((new.accepted_at IS NOT NULL) OR (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION forget_answered_invitation();
CREATE TRIGGER invitations_told AFTER INSERT ON public.invitations FOR EACH ROW EXECUTE FUNCTION tell_of_new_invitation();
alter table public.invitations enable row level security;
alter table public.invitations force row level security;

create table public.job_progress (
  id uuid not null default uuid_v7(),
  owner_id uuid default app_uid(),
  state text not null default 'waiting'::text,
  steps jsonb not null default '[]'::jsonb,
  message text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);
alter table public.job_progress add constraint job_progress_message_check CHECK ((length(message) <= 2000));
alter table public.job_progress add constraint job_progress_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
alter table public.job_progress add constraint job_progress_pkey PRIMARY KEY (id);
alter table public.job_progress add constraint job_progress_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'working'::text, 'done'::text, 'failed'::text, 'cancelled'::text])));
CREATE INDEX job_progress_owner_index ON public.job_progress USING btree (owner_id, updated_at DESC);
CREATE INDEX job_progress_updated_at_index ON public.job_progress USING btree (updated_at);
CREATE TRIGGER job_progress_announce AFTER INSERT OR UPDATE ON public.job_progress FOR EACH ROW EXECUTE FUNCTION announce_progress();
CREATE TRIGGER job_progress_touch BEFORE UPDATE ON public.job_progress FOR EACH ROW EXECUTE FUNCTION touch();
alter table public.job_progress enable row level security;
alter table public.job_progress force row level security;

create table public.kept_beginnings (
  shown_to uuid not null,
  beginning text not null,
  kind integer not null,
  popularity_class smallint not null,
  resource_id uuid not null
);
alter table public.kept_beginnings add constraint kept_beginnings_pkey PRIMARY KEY (shown_to, beginning, kind, popularity_class, resource_id);
alter table public.kept_beginnings add constraint kept_beginnings_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES search_documents(resource_id) ON DELETE CASCADE;
CREATE INDEX kept_beginnings_resource_index ON public.kept_beginnings USING btree (resource_id);
alter table public.kept_beginnings enable row level security;
alter table public.kept_beginnings force row level security;

create table public.kept_trends (
  shown_to uuid not null,
  days_back integer not null,
  trends jsonb not null,
  made_at timestamp with time zone not null default now()
);
alter table public.kept_trends add constraint kept_trends_pkey PRIMARY KEY (shown_to, days_back);
alter table public.kept_trends enable row level security;
alter table public.kept_trends force row level security;

create table public.learners (
  user_id uuid not null,
  organization_id uuid not null,
  made_by uuid,
  created_at timestamp with time zone not null default now(),
  handed_over_at timestamp with time zone
);
alter table public.learners add constraint learners_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL;
alter table public.learners add constraint learners_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table public.learners add constraint learners_pkey PRIMARY KEY (user_id);
alter table public.learners add constraint learners_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX learners_made_by_index ON public.learners USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX learners_organization_index ON public.learners USING btree (organization_id);
CREATE TRIGGER learners_gone AFTER DELETE ON public.learners FOR EACH ROW WHEN ((old.handed_over_at IS NULL)) EXECUTE FUNCTION remove_learner_account();
alter table public.learners enable row level security;
alter table public.learners force row level security;

create table public.letter_counts (
  recipient text not null,
  kind text not null,
  last_at timestamp with time zone not null,
  day_at timestamp with time zone not null,
  letters integer not null
);
alter table public.letter_counts add constraint letter_counts_kind_check CHECK ((length(kind) <= 60));
alter table public.letter_counts add constraint letter_counts_pkey PRIMARY KEY (recipient, kind);
CREATE INDEX letter_counts_last_at_index ON public.letter_counts USING btree (last_at);
alter table public.letter_counts enable row level security;
alter table public.letter_counts force row level security;

create table public.likes (
  user_id uuid not null default app_uid(),
  resource_id uuid not null,
  created_at timestamp with time zone not null default now(),
  in_class boolean not null default false
);
alter table public.likes add constraint likes_pkey PRIMARY KEY (user_id, resource_id);
alter table public.likes add constraint likes_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.likes add constraint likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX likes_class_index ON public.likes USING btree (resource_id) WHERE in_class;
CREATE INDEX likes_in_class_index ON public.likes USING btree (resource_id, user_id) WHERE in_class;
CREATE INDEX likes_resource_index ON public.likes USING btree (resource_id);
CREATE TRIGGER likes_count AFTER INSERT OR DELETE OR UPDATE OF in_class ON public.likes FOR EACH ROW EXECUTE FUNCTION count_likes();
CREATE TRIGGER likes_in_class BEFORE INSERT ON public.likes FOR EACH ROW EXECUTE FUNCTION mark_words_of_learner();
alter table public.likes enable row level security;
alter table public.likes force row level security;

create table public.login_attempts (
  account text not null,
  client text not null,
  failures integer not null default 0,
  first_at timestamp with time zone not null default now(),
  last_at timestamp with time zone not null default now(),
  locked_until timestamp with time zone
);
alter table public.login_attempts add constraint login_attempts_failures_check CHECK ((failures >= 0));
alter table public.login_attempts add constraint login_attempts_pkey PRIMARY KEY (account, client);
CREATE INDEX login_attempts_last_at_index ON public.login_attempts USING btree (last_at);
alter table public.login_attempts enable row level security;
alter table public.login_attempts force row level security;

create table public.mail_outbox (
  id uuid not null default uuid_v7(),
  "to" text not null,
  template text not null,
  payload jsonb not null default '{}'::jsonb,
  status text not null default 'waiting'::text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  last_error text not null default ''::text,
  message_id text not null default (uuid_v7())::text,
  created_at timestamp with time zone not null default now()
);
alter table public.mail_outbox add constraint mail_outbox_attempts_check CHECK ((attempts >= 0));
alter table public.mail_outbox add constraint mail_outbox_message_id_key UNIQUE (message_id);
alter table public.mail_outbox add constraint mail_outbox_pkey PRIMARY KEY (id);
alter table public.mail_outbox add constraint mail_outbox_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text])));
alter table public.mail_outbox add constraint mail_outbox_template_check CHECK (((length(template) >= 1) AND (length(template) <= 100)));
alter table public.mail_outbox add constraint mail_outbox_to_check CHECK (((length("to") >= 3) AND (length("to") <= 320)));
CREATE INDEX mail_outbox_created_at_index ON public.mail_outbox USING btree (created_at);
CREATE INDEX mail_outbox_due_index ON public.mail_outbox USING btree (next_attempt_at) WHERE (status = ANY (ARRAY['waiting'::text, 'sending'::text]));
CREATE TRIGGER mail_outbox_enqueue AFTER INSERT ON public.mail_outbox FOR EACH ROW EXECUTE FUNCTION enqueue_mail();
CREATE TRIGGER mail_outbox_reaches_nobody BEFORE INSERT ON public.mail_outbox FOR EACH ROW WHEN ((new."to" ~~ '%@learners.invalid'::text)) EXECUTE FUNCTION drop_letter();
alter table public.mail_outbox enable row level security;
alter table public.mail_outbox force row level security;

create table public.notices (
  id uuid not null default uuid_v7(),
  user_id uuid not null,
  kind text not null,
  payload jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone
);
alter table public.notices add constraint notices_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 100)));
alter table public.notices add constraint notices_pkey PRIMARY KEY (id);
alter table public.notices add constraint notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX notices_unread_index ON public.notices USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notices_user_index ON public.notices USING btree (user_id, created_at DESC);
CREATE TRIGGER notices_announce AFTER INSERT OR DELETE OR UPDATE OF read_at ON public.notices FOR EACH ROW EXECUTE FUNCTION announce_notices();
alter table public.notices enable row level security;
alter table public.notices force row level security;

create table public.organization_memberships (
  organization_id uuid not null,
  user_id uuid not null,
  role text not null default 'member'::text,
  status text not null default 'active'::text,
  permissions text[] not null default '{}'::text[],
  joined_at timestamp with time zone not null default now(),
  is_learner boolean not null default false
);
alter table public.organization_memberships add constraint organization_memberships_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table public.organization_memberships add constraint organization_memberships_pkey PRIMARY KEY (organization_id, user_id);
alter table public.organization_memberships add constraint organization_memberships_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'reviewer'::text, 'member'::text])));
alter table public.organization_memberships add constraint organization_memberships_status_check CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text])));
alter table public.organization_memberships add constraint organization_memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX organization_memberships_user_id_index ON public.organization_memberships USING btree (user_id, joined_at DESC);
CREATE TRIGGER organization_memberships_change_logged AFTER UPDATE OF role, status ON public.organization_memberships FOR EACH ROW WHEN (((new.role <> old.role) OR (new.status <> old.status))) EXECUTE FUNCTION log_membership();
CREATE TRIGGER organization_memberships_keep_an_owner BEFORE DELETE OR UPDATE ON public.organization_memberships FOR EACH ROW EXECUTE FUNCTION keep_an_owner();
CREATE TRIGGER organization_memberships_logged AFTER INSERT OR DELETE ON public.organization_memberships FOR EACH ROW EXECUTE FUNCTION log_membership();
CREATE TRIGGER organization_memberships_of_learners BEFORE INSERT OR UPDATE ON public.organization_memberships FOR EACH ROW WHEN ((new.role <> 'member'::text)) EXECUTE FUNCTION keep_learner_without_rights();
alter table public.organization_memberships enable row level security;
alter table public.organization_memberships force row level security;

create table public.organizations (
  id uuid not null default uuid_v7(),
  name text not null,
  type text not null default 'school'::text,
  created_by uuid default app_uid(),
  subscription_tier text not null default 'basic'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);
alter table public.organizations add constraint organizations_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table public.organizations add constraint organizations_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 200)));
alter table public.organizations add constraint organizations_pkey PRIMARY KEY (id);
alter table public.organizations add constraint organizations_subscription_tier_check CHECK ((subscription_tier = ANY (ARRAY['free'::text, 'basic'::text, 'premium'::text, 'enterprise'::text])));
alter table public.organizations add constraint organizations_type_check CHECK ((type = ANY (ARRAY['personal'::text, 'school'::text, 'agency'::text, 'publisher'::text, 'other'::text])));
CREATE UNIQUE INDEX organizations_personal_key ON public.organizations USING btree (created_by) WHERE (type = 'personal'::text);
CREATE TRIGGER organizations_dissolved BEFORE DELETE ON public.organizations FOR EACH ROW EXECUTE FUNCTION hand_back_resources();
CREATE TRIGGER organizations_founded AFTER INSERT ON public.organizations FOR EACH ROW EXECUTE FUNCTION make_founder_owner();
CREATE TRIGGER organizations_guard BEFORE UPDATE OF type, subscription_tier ON public.organizations FOR EACH ROW EXECUTE FUNCTION guard_organization();
CREATE TRIGGER organizations_touch BEFORE UPDATE ON public.organizations FOR EACH ROW EXECUTE FUNCTION touch();
alter table public.organizations enable row level security;
alter table public.organizations force row level security;

create table public.output_requests (
  id uuid not null default uuid_v7(),
  resource_id uuid not null,
  version integer not null,
  format text not null,
  profile text not null,
  state text not null default 'waiting'::text,
  problem text not null default ''::text,
  progress_id uuid,
  created_at timestamp with time zone not null default now(),
  variant jsonb not null default '{}'::jsonb
);
alter table public.output_requests add constraint output_requests_format_check CHECK (((length(format) >= 1) AND (length(format) <= 50)));
alter table public.output_requests add constraint output_requests_one_of_each UNIQUE (resource_id, version, format, profile, variant);
alter table public.output_requests add constraint output_requests_pkey PRIMARY KEY (id);
alter table public.output_requests add constraint output_requests_problem_check CHECK ((length(problem) <= 2000));
alter table public.output_requests add constraint output_requests_profile_check CHECK ((length(profile) <= 50));
alter table public.output_requests add constraint output_requests_progress_id_fkey FOREIGN KEY (progress_id) REFERENCES job_progress(id) ON DELETE SET NULL;
alter table public.output_requests add constraint output_requests_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.output_requests add constraint output_requests_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text, 'impossible'::text])));
alter table public.output_requests add constraint output_requests_variant_check CHECK (((jsonb_typeof(variant) = 'object'::text) AND (length((variant)::text) <= 200)));
CREATE INDEX output_requests_progress_index ON public.output_requests USING btree (progress_id) WHERE (progress_id IS NOT NULL);
CREATE TRIGGER output_requests_forgotten AFTER DELETE ON public.output_requests FOR EACH ROW WHEN ((old.state = 'impossible'::text)) EXECUTE FUNCTION say_what_cannot_be_made();
CREATE TRIGGER output_requests_impossible AFTER INSERT ON public.output_requests FOR EACH ROW WHEN ((new.state = 'impossible'::text)) EXECUTE FUNCTION say_what_cannot_be_made();
CREATE TRIGGER output_requests_impossible_again AFTER UPDATE OF state ON public.output_requests FOR EACH ROW WHEN (((old.state = 'impossible'::text) <> (new.state = 'impossible'::text))) EXECUTE FUNCTION say_what_cannot_be_made();
alter table public.output_requests enable row level security;
alter table public.output_requests force row level security;

create table public.outputs (
  id uuid not null default uuid_v7(),
  resource_id uuid not null,
  version integer not null default 1,
  format text not null,
  profile text not null default ''::text,
  file_id uuid not null,
  engine text not null default ''::text,
  report jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  part text not null default ''::text,
  variant jsonb not null default '{}'::jsonb
);
alter table public.outputs add constraint outputs_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE;
alter table public.outputs add constraint outputs_format_check CHECK (((length(format) >= 1) AND (length(format) <= 50)));
alter table public.outputs add constraint outputs_one_of_each UNIQUE (resource_id, version, format, profile, variant, part);
alter table public.outputs add constraint outputs_part_check CHECK ((length(part) <= 200));
alter table public.outputs add constraint outputs_pkey PRIMARY KEY (id);
alter table public.outputs add constraint outputs_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.outputs add constraint outputs_variant_check CHECK (((jsonb_typeof(variant) = 'object'::text) AND (length((variant)::text) <= 200)));
CREATE INDEX outputs_file_index ON public.outputs USING btree (file_id);
alter table public.outputs enable row level security;
alter table public.outputs force row level security;

create table public.passkeys (
  id uuid not null default uuid_v7(),
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone
);
alter table public.passkeys add constraint passkeys_credential_id_check CHECK ((length(credential_id) <= 1400));
alter table public.passkeys add constraint passkeys_credential_id_key UNIQUE (credential_id);
alter table public.passkeys add constraint passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
alter table public.passkeys add constraint passkeys_pkey PRIMARY KEY (id);
alter table public.passkeys add constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX passkeys_user_id_index ON public.passkeys USING btree (user_id);
CREATE TRIGGER passkeys_allowed BEFORE INSERT ON public.passkeys FOR EACH ROW EXECUTE FUNCTION keep_second_steps_allowed();
alter table public.passkeys enable row level security;
alter table public.passkeys force row level security;

create table public.point_marks (
  user_id uuid not null default app_uid(),
  resource_id uuid not null,
  place text not null,
  note text not null default ''::text,
  is_shared boolean not null default false,
  updated_at timestamp with time zone not null default now()
);
alter table public.point_marks add constraint point_marks_note_check CHECK ((length(note) <= 500));
alter table public.point_marks add constraint point_marks_pkey PRIMARY KEY (user_id, resource_id, place);
alter table public.point_marks add constraint point_marks_place_check CHECK (((length(place) >= 1) AND (length(place) <= 100)));
alter table public.point_marks add constraint point_marks_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.point_marks add constraint point_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX point_marks_resource_index ON public.point_marks USING btree (resource_id, user_id);
alter table public.point_marks enable row level security;
alter table public.point_marks force row level security;

create table public.preferences (
  user_id uuid not null,
  updates_opt_in boolean not null default false,
  keeps_search_history boolean not null default true,
  language text not null default 'en'::text,
  settings jsonb not null default '{}'::jsonb,
  updated_at timestamp with time zone not null default now(),
  mails_decisions boolean not null default true,
  mails_requests boolean not null default true,
  mails_reports boolean not null default true,
  studio jsonb not null default '{}'::jsonb
);
alter table public.preferences add constraint preferences_pkey PRIMARY KEY (user_id);
alter table public.preferences add constraint preferences_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text));
alter table public.preferences add constraint preferences_studio_check CHECK ((jsonb_typeof(studio) = 'object'::text));
alter table public.preferences add constraint preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE TRIGGER preferences_touch BEFORE UPDATE ON public.preferences FOR EACH ROW EXECUTE FUNCTION touch();
alter table public.preferences enable row level security;
alter table public.preferences force row level security;

create table public.profiles (
  user_id uuid not null,
  display_name text not null,
  username text,
  avatar_file_id uuid,
  avatar_alt text not null default ''::text,
  bio text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  is_learner boolean not null default false,
  folded_names text not null generated always as (folded(((display_name || ' '::text) || COALESCE(username, ''::text)))) stored,
  folded_name text not null generated always as (folded(display_name)) stored
);
alter table public.profiles add constraint profiles_avatar_alt_check CHECK ((length(avatar_alt) <= 500));
alter table public.profiles add constraint profiles_avatar_described CHECK (((avatar_file_id IS NULL) OR (length(btrim(avatar_alt)) > 0)));
alter table public.profiles add constraint profiles_avatar_file_id_fkey FOREIGN KEY (avatar_file_id) REFERENCES files(id) ON DELETE SET NULL;
alter table public.profiles add constraint profiles_bio_check CHECK ((length(bio) <= 2000));
alter table public.profiles add constraint profiles_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 200)));
alter table public.profiles add constraint profiles_pkey PRIMARY KEY (user_id);
alter table public.profiles add constraint profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX profiles_avatar_file_id_index ON public.profiles USING btree (avatar_file_id) WHERE (avatar_file_id IS NOT NULL);
CREATE TRIGGER profiles_queue AFTER INSERT OR UPDATE OF display_name ON public.profiles FOR EACH ROW EXECUTE FUNCTION queue_renamed_author();
CREATE TRIGGER profiles_touch BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION touch();
alter table public.profiles enable row level security;
alter table public.profiles force row level security;

create table public.ratings (
  user_id uuid not null default app_uid(),
  resource_id uuid not null,
  stars smallint not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  in_class boolean not null default false
);
alter table public.ratings add constraint ratings_pkey PRIMARY KEY (user_id, resource_id);
alter table public.ratings add constraint ratings_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.ratings add constraint ratings_stars_check CHECK (((stars >= 1) AND (stars <= 5)));
alter table public.ratings add constraint ratings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX ratings_class_index ON public.ratings USING btree (resource_id) WHERE in_class;
CREATE INDEX ratings_resource_index ON public.ratings USING btree (resource_id, in_class) INCLUDE (stars);
CREATE TRIGGER ratings_average AFTER INSERT OR DELETE OR UPDATE ON public.ratings FOR EACH ROW EXECUTE FUNCTION average_ratings();
CREATE TRIGGER ratings_in_class BEFORE INSERT ON public.ratings FOR EACH ROW EXECUTE FUNCTION mark_words_of_learner();
CREATE TRIGGER ratings_touch BEFORE UPDATE ON public.ratings FOR EACH ROW EXECUTE FUNCTION touch();
alter table public.ratings enable row level security;
alter table public.ratings force row level security;

create table public.recent_visits (
  visit bytea not null,
  visited_at timestamp with time zone not null
);
alter table public.recent_visits add constraint recent_visits_pkey PRIMARY KEY (visit);
alter table public.recent_visits add constraint recent_visits_visit_check CHECK ((length(visit) = 32));
CREATE INDEX recent_visits_visited_at_index ON public.recent_visits USING btree (visited_at);
alter table public.recent_visits enable row level security;
alter table public.recent_visits force row level security;

create table public.recovery_codes (
  user_id uuid not null,
  code_hash text not null
);
alter table public.recovery_codes add constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash);
alter table public.recovery_codes add constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table public.recovery_codes enable row level security;
alter table public.recovery_codes force row level security;

create table public.reports (
  id uuid not null default uuid_v7(),
  reporter_id uuid not null default app_uid(),
  resource_id uuid not null,
  comment_id uuid,
  reason text not null,
  words text not null default ''::text,
  state text not null default 'open'::text,
  answer text not null default ''::text,
  handled_by uuid,
  handled_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table public.reports add constraint reports_answer_check CHECK ((length(answer) <= 2000));
alter table public.reports add constraint reports_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE;
alter table public.reports add constraint reports_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES users(id) ON DELETE SET NULL;
alter table public.reports add constraint reports_pkey PRIMARY KEY (id);
alter table public.reports add constraint reports_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 100)));
alter table public.reports add constraint reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE CASCADE;
alter table public.reports add constraint reports_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.reports add constraint reports_state_check CHECK ((state = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text])));
alter table public.reports add constraint reports_words_check CHECK ((length(words) <= 2000));
CREATE INDEX reports_comment_index ON public.reports USING btree (comment_id) WHERE (comment_id IS NOT NULL);
CREATE INDEX reports_handled_by_index ON public.reports USING btree (handled_by) WHERE (handled_by IS NOT NULL);
CREATE INDEX reports_open_index ON public.reports USING btree (created_at) WHERE (state = 'open'::text);
CREATE INDEX reports_reporter_index ON public.reports USING btree (reporter_id);
CREATE INDEX reports_resource_index ON public.reports USING btree (resource_id);
CREATE TRIGGER reports_ended AFTER UPDATE OF state ON public.reports FOR EACH ROW WHEN (((old.state = 'open'::text) AND (new.state <> 'open'::text))) EXECUTE FUNCTION end_report();
CREATE TRIGGER reports_signed BEFORE UPDATE OF state ON public.reports FOR EACH ROW EXECUTE FUNCTION sign_report();
CREATE TRIGGER reports_told AFTER INSERT ON public.reports FOR EACH ROW EXECUTE FUNCTION tell_report();
alter table public.reports enable row level security;
alter table public.reports force row level security;

create table public.resource_attachments (
  id uuid not null default uuid_v7(),
  resource_id uuid not null,
  owner_id uuid default app_uid(),
  kind text not null,
  file_id uuid not null,
  is_shown boolean not null default false,
  removed_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table public.resource_attachments add constraint resource_attachments_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE;
alter table public.resource_attachments add constraint resource_attachments_kind_check CHECK ((kind = ANY (ARRAY['note'::text, 'captions'::text, 'photo'::text])));
alter table public.resource_attachments add constraint resource_attachments_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;
alter table public.resource_attachments add constraint resource_attachments_pkey PRIMARY KEY (id);
alter table public.resource_attachments add constraint resource_attachments_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
CREATE INDEX resource_attachments_file_index ON public.resource_attachments USING btree (file_id);
CREATE INDEX resource_attachments_owner_index ON public.resource_attachments USING btree (owner_id);
CREATE INDEX resource_attachments_removed_index ON public.resource_attachments USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX resource_attachments_resource_index ON public.resource_attachments USING btree (resource_id, created_at);
CREATE TRIGGER resource_attachments_drop_file AFTER DELETE ON public.resource_attachments FOR EACH ROW EXECUTE FUNCTION drop_file_of_attachment();
alter table public.resource_attachments enable row level security;
alter table public.resource_attachments force row level security;

create table public.resource_events (
  id bigint not null generated always as identity,
  resource_id uuid not null,
  kind text not null,
  created_at timestamp with time zone not null default now()
);
alter table public.resource_events add constraint resource_events_kind_check CHECK ((kind = ANY (ARRAY['view'::text, 'download'::text])));
alter table public.resource_events add constraint resource_events_pkey PRIMARY KEY (id);
alter table public.resource_events add constraint resource_events_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
CREATE INDEX resource_events_resource_index ON public.resource_events USING btree (resource_id);
alter table public.resource_events enable row level security;
alter table public.resource_events force row level security;

create table public.resource_versions (
  id uuid not null default uuid_v7(),
  resource_id uuid not null,
  number integer not null,
  content jsonb not null,
  created_by uuid not null default app_uid(),
  created_at timestamp with time zone not null default now()
);
alter table public.resource_versions add constraint resource_versions_content_check CHECK ((jsonb_typeof(content) = 'object'::text));
alter table public.resource_versions add constraint resource_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE CASCADE;
alter table public.resource_versions add constraint resource_versions_id_resource_id_key UNIQUE (id, resource_id);
alter table public.resource_versions add constraint resource_versions_pkey PRIMARY KEY (id);
alter table public.resource_versions add constraint resource_versions_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.resource_versions add constraint resource_versions_resource_id_number_key UNIQUE (resource_id, number);
CREATE INDEX resource_versions_created_by_index ON public.resource_versions USING btree (created_by);
CREATE TRIGGER resource_versions_guard_files BEFORE INSERT ON public.resource_versions FOR EACH ROW EXECUTE FUNCTION guard_version_files();
CREATE TRIGGER resource_versions_number BEFORE INSERT ON public.resource_versions FOR EACH ROW EXECUTE FUNCTION number_version();
CREATE TRIGGER resource_versions_queue AFTER UPDATE ON public.resource_versions FOR EACH ROW WHEN ((old.content IS DISTINCT FROM new.content)) EXECUTE FUNCTION queue_changed_version();
alter table public.resource_versions enable row level security;
alter table public.resource_versions force row level security;

create table public.resources (
  id uuid not null default uuid_v7(),
  title text not null,
  name text not null default ''::text,
  description text not null default ''::text,
  category text,
  type text,
  content_type text,
  difficulty_level text,
  subject text,
  graphic_type text,
  tags text[] not null default '{}'::text[],
  format text,
  alt_text text not null default ''::text,
  url text,
  image_url text,
  thumbnail_url text,
  source_file_id uuid,
  image_file_id uuid,
  thumbnail_file_id uuid,
  file_size bigint,
  conversion_metadata jsonb not null default '{}'::jsonb,
  language text not null default 'en'::text,
  licence text not null default ''::text,
  is_premium boolean not null default false,
  status text not null default 'pending'::text,
  visibility text not null default 'private'::text,
  organization_id uuid,
  submitted_by uuid default app_uid(),
  author_name text not null default ''::text,
  submitted_at timestamp with time zone,
  popularity_score double precision not null default 0,
  view_count bigint not null default 0,
  download_count bigint not null default 0,
  rating double precision,
  likes_count integer not null default 0,
  comments_count integer not null default 0,
  version integer not null default 1,
  category_key text generated always as (folded(category)) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  filter_bits integer not null generated always as (filter_bits_of(is_premium, content_type, difficulty_level, subject, category, graphic_type, type, tags)) stored,
  title_key text not null generated always as (folded(title)) stored,
  known_flaws text not null default ''::text,
  is_drawing boolean not null default false,
  impossible_forms jsonb not null default '[]'::jsonb,
  document_file_id uuid,
  reading_file_id uuid
);
alter table public.resources add constraint resources_alt_text_check CHECK ((length(alt_text) <= 5000));
alter table public.resources add constraint resources_author_name_check CHECK ((length(author_name) <= 200));
alter table public.resources add constraint resources_category_check CHECK ((length(category) <= 100));
alter table public.resources add constraint resources_comments_count_check CHECK ((comments_count >= 0));
alter table public.resources add constraint resources_content_type_check CHECK ((length(content_type) <= 50));
alter table public.resources add constraint resources_conversion_metadata_check CHECK ((jsonb_typeof(conversion_metadata) = 'object'::text));
alter table public.resources add constraint resources_description_check CHECK ((length(description) <= 5000));
alter table public.resources add constraint resources_difficulty_level_check CHECK ((length(difficulty_level) <= 50));
alter table public.resources add constraint resources_document_file_id_fkey FOREIGN KEY (document_file_id) REFERENCES files(id) ON DELETE SET NULL;
alter table public.resources add constraint resources_download_count_check CHECK ((download_count >= 0));
alter table public.resources add constraint resources_file_size_check CHECK ((file_size >= 0));
alter table public.resources add constraint resources_format_check CHECK ((format = ANY (ARRAY['pdf'::text, 'doc'::text, 'docx'::text, 'jpg'::text, 'jpeg'::text, 'png'::text, 'gif'::text, 'mp4'::text, 'avi'::text, 'mov'::text, 'webm'::text, 'ppt'::text, 'pptx'::text, 'svg'::text, 'csv'::text, 'html'::text, 'chart'::text])));
alter table public.resources add constraint resources_graphic_type_check CHECK ((length(graphic_type) <= 50));
alter table public.resources add constraint resources_image_file_id_fkey FOREIGN KEY (image_file_id) REFERENCES files(id) ON DELETE SET NULL;
alter table public.resources add constraint resources_impossible_forms_check CHECK ((jsonb_typeof(impossible_forms) = 'array'::text));
alter table public.resources add constraint resources_known_flaws_check CHECK ((length(known_flaws) <= 2000));
alter table public.resources add constraint resources_likes_count_check CHECK ((likes_count >= 0));
alter table public.resources add constraint resources_name_check CHECK ((length(name) <= 300));
alter table public.resources add constraint resources_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE SET NULL;
alter table public.resources add constraint resources_organization_named CHECK (((visibility <> 'organization'::text) OR (organization_id IS NOT NULL)));
alter table public.resources add constraint resources_pkey PRIMARY KEY (id);
alter table public.resources add constraint resources_rating_check CHECK (((rating >= (1)::double precision) AND (rating <= (5)::double precision)));
alter table public.resources add constraint resources_reading_file_id_fkey FOREIGN KEY (reading_file_id) REFERENCES files(id) ON DELETE SET NULL;
alter table public.resources add constraint resources_source_file_id_fkey FOREIGN KEY (source_file_id) REFERENCES files(id) ON DELETE SET NULL;
alter table public.resources add constraint resources_status_check CHECK ((status = ANY (ARRAY['approved'::text, 'pending'::text, 'rejected'::text])));
alter table public.resources add constraint resources_subject_check CHECK ((length(subject) <= 100));
alter table public.resources add constraint resources_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES users(id) ON DELETE CASCADE;
alter table public.resources add constraint resources_tags_check CHECK ((cardinality(tags) <= 50));
alter table public.resources add constraint resources_thumbnail_file_id_fkey FOREIGN KEY (thumbnail_file_id) REFERENCES files(id) ON DELETE SET NULL;
alter table public.resources add constraint resources_title_check CHECK (((length(btrim(title)) >= 1) AND (length(btrim(title)) <= 300)));
alter table public.resources add constraint resources_type_check CHECK ((length(type) <= 50));
alter table public.resources add constraint resources_unsubmitted_is_private CHECK (((submitted_at IS NOT NULL) OR ((visibility = 'private'::text) AND (status = 'pending'::text))));
alter table public.resources add constraint resources_version_check CHECK ((version >= 1));
alter table public.resources add constraint resources_view_count_check CHECK ((view_count >= 0));
alter table public.resources add constraint resources_visibility_check CHECK ((visibility = ANY (ARRAY['public'::text, 'organization'::text, 'private'::text])));
CREATE INDEX resources_category_index ON public.resources USING btree (category_key, created_at DESC, id DESC) INCLUDE (status, visibility, organization_id, submitted_by, filter_bits) WHERE (status = 'approved'::text);
CREATE INDEX resources_document_file_index ON public.resources USING btree (document_file_id) WHERE (document_file_id IS NOT NULL);
CREATE INDEX resources_id_hash ON public.resources USING hash (id);
CREATE INDEX resources_image_file_index ON public.resources USING btree (image_file_id) WHERE (image_file_id IS NOT NULL);
CREATE INDEX resources_kept_index ON public.resources USING btree (submitted_by) INCLUDE (status, visibility, organization_id) WHERE ((status = 'approved'::text) AND (visibility = 'private'::text));
CREATE INDEX resources_newest_index ON public.resources USING btree (created_at DESC, id DESC) INCLUDE (status, visibility, organization_id, submitted_by, filter_bits, category_key) WHERE (status = 'approved'::text);
CREATE INDEX resources_organization_index ON public.resources USING btree (organization_id, created_at DESC) WHERE (organization_id IS NOT NULL);
CREATE INDEX resources_own_unfinished_index ON public.resources USING btree (submitted_by) WHERE ((status = 'rejected'::text) OR (submitted_at IS NULL));
CREATE INDEX resources_own_viewed_index ON public.resources USING btree (submitted_by, view_count DESC, id DESC) WHERE ((status = 'approved'::text) AND (view_count > 0));
CREATE INDEX resources_pending_index ON public.resources USING btree (submitted_at) WHERE ((status = 'pending'::text) AND (submitted_at IS NOT NULL));
CREATE INDEX resources_popular_index ON public.resources USING btree (popularity_score DESC, id DESC) INCLUDE (status, visibility, organization_id, submitted_by, filter_bits, category_key) WHERE (status = 'approved'::text);
CREATE INDEX resources_reading_file_index ON public.resources USING btree (reading_file_id) WHERE (reading_file_id IS NOT NULL);
CREATE INDEX resources_shelf_index ON public.resources USING btree (organization_id, created_at DESC, id DESC) INCLUDE (status, visibility, submitted_by) WHERE ((status = 'approved'::text) AND (visibility = 'organization'::text));
CREATE INDEX resources_source_file_index ON public.resources USING btree (source_file_id) WHERE (source_file_id IS NOT NULL);
CREATE INDEX resources_submitted_by_index ON public.resources USING btree (submitted_by, created_at DESC);
CREATE INDEX resources_thumbnail_file_index ON public.resources USING btree (thumbnail_file_id) WHERE (thumbnail_file_id IS NOT NULL);
CREATE INDEX resources_title_index ON public.resources USING btree (title_key, id) INCLUDE (status, visibility, organization_id, submitted_by, filter_bits, category_key) WHERE (status = 'approved'::text);
CREATE INDEX resources_viewed_index ON public.resources USING btree (view_count DESC, id DESC) INCLUDE (status, visibility, organization_id, submitted_by, filter_bits, category_key) WHERE (status = 'approved'::text);
CREATE TRIGGER resources_deleted_told AFTER DELETE ON public.resources FOR EACH ROW EXECUTE FUNCTION tell_author_of_loss('resource_deleted');
CREATE TRIGGER resources_drop_files AFTER DELETE ON public.resources FOR EACH ROW EXECUTE FUNCTION drop_files_of_resource();
CREATE TRIGGER resources_drop_replaced_files AFTER UPDATE OF source_file_id, image_file_id, thumbnail_file_id, document_file_id, reading_file_id ON public.resources FOR EACH ROW WHEN (((old.source_file_id IS DISTINCT FROM new.source_file_id) OR (old.image_file_id IS DISTINCT FROM new.image_file_id) OR (old.thumbnail_file_id IS DISTINCT FROM new.thumbnail_file_id) OR (old.document_file_id IS DISTINCT FROM new.document_file_id) OR (old.reading_file_id IS DISTINCT FROM new.reading_file_id))) EXECUTE FUNCTION drop_files_of_resource();
CREATE TRIGGER resources_guard_files BEFORE INSERT OR UPDATE OF source_file_id, image_file_id, thumbnail_file_id, document_file_id, reading_file_id ON public.resources FOR EACH ROW EXECUTE FUNCTION guard_shown_files();
CREATE TRIGGER resources_indexed_again AFTER UPDATE OF title, description, category, subject, tags, author_name, language, status, visibility, submitted_at, organization_id, submitted_by, created_at, is_premium, content_type, difficulty_level, graphic_type, type ON public.resources FOR EACH ROW EXECUTE FUNCTION index_resource();
CREATE TRIGGER resources_indexed_new AFTER INSERT ON public.resources FOR EACH ROW EXECUTE FUNCTION index_resource();
CREATE TRIGGER resources_outputs_stale AFTER UPDATE ON public.resources FOR EACH ROW WHEN (((old.version = new.version) AND ((old.image_file_id IS DISTINCT FROM new.image_file_id) OR (old.document_file_id IS DISTINCT FROM new.document_file_id) OR (old.language <> new.language) OR (old.conversion_metadata <> new.conversion_metadata)))) EXECUTE FUNCTION forget_stale_outputs();
CREATE TRIGGER resources_popular_again AFTER UPDATE OF popularity_score ON public.resources FOR EACH ROW WHEN ((popularity_class_of(old.popularity_score) <> popularity_class_of(new.popularity_score))) EXECUTE FUNCTION classify_resource();
CREATE TRIGGER resources_popular_new AFTER INSERT ON public.resources FOR EACH ROW WHEN ((new.popularity_score <> (0)::double precision)) EXECUTE FUNCTION classify_resource();
CREATE TRIGGER resources_queue AFTER UPDATE ON public.resources FOR EACH ROW WHEN (((old.title IS DISTINCT FROM new.title) OR (old.category IS DISTINCT FROM new.category) OR (old.author_name IS DISTINCT FROM new.author_name))) EXECUTE FUNCTION queue_changed_resource();
CREATE TRIGGER resources_returned_told AFTER UPDATE OF submitted_at ON public.resources FOR EACH ROW WHEN (((old.submitted_at IS NOT NULL) AND (new.submitted_at IS NULL))) EXECUTE FUNCTION tell_author_of_loss('resource_returned');
CREATE TRIGGER resources_say_what_they_show BEFORE INSERT OR UPDATE OF image_file_id, version ON public.resources FOR EACH ROW EXECUTE FUNCTION say_what_a_resource_shows();
CREATE TRIGGER resources_touch BEFORE UPDATE ON public.resources FOR EACH ROW WHEN (((old.view_count = new.view_count) AND (old.download_count = new.download_count) AND (old.popularity_score = new.popularity_score) AND (old.likes_count = new.likes_count) AND (old.comments_count = new.comments_count) AND (NOT (old.rating IS DISTINCT FROM new.rating)) AND (old.impossible_forms = new.impossible_forms))) EXECUTE FUNCTION touch();
alter table public.resources enable row level security;
alter table public.resources force row level security;

create table public.review_queue (
  submission_id uuid not null,
  resource_id uuid not null,
  version_id uuid,
  visibility text not null,
  organization_id uuid,
  submitted_by uuid not null,
  assigned_to uuid,
  created_at timestamp with time zone not null,
  title text not null,
  title_key text not null generated always as (folded(title)) stored,
  author_name text not null,
  author_key text not null generated always as (folded(author_name)) stored,
  category text
);
alter table public.review_queue add constraint review_queue_pkey PRIMARY KEY (submission_id);
alter table public.review_queue add constraint review_queue_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES submissions(id) ON DELETE CASCADE;
CREATE INDEX review_queue_author_index ON public.review_queue USING btree (submitted_by);
CREATE INDEX review_queue_organization_index ON public.review_queue USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX review_queue_resource_index ON public.review_queue USING btree (resource_id);
CREATE INDEX review_queue_version_index ON public.review_queue USING btree (version_id) WHERE (version_id IS NOT NULL);
alter table public.review_queue enable row level security;
alter table public.review_queue force row level security;

create table public.schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now()
);
alter table public.schema_migrations add constraint schema_migrations_pkey PRIMARY KEY (name);
alter table public.schema_migrations enable row level security;
alter table public.schema_migrations force row level security;

create table public.search_documents (
  resource_id uuid not null,
  status text not null default 'pending'::text,
  visibility text not null default 'private'::text,
  is_draft boolean not null default true,
  organization_id uuid,
  submitted_by uuid,
  created_at timestamp with time zone not null default now(),
  title_key text not null default ''::text,
  category_key text,
  filter_bits integer not null default 0,
  words text not null default ''::text,
  title_words text not null default ''::text,
  is_sampled boolean not null generated always as (((get_byte(uuid_send(resource_id), 15) = 0) AND ((get_byte(uuid_send(resource_id), 14) & 3) = 0))) stored,
  popularity_class smallint not null default 0
);
alter table public.search_documents add constraint search_documents_pkey PRIMARY KEY (resource_id);
alter table public.search_documents add constraint search_documents_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
CREATE INDEX search_documents_author_index ON public.search_documents USING btree (submitted_by);
CREATE INDEX search_documents_category_index ON public.search_documents USING btree (category_key);
CREATE INDEX search_documents_organization_index ON public.search_documents USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX search_documents_sample_index ON public.search_documents USING btree (resource_id) WHERE (is_sampled AND ((get_byte(uuid_send(resource_id), 14) & 4) = 0));
CREATE INDEX search_documents_title_index ON public.search_documents USING gin (string_to_array(btrim(title_words), ' '::text)) WITH (gin_pending_list_limit='256') WHERE ((status = 'approved'::text) AND (visibility = 'public'::text));
CREATE INDEX search_documents_words_index ON public.search_documents USING gin (string_to_array(btrim(words), ' '::text)) WITH (gin_pending_list_limit='256') WHERE ((status = 'approved'::text) AND (visibility = 'public'::text));
CREATE TRIGGER documents_begin_again AFTER UPDATE OF words, title_words, status, visibility, organization_id, popularity_class, filter_bits ON public.search_documents FOR EACH ROW WHEN ((((((shown_to_of(old.status, old.visibility, old.organization_id) IS DISTINCT FROM shown_to_of(new.status, new.visibility, new.organization_id)) OR (old.words IS DISTINCT FROM new.words)) OR (old.title_words IS DISTINCT FROM new.title_words)) OR (old.popularity_class IS DISTINCT FROM new.popularity_class)) OR (kinds_of(old.filter_bits) IS DISTINCT FROM kinds_of(new.filter_bits)))) EXECUTE FUNCTION keep_beginnings();
CREATE TRIGGER documents_begin_new AFTER INSERT ON public.search_documents FOR EACH ROW WHEN ((shown_to_of(new.status, new.visibility, new.organization_id) IS NOT NULL)) EXECUTE FUNCTION keep_beginnings();
CREATE TRIGGER documents_begin_no_more BEFORE DELETE ON public.search_documents FOR EACH ROW EXECUTE FUNCTION keep_beginnings();
CREATE TRIGGER documents_bits_again AFTER UPDATE OF status, visibility, organization_id, category_key, filter_bits ON public.search_documents FOR EACH ROW WHEN ((((((old.status IS DISTINCT FROM new.status) OR (old.visibility IS DISTINCT FROM new.visibility)) OR (old.organization_id IS DISTINCT FROM new.organization_id)) OR (old.category_key IS DISTINCT FROM new.category_key)) OR (old.filter_bits IS DISTINCT FROM new.filter_bits))) EXECUTE FUNCTION count_bits();
CREATE TRIGGER documents_bits_new AFTER INSERT ON public.search_documents FOR EACH ROW EXECUTE FUNCTION count_bits();
CREATE TRIGGER documents_bits_no_more AFTER DELETE ON public.search_documents FOR EACH ROW EXECUTE FUNCTION count_bits();
CREATE TRIGGER documents_counted_again AFTER UPDATE OF status, visibility, organization_id, submitted_by, category_key ON public.search_documents FOR EACH ROW WHEN ((((((old.status IS DISTINCT FROM new.status) OR (old.visibility IS DISTINCT FROM new.visibility)) OR (old.organization_id IS DISTINCT FROM new.organization_id)) OR (old.submitted_by IS DISTINCT FROM new.submitted_by)) OR (old.category_key IS DISTINCT FROM new.category_key))) EXECUTE FUNCTION count_category();
CREATE TRIGGER documents_counted_new AFTER INSERT ON public.search_documents FOR EACH ROW EXECUTE FUNCTION count_category();
CREATE TRIGGER documents_counted_no_more AFTER DELETE ON public.search_documents FOR EACH ROW EXECUTE FUNCTION count_category();
alter table public.search_documents enable row level security;
alter table public.search_documents force row level security;

create table public.search_history (
  id uuid not null default uuid_v7(),
  user_id uuid not null default app_uid(),
  search_query text not null,
  search_type text not null default 'simple'::text,
  results_count integer not null default 0,
  created_at timestamp with time zone not null default now()
);
alter table public.search_history add constraint search_history_pkey PRIMARY KEY (id);
alter table public.search_history add constraint search_history_results_count_check CHECK ((results_count >= 0));
alter table public.search_history add constraint search_history_search_query_check CHECK (((length(search_query) >= 2) AND (length(search_query) <= 500)));
alter table public.search_history add constraint search_history_search_type_check CHECK ((length(search_type) <= 50));
alter table public.search_history add constraint search_history_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX search_history_recent_index ON public.search_history USING btree (user_id, created_at DESC);
CREATE INDEX search_history_trend_index ON public.search_history USING btree (created_at, folded(search_query), user_id);
alter table public.search_history enable row level security;
alter table public.search_history force row level security;

create table public.search_words (
  word text not null,
  language text not null,
  stem text not null
);
alter table public.search_words add constraint search_words_pkey PRIMARY KEY (word, language);
CREATE INDEX search_words_part_index ON public.search_words USING gin (word gin_trgm_ops) WITH (gin_pending_list_limit='256');
CREATE INDEX search_words_stem_index ON public.search_words USING btree (language, stem);
alter table public.search_words enable row level security;
alter table public.search_words force row level security;

create table public.session_permits (
  token_hash text not null,
  session_id uuid not null,
  purpose text not null,
  expires_at timestamp with time zone not null
);
alter table public.session_permits add constraint session_permits_pkey PRIMARY KEY (token_hash);
alter table public.session_permits add constraint session_permits_purpose_check CHECK (((length(purpose) >= 1) AND (length(purpose) <= 100)));
alter table public.session_permits add constraint session_permits_session_id_fkey FOREIGN KEY (session_id) REFERENCES user_sessions(id) ON DELETE CASCADE;
CREATE INDEX session_permits_session_index ON public.session_permits USING btree (session_id);
alter table public.session_permits enable row level security;
alter table public.session_permits force row level security;

create table public.sign_in_networks (
  account text not null,
  client text not null,
  last_at timestamp with time zone not null
);
alter table public.sign_in_networks add constraint sign_in_networks_pkey PRIMARY KEY (account, client);
CREATE INDEX sign_in_networks_last_at_index ON public.sign_in_networks USING btree (last_at);
alter table public.sign_in_networks enable row level security;
alter table public.sign_in_networks force row level security;

create table public.site_settings (
  is_only boolean not null default true,
  shows_sample_figures boolean not null default true,
  updated_at timestamp with time zone not null default now(),
  requires_second_step boolean not null default false,
  library_progress_id uuid,
  sign_up_is_open boolean not null default true,
  banner text not null default ''::text,
  founding_opens_tier boolean not null default false,
  upload_roles text[] not null default '{teacher,professional,institution}'::text[],
  file_megabytes integer,
  video_megabytes integer,
  person_megabytes integer,
  organization_megabytes integer,
  providers_off text[] not null default '{}'::text[],
  ai_provider text,
  ai_endpoint text,
  ai_model text
);
alter table public.site_settings add constraint site_settings_ai_endpoint_check CHECK (((length(ai_endpoint) >= 1) AND (length(ai_endpoint) <= 500)));
alter table public.site_settings add constraint site_settings_ai_model_check CHECK (((length(ai_model) >= 1) AND (length(ai_model) <= 200)));
alter table public.site_settings add constraint site_settings_ai_provider_check CHECK (((length(ai_provider) >= 1) AND (length(ai_provider) <= 100)));
alter table public.site_settings add constraint site_settings_banner_check CHECK ((length(banner) <= 500));
alter table public.site_settings add constraint site_settings_check CHECK ((num_nulls(ai_provider, ai_endpoint, ai_model) = ANY (ARRAY[0, 3])));
alter table public.site_settings add constraint site_settings_file_megabytes_check CHECK (((file_megabytes >= 1) AND (file_megabytes <= 102400)));
alter table public.site_settings add constraint site_settings_is_only_check CHECK (is_only);
alter table public.site_settings add constraint site_settings_library_progress_id_fkey FOREIGN KEY (library_progress_id) REFERENCES job_progress(id) ON DELETE SET NULL;
alter table public.site_settings add constraint site_settings_organization_megabytes_check CHECK (((organization_megabytes >= 1) AND (organization_megabytes <= 102400000)));
alter table public.site_settings add constraint site_settings_person_megabytes_check CHECK (((person_megabytes >= 1) AND (person_megabytes <= 102400000)));
alter table public.site_settings add constraint site_settings_pkey PRIMARY KEY (is_only);
alter table public.site_settings add constraint site_settings_providers_off_check CHECK ((providers_off <@ '{google,microsoft,oidc}'::text[]));
alter table public.site_settings add constraint site_settings_upload_roles_check CHECK ((upload_roles <@ '{teacher,professional,institution}'::text[]));
alter table public.site_settings add constraint site_settings_video_megabytes_check CHECK (((video_megabytes >= 1) AND (video_megabytes <= 102400)));
CREATE INDEX site_settings_library_progress_index ON public.site_settings USING btree (library_progress_id);
CREATE TRIGGER site_settings_logged AFTER UPDATE ON public.site_settings FOR EACH ROW EXECUTE FUNCTION log_site_settings();
CREATE TRIGGER site_settings_touch BEFORE UPDATE ON public.site_settings FOR EACH ROW EXECUTE FUNCTION touch();
alter table public.site_settings enable row level security;
alter table public.site_settings force row level security;

create table public.submissions (
  id uuid not null default uuid_v7(),
  resource_id uuid not null,
  version_id uuid,
  visibility text not null,
  organization_id uuid,
  submitted_by uuid not null default app_uid(),
  words text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  assigned_to uuid
);
alter table public.submissions add constraint submissions_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES users(id) ON DELETE SET NULL;
alter table public.submissions add constraint submissions_check CHECK (((visibility <> 'organization'::text) OR (organization_id IS NOT NULL)));
alter table public.submissions add constraint submissions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table public.submissions add constraint submissions_pkey PRIMARY KEY (id);
alter table public.submissions add constraint submissions_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE;
alter table public.submissions add constraint submissions_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES users(id) ON DELETE CASCADE;
alter table public.submissions add constraint submissions_version_id_resource_id_fkey FOREIGN KEY (version_id, resource_id) REFERENCES resource_versions(id, resource_id) ON DELETE CASCADE;
alter table public.submissions add constraint submissions_visibility_check CHECK ((visibility = ANY (ARRAY['public'::text, 'organization'::text])));
alter table public.submissions add constraint submissions_words_check CHECK ((length(words) <= 2000));
CREATE INDEX submissions_assigned_index ON public.submissions USING btree (assigned_to) WHERE (assigned_to IS NOT NULL);
CREATE UNIQUE INDEX submissions_open_key ON public.submissions USING btree (resource_id) WHERE (closed_at IS NULL);
CREATE INDEX submissions_organization_index ON public.submissions USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX submissions_resource_index ON public.submissions USING btree (resource_id, created_at DESC);
CREATE INDEX submissions_submitted_by_index ON public.submissions USING btree (submitted_by, created_at DESC);
CREATE INDEX submissions_version_index ON public.submissions USING btree (version_id) WHERE (version_id IS NOT NULL);
CREATE INDEX submissions_waiting_at_index ON public.submissions USING btree (organization_id, created_at, id) WHERE (closed_at IS NULL);
CREATE INDEX submissions_waiting_index ON public.submissions USING btree (created_at) WHERE (closed_at IS NULL);
CREATE TRIGGER submissions_queue AFTER INSERT ON public.submissions FOR EACH ROW WHEN ((new.closed_at IS NULL)) EXECUTE FUNCTION queue_submission();
CREATE TRIGGER submissions_requeue AFTER UPDATE ON public.submissions FOR EACH ROW WHEN (((old.closed_at IS NULL) OR (new.closed_at IS NULL))) EXECUTE FUNCTION queue_submission();
CREATE TRIGGER submissions_submit AFTER INSERT ON public.submissions FOR EACH ROW EXECUTE FUNCTION submit_resource();
alter table public.submissions enable row level security;
alter table public.submissions force row level security;

create table public.team_memberships (
  team_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  joined_at timestamp with time zone not null default now(),
  teaches boolean not null default false
);
alter table public.team_memberships add constraint team_memberships_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES organization_memberships(organization_id, user_id) ON DELETE CASCADE;
alter table public.team_memberships add constraint team_memberships_pkey PRIMARY KEY (team_id, user_id);
alter table public.team_memberships add constraint team_memberships_team_id_organization_id_fkey FOREIGN KEY (team_id, organization_id) REFERENCES teams(id, organization_id) ON DELETE CASCADE;
CREATE INDEX team_memberships_member_index ON public.team_memberships USING btree (organization_id, user_id);
CREATE INDEX team_memberships_user_index ON public.team_memberships USING btree (user_id);
CREATE TRIGGER team_memberships_left AFTER DELETE ON public.team_memberships FOR EACH ROW EXECUTE FUNCTION end_second_steps_left();
CREATE TRIGGER team_memberships_of_learners BEFORE INSERT OR UPDATE ON public.team_memberships FOR EACH ROW WHEN (new.teaches) EXECUTE FUNCTION keep_learner_without_rights();
alter table public.team_memberships enable row level security;
alter table public.team_memberships force row level security;

create table public.teams (
  id uuid not null default uuid_v7(),
  organization_id uuid not null,
  name text not null,
  description text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  kind text not null default 'team'::text,
  allows_second_steps boolean not null default false
);
alter table public.teams add constraint teams_description_check CHECK ((length(description) <= 500));
alter table public.teams add constraint teams_id_organization_id_key UNIQUE (id, organization_id);
alter table public.teams add constraint teams_kind_check CHECK ((kind = ANY (ARRAY['team'::text, 'class'::text])));
alter table public.teams add constraint teams_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 200)));
alter table public.teams add constraint teams_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table public.teams add constraint teams_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX teams_name_key ON public.teams USING btree (organization_id, folded(name));
CREATE TRIGGER teams_class_founded AFTER INSERT ON public.teams FOR EACH ROW WHEN ((new.kind = 'class'::text)) EXECUTE FUNCTION make_founder_teacher();
CREATE TRIGGER teams_logged AFTER INSERT OR DELETE OR UPDATE ON public.teams FOR EACH ROW EXECUTE FUNCTION log_team();
CREATE TRIGGER teams_second_steps_forbidden AFTER UPDATE OF allows_second_steps ON public.teams FOR EACH ROW WHEN ((old.allows_second_steps AND (NOT new.allows_second_steps))) EXECUTE FUNCTION end_second_steps_forbidden();
CREATE TRIGGER teams_touch BEFORE UPDATE ON public.teams FOR EACH ROW EXECUTE FUNCTION touch();
alter table public.teams enable row level security;
alter table public.teams force row level security;

create table public.thinned_beginnings (
  id bigint not null generated always as identity,
  shown_to uuid not null,
  beginning text not null,
  kind integer not null
);
alter table public.thinned_beginnings add constraint thinned_beginnings_pkey PRIMARY KEY (id);
alter table public.thinned_beginnings enable row level security;
alter table public.thinned_beginnings force row level security;

create table public.thumbnails (
  file_id uuid not null,
  width integer not null,
  format text not null,
  sha256 text,
  created_at timestamp with time zone not null default now()
);
alter table public.thumbnails add constraint thumbnails_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE;
alter table public.thumbnails add constraint thumbnails_format_check CHECK ((format = ANY (ARRAY['avif'::text, 'webp'::text])));
alter table public.thumbnails add constraint thumbnails_pkey PRIMARY KEY (file_id, width, format);
alter table public.thumbnails add constraint thumbnails_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text));
alter table public.thumbnails add constraint thumbnails_width_check CHECK (((width >= 1) AND (width <= 4000)));
CREATE INDEX thumbnails_sha256_index ON public.thumbnails USING btree (sha256) WHERE (sha256 IS NOT NULL);
alter table public.thumbnails enable row level security;
alter table public.thumbnails force row level security;

create table public.tier_grants (
  organization_id uuid not null,
  granted_by uuid default app_uid(),
  granted_at timestamp with time zone not null default now()
);
alter table public.tier_grants add constraint tier_grants_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES users(id) ON DELETE SET NULL;
alter table public.tier_grants add constraint tier_grants_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table public.tier_grants add constraint tier_grants_pkey PRIMARY KEY (organization_id);
CREATE INDEX tier_grants_granted_by_index ON public.tier_grants USING btree (granted_by) WHERE (granted_by IS NOT NULL);
alter table public.tier_grants enable row level security;
alter table public.tier_grants force row level security;

create table public.upload_requests (
  id uuid not null default uuid_v7(),
  user_id uuid not null default app_uid(),
  role_wanted text not null,
  reason text not null,
  state text not null default 'pending'::text,
  words text not null default ''::text,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table public.upload_requests add constraint upload_requests_check CHECK (((state = 'pending'::text) = (decided_at IS NULL)));
alter table public.upload_requests add constraint upload_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;
alter table public.upload_requests add constraint upload_requests_pkey PRIMARY KEY (id);
alter table public.upload_requests add constraint upload_requests_reason_check CHECK (((length(btrim(reason)) >= 1) AND (length(btrim(reason)) <= 2000)));
alter table public.upload_requests add constraint upload_requests_role_wanted_check CHECK ((role_wanted = ANY (ARRAY['teacher'::text, 'professional'::text, 'institution'::text])));
alter table public.upload_requests add constraint upload_requests_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'granted'::text, 'refused'::text])));
alter table public.upload_requests add constraint upload_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table public.upload_requests add constraint upload_requests_words_check CHECK ((length(words) <= 2000));
CREATE INDEX upload_requests_decided_by_index ON public.upload_requests USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE UNIQUE INDEX upload_requests_open_key ON public.upload_requests USING btree (user_id) WHERE (state = 'pending'::text);
CREATE INDEX upload_requests_state_index ON public.upload_requests USING btree (state, created_at);
CREATE INDEX upload_requests_user_id_index ON public.upload_requests USING btree (user_id);
CREATE TRIGGER upload_requests_decided BEFORE UPDATE ON public.upload_requests FOR EACH ROW WHEN ((old.state = 'pending'::text)) EXECUTE FUNCTION decide_upload_request();
CREATE TRIGGER upload_requests_logged AFTER UPDATE OF state ON public.upload_requests FOR EACH ROW WHEN ((new.state <> 'pending'::text)) EXECUTE FUNCTION log_upload_request();
CREATE TRIGGER upload_requests_told AFTER UPDATE OF state ON public.upload_requests FOR EACH ROW WHEN ((new.state <> 'pending'::text)) EXECUTE FUNCTION tell_upload_request();
alter table public.upload_requests enable row level security;
alter table public.upload_requests force row level security;

create table public.uploads (
  id uuid not null default uuid_v7(),
  owner_id uuid not null default app_uid(),
  name text not null,
  size bigint not null,
  created_at timestamp with time zone not null default now(),
  organization_id uuid
);
alter table public.uploads add constraint uploads_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)));
alter table public.uploads add constraint uploads_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE SET NULL;
alter table public.uploads add constraint uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
alter table public.uploads add constraint uploads_pkey PRIMARY KEY (id);
alter table public.uploads add constraint uploads_size_check CHECK ((size > 0));
CREATE INDEX uploads_created_at_index ON public.uploads USING btree (created_at);
CREATE INDEX uploads_organization_id_index ON public.uploads USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX uploads_owner_index ON public.uploads USING btree (owner_id, created_at);
alter table public.uploads enable row level security;
alter table public.uploads force row level security;

create table public.user_accounts (
  id uuid not null default uuid_v7(),
  user_id uuid not null,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  password text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  set_by_browser text
);
alter table public.user_accounts add constraint user_accounts_pkey PRIMARY KEY (id);
alter table public.user_accounts add constraint user_accounts_provider_id_account_id_key UNIQUE (provider_id, account_id);
alter table public.user_accounts add constraint user_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX user_accounts_user_id_index ON public.user_accounts USING btree (user_id);
alter table public.user_accounts enable row level security;
alter table public.user_accounts force row level security;

create table public.user_collections (
  id uuid not null default uuid_v7(),
  user_id uuid not null default app_uid(),
  name text not null,
  description text not null default ''::text,
  is_public boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  is_listed boolean not null default false
);
alter table public.user_collections add constraint user_collections_description_check CHECK ((length(description) <= 200));
alter table public.user_collections add constraint user_collections_listed_is_public CHECK ((is_public OR (NOT is_listed)));
alter table public.user_collections add constraint user_collections_name_check CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 200)));
alter table public.user_collections add constraint user_collections_pkey PRIMARY KEY (id);
alter table public.user_collections add constraint user_collections_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX user_collections_listed_index ON public.user_collections USING btree (user_id, updated_at DESC) WHERE is_listed;
CREATE UNIQUE INDEX user_collections_name_key ON public.user_collections USING btree (user_id, folded(name));
CREATE INDEX user_collections_recent_index ON public.user_collections USING btree (user_id, updated_at DESC);
CREATE TRIGGER user_collections_touch BEFORE UPDATE ON public.user_collections FOR EACH ROW EXECUTE FUNCTION touch();
alter table public.user_collections enable row level security;
alter table public.user_collections force row level security;

create table public.user_roles (
  user_id uuid not null,
  role text not null,
  granted_by uuid,
  granted_at timestamp with time zone not null default now()
);
alter table public.user_roles add constraint user_roles_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES users(id) ON DELETE SET NULL;
alter table public.user_roles add constraint user_roles_pkey PRIMARY KEY (user_id, role);
alter table public.user_roles add constraint user_roles_role_check CHECK ((role = ANY (ARRAY['student'::text, 'teacher'::text, 'professional'::text, 'institution'::text, 'admin'::text, 'super_admin'::text])));
alter table public.user_roles add constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX user_roles_granted_by_index ON public.user_roles USING btree (granted_by) WHERE (granted_by IS NOT NULL);
CREATE TRIGGER user_roles_fall_back AFTER DELETE ON public.user_roles FOR EACH ROW WHEN ((old.role <> 'student'::text)) EXECUTE FUNCTION fall_back_to_student();
CREATE TRIGGER user_roles_last_super_admin BEFORE DELETE ON public.user_roles FOR EACH ROW WHEN ((old.role = 'super_admin'::text)) EXECUTE FUNCTION guard_last_super_admin();
CREATE TRIGGER user_roles_of_learners BEFORE INSERT OR UPDATE ON public.user_roles FOR EACH ROW WHEN ((new.role <> 'student'::text)) EXECUTE FUNCTION keep_learner_without_rights();
CREATE TRIGGER user_roles_outgrow_student AFTER INSERT ON public.user_roles FOR EACH ROW WHEN ((new.role <> 'student'::text)) EXECUTE FUNCTION outgrow_student();
CREATE TRIGGER user_roles_renew_sessions AFTER INSERT OR DELETE OR UPDATE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION renew_sessions();
alter table public.user_roles enable row level security;
alter table public.user_roles force row level security;

create table public.user_sessions (
  id uuid not null default uuid_v7(),
  user_id uuid not null,
  token text not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  organization_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  renewal_due boolean not null default false,
  previous_token text,
  previous_until timestamp with time zone,
  proven_at timestamp with time zone not null default now()
);
alter table public.user_sessions add constraint user_sessions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE SET NULL;
alter table public.user_sessions add constraint user_sessions_pkey PRIMARY KEY (id);
alter table public.user_sessions add constraint user_sessions_previous_token_key UNIQUE (previous_token);
alter table public.user_sessions add constraint user_sessions_token_key UNIQUE (token);
alter table public.user_sessions add constraint user_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
CREATE INDEX user_sessions_expires_at_index ON public.user_sessions USING btree (expires_at);
CREATE INDEX user_sessions_organization_index ON public.user_sessions USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX user_sessions_user_id_index ON public.user_sessions USING btree (user_id);
CREATE TRIGGER user_sessions_ended AFTER DELETE ON public.user_sessions FOR EACH ROW EXECUTE FUNCTION tell_session_ended();
alter table public.user_sessions enable row level security;
alter table public.user_sessions force row level security;

create table public.users (
  id uuid not null default uuid_v7(),
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  username text,
  display_username text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  suspended_at timestamp with time zone,
  deletion_requested_at timestamp with time zone,
  folded_email text not null generated always as (folded(email)) stored
);
alter table public.users add constraint users_email_check CHECK ((length(email) <= 320));
alter table public.users add constraint users_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)));
alter table public.users add constraint users_pkey PRIMARY KEY (id);
alter table public.users add constraint users_username_check CHECK ((length(username) >= 3));
CREATE INDEX users_deletion_requested_at_index ON public.users USING btree (deletion_requested_at) WHERE (deletion_requested_at IS NOT NULL);
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email));
CREATE UNIQUE INDEX users_username_key ON public.users USING btree (folded(username));
CREATE TRIGGER users_furnish AFTER INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION furnish_account();
CREATE TRIGGER users_last_super_admin BEFORE UPDATE OF suspended_at ON public.users FOR EACH ROW WHEN (((new.suspended_at IS NOT NULL) AND (old.suspended_at IS NULL))) EXECUTE FUNCTION guard_last_super_admin();
CREATE TRIGGER users_leave BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION remove_personal_organization();
CREATE TRIGGER users_mirror_names AFTER UPDATE OF name, username ON public.users FOR EACH ROW EXECUTE FUNCTION mirror_names();
CREATE TRIGGER users_proven AFTER UPDATE OF email, email_verified ON public.users FOR EACH ROW WHEN ((new.email_verified AND ((NOT old.email_verified) OR (lower(new.email) <> lower(old.email))))) EXECUTE FUNCTION tell_of_invitations_before();
CREATE TRIGGER users_proven_at_once AFTER INSERT ON public.users FOR EACH ROW WHEN (new.email_verified) EXECUTE FUNCTION tell_of_invitations_before();
CREATE TRIGGER users_suspended AFTER UPDATE OF suspended_at ON public.users FOR EACH ROW WHEN (((new.suspended_at IS NOT NULL) AND (old.suspended_at IS NULL))) EXECUTE FUNCTION end_suspended_sessions();
alter table public.users enable row level security;
alter table public.users force row level security;

create table public.verifications (
  id uuid not null default uuid_v7(),
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  detail text not null default ''::text
);
alter table public.verifications add constraint verifications_detail_check CHECK ((length(detail) <= 320));
alter table public.verifications add constraint verifications_pkey PRIMARY KEY (id);
CREATE INDEX verifications_expires_at_index ON public.verifications USING btree (expires_at);
CREATE UNIQUE INDEX verifications_identifier_key ON public.verifications USING btree (identifier);
alter table public.verifications enable row level security;
alter table public.verifications force row level security;

create table public.viewer_key (
  only_row boolean not null default true,
  inner_block bytea not null,
  outer_block bytea not null
);
alter table public.viewer_key add constraint viewer_key_inner_block_check CHECK ((octet_length(inner_block) = 64));
alter table public.viewer_key add constraint viewer_key_only_row_check CHECK (only_row);
alter table public.viewer_key add constraint viewer_key_outer_block_check CHECK ((octet_length(outer_block) = 64));
alter table public.viewer_key add constraint viewer_key_pkey PRIMARY KEY (only_row);
alter table public.viewer_key enable row level security;
alter table public.viewer_key force row level security;

CREATE OR REPLACE FUNCTION jobs.channel()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN ('pgboss_'::text || "left"(encode(sha224('\x6a6f6273'::bytea), 'hex'::text), 24));

CREATE OR REPLACE FUNCTION jobs.create_queue(queue_name text, options jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  tablename varchar := CASE WHEN options->>'partition' = 'true'
                        THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                        ELSE 'job_common'
                        END;
  queue_created_on timestamptz;
BEGIN

  WITH q as (
    INSERT INTO jobs.queue (
      name,
      policy,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      expire_seconds,
      retention_seconds,
      deletion_seconds,
      warning_queued,
      dead_letter,
      partition,
      table_name,
      heartbeat_seconds,
      notify,
      created_on,
      updated_on
    )
    VALUES (
      queue_name,
      options->>'policy',
      COALESCE((options->>'retryLimit')::int, 2),
      COALESCE((options->>'retryDelay')::int, 0),
      COALESCE((options->>'retryBackoff')::bool, false),
      (options->>'retryDelayMax')::int,
      COALESCE((options->>'expireInSeconds')::int, 900),
      COALESCE((options->>'retentionSeconds')::int, 1209600),
      COALESCE((options->>'deleteAfterSeconds')::int, 604800),
      COALESCE((options->>'warningQueueSize')::int, 0),
      options->>'deadLetter',
      COALESCE((options->>'partition')::bool, false),
      tablename,
      (options->>'heartbeatSeconds')::int,
      COALESCE((options->>'notify')::bool, false),
      jobs.job_now(),
      jobs.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE jobs.%I (LIKE jobs.job INCLUDING DEFAULTS)', tablename);

  EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i11 ON jobs.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON jobs.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i7 ON jobs.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i9 ON jobs.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i12 ON jobs.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

  IF options->>'policy' = 'short' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
  ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
  ELSIF options->>'policy' = 'stately' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON jobs.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
  ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
  ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON jobs.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i10 ON jobs.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
  END IF;

  EXECUTE format('ALTER TABLE jobs.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
  EXECUTE format('ALTER TABLE jobs.job ATTACH PARTITION jobs.%I FOR VALUES IN (%L)', tablename, queue_name);
END;
$function$;

CREATE OR REPLACE FUNCTION jobs.delete_queue(queue_name text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_table varchar;
  v_partition bool;
BEGIN

  SELECT table_name, partition
  FROM jobs.queue
  WHERE name = queue_name
  INTO v_table, v_partition;

  IF v_partition THEN
    EXECUTE format('DROP TABLE IF EXISTS jobs.%I', v_table);
  ELSE
    EXECUTE format('DELETE FROM jobs.%I WHERE name = %L', v_table, queue_name);
  END IF;

  DELETE FROM jobs.queue WHERE name = queue_name;
END;
$function$;

CREATE OR REPLACE FUNCTION jobs.job_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  SELECT pg_catalog.now();
$function$;

CREATE OR REPLACE FUNCTION jobs.job_table_format(command text, table_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT format(
    regexp_replace(
      regexp_replace(command, '\.job\y', '.%1$I', 'g'),
      '\yjob_i(\d+)', '%1$s_i\1', 'g'
    ),
    table_name
  );
$function$;

CREATE OR REPLACE FUNCTION jobs.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  tbl RECORD;
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM jobs.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    EXECUTE jobs.job_table_format(command, tbl_name);
    RETURN;
  END IF;

  EXECUTE jobs.job_table_format(command, 'job_common');

  FOR tbl IN SELECT table_name FROM jobs.queue WHERE partition = true
  LOOP
    EXECUTE jobs.job_table_format(command, tbl.table_name);
  END LOOP;
END;
$function$;

CREATE OR REPLACE FUNCTION jobs.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM jobs.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    INSERT INTO jobs.bam (name, version, status, queue, table_name, command)
    VALUES (
      command_name,
      version,
      'pending',
      queue_name,
      tbl_name,
      jobs.job_table_format(command, tbl_name)
    );
    RETURN;
  END IF;

  INSERT INTO jobs.bam (name, version, status, queue, table_name, command)
  SELECT
    command_name,
    version,
    'pending',
    NULL,
    'job_common',
    jobs.job_table_format(command, 'job_common')
  UNION ALL
  SELECT
    command_name,
    version,
    'pending',
    queue.name,
    queue.table_name,
    jobs.job_table_format(command, queue.table_name)
  FROM jobs.queue
  WHERE partition = true;
END;
$function$;

CREATE OR REPLACE FUNCTION public.accept_invitation(hash bytea)
 RETURNS uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT take_invitation(( SELECT i.id
            FROM invitations i
           WHERE (i.token_hash = accept_invitation.hash))) AS take_invitation;
END;

CREATE OR REPLACE FUNCTION public.add_learner(class teams, called text, base text, hash text, maker uuid)
 RETURNS TABLE(id uuid, username text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  made uuid;
  taken text;
begin
  for attempt in 0 .. 199 loop
    taken := base || (10 + floor(random() * 90 * 10 ^ (attempt / 20)))::bigint;
    insert into users (name, email, email_verified, username, display_username)
      values (called, gen_random_uuid() || '@learners.invalid', true, taken, taken)
      on conflict do nothing returning users.id into made;
    exit when made is not null;
  end loop;
  if made is null then
    raise exception 'no free user name begins with %', base;
  end if;
  insert into user_accounts (user_id, account_id, provider_id, password) values (made, made::text, 'credential', hash);
  insert into learners (user_id, organization_id, made_by) values (made, class.organization_id, maker);
  update profiles set is_learner = true where user_id = made;
  -- Administrators read the names of organizations.
  update organizations set name = 'Personal' where created_by = made and type = 'personal';
  insert into organization_memberships (organization_id, user_id, is_learner)
    values (class.organization_id, made, true);
  insert into team_memberships (team_id, organization_id, user_id) values (class.id, class.organization_id, made);
  return query select made, taken;
end $function$;

CREATE OR REPLACE FUNCTION public.addresses_of_members(organization uuid, addresses text[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT lower(u.email) AS lower
    FROM (organization_memberships m
      JOIN users u ON ((u.id = m.user_id)))
   WHERE ((m.organization_id = addresses_of_members.organization) AND (lower(u.email) = ANY (addresses_of_members.addresses)) AND (addresses_of_members.organization = ANY (app_org_ids('{owner,admin}'::text[]))));
END;

CREATE OR REPLACE FUNCTION public.administers(who uuid, person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN ((who <> person) AND (NOT (EXISTS (SELECT FROM learners WHERE (learners.user_id = administers.person)))) AND ((EXISTS (SELECT FROM user_roles WHERE ((user_roles.user_id = administers.who) AND (user_roles.role = 'super_admin'::text)))) OR ((EXISTS (SELECT FROM user_roles WHERE ((user_roles.user_id = administers.who) AND (user_roles.role = 'admin'::text)))) AND (NOT (EXISTS (SELECT FROM user_roles WHERE ((user_roles.user_id = administers.person) AND (user_roles.role = ANY (ARRAY['admin'::text, 'super_admin'::text])))))))));

CREATE OR REPLACE FUNCTION public.announce_conversions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('conversions', json_build_object('id', coalesce(new.owner_id, old.owner_id))::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.announce_notices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('notices', json_build_object('id', coalesce(new.user_id, old.user_id))::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.announce_progress()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('job_progress', json_build_object('id', new.id, 'ownerId', new.owner_id, 'state', new.state)::text);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.app_answers_for(target uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM resources r WHERE ((r.id = app_answers_for.target) AND ((r.submitted_by = (SELECT app_uid() AS app_uid)) OR (r.organization_id = ANY ((SELECT app_org_ids('{owner,admin,reviewer}'::text[]) AS app_org_ids)::uuid[])) OR (SELECT app_is_admin() AS app_is_admin)))));

CREATE OR REPLACE FUNCTION public.app_can_upload()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN ((NOT app_is_learner()) AND (EXISTS (SELECT FROM user_roles WHERE ((user_roles.user_id = app_uid()) AND ((user_roles.role = ANY (ARRAY['admin'::text, 'super_admin'::text])) OR (user_roles.role = ANY ((SELECT site_settings.upload_roles FROM site_settings)::text[])))))));

CREATE OR REPLACE FUNCTION public.app_class_ids()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN ARRAY(SELECT unnest(app_taught_class_ids()) AS unnest UNION SELECT t.id FROM ((team_memberships x JOIN teams t ON (((t.id = x.team_id) AND (t.kind = 'class'::text)))) JOIN organization_memberships m ON (((m.organization_id = x.organization_id) AND (m.user_id = x.user_id) AND (m.status = 'active'::text)))) WHERE (x.user_id = app_uid()));

CREATE OR REPLACE FUNCTION public.app_class_people_ids()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN ARRAY(SELECT DISTINCT team_memberships.user_id FROM team_memberships WHERE (team_memberships.team_id = ANY (app_class_ids())));

CREATE OR REPLACE FUNCTION public.app_colleague_ids()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN ARRAY(SELECT m.user_id FROM organization_memberships m WHERE ((NOT m.is_learner) AND (((m.status = 'active'::text) AND (m.organization_id = ANY (app_org_ids()))) OR (m.organization_id = ANY (app_org_ids('{owner,admin}'::text[]))))) UNION SELECT unnest(app_class_people_ids()) AS unnest);

CREATE OR REPLACE FUNCTION public.app_is_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (EXISTS (SELECT FROM user_roles WHERE ((user_roles.user_id = app_uid()) AND (user_roles.role = ANY (ARRAY['admin'::text, 'super_admin'::text])))));

CREATE OR REPLACE FUNCTION public.app_is_learner()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (EXISTS (SELECT FROM learners WHERE (learners.user_id = app_uid())));

CREATE OR REPLACE FUNCTION public.app_is_subscriber()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (EXISTS (SELECT FROM ((organization_memberships m JOIN organizations o ON ((o.id = m.organization_id))) LEFT JOIN tier_grants g ON ((g.organization_id = o.id))) WHERE ((m.user_id = app_uid()) AND (m.status = 'active'::text) AND (o.subscription_tier <> 'free'::text) AND ((g.organization_id IS NOT NULL) OR (SELECT site_settings.founding_opens_tier FROM site_settings)))));

CREATE OR REPLACE FUNCTION public.app_is_super_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (EXISTS (SELECT FROM user_roles WHERE ((user_roles.user_id = app_uid()) AND (user_roles.role = 'super_admin'::text))));

CREATE OR REPLACE FUNCTION public.app_keeps_search_history()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (EXISTS (SELECT FROM preferences WHERE ((preferences.user_id = app_uid()) AND preferences.keeps_search_history)));

CREATE OR REPLACE FUNCTION public.app_may_decide(visibility text, organization uuid, author uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT (app_is_admin() OR ((visibility = 'organization'::text) AND ((organization = ANY (app_org_ids('{owner}'::text[]))) OR ((organization = ANY (app_org_ids('{admin,reviewer}'::text[]))) AND (author <> app_uid())))));
END;

CREATE OR REPLACE FUNCTION public.app_may_edit(target uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT (app_can_upload() AND (EXISTS ( SELECT
            FROM resources
           WHERE ((resources.id = app_may_edit.target) AND (resources.submitted_by = app_uid())))) AND (NOT (EXISTS ( SELECT
            FROM submissions
           WHERE ((submissions.resource_id = app_may_edit.target) AND (submissions.closed_at IS NULL))))));
END;

CREATE OR REPLACE FUNCTION public.app_may_have_outputs(resource uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM resources r WHERE ((r.id = app_may_have_outputs.resource) AND ((NOT r.is_premium) OR (r.submitted_by = (SELECT app_uid() AS app_uid)) OR (SELECT app_is_subscriber() AS app_is_subscriber) OR (SELECT app_is_admin() AS app_is_admin)))));

CREATE OR REPLACE FUNCTION public.app_moment()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((date_part('epoch'::text, now()) * (1000000)::double precision))::bigint;

CREATE OR REPLACE FUNCTION public.app_opened_collection()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.opened_collection'::text, true), ''::text))::uuid;

CREATE OR REPLACE FUNCTION public.app_org()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE PARALLEL RESTRICTED
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return case
    when coalesce(current_setting('app.viewer', true), '') = '' or currval('viewer_moment') <> app_moment() then null
    when currval('viewer_organization_high') <> 0 then
      encode(int8send(currval('viewer_organization_high')) || int8send(currval('viewer_organization_low')), 'hex')::uuid
  end;
end $function$;

CREATE OR REPLACE FUNCTION public.app_org_ids(roles text[] DEFAULT NULL::text[])
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN ARRAY(SELECT organization_memberships.organization_id FROM organization_memberships WHERE ((organization_memberships.user_id = app_uid()) AND (organization_memberships.status = 'active'::text) AND ((app_org_ids.roles IS NULL) OR ((organization_memberships.role = ANY (app_org_ids.roles)) AND (NOT app_is_learner())))));

CREATE OR REPLACE FUNCTION public.app_owns_file(file uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT ((file IS NULL) OR (EXISTS ( SELECT
            FROM files
           WHERE ((files.id = app_owns_file.file) AND (files.owner_id = app_uid())))));
END;

CREATE OR REPLACE FUNCTION public.app_proven_address()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (SELECT lower(u.email) AS lower FROM users u WHERE ((u.id = app_uid()) AND u.email_verified AND (NOT app_is_learner())));

CREATE OR REPLACE FUNCTION public.app_shared_collection_ids()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN ARRAY(SELECT s.collection_id FROM collection_shares s WHERE (((s.person_id = app_uid()) OR ((s.team_id IN (SELECT team_memberships.team_id FROM team_memberships WHERE (team_memberships.user_id = app_uid()))) AND (app_uid() IN (SELECT people_of_share(s.*) AS people_of_share)))) AND (NOT (EXISTS (SELECT FROM collection_dismissals d WHERE ((d.collection_id = s.collection_id) AND (d.user_id = app_uid())))))) UNION SELECT a.collection_id FROM assignments a WHERE (a.team_id = ANY (app_class_ids())));

CREATE OR REPLACE FUNCTION public.app_taught_class_ids()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN ARRAY(SELECT t.id FROM (organization_memberships m JOIN teams t ON (((t.organization_id = m.organization_id) AND (t.kind = 'class'::text)))) WHERE ((m.user_id = app_uid()) AND (m.status = 'active'::text) AND (NOT app_is_learner()) AND ((m.role = ANY (ARRAY['owner'::text, 'admin'::text])) OR (EXISTS (SELECT FROM team_memberships x WHERE ((x.team_id = t.id) AND (x.user_id = m.user_id) AND x.teaches))))));

CREATE OR REPLACE FUNCTION public.app_taught_learner_ids()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN ARRAY(SELECT DISTINCT team_memberships.user_id FROM team_memberships WHERE ((team_memberships.team_id = ANY (app_taught_class_ids())) AND (NOT team_memberships.teaches)));

CREATE OR REPLACE FUNCTION public.app_uid()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE PARALLEL RESTRICTED
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return case
    when coalesce(current_setting('app.viewer', true), '') = '' or currval('viewer_moment') <> app_moment() then null
    else encode(int8send(currval('viewer_user_high')) || int8send(currval('viewer_user_low')), 'hex')::uuid
  end;
end $function$;

CREATE OR REPLACE FUNCTION public.app_upload_room(OUT organization uuid, OUT name text, OUT used double precision)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT o.id,
     o.name,
     (organization_reserved_bytes(o.id))::double precision AS organization_reserved_bytes
    FROM organizations o
   WHERE (o.id = app_uploads_for());
END;

CREATE OR REPLACE FUNCTION public.app_uploads_for()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (SELECT m.organization_id FROM (organization_memberships m JOIN organizations o ON ((o.id = m.organization_id))) WHERE ((m.user_id = app_uid()) AND (m.status = 'active'::text) AND (o.type <> 'personal'::text) AND (m.organization_id = (SELECT c.organization_id FROM organization_memberships c WHERE ((c.user_id = app_uid()) AND (c.status = 'active'::text)) ORDER BY (c.organization_id = app_org()) DESC NULLS LAST, c.joined_at DESC, c.organization_id DESC LIMIT 1))));

CREATE OR REPLACE FUNCTION public.app_used_bytes()
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT ((COALESCE(( SELECT sum(files.size) AS sum
            FROM files
           WHERE (files.owner_id = app_uid())), (0)::numeric) + COALESCE(( SELECT sum(uploads.size) AS sum
            FROM uploads
           WHERE (uploads.owner_id = app_uid())), (0)::numeric)))::bigint AS int8;
END;

CREATE OR REPLACE FUNCTION public.app_view_as(follows boolean, person uuid, organization uuid, signature bytea)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  kept text;
begin
  if not exists (
    select from viewer_key
    where sha256(signature) = sha256(sha256(outer_block || sha256(inner_block || convert_to(
      concat_ws(' ',
        pg_backend_pid(),
        case when follows then 'after ' || currval('viewer_moment') else 'at ' || app_moment() end,
        person,
        coalesce(organization::text, 'none')),
      'utf8')))))
  then
    raise exception 'the server did not sign this viewer for this transaction' using errcode = '42501';
  end if;
  kept := concat(
    setval('viewer_user_high', half_of_uuid(person, 1)),
    setval('viewer_user_low', half_of_uuid(person, 9)),
    setval('viewer_organization_high', coalesce(half_of_uuid(organization, 1), 0)),
    setval('viewer_organization_low', coalesce(half_of_uuid(organization, 9), 0)),
    setval('viewer_moment', app_moment()),
    set_config('app.viewer', 'kept', true));
  return app_moment();
end $function$;

CREATE OR REPLACE FUNCTION public.apply_version(target uuid, content jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  present resources;
  next resources;
begin
  select * into present from resources where id = target for no key update;
  next := jsonb_populate_record(present, content);
  update resources set
    title = next.title, name = next.name, description = next.description, category = next.category,
    type = next.type, content_type = next.content_type, difficulty_level = next.difficulty_level,
    subject = next.subject, graphic_type = next.graphic_type, tags = next.tags, format = next.format,
    alt_text = next.alt_text, known_flaws = next.known_flaws, url = next.url, image_url = next.image_url,
    thumbnail_url = next.thumbnail_url, source_file_id = next.source_file_id, image_file_id = next.image_file_id,
    thumbnail_file_id = next.thumbnail_file_id, document_file_id = next.document_file_id,
    reading_file_id = next.reading_file_id, file_size = next.file_size,
    conversion_metadata = next.conversion_metadata, language = next.language, licence = next.licence,
    is_premium = next.is_premium, author_name = next.author_name, version = version + 1
  where id = target;
end $function$;

CREATE OR REPLACE FUNCTION public.are_marks(marks jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT
         CASE
             WHEN (jsonb_typeof(marks) <> 'array'::text) THEN false
             WHEN (jsonb_array_length(marks) > 20) THEN false
             ELSE (NOT (EXISTS ( SELECT
                FROM jsonb_array_elements(are_marks.marks) m(value)
               WHERE (NOT COALESCE(((jsonb_typeof(m.value) = 'object'::text) AND
                     CASE
                         WHEN (jsonb_typeof((m.value -> 'x'::text)) = 'number'::text) THEN ((((m.value ->> 'x'::text))::numeric >= (0)::numeric) AND (((m.value ->> 'x'::text))::numeric <= (2000)::numeric))
                         ELSE false
                     END AND
                     CASE
                         WHEN (jsonb_typeof((m.value -> 'y'::text)) = 'number'::text) THEN ((((m.value ->> 'y'::text))::numeric >= (0)::numeric) AND (((m.value ->> 'y'::text))::numeric <= (2000)::numeric))
                         ELSE false
                     END AND (jsonb_typeof((m.value -> 'words'::text)) = 'string'::text) AND ((length((m.value ->> 'words'::text)) >= 1) AND (length((m.value ->> 'words'::text)) <= 500)) AND (jsonb_typeof((m.value -> 'part'::text)) = ANY (ARRAY['string'::text, 'null'::text])) AND (length(COALESCE((m.value ->> 'part'::text), ''::text)) <= 300)), false)))))
         END AS "case";
END;

CREATE OR REPLACE FUNCTION public.average_ratings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  target uuid := case tg_op when 'DELETE' then old.resource_id else new.resource_id end;
begin
  perform from resources where id = target for no key update;
  update resources r set rating = average.stars
    from (select avg(stars) as stars from ratings where resource_id = target and not in_class) average
    where r.id = target and r.rating is distinct from average.stars;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.begin_hand_over(class uuid, learner uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not is_taught_account(class, learner) then
    return false;
  end if;
  perform tell_teachers(class, learner, 'learner_handed_over');
  insert into audit_log (action, subject_type, subject_id, details)
    values ('learner.hand_over', 'person', learner, jsonb_build_object('team', class));
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.begin_upload(file_name text, bytes bigint, most_at_once integer, most_bytes bigint, most_organization_bytes bigint)
 RETURNS TABLE(id uuid, refusal text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  begun uuid;
  organization uuid := app_uploads_for();
begin
  if not app_can_upload() then
    return query select null::uuid, 'upload_access_missing';
    return;
  end if;
  perform hold_room(organization);
  if (select count(*) from uploads u where u.owner_id = app_uid()) >= most_at_once then
    return query select null::uuid, 'uploads_too_many';
    return;
  end if;
  if app_used_bytes() + bytes > most_bytes then
    return query select null::uuid, 'storage_used_up';
    return;
  end if;
  if organization_reserved_bytes(organization) + bytes > most_organization_bytes then
    return query select null::uuid, 'organization_storage_used_up';
    return;
  end if;
  insert into uploads (name, size, organization_id) values (file_name, bytes, organization)
    returning uploads.id into begun;
  return query select begun, null::text;
end $function$;

CREATE OR REPLACE FUNCTION public.beginnings_of(said text, shortest integer, longest integer)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 WITH spoken AS (
          SELECT typed.place,
             "left"(typed.word, beginnings_of.longest) AS word,
             lead("left"(typed.word, 1)) OVER (ORDER BY typed.place) AS next
            FROM string_to_table(btrim(beginnings_of.said), ' '::text) WITH ORDINALITY typed(word, place)
           WHERE ((typed.place <= 50) AND (typed.word <> ''::text))
         )
  SELECT "left"(spoken.word, letters.letters) AS "left"
    FROM (spoken
      CROSS JOIN LATERAL generate_series(beginnings_of.shortest, length(spoken.word)) letters(letters))
 UNION
  SELECT ((spoken.word || ' '::text) || spoken.next)
    FROM spoken
   WHERE ((spoken.next IS NOT NULL) AND (spoken.place <= 16));
END;

CREATE OR REPLACE FUNCTION public.cancel_job(chosen uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ended jobs.job;
begin
  if not app_is_super_admin() then
    return false;
  end if;
  update jobs.job set state = 'cancelled', completed_on = jobs.job_now()
    where id = chosen and state in ('created', 'retry', 'active')
      and name in ('convert-file', 'make-output', 'export-account', 'pack-collection')
    returning * into ended;
  if not found then
    return false;
  end if;
  insert into jobs.job (name, data, policy, keep_until, source_name, source_id, source_created_on, source_retry_count,
      retry_limit, expire_seconds, deletion_seconds, heartbeat_seconds)
    select q.name, ended.data, q.policy, jobs.job_now() + q.retention_seconds * interval '1 second', ended.name, ended.id,
      ended.created_on, ended.retry_count, q.retry_limit, q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds
    from jobs.queue q where q.name = 'dead-letters';
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), 'job.cancelled', 'job', chosen, jsonb_build_object('name', ended.name));
  perform pg_notify(jobs.channel(), 'dead-letters');
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.change_learner_reading(class uuid, learner uuid, studio_change jsonb, display_change jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update preferences p set studio = p.studio || studio_change,
      settings = p.settings || jsonb_build_object('display', coalesce(p.settings -> 'display', '{}') || display_change)
    from team_memberships m
    where p.user_id = learner and m.user_id = learner and m.team_id = class and not m.teaches
      and class = any (app_taught_class_ids());
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.change_organization_content(organization uuid, chosen uuid[], new_visibility text, new_category text, OUT change_id uuid, OUT changed integer)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changes jsonb;
begin
  changed := 0;
  if not organization = any (app_org_ids('{owner,admin}')) or new_visibility not in ('organization', 'private') then
    return;
  end if;
  with held as (
    select id, visibility, category from resources
    where organization_id = organization and id = any (chosen) and status = 'approved' and visibility <> 'private'
      and (visibility is distinct from coalesce(new_visibility, visibility)
        or category is distinct from coalesce(new_category, category))
    order by id for update),
  done as (
    update resources r set visibility = coalesce(new_visibility, r.visibility),
      category = coalesce(new_category, r.category)
    from held where r.id = held.id
    returning r.id, jsonb_build_object('id', r.id,
      'before', jsonb_build_object('visibility', held.visibility, 'category', held.category),
      'after', jsonb_build_object('visibility', r.visibility, 'category', r.category)) as change)
  select coalesce(jsonb_agg(change order by id), '[]'), count(*) into changes, changed from done;
  if changed > 0 then
    insert into audit_log (actor_id, action, subject_type, subject_id, details)
      values (app_uid(), 'organization.content_changed', 'organization', organization,
        jsonb_build_object('resources', changes))
      returning id into change_id;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.change_roles(person uuid, seen text[], wanted text[])
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  held text[];
  changed text[];
begin
  perform from users where id = person and administers(app_uid(), person) for update;
  if not found then
    return null;
  end if;
  held := array(select role from user_roles where user_id = person);
  if not (held @> seen and seen @> held) then
    return 'overtaken';
  end if;
  changed := array(
    (select unnest(held) except select unnest(wanted)) union all (select unnest(wanted) except select unnest(held)));
  if changed = '{}' then
    return 'unchanged';
  end if;
  if changed && '{admin,super_admin}' and not app_is_super_admin() then
    return null;
  end if;
  insert into user_roles (user_id, role, granted_by)
    select person, role, app_uid() from unnest(wanted) as role where role <> 'student' on conflict do nothing;
  delete from user_roles where user_id = person and role <> all (wanted) and role <> 'student';
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), 'person.roles_changed', 'person', person, jsonb_build_object('before', held, 'after', wanted));
  perform tell(person, 'roles_changed', jsonb_build_object('roles', wanted));
  return 'changed';
end $function$;

CREATE OR REPLACE FUNCTION public.change_site_settings(settings jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not app_is_super_admin() then
    return false;
  end if;
  update site_settings set
    sign_up_is_open = (settings ->> 'signUpIsOpen')::boolean,
    banner = settings ->> 'banner',
    founding_opens_tier = (settings ->> 'foundingOpensTier')::boolean,
    upload_roles = array(select jsonb_array_elements_text(settings -> 'uploadRoles')),
    file_megabytes = (settings ->> 'fileMegabytes')::integer,
    video_megabytes = (settings ->> 'videoMegabytes')::integer,
    person_megabytes = (settings ->> 'personMegabytes')::integer,
    organization_megabytes = (settings ->> 'organizationMegabytes')::integer,
    providers_off = array(select jsonb_array_elements_text(settings -> 'providersOff')),
    ai_provider = settings -> 'languageModel' ->> 'provider',
    ai_endpoint = settings -> 'languageModel' ->> 'endpoint',
    ai_model = settings -> 'languageModel' ->> 'model';
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.changed_parts(before jsonb, after jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
RETURN (SELECT jsonb_build_object('before', jsonb_object_agg(jsonb_each.key, (changed_parts.before -> jsonb_each.key)), 'after', jsonb_object_agg(jsonb_each.key, jsonb_each.value)) AS jsonb_build_object FROM jsonb_each(changed_parts.after) jsonb_each(key, value) WHERE ((changed_parts.before -> jsonb_each.key) IS DISTINCT FROM jsonb_each.value) HAVING (count(*) > 0));

CREATE OR REPLACE FUNCTION public.classify_resource()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update search_documents set popularity_class = popularity_class_of(new.popularity_score)
  where resource_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_bits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into bit_changes (shown_to, category_key, filter_bits, change)
  select shown_to, counted.category_key, filter_bits, sum(change) from (
    select shown_to_of(old.status, old.visibility, old.organization_id) as shown_to, old.category_key, old.filter_bits,
      -1 as change where tg_op <> 'INSERT'
    union all
    select shown_to_of(new.status, new.visibility, new.organization_id), new.category_key, new.filter_bits, 1
    where tg_op <> 'DELETE') as changes
  cross join lateral (select null as category_key union all select changes.category_key where changes.category_key <> '')
    as counted
  where shown_to is not null
  group by 1, 2, 3 having sum(change) <> 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_category()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into category_changes (shown_to, category_key, change)
  select shown_to, category_key, sum(change) from (
    select counted_for(old.status, old.visibility, old.organization_id, old.submitted_by) as shown_to,
      old.category_key, -1 as change where tg_op <> 'INSERT'
    union all
    select counted_for(new.status, new.visibility, new.organization_id, new.submitted_by), new.category_key, 1
    where tg_op <> 'DELETE') as changes
  where shown_to is not null and category_key <> ''
  group by 1, 2 having sum(change) <> 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_comments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  target uuid := case tg_op when 'DELETE' then old.resource_id else new.resource_id end;
begin
  perform from resources where id = target for no key update;
  update resources r set comments_count = counted.comments
    from (select count(*) as comments from comments
      where resource_id = target and hidden_at is null and not in_class) counted
    where r.id = target and r.comments_count <> counted.comments;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_likes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  before integer := 0;
  after integer := 0;
begin
  if tg_op <> 'INSERT' then before := (not old.in_class)::integer; end if;
  if tg_op <> 'DELETE' then after := (not new.in_class)::integer; end if;
  if before <> after then
    update resources set likes_count = likes_count + after - before,
      popularity_score = popularity_score + 3 * (after - before)
    where id = case tg_op when 'DELETE' then old.resource_id else new.resource_id end;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_ratings(target uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT (count(*))::integer AS count
    FROM ratings
   WHERE ((ratings.resource_id = count_ratings.target) AND (NOT ratings.in_class));
END;

CREATE OR REPLACE FUNCTION public.count_supporters()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    update accessible_requests set supporters_count = supporters_count + 1 where id = new.request_id;
  else
    update accessible_requests set supporters_count = supporters_count - 1 where id = old.request_id;
    delete from accessible_requests where id = old.request_id and state = 'open' and supporters_count = 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.counted_bits(of_public boolean, of_organization boolean, category text)
 RETURNS TABLE(bits integer, count integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT found.filter_bits,
     (sum(found.change))::integer AS sum
    FROM ( SELECT c.filter_bits,
             c.change
            FROM (unnest(ARRAY[
                 CASE
                     WHEN counted_bits.of_public THEN '00000000-0000-0000-0000-000000000000'::uuid
                     ELSE NULL::uuid
                 END,
                 CASE
                     WHEN (counted_bits.of_organization AND (app_org() = ANY (app_org_ids()))) THEN app_org()
                     ELSE NULL::uuid
                 END]) shelf(id)
              JOIN bit_changes c ON ((c.shown_to = shelf.id)))
           WHERE ((counted_bits.category IS NULL) AND (c.category_key IS NULL))
         UNION ALL
          SELECT c.filter_bits,
             c.change
            FROM (unnest(ARRAY[
                 CASE
                     WHEN counted_bits.of_public THEN '00000000-0000-0000-0000-000000000000'::uuid
                     ELSE NULL::uuid
                 END,
                 CASE
                     WHEN (counted_bits.of_organization AND (app_org() = ANY (app_org_ids()))) THEN app_org()
                     ELSE NULL::uuid
                 END]) shelf(id)
              JOIN bit_changes c ON ((c.shown_to = shelf.id)))
           WHERE ((counted_bits.category IS NOT NULL) AND (c.category_key = folded(counted_bits.category)))) found
   GROUP BY found.filter_bits
  HAVING (sum(found.change) > 0);
END;

CREATE OR REPLACE FUNCTION public.counted_categories()
 RETURNS TABLE(name text, count integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT category_changes.category_key,
     (sum(category_changes.change))::integer AS sum
    FROM category_changes
   WHERE (category_changes.shown_to = ANY (ARRAY['00000000-0000-0000-0000-000000000000'::uuid, ( SELECT app_org() AS app_org), ( SELECT app_uid() AS app_uid)]))
   GROUP BY category_changes.category_key
  HAVING (sum(category_changes.change) > 0);
END;

CREATE OR REPLACE FUNCTION public.counted_for(status text, visibility text, organization_id uuid, submitted_by uuid)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((status = 'approved'::text) AND (visibility = 'private'::text)) THEN submitted_by ELSE shown_to_of(status, visibility, organization_id) END;

CREATE OR REPLACE FUNCTION public.create_personal_organization_for_user(target_user_id uuid, user_display_name text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  made uuid;
begin
  if target_user_id is distinct from app_uid() then
    raise exception 'a personal organization is made for oneself only' using errcode = '42501';
  end if;
  insert into organizations (name, type, created_by, subscription_tier)
    values (left(user_display_name, 200), 'personal', target_user_id, 'free')
    on conflict (created_by) where type = 'personal' do nothing
    returning id into made;
  return coalesce(made, (select id from organizations where created_by = target_user_id and type = 'personal'));
end $function$;

CREATE OR REPLACE FUNCTION public.decide_submission()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  submission submissions;
  present text;
begin
  perform from resources
    where id = (select resource_id from submissions where id = new.submission_id) for no key update;
  update submissions set closed_at = now() where id = new.submission_id and closed_at is null returning * into submission;
  if submission.id is null then
    raise exception 'this submission is not open any more'
      using errcode = '23514', constraint = 'decisions_submission_open';
  end if;
  select status into present from resources where id = submission.resource_id;
  if new.kind = 'approve' then
    if submission.version_id is not null then
      perform apply_version(submission.resource_id, v.content) from resource_versions v where v.id = submission.version_id;
      delete from drafts d using resource_versions v
        where v.id = submission.version_id and d.resource_id = v.resource_id and d.kind = 'resource'
          and d.content = v.content;
    end if;
    update resources set status = 'approved', visibility = submission.visibility,
        organization_id = coalesce(submission.organization_id, organization_id)
      where id = submission.resource_id;
  elsif present <> 'approved' then
    update resources set status = 'rejected' where id = submission.resource_id;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.decide_upload_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.state = 'pending' then
    return new;
  end if;
  new.decided_by := app_uid();
  new.decided_at := now();
  if new.state = 'granted' then
    insert into user_roles (user_id, role, granted_by) values (new.user_id, new.role_wanted, new.decided_by)
      on conflict do nothing;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_file_of_attachment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from files f where f.id = old.file_id and not is_file_shown(f.id, f.owner_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_files_of_resource()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from files f
  where f.id in (
      old.source_file_id, old.image_file_id, old.thumbnail_file_id, old.document_file_id, old.reading_file_id)
    and f.owner_id = old.submitted_by and not is_file_shown(f.id, f.owner_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_letter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin return null; end $function$;

CREATE OR REPLACE FUNCTION public.end_report()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), 'report.' || new.state, 'resource', new.resource_id,
      jsonb_build_object('report', new.id, 'comment', new.comment_id, 'words', new.answer));
  perform tell(new.reporter_id, 'report_answered',
      jsonb_build_object('resourceId', r.id, 'title', r.title, 'words', new.answer))
    from resources r where r.id = new.resource_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_second_steps(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from authenticators where user_id = person;
  delete from passkeys where user_id = person;
  delete from recovery_codes where user_id = person;
  delete from half_sign_ins where user_id = person;
  delete from verifications where identifier = 'authenticator:' || person;
end $function$;

CREATE OR REPLACE FUNCTION public.end_second_steps_forbidden()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform end_second_steps(m.user_id) from team_memberships m
    where m.team_id = new.id and not may_hold_second_step(m.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_second_steps_left()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from verifications where identifier = 'hand_over:' || old.user_id;
  if not may_hold_second_step(old.user_id) then
    perform end_second_steps(old.user_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_suspended_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from user_sessions where user_id = new.id;
  delete from half_sign_ins where user_id = new.id;
  delete from verifications v
    where v.identifier in
        ('reset_password:' || new.id, 'change_email:' || new.id, 'second_step_recovery:' || new.id)
      or v.identifier like 'provider:%' and v.detail = new.id::text;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_upload(arrived uuid, most_bytes bigint, most_organization_bytes bigint, OUT organization uuid, OUT refusal text)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not app_can_upload() then
    refusal := 'upload_access_missing';
    return;
  end if;
  select u.organization_id into organization from uploads u where u.id = arrived and u.owner_id = app_uid();
  perform hold_room(organization);
  if app_used_bytes() > most_bytes then
    refusal := 'storage_used_up';
  elsif organization_reserved_bytes(organization) > most_organization_bytes then
    refusal := 'organization_storage_used_up';
  else
    delete from uploads u where u.id = arrived and u.owner_id = app_uid();
    if not found then
      refusal := 'not_found';
    end if;
  end if;
  if not organization = any (app_org_ids()) then
    organization := null;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.enqueue_job(queue text, payload jsonb, not_before timestamp with time zone DEFAULT now())
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  job uuid;
begin
  if payload is null or jsonb_typeof(payload) <> 'object' or exists (
    select from jsonb_each(payload)
    where jsonb_typeof(value) <> 'string' or value #>> '{}' !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  ) then
    raise exception 'A job of % holds identifiers only, not %.', queue, payload using errcode = 'check_violation';
  end if;

  insert into jobs.job (
    name, data, start_after, created_on, keep_until, policy, dead_letter, expire_seconds, deletion_seconds,
    retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds)
  select
    q.name, payload, not_before, jobs.job_now(), not_before + q.retention_seconds * interval '1 second', q.policy,
    q.dead_letter, q.expire_seconds, q.deletion_seconds,
    q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.heartbeat_seconds
  from jobs.queue q
  where q.name = queue
  returning id into job;

  if job is null then
    raise exception 'There is no queue named %.', queue using errcode = 'undefined_object';
  end if;
  if not_before <= jobs.job_now() then
    perform pg_notify(jobs.channel(), queue);
  end if;
  return job;
end $function$;
CREATE OR REPLACE FUNCTION public.enqueue_job(queue text, payload jsonb, not_before timestamp with time zone, job_priority integer)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
declare
  added uuid := public.enqueue_job(queue, payload, not_before);
begin
  update jobs.job set priority = job_priority where name = queue and id = added;
  return added;
end $function$;

CREATE OR REPLACE FUNCTION public.enqueue_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform enqueue_job('send-mail', jsonb_build_object('mailId', new.id), greatest(new.next_attempt_at, now()));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.enrol_learner(first text, second text, called text, base text, hash text)
 RETURNS TABLE(id uuid, username text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT made.id,
     made.username
    FROM ((class_codes c
      JOIN teams t ON ((t.id = c.team_id)))
      CROSS JOIN LATERAL add_learner(t.*, enrol_learner.called, enrol_learner.base, enrol_learner.hash, NULL::uuid) made(id, username))
   WHERE ((c.handle = enrol_learner.first) AND (c.secret = enrol_learner.second) AND (c.shut_at IS NULL) AND (( SELECT count(*) AS count
            FROM team_memberships m
           WHERE (m.team_id = t.id)) < 200));
END;

CREATE OR REPLACE FUNCTION public.erase_account(person uuid, requested_before timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  address text;
begin
  select u.email into address from users u
    where u.id = person and u.deletion_requested_at <= requested_before for update;
  if not found then
    return false;
  end if;
  if exists (select from organizations_left_ownerless(person)) then
    raise exception 'the last owner of an organization cannot leave it'
      using errcode = '23514', constraint = 'organization_memberships_last_owner';
  end if;
  delete from organizations o
    where o.type <> 'personal'
      and exists (select from organization_memberships m where m.organization_id = o.id and m.user_id = person)
      and not exists (select from organization_memberships m where m.organization_id = o.id and m.user_id <> person);
  update resources set submitted_by = null, author_name = 'Deleted user'
    where submitted_by = person and status = 'approved' and visibility in ('public', 'organization');
  update contact_messages set name = 'Deleted user', email = 'deleted' where user_id = person;
  delete from mail_outbox where lower("to") = lower(address);
  delete from invitations i where lower(i.email) = lower(address);
  delete from verifications v where v.identifier like '%:' || person;
  insert into audit_log (actor_id, action, subject_type, subject_id) values (null, 'account.erased', 'user', person);
  delete from users where id = person;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.fall_back_to_student()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into user_roles (user_id, role)
    select old.user_id, 'student'
    where exists (select from users where id = old.user_id)
      and not exists (select from user_roles where user_id = old.user_id)
    on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.filter_bits_of(is_premium boolean, content_type text, difficulty_level text, subject text, category text, graphic_type text, type text, tags text[])
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  content_types constant text[] := '{worksheet,video,lesson-plan}';
  levels constant text[] :=
    '{elementary,middle school,high school,post secondary,beginner,intermediate,advanced}';
  subjects constant text[] := '{history,geography,science,math,english,art,technology}';
  graphics constant text[] := '{iveo_audio_tactile,svg_tactileview,viewplus_embossed,vital_haptics}';
  -- Folded in one go, which costs more than all the rest; between them a character for private use, which no
  -- folding touches.
  names constant text[] := string_to_array(folded(array_to_string(
    array[content_type, difficulty_level, subject, category, graphic_type, type] || tags, chr(57344), '')), chr(57344));
  bits integer := case when is_premium then 2 else 1 end
    | coalesce(4 << (array_position(content_types, replace(btrim(names[1]), ' ', '-')) - 1), 0)
    | coalesce(32 << (array_position(levels, btrim(names[2])) - 1), 0)
    | coalesce(4096 << (array_position(subjects, btrim(names[3])) - 1), 0)
    | coalesce(4096 << (array_position(subjects, btrim(names[4])) - 1), 0);
  graphic text;
begin
  foreach graphic in array names[5:] loop
    bits := bits | coalesce(524288 << (array_position(graphics, btrim(graphic)) - 1), 0);
  end loop;
  return bits;
end $function$;

CREATE OR REPLACE FUNCTION public.find_largest_owners(most integer)
 RETURNS TABLE(display_name text, file_bytes double precision, files integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT COALESCE(p.display_name, u.name) AS "coalesce",
     (sum(f.size))::double precision AS sum,
     (count(*))::integer AS count
    FROM ((files f
      JOIN users u ON ((u.id = f.owner_id)))
      LEFT JOIN profiles p ON ((p.user_id = u.id)))
   WHERE app_is_super_admin()
   GROUP BY u.id, u.name, p.display_name
   ORDER BY (sum(f.size)) DESC, u.id
  LIMIT find_largest_owners.most;
END;

CREATE OR REPLACE FUNCTION public.fold_resource_events(at_most integer DEFAULT 10000)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  folded_events integer;
begin
  with taken as (
    delete from resource_events where id in (
      select id from resource_events order by id limit at_most for update skip locked)
    returning resource_id, kind
  ), sums as (
    select resource_id, count(*) filter (where kind = 'view') as views,
      count(*) filter (where kind = 'download') as downloads
    from taken group by resource_id
  ), changed as (
    update resources r set view_count = view_count + views, download_count = download_count + downloads,
      popularity_score = popularity_score + views + 5 * downloads
    from sums where r.id = sums.resource_id
  )
  select count(*) into folded_events from taken;
  return folded_events;
end $function$;

CREATE OR REPLACE FUNCTION public.folded(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(lower((unaccent('unaccent'::regdictionary, lower((NORMALIZE(words, NFKC) COLLATE "und-x-icu"))) COLLATE "und-x-icu")), '\s+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.forget_answered_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from notices n using users u
    where n.user_id = u.id and lower(u.email) = lower(new.email)
      and n.kind = 'invitation_waiting' and n.payload ->> 'invitationId' = new.id::text;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_stale_outputs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from outputs where resource_id = new.id and version = new.version and part <> '';
  delete from output_requests where resource_id = new.id and version = new.version;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.furnish_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into profiles (user_id, display_name, username) values (new.id, new.name, new.username);
  insert into preferences (user_id) values (new.id);
  insert into user_roles (user_id, role) values (new.id, 'student');
  insert into organizations (name, type, created_by, subscription_tier) values (new.name, 'personal', new.id, 'free');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.get_search_trends(days_back integer DEFAULT 30)
 RETURNS TABLE(search_query text, search_count bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT lower(mode() WITHIN GROUP (ORDER BY h.search_query)) AS lower,
     count(*) AS count
    FROM search_history h
   WHERE (h.created_at > (now() - make_interval(days => LEAST(GREATEST(get_search_trends.days_back, 1), 365))))
   GROUP BY (folded(h.search_query))
  HAVING (count(DISTINCT h.user_id) >= 5)
   ORDER BY (count(*)) DESC, (folded(h.search_query))
  LIMIT 20;
END;

CREATE OR REPLACE FUNCTION public.guard_draft_files()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if pg_has_role(current_user, 'relievo_app', 'usage') and not app_owns_file(new.source_file_id) then
    raise exception 'a draft shows a file of its author only' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_last_super_admin()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_name = 'users' then
    if exists (select from user_roles where user_id = new.id and role = 'super_admin') then
      perform keep_a_super_admin(new.id);
    end if;
    return new;
  end if;
  if exists (select from users where id = old.user_id) then
    perform keep_a_super_admin(old.user_id);
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_organization()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not pg_has_role(current_user, 'relievo_app', 'usage') then
    return new;
  end if;
  if new.subscription_tier <> old.subscription_tier and not app_is_super_admin() then
    raise exception 'only a super administrator changes the tier of an organization' using errcode = '42501';
  end if;
  if (new.type = 'personal') <> (old.type = 'personal') and not app_is_admin() then
    raise exception 'only an administrator makes an organization personal' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_shown_files()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  known uuid[] := '{}';
begin
  if not pg_has_role(current_user, 'relievo_app', 'usage') then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    known := array[
      old.source_file_id, old.image_file_id, old.thumbnail_file_id, old.document_file_id, old.reading_file_id];
  end if;
  if exists (
    select from unnest(array[
      new.source_file_id, new.image_file_id, new.thumbnail_file_id, new.document_file_id, new.reading_file_id
    ]) as shown (id)
    where shown.id is not null and array_position(known, shown.id) is null and not app_owns_file(shown.id)
  ) then
    raise exception 'a resource shows files of its author only' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_version_files()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not pg_has_role(current_user, 'relievo_app', 'usage') then
    return new;
  end if;
  if exists (
    select from resources r,
      unnest(array[
        'source_file_id', 'image_file_id', 'thumbnail_file_id', 'document_file_id', 'reading_file_id'
      ]) as place (name)
    where r.id = new.resource_id and new.content ->> place.name is not null
      and new.content ->> place.name is distinct from to_jsonb(r) ->> place.name
      and not app_owns_file((new.content ->> place.name)::uuid)
  ) then
    raise exception 'a version shows files of its author only' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.half_of_uuid(id uuid, start integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((('x'::text || encode(substr(uuid_send(id), start, 8), 'hex'::text)))::bit(64))::bigint;

CREATE OR REPLACE FUNCTION public.hand_back_resources()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update resources
    set organization_id = null, visibility = case visibility when 'organization' then 'private' else visibility end
    where organization_id = old.id;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.hand_over_learner(learner uuid, address text, hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update learners set handed_over_at = now() where user_id = learner;
  if not found then
    return false;
  end if;
  update users set email = lower(address), email_verified = true, updated_at = now() where id = learner;
  update user_accounts set password = hash, updated_at = now()
    where user_id = learner and provider_id = 'credential';
  perform end_second_steps(learner);
  delete from user_sessions where user_id = learner;
  delete from learners where user_id = learner;
  update profiles set is_learner = false where user_id = learner;
  update likes set in_class = false where user_id = learner and in_class;
  update ratings set in_class = false where user_id = learner and in_class;
  update comments set in_class = false where user_id = learner and in_class;
  insert into audit_log (actor_id, action, subject_type, subject_id) values (learner, 'learner.handed_over', 'person', learner);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.has_second_step(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN ((EXISTS (SELECT FROM authenticators WHERE (authenticators.user_id = has_second_step.person))) OR (EXISTS (SELECT FROM passkeys WHERE (passkeys.user_id = has_second_step.person))));

CREATE OR REPLACE FUNCTION public.hide_comment(target uuid, hidden boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not app_is_admin() then
    return false;
  end if;
  update comments set hidden_at = case when hidden then now() end where id = target;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION public.hold_room(organization uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT pg_advisory_xact_lock(hashtextextended(('uploads '::text || app_uid()), (0)::bigint)) AS pg_advisory_xact_lock;
 SELECT pg_advisory_xact_lock(hashtextextended(('uploads for '::text || organization), (0)::bigint)) AS pg_advisory_xact_lock
   WHERE (organization IS NOT NULL);
END;

CREATE OR REPLACE FUNCTION public.index_resource()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  said text := words_of(concat_ws(' ', new.title, new.description, new.category, new.subject,
    array_to_string(new.tags, ' '), new.author_name));
  spoken text := lower(split_part(new.language, '-', 1));
begin
  insert into search_documents (resource_id, words, title_words, status, visibility, is_draft, organization_id,
    submitted_by, created_at, title_key, category_key, filter_bits)
  values (new.id, said, words_of(new.title), new.status, new.visibility, new.submitted_at is null,
    new.organization_id, new.submitted_by, new.created_at, new.title_key, new.category_key, new.filter_bits)
  on conflict (resource_id) do update set words = excluded.words, title_words = excluded.title_words,
    status = excluded.status, visibility = excluded.visibility, is_draft = excluded.is_draft,
    organization_id = excluded.organization_id, submitted_by = excluded.submitted_by,
    created_at = excluded.created_at, title_key = excluded.title_key, category_key = excluded.category_key,
    filter_bits = excluded.filter_bits;
  -- In one order, so that two who write the same new words wait for each other and not in a circle. The words stand
  -- between spaces, and what stands before the first is the word without letters.
  insert into search_words (word, language, stem)
  select word, spoken, stem_of(spoken, word)
  from (select distinct string_to_table(said, ' ') collate "C" as word) as spoken_words
  where not exists (select from search_words k where k.word = spoken_words.word and k.language = spoken)
  order by word
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.invitation_by_token(hash bytea)
 RETURNS TABLE(organization_name text, role text, email text, expires_at timestamp with time zone, state text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT
         CASE
             WHEN (told.state = 'open'::text) THEN o.name
             ELSE NULL::text
         END AS "case",
         CASE
             WHEN (told.state = 'open'::text) THEN i.role
             ELSE NULL::text
         END AS "case",
         CASE
             WHEN (told.state = 'open'::text) THEN i.email
             ELSE NULL::text
         END AS "case",
         CASE
             WHEN (told.state = 'open'::text) THEN i.expires_at
             ELSE NULL::timestamp with time zone
         END AS "case",
     told.state
    FROM ((invitations i
      JOIN organizations o ON ((o.id = i.organization_id)))
      CROSS JOIN LATERAL ( SELECT
                 CASE
                     WHEN (i.accepted_at IS NOT NULL) THEN 'accepted'::text
                     WHEN (i.expires_at <= now()) THEN 'expired'::text
                     ELSE 'open'::text
                 END AS state) told)
   WHERE ((i.token_hash = invitation_by_token.hash) AND (i.revoked_at IS NULL));
END;

CREATE OR REPLACE FUNCTION public.is_file_shown(file uuid, of_owner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT ((EXISTS ( SELECT
            FROM resources r
           WHERE (((((is_file_shown.file = r.source_file_id) OR (is_file_shown.file = r.image_file_id)) OR (is_file_shown.file = r.thumbnail_file_id)) OR (is_file_shown.file = r.document_file_id)) OR (is_file_shown.file = r.reading_file_id)))) OR (EXISTS ( SELECT
            FROM resource_attachments a
           WHERE (a.file_id = is_file_shown.file))) OR (EXISTS ( SELECT
            FROM conversions c
           WHERE (c.source_file_id = is_file_shown.file))) OR (EXISTS ( SELECT
            FROM outputs o
           WHERE (o.file_id = is_file_shown.file))) OR (EXISTS ( SELECT
            FROM profiles p
           WHERE (p.avatar_file_id = is_file_shown.file))) OR (EXISTS ( SELECT
            FROM account_exports e
           WHERE (e.file_id = is_file_shown.file))) OR (EXISTS ( SELECT
            FROM collection_archives a
           WHERE (a.file_id = is_file_shown.file))) OR (EXISTS ( SELECT
            FROM resource_versions v
           WHERE ((v.created_by = is_file_shown.of_owner) AND ((((((is_file_shown.file)::text = (v.content ->> 'source_file_id'::text)) OR ((is_file_shown.file)::text = (v.content ->> 'image_file_id'::text))) OR ((is_file_shown.file)::text = (v.content ->> 'thumbnail_file_id'::text))) OR ((is_file_shown.file)::text = (v.content ->> 'document_file_id'::text))) OR ((is_file_shown.file)::text = (v.content ->> 'reading_file_id'::text)))))));
END;

CREATE OR REPLACE FUNCTION public.is_new_visit(visit bytea, visited_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with counted as (
    insert into recent_visits as kept (visit, visited_at) values ($1, $2)
    on conflict (visit) do update set visited_at = excluded.visited_at
      where kept.visited_at <= excluded.visited_at - interval '30 minutes'
    returning 1)
  select exists (select from counted)
$function$;

CREATE OR REPLACE FUNCTION public.is_taught_account(class uuid, learner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN ((class = ANY (app_taught_class_ids())) AND (EXISTS (SELECT FROM ((learners l JOIN team_memberships m ON (((m.user_id = l.user_id) AND (NOT m.teaches)))) JOIN teams t ON (((t.id = m.team_id) AND (t.organization_id = l.organization_id)))) WHERE ((l.user_id = is_taught_account.learner) AND (m.team_id = is_taught_account.class)))));

CREATE OR REPLACE FUNCTION public.jobs_stand_still()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog'
RETURN ((EXISTS (SELECT FROM jobs.job WHERE ((job.state = ANY (ARRAY['created'::jobs.job_state, 'retry'::jobs.job_state])) AND (NOT job.blocked) AND (job.start_after < (jobs.job_now() - '00:01:00'::interval))))) AND (NOT (EXISTS (SELECT FROM jobs.job WHERE (GREATEST(job.started_on, job.heartbeat_on, job.completed_on) > (jobs.job_now() - '00:01:00'::interval))))));

CREATE OR REPLACE FUNCTION public.join_class(first text, second text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  class teams;
begin
  select t.* into class from class_codes c join teams t on t.id = c.team_id
    where c.handle = first and c.secret = second and c.shut_at is null and app_uid() is not null;
  if class.id is null then
    return null;
  end if;
  insert into organization_memberships (organization_id, user_id, is_learner)
    values (class.organization_id, app_uid(), true) on conflict do nothing;
  insert into team_memberships (team_id, organization_id, user_id)
    values (class.id, class.organization_id, app_uid()) on conflict do nothing;
  return class.id;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_a_super_admin(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('last super administrator', 0));
  if not exists (
    select from user_roles r join users u on u.id = r.user_id
    where r.role = 'super_admin' and r.user_id <> person and u.suspended_at is null)
  then
    raise exception 'the last super administrator stays one'
      using errcode = '23514', constraint = 'user_roles_last_super_admin';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if old.role <> 'owner' or old.status <> 'active'
    or tg_op = 'UPDATE' and new.role = 'owner' and new.status = 'active' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  perform from organizations where id = old.organization_id for no key update;
  if found and not exists (
    select from organization_memberships m join users u on u.id = m.user_id
    where m.organization_id = old.organization_id and m.user_id <> old.user_id
      and m.role = 'owner' and m.status = 'active' and u.deletion_requested_at is null
  ) then
    raise exception 'the last owner of an organization cannot leave it'
      using errcode = '23514', constraint = 'organization_memberships_last_owner';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_beginnings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  shown uuid;
begin
  if tg_op <> 'DELETE' then shown := shown_to_of(new.status, new.visibility, new.organization_id); end if;
  if tg_op <> 'INSERT' then
    -- Only of a list that was full may others have been dropped, which can take the place of what is gone.
    with gone as (
      delete from kept_beginnings where resource_id = old.resource_id returning shown_to, beginning, kind)
    insert into thinned_beginnings (shown_to, beginning, kind)
    select shown_to, beginning, kind from gone g
    where (tg_op = 'DELETE' or shown is distinct from g.shown_to or (g.beginning, g.kind) not in (
        select b.beginning, b.kind from kept_beginnings_of(new.title_words, new.words, new.filter_bits) as b))
      and (select count(*) from kept_beginnings t
        where t.shown_to = g.shown_to and t.beginning = g.beginning and t.kind = g.kind) = most_kept_of_a_beginning();
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if shown is null then return null; end if;
  -- In one order, so that two who write the same beginnings do not wait for each other in a circle.
  insert into kept_beginnings (shown_to, beginning, kind, popularity_class, resource_id)
  select shown, b.beginning, b.kind, new.popularity_class, new.resource_id
  from kept_beginnings_of(new.title_words, new.words, new.filter_bits) as b
  where (select count(*) from (
    select from kept_beginnings k
    where k.shown_to = shown and k.beginning = b.beginning and k.kind = b.kind
      and k.popularity_class >= new.popularity_class
    limit most_kept_of_a_beginning()) as as_popular) < most_kept_of_a_beginning()
  order by b.beginning, b.kind;
  -- What another transaction holds is left to the next change: nobody waits here.
  delete from kept_beginnings t using (
    select beyond.* from (
      select beginning, kind from kept_beginnings where resource_id = new.resource_id) as mine
    cross join lateral (
      select b.* from kept_beginnings b
      where b.shown_to = shown and b.beginning = mine.beginning and b.kind = mine.kind
      order by b.popularity_class desc, b.resource_id offset most_kept_of_a_beginning()
      for update skip locked) as beyond) as dropped
  where t.shown_to = dropped.shown_to and t.beginning = dropped.beginning and t.kind = dropped.kind
    and t.popularity_class = dropped.popularity_class and t.resource_id = dropped.resource_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_learner_without_rights()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from learners where user_id = new.user_id) then
    raise exception 'an account that was made for a class holds no right' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_second_steps_allowed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not may_hold_second_step(new.user_id) then
    raise exception 'no class of this learner allows a second step' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.kept_beginnings_of(title_words text, words text, filter_bits integer)
 RETURNS TABLE(beginning text, kind integer)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT b.b,
     0
    FROM beginnings_of(kept_beginnings_of.title_words, 2, 8) b(b)
 UNION ALL
  SELECT b.b,
     k.k
    FROM (beginnings_of(kept_beginnings_of.words, 3, 6) b(b)
      CROSS JOIN unnest(kinds_of(kept_beginnings_of.filter_bits)) k(k));
END;

CREATE OR REPLACE FUNCTION public.kinds_of(filter_bits integer)
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((ARRAY[1] || CASE WHEN ((filter_bits & 4) <> 0) THEN ARRAY[4] ELSE '{}'::integer[] END) || CASE WHEN ((filter_bits & 16) <> 0) THEN ARRAY[16] ELSE '{}'::integer[] END);

CREATE OR REPLACE FUNCTION public.learner_reading(class uuid, learner uuid)
 RETURNS TABLE(studio jsonb, display jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT p.studio,
     (p.settings -> 'display'::text)
    FROM (preferences p
      JOIN team_memberships m ON ((m.user_id = p.user_id)))
   WHERE ((m.team_id = learner_reading.class) AND (m.user_id = learner_reading.learner) AND (NOT m.teaches) AND (learner_reading.class = ANY (app_taught_class_ids())));
END;

CREATE OR REPLACE FUNCTION public.learns(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (EXISTS (SELECT FROM (team_memberships m JOIN teams t ON ((t.id = m.team_id))) WHERE ((m.user_id = learns.person) AND (NOT m.teaches) AND (t.kind = 'class'::text))));

CREATE OR REPLACE FUNCTION public.letter_group(kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((kind ~~ 'review\_%'::text) OR (kind = ANY (ARRAY['resource_returned'::text, 'resource_deleted'::text]))) THEN 'decisions'::text WHEN (kind ~~ 'accessible\_request\_%'::text) THEN 'requests'::text WHEN (kind = 'resource_reported'::text) THEN 'reports'::text WHEN (kind = ANY (ARRAY['collection_shared'::text, 'invitation_waiting'::text, 'learner_words_made'::text, 'learner_handed_over'::text])) THEN 'none'::text ELSE NULL::text END;

CREATE OR REPLACE FUNCTION public.list_impossible_forms(resource uuid, at_version integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('format', q.format, 'profile', q.profile) ORDER BY q.format, q.profile), '[]'::jsonb) AS "coalesce"
    FROM output_requests q
   WHERE ((q.resource_id = list_impossible_forms.resource) AND (q.version = list_impossible_forms.at_version) AND (q.state = 'impossible'::text) AND (q.variant = '{}'::jsonb));
END;

CREATE OR REPLACE FUNCTION public.log_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    select new.author_id, 'submission.' || new.kind, 'resource', s.resource_id,
        jsonb_build_object('submission', s.id, 'visibility', s.visibility, 'organization', s.organization_id)
      from submissions s where s.id = new.submission_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.log_membership()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    select app_uid(),
        case
          when tg_op = 'INSERT' then 'organization.member_joined'
          when tg_op = 'DELETE' then 'organization.member_left'
          when new.status = old.status then 'organization.member_role'
          when new.status = 'active' then 'organization.member_restored'
          else 'organization.member_suspended'
        end,
        'person', coalesce(new.user_id, old.user_id),
        jsonb_strip_nulls(jsonb_build_object('organization', o.id, 'from', old.role, 'to', new.role))
      from organizations o
      where o.id = coalesce(new.organization_id, old.organization_id) and o.type <> 'personal';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.log_site_settings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changes jsonb := changed_parts(read_set_values(old), read_set_values(new));
begin
  if changes is not null then
    insert into audit_log (actor_id, action, subject_type, details)
      values (app_uid(), 'site.settings_changed', 'site', changes);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.log_team()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into audit_log (action, subject_type, subject_id, details)
    select 'organization.team_' || case tg_op when 'INSERT' then 'made' when 'UPDATE' then 'renamed' else 'deleted' end,
        'organization', o.id, jsonb_strip_nulls(jsonb_build_object('team', coalesce(new.id, old.id),
          'name', case when tg_op <> 'UPDATE' then coalesce(new.name, old.name) end,
          'before', case when tg_op = 'UPDATE' then jsonb_build_object('name', old.name) end,
          'after', case when tg_op = 'UPDATE' then jsonb_build_object('name', new.name) end))
      from organizations o where o.id = coalesce(new.organization_id, old.organization_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.log_upload_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), 'upload_request.' || new.state, 'person', new.user_id,
      jsonb_build_object('role', new.role_wanted));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.make_first_administrator(person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('first administrator', 0));
  if exists (select from user_roles where role = 'super_admin') then
    return false;
  end if;
  insert into user_roles (user_id, role) values (person, 'super_admin');
  insert into audit_log (actor_id, action, subject_type, subject_id)
    values (person, 'administrator.first', 'user', person);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.make_founder_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.created_by is not null then
    insert into organization_memberships (organization_id, user_id, role) values (new.id, new.created_by, 'owner');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.make_founder_teacher()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into team_memberships (team_id, organization_id, user_id, teaches)
    select new.id, new.organization_id, app_uid(), true where app_uid() is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.make_learners(class uuid, people jsonb)
 RETURNS TABLE(id uuid, username text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query
    select made.id, made.username
    from teams t
    cross join jsonb_to_recordset(people) as p (place int, name text, base text, hash text)
    cross join lateral add_learner(t, p.name, p.base, p.hash, app_uid()) made
    where t.id = class and t.id = any (app_taught_class_ids())
    order by p.place;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_words_of_learner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.in_class := exists (select from learners where user_id = new.user_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.may_hold_second_step(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN ((NOT (EXISTS (SELECT FROM learners WHERE (learners.user_id = may_hold_second_step.person)))) OR (EXISTS (SELECT FROM ((learners l JOIN team_memberships m ON ((m.user_id = l.user_id))) JOIN teams t ON (((t.id = m.team_id) AND (t.organization_id = l.organization_id)))) WHERE ((l.user_id = may_hold_second_step.person) AND (t.kind = 'class'::text) AND t.allows_second_steps))));

CREATE OR REPLACE FUNCTION public.may_sign_up(address text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN ((SELECT site_settings.sign_up_is_open FROM site_settings) OR (EXISTS (SELECT FROM invitations WHERE ((lower(invitations.email) = lower(may_sign_up.address)) AND (invitations.accepted_at IS NULL) AND (invitations.revoked_at IS NULL) AND (invitations.expires_at > now())))));

CREATE OR REPLACE FUNCTION public.measure_organization(organization uuid)
 RETURNS double precision
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN CASE WHEN ((organization = ANY (app_org_ids('{owner,admin}'::text[]))) OR app_is_admin()) THEN (organization_bytes(organization))::double precision ELSE NULL::double precision END;

CREATE OR REPLACE FUNCTION public.measure_place()
 RETURNS TABLE(database_bytes double precision, file_bytes double precision, files integer, people integer, organizations integer, resources integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT (pg_database_size(current_database()))::double precision AS pg_database_size,
     ( SELECT (COALESCE(sum(kept.size), (0)::numeric))::double precision AS "coalesce"
            FROM ( SELECT DISTINCT files.sha256,
                     files.size
                    FROM files) kept) AS "coalesce",
     ( SELECT (count(*))::integer AS count
            FROM files) AS count,
     ( SELECT (count(*))::integer AS count
            FROM users) AS count,
     ( SELECT (count(*))::integer AS count
            FROM organizations) AS count,
     ( SELECT (count(*))::integer AS count
            FROM resources) AS count
   WHERE app_is_super_admin();
END;

CREATE OR REPLACE FUNCTION public.mirror_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update profiles set display_name = new.name, username = new.username where user_id = new.id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.most_kept_of_a_beginning()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN 16;

CREATE OR REPLACE FUNCTION public.notify_person(person uuid, notice_kind text, notice_payload jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 INSERT INTO notices (user_id, kind, payload)
   VALUES (notify_person.person, notify_person.notice_kind, notify_person.notice_payload);
END;

CREATE OR REPLACE FUNCTION public.number_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from resources where id = new.resource_id for no key update;
  new.number := 1 + coalesce((select max(number) from resource_versions where resource_id = new.resource_id), 0);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.open_invitations()
 RETURNS TABLE(id uuid, organization_name text, class_name text, role text, inviter_name text, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT i.id,
     o.name,
     t.name,
     i.role,
     COALESCE(p.display_name, ''::text) AS "coalesce",
     i.expires_at
    FROM (((invitations i
      JOIN organizations o ON ((o.id = i.organization_id)))
      LEFT JOIN teams t ON ((t.id = i.team_id)))
      LEFT JOIN profiles p ON ((p.user_id = i.invited_by)))
   WHERE ((lower(i.email) = app_proven_address()) AND (i.accepted_at IS NULL) AND (i.revoked_at IS NULL) AND (i.expires_at > now()))
   ORDER BY i.created_at DESC, i.id DESC
  LIMIT 50;
END;

CREATE OR REPLACE FUNCTION public.organization_bytes(organization uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (SELECT (COALESCE(sum(kept.size), (0)::numeric))::bigint AS "coalesce" FROM (SELECT f.sha256, f.size FROM ((resources r LEFT JOIN outputs o ON ((o.resource_id = r.id))) JOIN files f ON (((((((f.id = r.source_file_id) OR (f.id = r.image_file_id)) OR (f.id = r.thumbnail_file_id)) OR (f.id = r.document_file_id)) OR (f.id = r.reading_file_id)) OR (f.id = o.file_id)))) WHERE (r.organization_id = organization_bytes.organization) UNION SELECT f.sha256, f.size FROM files f WHERE ((f.organization_id = organization_bytes.organization) AND (EXISTS (SELECT FROM organization_memberships m WHERE ((m.organization_id = organization_bytes.organization) AND (m.user_id = f.owner_id)))))) kept);

CREATE OR REPLACE FUNCTION public.organization_reserved_bytes(organization uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (organization_bytes(organization) + (COALESCE((SELECT sum(uploads.size) AS sum FROM uploads WHERE (uploads.organization_id = organization_reserved_bytes.organization)), (0)::numeric))::bigint);

CREATE OR REPLACE FUNCTION public.organizations_left_ownerless(person uuid)
 RETURNS TABLE(id uuid, name text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from organizations o
    where o.type <> 'personal' and o.id in (
      select m.organization_id from organization_memberships m
      where m.user_id = person and m.role = 'owner' and m.status = 'active')
    order by o.id for no key update;
  return query
    select o.id, o.name
    from organizations o join organization_memberships mine on mine.organization_id = o.id
    where o.type <> 'personal' and mine.user_id = person and mine.role = 'owner' and mine.status = 'active'
      and exists (select from organization_memberships m where m.organization_id = o.id and m.user_id <> person)
      and not exists (
        select from organization_memberships m join users u on u.id = m.user_id
        where m.organization_id = o.id and m.user_id <> person and m.role = 'owner' and m.status = 'active'
          and u.deletion_requested_at is null)
    order by o.name;
end $function$;

CREATE OR REPLACE FUNCTION public.outgrow_student()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from user_roles where user_id = new.user_id and role = 'student';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.people_of_share(share collection_shares)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT (people_of_share.share).person_id AS person_id
   WHERE ((people_of_share.share).person_id IS NOT NULL)
 UNION
  SELECT t.user_id
    FROM (((team_memberships t
      JOIN organization_memberships m ON (((m.organization_id = t.organization_id) AND (m.user_id = t.user_id) AND (m.status = 'active'::text))))
      JOIN user_collections c ON (((c.id = (people_of_share.share).collection_id) AND (c.user_id <> t.user_id))))
      JOIN organization_memberships o ON (((o.organization_id = t.organization_id) AND (o.user_id = c.user_id) AND (o.status = 'active'::text))))
   WHERE (t.team_id = (people_of_share.share).team_id);
END;

CREATE OR REPLACE FUNCTION public.person_may_see(person uuid, target uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (EXISTS (SELECT FROM resources r WHERE ((r.id = person_may_see.target) AND (((r.visibility = 'public'::text) AND (r.status = 'approved'::text)) OR (r.submitted_by = person_may_see.person) OR ((r.visibility = 'organization'::text) AND (EXISTS (SELECT FROM organization_memberships m WHERE ((m.organization_id = r.organization_id) AND (m.user_id = person_may_see.person) AND (m.status = 'active'::text) AND ((r.status = 'approved'::text) OR (m.role = ANY (ARRAY['owner'::text, 'admin'::text, 'reviewer'::text]))))))) OR (EXISTS (SELECT FROM user_roles o WHERE ((o.user_id = person_may_see.person) AND (o.role = ANY (ARRAY['admin'::text, 'super_admin'::text])))))))));

CREATE OR REPLACE FUNCTION public.popularity_class_of(score double precision)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (floor(((8)::numeric * log(2.0, ((GREATEST(score, (0)::double precision) + (1)::double precision))::numeric))))::smallint;

CREATE OR REPLACE PROCEDURE public.protect(IN target regclass, IN for_system text DEFAULT NULL::text, IN for_auth text DEFAULT NULL::text)
 LANGUAGE plpgsql
AS $procedure$
declare
  plain text := (select relname from pg_class where oid = target);
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy %I on %s to relievo_owner using (true) with check (true)', plain || '_owner', target);
  if for_system is not null then
    execute format('grant %s on %s to relievo_system', for_system, target);
    execute format('create policy %I on %s to relievo_system using (true) with check (true)', plain || '_system', target);
  end if;
  if for_auth is not null then
    execute format('grant %s on %s to relievo_auth', for_auth, target);
    execute format('create policy %I on %s to relievo_auth using (true) with check (true)', plain || '_auth', target);
  end if;
end $procedure$;

CREATE OR REPLACE FUNCTION public.queue_changed_resource()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform queue_reviews(array(select submission_id from review_queue where resource_id = new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.queue_changed_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform queue_reviews(array(select submission_id from review_queue where version_id = new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.queue_renamed_author()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform queue_reviews(array(select submission_id from review_queue where submitted_by = new.user_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.queue_reviews(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from review_queue q using submissions s
    where q.submission_id = any (ids) and s.id = q.submission_id and s.closed_at is not null;
  insert into review_queue (submission_id, resource_id, version_id, visibility, organization_id, submitted_by, assigned_to,
      created_at, title, author_name, category)
    select s.id, s.resource_id, s.version_id, s.visibility, s.organization_id, s.submitted_by, s.assigned_to, s.created_at,
      coalesce(v.content ->> 'title', r.title, ''), coalesce(p.display_name, r.author_name, ''),
      coalesce(v.content ->> 'category', r.category)
    from submissions s join resources r on r.id = s.resource_id
      left join resource_versions v on v.id = s.version_id
      left join profiles p on p.user_id = s.submitted_by
    where s.id = any (ids) and s.closed_at is null
  on conflict (submission_id) do update set version_id = excluded.version_id, visibility = excluded.visibility,
    organization_id = excluded.organization_id, submitted_by = excluded.submitted_by, assigned_to = excluded.assigned_to,
    created_at = excluded.created_at, title = excluded.title, author_name = excluded.author_name,
    category = excluded.category;
end $function$;

CREATE OR REPLACE FUNCTION public.queue_submission()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform queue_reviews(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.read_set_values(s site_settings)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
RETURN jsonb_build_object('signUpIsOpen', (s).sign_up_is_open, 'banner', (s).banner, 'foundingOpensTier', (s).founding_opens_tier, 'uploadRoles', (s).upload_roles, 'fileMegabytes', (s).file_megabytes, 'videoMegabytes', (s).video_megabytes, 'personMegabytes', (s).person_megabytes, 'organizationMegabytes', (s).organization_megabytes, 'providersOff', (s).providers_off, 'languageModelProvider', (s).ai_provider, 'languageModelAddress', (s).ai_endpoint, 'languageModel', (s).ai_model, 'showsSampleFigures', (s).shows_sample_figures);

CREATE OR REPLACE PROCEDURE public.rebuild_library_counts()
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $procedure$
begin
  delete from bit_changes;
  insert into bit_changes (shown_to, category_key, filter_bits, change)
  select shown_to_of(status, visibility, organization_id), category_key, filter_bits, count(*)
  from search_documents
  where shown_to_of(status, visibility, organization_id) is not null
  group by grouping sets ((1, 2, 3), (1, 3))
  having grouping(category_key) = 1 or category_key <> '';
end $procedure$;

CREATE OR REPLACE PROCEDURE public.rebuild_suggestions()
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $procedure$
begin
  delete from kept_beginnings;
  insert into kept_beginnings (shown_to, beginning, kind, popularity_class, resource_id)
  select shown_to, beginning, kind, popularity_class, resource_id from (
    select shown_to_of(d.status, d.visibility, d.organization_id) as shown_to, b.beginning, b.kind, d.popularity_class,
      d.resource_id,
      row_number() over (partition by shown_to_of(d.status, d.visibility, d.organization_id), b.beginning, b.kind
        order by d.popularity_class desc, d.resource_id) as place
    from search_documents d cross join lateral kept_beginnings_of(d.title_words, d.words, d.filter_bits) as b
    where shown_to_of(d.status, d.visibility, d.organization_id) is not null) as ranked
  where place <= most_kept_of_a_beginning();
  delete from category_changes;
  insert into category_changes (shown_to, category_key, change)
  select counted_for(status, visibility, organization_id, submitted_by), category_key, count(*)
  from search_documents
  where counted_for(status, visibility, organization_id, submitted_by) is not null and category_key <> ''
  group by 1, 2;
end $procedure$;

CREATE OR REPLACE FUNCTION public.refill_beginnings(at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  looked_at integer := 0;
  thin record;
  held text[];
begin
  for thin in
    with taken as (
      delete from thinned_beginnings where id in (
        select id from thinned_beginnings order by id limit at_most for update skip locked)
      returning shown_to, beginning, kind)
    select shown_to, beginning, kind, split_part(beginning, ' ', 1) as word, count(*) as times
    from taken group by 1, 2, 3 order by 1, 2, 3
  loop
    looked_at := looked_at + thin.times;
    held := array(select distinct word from search_words where word >= thin.word and word < thin.word || chr(1114111));
    insert into kept_beginnings (shown_to, beginning, kind, popularity_class, resource_id)
    select thin.shown_to, thin.beginning, thin.kind, d.popularity_class, d.resource_id
    from (
      select * from search_documents
      where status = 'approved' and visibility = 'public'
        and thin.shown_to = '00000000-0000-0000-0000-000000000000'
        and string_to_array(btrim(words), ' ') && held
      union all
      select * from search_documents
      where status = 'approved' and visibility = 'organization' and organization_id = thin.shown_to) as d
    where (thin.beginning, thin.kind) in (
      select b.beginning, b.kind from kept_beginnings_of(d.title_words, d.words, d.filter_bits) as b)
    order by d.popularity_class desc, d.resource_id limit most_kept_of_a_beginning()
    on conflict do nothing;
  end loop;
  return looked_at;
end $function$;

CREATE OR REPLACE FUNCTION public.remove_class(class uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not class = any (app_taught_class_ids()) then
    return false;
  end if;
  perform remove_learner(class, m.user_id) from team_memberships m where m.team_id = class and not m.teaches;
  delete from teams where id = class;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.remove_learner(class uuid, learner uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  organization uuid;
begin
  delete from team_memberships
    where team_id = class and user_id = learner and not teaches and class = any (app_taught_class_ids())
    returning organization_id into organization;
  if organization is null then
    return false;
  end if;
  if not exists (select from team_memberships where organization_id = organization and user_id = learner) then
    delete from learners where user_id = learner and organization_id = organization;
    delete from organization_memberships
      where organization_id = organization and user_id = learner and is_learner;
  end if;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.remove_learner_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from users where id = old.user_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.remove_personal_organization()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from organizations where created_by = old.id and type = 'personal';
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.renew_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update user_sessions set renewal_due = true where user_id = coalesce(new.user_id, old.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.request_account_deletion(person uuid, at timestamp with time zone)
 RETURNS TABLE(id uuid, name text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query select * from organizations_left_ownerless(person);
  if not found then
    update users u set deletion_requested_at = coalesce(u.deletion_requested_at, at) where u.id = person;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.require_second_step(required boolean, who uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changes jsonb;
begin
  if who is not null and not exists (select from user_roles where user_id = who and role = 'super_admin') then
    return false;
  end if;
  select changed_parts(
      jsonb_build_object('requiresSecondStep', requires_second_step), jsonb_build_object('requiresSecondStep', required))
    into changes from site_settings for update;
  if changes is not null then
    update site_settings set requires_second_step = required;
    insert into audit_log (actor_id, action, subject_type, details)
      values (who, 'site.settings_changed', 'site', changes);
  end if;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.retry_job(chosen uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  queue text;
  subject uuid;
begin
  if not app_is_super_admin() then
    return false;
  end if;
  update jobs.job set state = 'retry', retry_count = 0, start_after = jobs.job_now(), started_on = null,
      heartbeat_on = null, completed_on = null, keep_until = jobs.job_now() + interval '14 days'
    where id = chosen and state in ('failed', 'cancelled') and name <> 'dead-letters'
    returning name, (select value::uuid from jsonb_each_text(data) limit 1) into queue, subject;
  if not found then
    return false;
  end if;
  update conversions set state = 'waiting', problem = '', begun_at = null, ended_at = null
    where queue = 'convert-file' and id = subject and state = 'failed';
  update output_requests set state = 'waiting', problem = ''
    where queue = 'make-output' and id = subject and state = 'failed';
  update account_exports set state = 'waiting' where queue = 'export-account' and id = subject and state = 'failed';
  update collection_archives set state = 'waiting' where queue = 'pack-collection' and id = subject and state = 'failed';
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), 'job.retried', 'job', chosen, jsonb_build_object('name', queue));
  perform pg_notify(jobs.channel(), queue);
  return true;
exception when unique_violation then
  -- It runs already: of what concerns everything there is one at a time.
  return false;
end $function$;

CREATE OR REPLACE FUNCTION public.reviewer_name(decision uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT p.display_name
    FROM ((decisions d
      JOIN submissions s ON ((s.id = d.submission_id)))
      JOIN profiles p ON ((p.user_id = d.author_id)))
   WHERE ((d.id = reviewer_name.decision) AND ((s.submitted_by = app_uid()) OR app_may_decide(s.visibility, s.organization_id, s.submitted_by)));
END;

CREATE OR REPLACE FUNCTION public.say_what_a_resource_shows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.is_drawing := exists (select from files where id = new.image_file_id and media_type = 'image/svg+xml');
  new.impossible_forms := list_impossible_forms(new.id, new.version);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.say_what_cannot_be_made()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  target uuid := case tg_op when 'DELETE' then old.resource_id else new.resource_id end;
begin
  update resources set impossible_forms = list_impossible_forms(id, version) where id = target;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.search_forms(typed text[])
 RETURNS TABLE(typed_word text, word text, needed boolean, whole text[], parts text[], is_vague boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT raw.raw,
     asked.word,
     (NOT COALESCE(( SELECT bool_and((k.stem = ''::text)) AS bool_and
            FROM search_words k
           WHERE (k.word = asked.word)), (stem_of('en'::text, asked.word) = ''::text))),
     ARRAY( SELECT asked.word
         UNION
          SELECT k.word
            FROM (( SELECT spoken.language,
                     stem_of(spoken.language, asked.word) AS stem
                    FROM search_words spoken
                   WHERE (spoken.word = ''::text)
                  OFFSET 0) asked_stem
              JOIN search_words k ON (((k.language = asked_stem.language) AND (k.stem = asked_stem.stem))))
           WHERE (asked_stem.stem <> ''::text)) AS "array",
     held.words[:2000] AS words,
     (cardinality(held.words) > 2000)
    FROM (((unnest(search_forms.typed) raw(raw)
      CROSS JOIN LATERAL ( SELECT "left"(split_part(btrim(words_of("left"(raw.raw, 500))), ' '::text, 1), 64) AS word
          OFFSET 0) asked)
      CROSS JOIN LATERAL ( SELECT (('%'::text || regexp_replace(asked.word, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text) AS pattern
          OFFSET 0) composed)
      CROSS JOIN LATERAL ( SELECT ARRAY( SELECT DISTINCT k.word
                    FROM search_words k
                   WHERE (k.word ~~ composed.pattern)
                  LIMIT 2001) AS words
          OFFSET 0) held)
   WHERE (asked.word <> ''::text);
END;

CREATE OR REPLACE FUNCTION public.search_neighbours(typed text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT DISTINCT near.word
    FROM (( SELECT k.word
            FROM search_words k
           WHERE (k.word % search_neighbours.typed)
           ORDER BY (similarity(k.word, search_neighbours.typed)) DESC
          LIMIT 100)
         UNION ALL
         ( SELECT k.word
            FROM search_words k
           WHERE ((k.word >= "left"(search_neighbours.typed, 1)) AND (k.word < ("left"(search_neighbours.typed, 1) || chr(1114111))) AND ((length(k.word) >= (length(search_neighbours.typed) - 2)) AND (length(k.word) <= (length(search_neighbours.typed) + 2))))
          LIMIT 5000)) near
   WHERE ((near.word ~ '[[:alpha:]]'::text) AND (stem_of('en'::text, near.word) <> ''::text));
END;

CREATE OR REPLACE FUNCTION public.search_patterns(query text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
RETURN ARRAY(SELECT (('%'::text || regexp_replace(words.word, '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text) FROM (SELECT DISTINCT unnest(string_to_array(folded("left"(search_patterns.query, 500)), ' '::text)) AS word) words WHERE (words.word <> ''::text) ORDER BY (length(words.word)) DESC, words.word);

CREATE OR REPLACE FUNCTION public.second_step_is_required()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (SELECT site_settings.requires_second_step FROM site_settings);

CREATE OR REPLACE FUNCTION public.set_learner_password(class uuid, learner uuid, hash text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not is_taught_account(class, learner) then
    return null;
  end if;
  update user_accounts set password = hash, updated_at = now()
    where user_id = learner and provider_id = 'credential';
  delete from user_sessions where user_id = learner;
  delete from verifications where identifier = 'hand_over:' || learner;
  perform end_second_steps(learner);
  perform tell_teachers(class, learner, 'learner_words_made');
  insert into audit_log (action, subject_type, subject_id, details)
    values ('learner.new_password', 'person', learner, jsonb_build_object('team', class, 'teaches', exists (
      select from team_memberships m where m.team_id = class and m.teaches and m.user_id = app_uid())));
  return (select username from users where id = learner);
end $function$;

CREATE OR REPLACE FUNCTION public.show_attachments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- A film has one set of captions: the new one.
  update resource_attachments a set removed_at = now()
  from submissions s
  where s.id = new.submission_id and a.resource_id = s.resource_id and a.kind = 'captions' and a.is_shown
    and a.removed_at is null and exists (
      select from resource_attachments n
      where n.resource_id = a.resource_id and n.kind = 'captions' and not n.is_shown and n.removed_at is null);
  update resource_attachments a set is_shown = true
  from submissions s
  where s.id = new.submission_id and a.resource_id = s.resource_id and a.removed_at is null and not a.is_shown;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.shown_to_of(status text, visibility text, organization_id uuid)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (status <> 'approved'::text) THEN NULL::uuid WHEN (visibility = 'public'::text) THEN '00000000-0000-0000-0000-000000000000'::uuid WHEN (visibility = 'organization'::text) THEN organization_id ELSE NULL::uuid END;

CREATE OR REPLACE FUNCTION public.sign_accessible_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.handled_by := app_uid();
  new.handled_at := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.sign_comment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.author_name := coalesce((select display_name from profiles where user_id = new.user_id), '');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.sign_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.handled_by := app_uid();
  new.handled_at := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.stem_of(language text, word text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT
         CASE
             WHEN (known.stemmer IS NULL) THEN stem_of.word
             ELSE COALESCE((ts_lexize(known.stemmer, stem_of.word))[1], ''::text)
         END AS "coalesce"
    FROM (( VALUES (1)) once
      LEFT JOIN stemmers() known(language, stemmer) ON ((known.language = stem_of.language)));
END;

CREATE OR REPLACE FUNCTION public.stemmers()
 RETURNS TABLE(language text, stemmer regdictionary)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 VALUES ('ar'::text,'arabic_stem'::regdictionary), ('ca'::text,'catalan_stem'::regdictionary), ('da'::text,'danish_stem'::regdictionary), ('de'::text,'german_stem'::regdictionary), ('el'::text,'greek_stem'::regdictionary), ('en'::text,'english_stem'::regdictionary), ('es'::text,'spanish_stem'::regdictionary), ('eu'::text,'basque_stem'::regdictionary), ('fi'::text,'finnish_stem'::regdictionary), ('fr'::text,'french_stem'::regdictionary), ('ga'::text,'irish_stem'::regdictionary), ('hi'::text,'hindi_stem'::regdictionary), ('hu'::text,'hungarian_stem'::regdictionary), ('hy'::text,'armenian_stem'::regdictionary), ('id'::text,'indonesian_stem'::regdictionary), ('it'::text,'italian_stem'::regdictionary), ('lt'::text,'lithuanian_stem'::regdictionary), ('nb'::text,'norwegian_stem'::regdictionary), ('ne'::text,'nepali_stem'::regdictionary), ('nl'::text,'dutch_stem'::regdictionary), ('nn'::text,'norwegian_stem'::regdictionary), ('no'::text,'norwegian_stem'::regdictionary), ('pt'::text,'portuguese_stem'::regdictionary), ('ro'::text,'romanian_stem'::regdictionary), ('ru'::text,'russian_stem'::regdictionary), ('sr'::text,'serbian_stem'::regdictionary), ('sv'::text,'swedish_stem'::regdictionary), ('ta'::text,'tamil_stem'::regdictionary), ('tr'::text,'turkish_stem'::regdictionary), ('yi'::text,'yiddish_stem'::regdictionary);
END;

CREATE OR REPLACE FUNCTION public.submit_resource()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  present text;
begin
  select status into present from resources where id = new.resource_id for no key update;
  if present = 'approved' then
    if new.version_id is null then
      raise exception 'an approved resource is changed by submitting a new version of it'
        using errcode = '23514', constraint = 'submissions_need_a_version';
    end if;
  else
    update resources
      set status = 'pending', submitted_at = now(), visibility = new.visibility,
        organization_id = coalesce(new.organization_id, organization_id)
      where id = new.resource_id;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.suggested_in_lists(typed text, kinds integer[])
 RETURNS TABLE(kind integer, id uuid, popularity_class smallint)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 40
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 WITH said AS (
          SELECT words.place,
             words.word,
             lead("left"(words.word, 1)) OVER (ORDER BY words.place) AS next,
             count(*) OVER () AS words
            FROM string_to_table(btrim(words_of("left"(suggested_in_lists.typed, 200))), ' '::text) WITH ORDINALITY words(word, place)
           WHERE ((words.place <= 16) AND (words.word <> ''::text))
         ), telling AS (
          SELECT said.word,
             said.next
            FROM said
           WHERE ((said.next IS NOT NULL) OR (said.words = 1))
           ORDER BY (length(said.word)) DESC, said.place
          LIMIT 1
         ), asked AS (
          SELECT concat_ws(' '::text, "left"(telling.word,
                 CASE each.kind
                     WHEN 0 THEN 8
                     ELSE 6
                 END), telling.next) AS beginning,
             array_agg(each.kind) AS kinds
            FROM (unnest(suggested_in_lists.kinds) each(kind)
              CROSS JOIN telling)
           GROUP BY (concat_ws(' '::text, "left"(telling.word,
                 CASE each.kind
                     WHEN 0 THEN 8
                     ELSE 6
                 END), telling.next))
         ), ranked AS (
          SELECT kept.kind,
             kept.resource_id,
             kept.popularity_class,
             row_number() OVER (PARTITION BY kept.kind ORDER BY kept.popularity_class DESC, kept.resource_id DESC) AS place
            FROM ((( SELECT '00000000-0000-0000-0000-000000000000'::uuid AS shown_to
                 UNION ALL
                  SELECT app_org() AS app_org
                   WHERE (app_org() IS NOT NULL)) shelves
              CROSS JOIN asked)
              CROSS JOIN LATERAL ( SELECT b.kind,
                     b.resource_id,
                     b.popularity_class
                    FROM kept_beginnings b
                   WHERE ((b.shown_to = shelves.shown_to) AND (b.beginning = asked.beginning) AND (b.kind = ANY (asked.kinds)))
                  OFFSET 0) kept)
         )
  SELECT ranked.kind,
     ranked.resource_id,
     ranked.popularity_class
    FROM ranked
   WHERE (ranked.place <= 10)
   ORDER BY ranked.kind, ranked.place;
END;

CREATE OR REPLACE FUNCTION public.sum_bit_changes()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 WITH taken AS (
          DELETE FROM bit_changes c
            USING ( SELECT bit_changes_1.shown_to,
                     bit_changes_1.category_key,
                     bit_changes_1.filter_bits
                    FROM bit_changes bit_changes_1
                   GROUP BY bit_changes_1.shown_to, bit_changes_1.category_key, bit_changes_1.filter_bits
                  HAVING (count(*) > 1)) several
           WHERE ((c.shown_to = several.shown_to) AND (NOT (c.category_key IS DISTINCT FROM several.category_key)) AND (c.filter_bits = several.filter_bits))
           RETURNING c.shown_to,
             c.category_key,
             c.filter_bits,
             c.change
         )
  INSERT INTO bit_changes (shown_to, category_key, filter_bits, change)  SELECT taken.shown_to,
             taken.category_key,
             taken.filter_bits,
             sum(taken.change) AS sum
            FROM taken
           GROUP BY taken.shown_to, taken.category_key, taken.filter_bits
          HAVING (sum(taken.change) <> 0);
END;

CREATE OR REPLACE FUNCTION public.sum_category_changes()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 WITH taken AS (
          DELETE FROM category_changes c
            USING ( SELECT category_changes_1.shown_to,
                     category_changes_1.category_key
                    FROM category_changes category_changes_1
                   GROUP BY category_changes_1.shown_to, category_changes_1.category_key
                  HAVING (count(*) > 1)) several
           WHERE ((c.shown_to = several.shown_to) AND (c.category_key = several.category_key))
           RETURNING c.shown_to,
             c.category_key,
             c.change
         )
  INSERT INTO category_changes (shown_to, category_key, change)  SELECT taken.shown_to,
             taken.category_key,
             sum(taken.change) AS sum
            FROM taken
           GROUP BY taken.shown_to, taken.category_key
          HAVING (sum(taken.change) <> 0);
END;

CREATE OR REPLACE FUNCTION public.support_own_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if app_uid() is not null then
    insert into accessible_request_supporters (request_id, is_asker, words) values (new.id, true, new.words);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.take_ai_call(of_person integer, of_all integer, today date)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  made integer;
begin
  if app_uid() is null then
    raise exception 'only people ask' using errcode = '42501';
  end if;
  insert into ai_usage as u (user_id, day) values (app_uid(), today)
    on conflict (user_id, day) do update set calls = u.calls + 1 where u.calls < of_person;
  if not found then
    return 'person';
  end if;
  insert into ai_usage as u (user_id, day) values (null, today)
    on conflict (user_id, day) do update set calls = u.calls + 1 where u.calls < of_all
    returning calls into made;
  if not found then
    return 'all';
  end if;
  if made = 1 then
    delete from ai_usage where day < today - 31;
  end if;
  return 'taken';
end $function$;

CREATE OR REPLACE FUNCTION public.take_invitation(chosen uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  accepted invitations;
begin
  update invitations set accepted_at = now(), accepted_by = app_uid()
    where id = chosen and accepted_at is null and revoked_at is null and expires_at > now()
      and lower(email) = app_proven_address()
    returning * into accepted;
  if accepted.id is null then
    return null;
  end if;
  insert into organization_memberships (organization_id, user_id, role, is_learner)
    values (accepted.organization_id, app_uid(), accepted.role, accepted.team_id is not null)
    on conflict (organization_id, user_id) do nothing;
  insert into team_memberships (team_id, organization_id, user_id)
    select accepted.team_id, accepted.organization_id, app_uid() where accepted.team_id is not null
    on conflict do nothing;
  return accepted.organization_id;
end $function$;

CREATE OR REPLACE FUNCTION public.take_letter(address text, letter_kind text, at timestamp with time zone, pause_seconds integer, a_day integer)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 WITH taken AS (
          INSERT INTO letter_counts AS c (recipient, kind, last_at, day_at, letters)
           VALUES (encode(sha256(convert_to(lower(take_letter.address), 'UTF8'::name)), 'hex'::text), take_letter.letter_kind, take_letter.at, take_letter.at, 1) ON CONFLICT(recipient, kind) DO UPDATE SET last_at = take_letter.at, day_at =
                 CASE
                     WHEN ((c.day_at > (take_letter.at - '1 day'::interval)) AND (c.day_at <= (take_letter.at + '00:05:00'::interval))) THEN c.day_at
                     ELSE take_letter.at
                 END, letters =
                 CASE
                     WHEN ((c.day_at > (take_letter.at - '1 day'::interval)) AND (c.day_at <= (take_letter.at + '00:05:00'::interval))) THEN (c.letters + 1)
                     ELSE 1
                 END
           WHERE (((c.last_at <= (take_letter.at - ((take_letter.pause_seconds)::double precision * '00:00:01'::interval))) OR (c.last_at > (take_letter.at + '00:05:00'::interval))) AND ((c.letters < take_letter.a_day) OR (c.day_at <= (take_letter.at - '1 day'::interval)) OR (c.day_at > (take_letter.at + '00:05:00'::interval))))
           RETURNING 1 AS "?column?"
         )
  SELECT (EXISTS ( SELECT
            FROM taken)) AS "exists";
END;

CREATE OR REPLACE FUNCTION public.tell(person uuid, kind text, payload jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 INSERT INTO notices (user_id, kind, payload)
   VALUES (tell.person, tell.kind, tell.payload);
 INSERT INTO mail_outbox ("to", template, payload)  SELECT u.email,
             tell.kind AS kind,
             (tell.payload || jsonb_build_object('name', u.name, 'personId', u.id))
            FROM (users u
              JOIN preferences p ON ((p.user_id = u.id)))
           WHERE ((u.id = tell.person) AND
                 CASE letter_group(tell.kind)
                     WHEN 'none'::text THEN false
                     WHEN 'decisions'::text THEN p.mails_decisions
                     WHEN 'requests'::text THEN p.mails_requests
                     WHEN 'reports'::text THEN p.mails_reports
                     ELSE true
                 END);
END;

CREATE OR REPLACE FUNCTION public.tell_accessible_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell(listener.user_id, 'accessible_request_made', jsonb_build_object(
      'resourceId', r.id, 'title', r.title, 'form', new.form, 'words', new.words))
    from resources r
    cross join lateral (
      select r.submitted_by as user_id where r.submitted_by is not null
      union
      select o.user_id from user_roles o where r.submitted_by is null and o.role in ('admin', 'super_admin')
    ) as listener
    where r.id = new.resource_id and listener.user_id is distinct from app_uid();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_author_of_loss()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if old.submitted_by <> app_uid() then
    perform tell(old.submitted_by, tg_argv[0], jsonb_build_object('resourceId', old.id, 'title', old.title));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell(s.submitted_by, 'review_' || new.kind,
    jsonb_build_object('resourceId', r.id, 'title', r.title, 'words', concat_ws(E'\n\n', nullif(new.words, ''),
      (select string_agg(concat_ws(': ', m ->> 'part', m ->> 'words'), E'\n' order by place)
        from jsonb_array_elements(new.marks) with ordinality as marked (m, place)))))
  from submissions s join resources r on r.id = s.resource_id where s.id = new.submission_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_hidden_comment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), case when new.hidden_at is null then 'comment.shown' else 'comment.hidden' end, 'resource',
      new.resource_id, jsonb_build_object('comment', new.id));
  perform tell(new.user_id, case when new.hidden_at is null then 'comment_shown' else 'comment_hidden' end,
      jsonb_build_object('resourceId', r.id, 'title', r.title))
    from resources r where r.id = new.resource_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_of_invitations_before()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell_waiting_invitations(new.email);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_of_new_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell_waiting_invitations(new.email, new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_of_shared_collection()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell(reached.id, 'collection_shared', jsonb_build_object(
    'collectionId', c.id, 'title', c.name, 'from', p.display_name))
  from user_collections c
  join profiles p on p.user_id = c.user_id
  cross join people_of_share(new) as reached (id)
  where c.id = new.collection_id
    and not exists (
      select from collection_dismissals d where d.collection_id = c.id and d.user_id = reached.id)
    and not exists (
      select from notices n
      where n.user_id = reached.id and n.kind = 'collection_shared' and n.payload ->> 'collectionId' = c.id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_report()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell(administrator.user_id, 'resource_reported', jsonb_build_object(
      'resourceId', r.id, 'title', r.title, 'reason', new.reason, 'words', new.words,
      'comment', coalesce((select c.body from comments c where c.id = new.comment_id), '')))
    from resources r
    cross join (select distinct user_id from user_roles where role = 'super_admin') as administrator
    where r.id = new.resource_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_session_ended()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform pg_notify('sessions_ended', json_build_object('id', old.id)::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_supporters()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell(s.user_id, 'accessible_request_' || new.state, jsonb_build_object(
      'resourceId', r.id, 'title', r.title, 'form', new.form, 'words', new.answer))
    from accessible_request_supporters s
    join resources r on r.id = new.resource_id
    where s.request_id = new.id and s.user_id is distinct from app_uid() and person_may_see(s.user_id, r.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_teachers(class uuid, learner uuid, kind text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT tell(told.user_id, tell_teachers.kind, jsonb_build_object('title', ((( SELECT profiles.display_name
            FROM profiles
           WHERE (profiles.user_id = tell_teachers.learner)) || ', '::text) || told.name), 'from', COALESCE(( SELECT profiles.display_name
            FROM profiles
           WHERE (profiles.user_id = app_uid())), ''::text))) AS tell
    FROM ( SELECT DISTINCT ON (teacher.user_id) teacher.user_id,
             t.name
            FROM ((team_memberships own
              JOIN teams t ON (((t.id = own.team_id) AND (t.kind = 'class'::text))))
              JOIN team_memberships teacher ON (((teacher.team_id = t.id) AND teacher.teaches)))
           WHERE ((own.user_id = tell_teachers.learner) AND (NOT own.teaches) AND (t.organization_id = ( SELECT learners.organization_id
                    FROM learners
                   WHERE (learners.user_id = tell_teachers.learner))) AND (teacher.user_id IS DISTINCT FROM app_uid()) AND (NOT (EXISTS ( SELECT
                    FROM team_memberships asking
                   WHERE ((asking.team_id = t.id) AND asking.teaches AND (asking.user_id = app_uid()))))))
           ORDER BY teacher.user_id, (t.id <> tell_teachers.class), t.name) told;
END;

CREATE OR REPLACE FUNCTION public.tell_upload_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform tell(new.user_id, 'upload_request_' || new.state,
    jsonb_build_object('role', new.role_wanted, 'words', new.words));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_waiting_invitations(address text, only_this uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT tell(u.id, 'invitation_waiting'::text, jsonb_build_object('invitationId', i.id, 'title', (COALESCE((t.name || ', '::text), ''::text) || o.name), 'from', COALESCE(p.display_name, ''::text))) AS tell
    FROM ((((invitations i
      JOIN users u ON (((lower(u.email) = lower(i.email)) AND u.email_verified)))
      JOIN organizations o ON ((o.id = i.organization_id)))
      LEFT JOIN teams t ON ((t.id = i.team_id)))
      LEFT JOIN profiles p ON ((p.user_id = i.invited_by)))
   WHERE ((lower(i.email) = lower(tell_waiting_invitations.address)) AND ((tell_waiting_invitations.only_this IS NULL) OR (i.id = tell_waiting_invitations.only_this)) AND (i.accepted_at IS NULL) AND (i.revoked_at IS NULL) AND (i.expires_at > now()));
END;

CREATE OR REPLACE FUNCTION public.touch()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.try_class_code(first text, second text)
 RETURNS TABLE(state text, team_id uuid, class_name text, organization_name text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  code class_codes;
begin
  select * into code from class_codes c where c.handle = first for update;
  if code.shut_at is not null then
    return query select 'shut', null::uuid, null::text, null::text;
  elsif code.secret = second then
    return query
      select 'open', t.id, t.name, o.name
      from teams t join organizations o on o.id = t.organization_id where t.id = code.team_id;
  elsif code.team_id is not null then
    update class_codes c set wrong = c.wrong + 1, shut_at = case when c.wrong + 1 >= 100 then now() end
      where c.team_id = code.team_id;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.undo_organization_content(change uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  made audit_log;
  restored integer;
begin
  select * into made from audit_log
    where id = change and action = 'organization.content_changed' and actor_id = app_uid();
  if not found or not made.subject_id = any (app_org_ids('{owner,admin}')) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(change::text, 0));
  if exists (select from audit_log where action = 'organization.content_restored' and details ->> 'change' = change::text
      and subject_id = made.subject_id) then
    return null;
  end if;
  update resources r set visibility = one.value #>> '{before,visibility}', category = one.value #>> '{before,category}'
    from jsonb_array_elements(made.details -> 'resources') as one
    where r.id = (one.value ->> 'id')::uuid and r.organization_id = made.subject_id and r.status = 'approved'
      and r.visibility = one.value #>> '{after,visibility}'
      and r.category is not distinct from one.value #>> '{after,category}';
  get diagnostics restored = row_count;
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), 'organization.content_restored', 'organization', made.subject_id,
      jsonb_build_object('change', change, 'restored', restored));
  return restored;
end $function$;

CREATE OR REPLACE FUNCTION public.uuid_v7()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
RETURN uuidv7();

CREATE OR REPLACE FUNCTION public.version_file(submission uuid, place text)
 RETURNS TABLE(sha256 text, size double precision, media_type text, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT f.sha256,
     (f.size)::double precision AS size,
     f.media_type,
     f.name
    FROM (((submissions s
      JOIN resource_versions v ON ((v.id = s.version_id)))
      JOIN resources r ON ((r.id = s.resource_id)))
      JOIN files f ON ((f.id =
         CASE version_file.place
             WHEN 'source'::text THEN ((v.content ->> 'source_file_id'::text))::uuid
             WHEN 'picture'::text THEN ((v.content ->> 'image_file_id'::text))::uuid
             WHEN 'reading'::text THEN ((v.content ->> 'reading_file_id'::text))::uuid
             ELSE NULL::uuid
         END)))
   WHERE ((s.id = version_file.submission) AND (f.id IS DISTINCT FROM
         CASE version_file.place
             WHEN 'source'::text THEN r.source_file_id
             WHEN 'picture'::text THEN r.image_file_id
             ELSE r.reading_file_id
         END) AND ((s.submitted_by = app_uid()) OR app_may_decide(s.visibility, s.organization_id, s.submitted_by)));
END;

CREATE OR REPLACE FUNCTION public.votes_in_class(target uuid)
 RETURNS TABLE(likes integer, ratings integer, stars integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT ( SELECT (count(*))::integer AS count
            FROM likes
           WHERE ((likes.resource_id = votes_in_class.target) AND likes.in_class AND (likes.user_id = ANY (people.ids)))) AS count,
     (count(g.stars))::integer AS count,
     (COALESCE(sum(g.stars), (0)::bigint))::integer AS "coalesce"
    FROM (( SELECT (app_class_people_ids() || app_uid()) AS ids) people
      LEFT JOIN ratings g ON (((g.resource_id = votes_in_class.target) AND g.in_class AND (g.user_id = ANY (people.ids)))))
   GROUP BY people.ids;
END;

CREATE OR REPLACE FUNCTION public.withdraw_resource(target uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from resources
    where id = target and submitted_at is not null and (
      submitted_by = app_uid()
      or visibility = 'organization' and organization_id = any (app_org_ids('{owner,admin,reviewer}'))
      or app_is_admin())
    for no key update;
  if not found then
    return false;
  end if;
  update submissions set closed_at = now() where resource_id = target and closed_at is null;
  update resources set status = 'pending', visibility = 'private', submitted_at = null where id = target;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.withdraw_submission(target uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  present text;
begin
  select status into present from resources where id = target and submitted_by = app_uid() for no key update;
  update submissions set closed_at = now()
    where present is not null and resource_id = target and closed_at is null;
  if not found then
    return false;
  end if;
  if present <> 'approved' then
    update resources set status = 'pending', visibility = 'private', submitted_at = null where id = target;
  end if;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.words_of(said text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT
         CASE
             WHEN (whole.whole = ''::text) THEN ''::text
             WHEN (whole.whole !~ '[^[:alnum:] ]|\S{129}'::text) THEN ((' '::text || whole.whole) || ' '::text)
             ELSE ( SELECT ((' '::text || string_agg(
                     CASE
                         WHEN (length(bare.word) <= 128) THEN bare.word
                         ELSE ( SELECT string_agg(substr(bare.word, first.first, 128), ' '::text ORDER BY first.first) AS string_agg
                            FROM generate_series(1, (length(bare.word) - 64), 64) first(first))
                     END, ' '::text ORDER BY typed.place)) || ' '::text)
                FROM (string_to_table(whole.whole, ' '::text) WITH ORDINALITY typed(raw, place)
                  CROSS JOIN LATERAL ( SELECT COALESCE(NULLIF(btrim(typed.raw, '.,;:!?"''`´()[]{}<>«»‹›“”„‘’‚…–—―-/\|*_%&#@~^+=¿¡•·。、「」『』'::text), ''::text), typed.raw) AS word) bare))
         END
    FROM folded(words_of.said) whole(whole);
END;
