export { checkAsForm } from './as-form.ts';
export {
  EmailField,
  NameField,
  NewPasswordField,
  PresentPasswordField,
  UsernameField,
} from './fields/person-fields.tsx';
