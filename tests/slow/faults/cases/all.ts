import type { Case } from '../support/Case.ts';
import { accountCases } from './announced/accounts.ts';
import { duplicateCases } from './announced/duplicates.ts';
import { announcedCases, emptyTrashCase } from './announced/history.ts';
import { mailCases } from './announced/mails.ts';
import { privacyCases } from './announced/privacy.ts';
import { secondFactorCases } from './announced/secondFactor.ts';
import { serverCases } from './announced/server.ts';
import { settingsCases } from './announced/settings.ts';
import { catalogCases } from './catalogs.ts';
import { dashboardCases } from './dashboard.ts';
import { absenceCases } from './events/absences.ts';
import { attendanceCases } from './events/attendance.ts';
import { eventFormCases } from './events/eventForm.ts';
import { eventCases } from './events/events.ts';
import { feedCases } from './events/feeds.ts';
import { lifeCases } from './events/life.ts';
import { registrationCases } from './events/registrations.ts';
import { roleCases } from './events/roles.ts';
import { serviceCases } from './events/services.ts';
import { visitorCases } from './events/visitors.ts';
import { answerCases } from './forms/answers.ts';
import { formCases } from './forms/forms.ts';
import { publicFormCases } from './forms/publicForm.ts';
import { cardCases } from './members/cards.ts';
import { familyCases } from './members/family.ts';
import { linkCases } from './members/links.ts';
import { memberCases } from './members/members.ts';
import { recordCases } from './members/record.ts';
import { sharedCases } from './members/shared.ts';
import { transferCases } from './members/transfer.ts';
import { peopleCases } from './people.ts';
import { sessionCases } from './session.ts';
import { stepOrderCases } from './stepOrder.ts';

/** The calls of all screens, in parts that each run within the limit of a suite. */
export const parts: Record<string, readonly Case[]> = {
  members: [
    ...memberCases,
    ...recordCases,
    ...linkCases,
    ...familyCases,
    ...cardCases,
    ...sharedCases,
    ...transferCases,
  ],
  events: [...eventCases, ...eventFormCases, ...roleCases, ...dashboardCases],
  // What happens to events once they are there, and the people who come and serve.
  living: [
    ...lifeCases,
    ...registrationCases,
    ...feedCases,
    ...serviceCases,
    ...absenceCases,
    ...attendanceCases,
    ...visitorCases,
  ],
  forms: [...formCases, ...answerCases, ...publicFormCases, ...peopleCases, ...sessionCases],
  // Other rows fill what the last two change as a whole, so they come when those are done.
  rest: [
    ...catalogCases,
    ...announcedCases,
    ...accountCases,
    ...settingsCases,
    ...secondFactorCases,
    ...duplicateCases,
    ...privacyCases,
    ...mailCases,
    ...serverCases,
    ...stepOrderCases,
    emptyTrashCase,
  ],
};

export const cases: readonly Case[] = Object.values(parts).flat();
