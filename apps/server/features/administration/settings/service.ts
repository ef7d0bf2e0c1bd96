import { PROVIDERS, type Provider } from '@relievo/contracts/accounts';
import type { SiteSettings, SiteSettingsShown } from '@relievo/contracts/administration';
import { toInputIssueAt } from '@relievo/contracts/issues';
import { findEndpointProblem } from '../../../platform/ai/endpoint-problem.ts';
import type { Database, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { findSiteSettings } from '../../site-settings/service.ts';
import type { UploadDependencies } from '../../uploads/service.ts';
import * as rows from './repository.ts';

export interface SiteSettingsDependencies {
  readonly database: Database;
  /** What the environment says, which counts where nothing is set. */
  readonly uploading: UploadDependencies['uploading'];
  readonly organizationBytes: number;
  readonly providers: Readonly<Partial<Record<Provider, unknown>>>;
  readonly providerNames: Readonly<Record<Provider, string>>;
  readonly languageModel: {
    readonly provider: string;
    readonly endpoint: string;
    readonly model: string;
    readonly isLocal: boolean;
  };
}

export async function readSiteSettings(
  dependencies: SiteSettingsDependencies,
  viewer: Viewer,
): Promise<SiteSettingsShown> {
  const found = await dependencies.database.asUser(viewer, findSiteSettings);
  if (!found) throw refuse('not_found');
  return { ...found, configured: describeConfigured(dependencies) };
}

const MEGABYTE = 1024 * 1024;

function describeConfigured(dependencies: SiteSettingsDependencies): SiteSettingsShown['configured'] {
  const { uploading, organizationBytes, providers, providerNames, languageModel } = dependencies;
  const { provider, endpoint, model } = languageModel;
  return {
    fileMegabytes: Math.floor(uploading.fileBytes / MEGABYTE),
    videoMegabytes: Math.floor(uploading.videoBytes / MEGABYTE),
    personMegabytes: Math.floor(uploading.mostBytes / MEGABYTE),
    organizationMegabytes: Math.floor(organizationBytes / MEGABYTE),
    providers: PROVIDERS.filter((id) => providers[id] !== undefined).map((id) => ({
      id,
      name: providerNames[id],
    })),
    languageModel: { provider, endpoint, model },
  };
}

export async function changeSiteSettings(
  dependencies: SiteSettingsDependencies,
  viewer: Viewer,
  settings: SiteSettings,
): Promise<SiteSettingsShown> {
  refuseEndpoint(dependencies, settings);
  const isDone = await dependencies.database.asUser(viewer, (tx) => rows.changeSiteSettings(tx, settings));
  if (!isDone) throw refuse('forbidden');
  return readSiteSettings(dependencies, viewer);
}

/** An address of this network is called only where whoever runs the server has said so. */
function refuseEndpoint(
  { languageModel }: SiteSettingsDependencies,
  { languageModel: chosen }: SiteSettings,
) {
  if (chosen === null) return;
  const { endpoint } = chosen;
  if (URL.canParse(endpoint) && findEndpointProblem(endpoint, languageModel.isLocal) === undefined) return;
  const issue = { code: 'language_model_address_not_valid', parameters: {} } as const;
  throw refuse('invalid_input', { issues: [toInputIssueAt('languageModel.endpoint', issue)] });
}
