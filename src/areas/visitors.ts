/**
 * The areas that people without an account open. A page that shows no other one never downloads the declarations of the
 * rest (all.ts).
 */
import { agendaArea } from './agenda/area';
import type { AnyArea } from './area';
import { checkInArea } from './attendance/helper/area';
import { loginArea } from './login/area';
import { publicFormArea } from './publicForm/area';
import { registrationArea } from './registration/area';

export const visitorAreas: readonly AnyArea[] = [
  loginArea,
  publicFormArea,
  registrationArea,
  agendaArea,
  checkInArea,
];
