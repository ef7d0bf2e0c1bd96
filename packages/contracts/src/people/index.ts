export { type DisplayChoices, displayChoices, readKeptDisplay } from './display.ts';
export {
  type Membership,
  ORGANIZATION_TYPES,
  type Organization,
  organizationInput,
} from './organizations.ts';
export type { PersonCollectionsQuery, PersonPage, PersonResourcesQuery } from './people.ts';
export {
  PICTURE_BYTES,
  PICTURE_TYPES,
  type Picture,
  type Profile,
  pictureAltInput,
  profileInput,
} from './profile.ts';
export {
  BRAILLE_GRADES,
  DETAILS,
  FORMS_OF_WAYS,
  listDevicesOf,
  MATHEMATICS,
  PAPERS,
  readDevice,
  readKeptStudio,
  SOUND_SPEEDS,
  SOUND_TIMBRES,
  type Studio,
  TAKE_WAYS,
  type TakeWay,
  USUAL_LICENCES,
  USUAL_STUDIO,
  VOICE_SPEEDS,
  VOICES,
} from './studio.ts';
export {
  ROLES_WANTED,
  type UploadRequest,
  type UploadRequestOfPerson,
  uploadRequestInput,
} from './upload-requests.ts';
