import type { Case } from '../support/Case.ts';
import { announcedCases } from './announced.ts';
import { catalogCases } from './catalogs.ts';
import { dashboardCases } from './dashboard.ts';
import { eventFormCases } from './events/eventForm.ts';
import { eventCases } from './events/events.ts';
import { roleCases } from './events/roles.ts';
import { formCases } from './forms.ts';
import { linkCases } from './members/links.ts';
import { memberCases } from './members/members.ts';
import { recordCases } from './members/record.ts';
import { transferCases } from './members/transfer.ts';
import { peopleCases } from './people.ts';
import { publicFormCases } from './publicForm.ts';
import { sessionCases } from './session.ts';

/** The calls of all screens. */
export const cases: readonly Case[] = [
  ...sessionCases,
  ...dashboardCases,
  ...memberCases,
  ...recordCases,
  ...linkCases,
  ...transferCases,
  ...catalogCases,
  ...peopleCases,
  ...eventCases,
  ...eventFormCases,
  ...roleCases,
  ...formCases,
  ...announcedCases,
  ...publicFormCases,
];
