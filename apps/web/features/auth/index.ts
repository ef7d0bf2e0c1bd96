export {
  EmailField,
  NameField,
  NewPasswordField,
  PresentPasswordField,
  UsernameField,
} from './fields/person-fields.tsx';
