/*
 * Parts of the form whose code is fetched after the form itself. The list of all people is as large as the form, which
 * shows before it; the roles are for the users who manage them.
 */
export const loadChoice = () => import('./SpeakerChoice');
export const loadRoles = () => import('./roles/RolesDialog');
