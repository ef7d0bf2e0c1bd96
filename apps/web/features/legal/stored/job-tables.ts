import type { DeclaredTables } from './declared.ts';

/** The library that lines up work has its own schema of the database, and these tables in it. */
export const JOB_TABLES: DeclaredTables = {
  'jobs.job': {
    purpose: /*i18n*/ 'Work that waits to be done. It names what to work on by its number',
    kept: 'job',
    fields: {
      number: 'id singleton_key group_id source_id source_root_id',
      choice: 'name priority state retry_backoff group_tier dead_letter policy blocked blocking source_name',
      words: 'data',
      count:
        'retry_limit retry_count retry_delay retry_delay_max expire_seconds deletion_seconds heartbeat_seconds pending_dependencies source_retry_count',
      report: 'output source_output',
      time: 'singleton_on start_after created_on started_on completed_on keep_until heartbeat_on source_created_on',
    },
  },
  'jobs.job_dependency': {
    purpose: /*i18n*/ 'Which work waits for other work',
    kept: 'job',
    fields: { number: 'child_id parent_id', choice: 'child_name parent_name' },
  },
  'jobs.queue': {
    purpose: /*i18n*/ 'The kinds of work, and how many of each wait',
    kept: 'site',
    fields: {
      choice: 'name policy retry_backoff dead_letter partition table_name notify',
      count:
        'retry_limit retry_delay retry_delay_max expire_seconds retention_seconds deletion_seconds deferred_count queued_count ready_count warning_queued active_count failed_count total_count created_delta completed_delta failed_delta delta_seconds ready_history heartbeat_seconds',
      number: 'singletons_active',
      time: 'delta_on monitor_claim_on monitor_on maintain_on created_on updated_on',
    },
  },
  'jobs.queue_stats': {
    purpose: /*i18n*/ 'How much work there was at which time',
    kept: 'site',
    fields: {
      number: 'id',
      choice: 'name',
      count:
        'deferred_count queued_count ready_count active_count failed_count total_count created_delta completed_delta failed_delta delta_seconds',
      time: 'delta_on captured_on',
    },
  },
  'jobs.schedule': {
    purpose: /*i18n*/ 'Work that is done again and again, and when',
    kept: 'site',
    fields: {
      choice: 'name key kind cron timezone options',
      words: 'data',
      number: 'last_job_id',
      time: 'created_on updated_on',
    },
  },
  'jobs.subscription': {
    purpose: /*i18n*/ 'Which work follows which event',
    kept: 'site',
    fields: { choice: 'event name', time: 'created_on updated_on' },
  },
  'jobs.warning': {
    purpose: /*i18n*/ 'What the library of jobs warned about, such as work that waits too long',
    kept: 'site',
    fields: { number: 'id', choice: 'type', report: 'message data', time: 'created_on' },
  },
  'jobs.bam': {
    purpose: /*i18n*/ 'Changes that the library of jobs makes to its own tables',
    kept: 'site',
    fields: {
      number: 'id',
      choice: 'name version status queue table_name',
      report: 'command error',
      time: 'created_on started_on completed_on',
    },
  },
  'jobs.version': {
    purpose: /*i18n*/ 'The version of the library of jobs, and when it last looked after its tables',
    kept: 'site',
    fields: {
      count: 'version',
      time: 'cron_on bam_on flow_on reindex_on monitor_backoff_on',
    },
  },
};
