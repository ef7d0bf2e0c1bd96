import { accountsContract } from './accounts.ts';
import { contactContract } from './contact.ts';
import { healthContract } from './health.ts';
import { organizationsContract } from './organizations.ts';
import { productContract } from './product.ts';
import { progressContract } from './progress.ts';
import { uploadRequestsContract } from './upload-requests.ts';

/** Everything that the API can be asked, one part for each feature. */
export const contract = {
  health: healthContract,
  accounts: accountsContract,
  organizations: organizationsContract,
  uploadRequests: uploadRequestsContract,
  product: productContract,
  contact: contactContract,
  progress: progressContract,
};
