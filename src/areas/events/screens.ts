/** Screens whose code is fetched when somebody is about to open them. */
export const loadDetail = () => import('./detail/EventDetail');
export const loadMonth = () => import('./month/MonthView');
export const loadForm = () => import('./form/EventForm');
