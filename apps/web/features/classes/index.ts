export { OwnAssignments } from './assignments/own-assignments.tsx';
