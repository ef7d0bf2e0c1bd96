export {
  type AccessibleAnswerInput,
  type AccessibleRequest,
  type AccessibleRequestInput,
  type AccessibleRequestPage,
  accessibleAnswerInput,
  accessibleRequestInput,
} from './accessible-requests.ts';
export { ACCESSIBLE_FORMS, type AccessibleForm, type RequestState } from './forms.ts';
