import { accessibleRequestsContract } from './accessible-requests/accessible-requests.ts';
import { accountContract } from './account.ts';
import { accountsContract } from './accounts.ts';
import { activityContract } from './activity/activity.ts';
import { aiContract } from './ai/ai.ts';
import { collectionArchivesContract } from './collections/archives.ts';
import { collectionsContract } from './collections/collections.ts';
import { contactContract } from './contact.ts';
import { contentContract } from './content/content.ts';
import { conversationContract } from './conversation/conversation.ts';
import { firstAdministratorContract } from './first-administrator.ts';
import { healthContract } from './health.ts';
import { libraryContract } from './library/library.ts';
import { outputsContract } from './library/outputs.ts';
import { resourcesContract } from './library/resources.ts';
import { searchesContract } from './library/searches.ts';
import { thumbnailsContract } from './library/thumbnails.ts';
import { noticesContract } from './notices/notices.ts';
import { organizationsContract } from './organizations.ts';
import { peopleContract } from './people.ts';
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
  people: peopleContract,
  providers: providersContract,
  firstAdministrator: firstAdministratorContract,
  organizations: organizationsContract,
  uploadRequests: uploadRequestsContract,
  collections: collectionsContract,
  collectionArchives: collectionArchivesContract,
  conversation: conversationContract,
  ai: aiContract,
  accessibleRequests: accessibleRequestsContract,
  content: contentContract,
  product: productContract,
  contact: contactContract,
  progress: progressContract,
  notices: noticesContract,
  library: libraryContract,
  resources: resourcesContract,
  outputs: outputsContract,
  searches: searchesContract,
  activity: activityContract,
  thumbnails: thumbnailsContract,
};

/** With what only demonstrations and working on the code have. */
export const contractWithSetup = { ...contract, setup: setupContract };
