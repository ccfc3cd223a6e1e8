/** The screens about one member, as code that is fetched when somebody is about to open them. */
export const loadDetail = () => import('./record/MemberDetail');
export const loadEdit = () => import('./edit/MemberEdit');
