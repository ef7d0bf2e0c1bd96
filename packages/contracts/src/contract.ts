import { accountContract } from './account.ts';
import { accountsContract } from './accounts.ts';
import { contactContract } from './contact.ts';
import { firstAdministratorContract } from './first-administrator.ts';
import { healthContract } from './health.ts';
import { organizationsContract } from './organizations.ts';
import { productContract } from './product.ts';
import { profileContract } from './profile.ts';
import { progressContract } from './progress.ts';
import { providersContract } from './providers.ts';
import { setupContract } from './setup.ts';
import { uploadRequestsContract } from './upload-requests.ts';

/** Everything that the API can be asked, one part for each feature. */
export const contract = {
  health: healthContract,
  accounts: accountsContract,
  account: accountContract,
  profile: profileContract,
  organizations: organizationsContract,
  uploadRequests: uploadRequestsContract,
  product: productContract,
  contact: contactContract,
  progress: progressContract,
};

/** With the parts that not every server has. */
export const contractWithSetup = {
  ...contract,
  providers: providersContract,
  firstAdministrator: firstAdministratorContract,
  setup: setupContract,
};
