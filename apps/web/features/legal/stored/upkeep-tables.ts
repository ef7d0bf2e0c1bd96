import type { DeclaredTables } from './declared.ts';
import { JOB_TABLES } from './job-tables.ts';

/** What the site needs to run. */
export const UPKEEP_TABLES: DeclaredTables = {
  audit_log: {
    purpose: /*i18n*/ 'What administrators did, and each time one of them opened something private',
    kept: 'log',
    fields: {
      number: 'id actor_id subject_id',
      choice: 'action subject_type',
      report: 'details words',
      time: 'created_at',
    },
  },
  contact_messages: {
    purpose: /*i18n*/ 'Messages that you sent with the contact form',
    kept: 'inbox',
    fields: {
      number: 'id user_id',
      name: 'name',
      address: 'email',
      words: 'subject body',
      time: 'answered_at created_at',
    },
  },
  mail_outbox: {
    purpose: /*i18n*/ 'Emails to you, until they are sent and for a while after',
    kept: 'mail',
    fields: {
      number: 'id message_id',
      address: 'to',
      choice: 'template status',
      words: 'payload',
      count: 'attempts',
      report: 'last_error',
      time: 'next_attempt_at sent_at created_at',
    },
  },
  job_progress: {
    purpose: /*i18n*/ 'How far a piece of work is that you wait for',
    kept: 'progress',
    fields: {
      number: 'id owner_id',
      choice: 'state',
      report: 'steps message',
      time: 'created_at updated_at',
    },
  },
  ...JOB_TABLES,
  recent_visits: {
    purpose: /*i18n*/ 'An anonymous mark of a visit, also of guests, so that each is counted only once',
    kept: 'visit',
    fields: { secret: 'visit', time: 'visited_at' },
  },
  ai_usage: {
    purpose: /*i18n*/ 'How often the language model was asked, so that nobody asks too often',
    kept: 'aiUsage',
    fields: { number: 'user_id', time: 'day', count: 'calls' },
  },
  ai_settings: {
    purpose: /*i18n*/ 'The key of the language model',
    kept: 'operator',
    fields: { number: 'single set_by', secret: 'sealed_key', time: 'set_at' },
  },
  site_settings: {
    purpose: /*i18n*/ 'The settings of this site',
    kept: 'operator',
    fields: {
      number: 'is_only library_progress_id',
      words: 'banner',
      choice:
        'shows_sample_figures requires_second_step sign_up_is_open founding_opens_tier upload_roles providers_off ai_provider ai_endpoint ai_model',
      count: 'file_megabytes video_megabytes person_megabytes organization_megabytes',
      time: 'updated_at',
    },
  },
  schema_migrations: {
    purpose: /*i18n*/ 'Which changes of the database itself were made',
    kept: 'site',
    fields: { name: 'name', report: 'checksum', time: 'applied_at' },
  },
  viewer_key: {
    purpose: /*i18n*/ 'The key by which the database knows who asks',
    kept: 'operator',
    fields: { number: 'only_row', secret: 'inner_block outer_block' },
  },
};
