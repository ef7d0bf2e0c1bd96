import { accessibleRequestsContract } from './accessible-requests/accessible-requests.ts';
import { accountContract } from './accounts/account.ts';
import { accountsContract } from './accounts/accounts.ts';
import { firstAdministratorContract } from './accounts/first-administrator.ts';
import { providersContract } from './accounts/providers.ts';
import { secondStepContract, signInStepsContract } from './accounts/second-step.ts';
import { activityContract } from './activity/activity.ts';
import { superAdminContract } from './administration/super-admin.ts';
import { userManagementContract } from './administration/user-management.ts';
import { aiContract } from './ai/ai.ts';
import { chartsContract } from './charts/charts.ts';
import { assignmentsContract } from './classes/assignments.ts';
import { classesContract } from './classes/classes.ts';
import { classInvitationsContract } from './classes/invitations.ts';
import { readingContract } from './classes/reading.ts';
import { classSetsContract } from './classes/sets.ts';
import { collectionArchivesContract } from './collections/archives.ts';
import { collectionsContract } from './collections/collections.ts';
import { collectionSharesContract } from './collections/shares.ts';
import { attachmentsContract } from './content/attachments.ts';
import { batchOutputsContract } from './content/batch-outputs.ts';
import { batchesContract } from './content/batches.ts';
import { contentContract } from './content/content.ts';
import { reviewsContract } from './content/reviews.ts';
import { conversationContract } from './conversation/conversation.ts';
import { drawingsContract } from './drawings/drawings.ts';
import { outputsContract } from './library/files/outputs.ts';
import { thumbnailsContract } from './library/files/thumbnails.ts';
import { libraryContract } from './library/library.ts';
import { searchesContract } from './library/lists/searches.ts';
import { resourcesContract } from './library/resource/resources.ts';
import { marksContract } from './marks/marks.ts';
import { noticesContract } from './notices/notices.ts';
import { organizationContentContract } from './organizations/content.ts';
import { invitationsContract } from './organizations/invitations.ts';
import { membersContract } from './organizations/members.ts';
import { teamsContract } from './organizations/teams.ts';
import { displayContract } from './people/display.ts';
import { organizationsContract } from './people/organizations.ts';
import { peopleContract } from './people/people.ts';
import { profileContract } from './people/profile.ts';
import { studioContract } from './people/studio.ts';
import { uploadRequestsContract } from './people/upload-requests.ts';
import { picturesContract } from './pictures/pictures.ts';
import { contactContract } from './product/contact.ts';
import { healthContract } from './product/health.ts';
import { productContract } from './product/product.ts';
import { progressContract } from './product/progress.ts';
import { setupContract } from './product/setup.ts';
import { conversionsContract } from './uploads/conversions.ts';
import { uploadsContract } from './uploads/uploads.ts';

/** Everything that the API can be asked, one part for each feature. */
export const contract = {
  health: healthContract,
  accounts: accountsContract,
  account: accountContract,
  profile: profileContract,
  studio: studioContract,
  display: displayContract,
  people: peopleContract,
  providers: providersContract,
  secondStep: secondStepContract,
  signInSteps: signInStepsContract,
  firstAdministrator: firstAdministratorContract,
  organizations: organizationsContract,
  members: membersContract,
  invitations: invitationsContract,
  organizationContent: organizationContentContract,
  teams: teamsContract,
  classes: classesContract,
  assignments: assignmentsContract,
  reading: readingContract,
  classSets: classSetsContract,
  classInvitations: classInvitationsContract,
  uploadRequests: uploadRequestsContract,
  userManagement: userManagementContract,
  superAdmin: superAdminContract,
  collections: collectionsContract,
  collectionArchives: collectionArchivesContract,
  collectionShares: collectionSharesContract,
  conversation: conversationContract,
  marks: marksContract,
  ai: aiContract,
  accessibleRequests: accessibleRequestsContract,
  content: contentContract,
  attachments: attachmentsContract,
  batches: batchesContract,
  batchOutputs: batchOutputsContract,
  charts: chartsContract,
  pictures: picturesContract,
  reviews: reviewsContract,
  drawings: drawingsContract,
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
  uploads: uploadsContract,
  conversions: conversionsContract,
};

/** With what only demonstrations and working on the code have. */
export const contractWithSetup = { ...contract, setup: setupContract };
