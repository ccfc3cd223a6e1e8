/** Screens whose code is fetched when somebody is about to open them. */
export const loadDetail = () => import('./detail/EventDetail');
export const loadMonth = () => import('./month/MonthView');
export const loadForm = () => import('./form/EventForm');
/** Beside the form, which shows before it: the list of all people is as large as the form itself. */
export const loadChoice = () => import('./speakers/SpeakerChoice');
