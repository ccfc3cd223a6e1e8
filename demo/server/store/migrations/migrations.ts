/**
 * The migrations, applied in the order of their names, which the database records. They are imported instead of being read
 * from a folder, because the server is shipped as one file. A migration that was released never changes: a change of the
 * tables is a new file, as 0002 is. The versions before the baseline are in ops/upgrade, for the commands alone.
 */
import type { Migration } from 'kysely';
import * as baseline from './0001-baseline';
import * as comments from './0002-comments';
import * as series from './0003-series';
import * as mails from './0004-mails';
import * as registrations from './0005-registrations';
import * as attendance from './0006-attendance';
import * as eventLife from './0007-event-life';
import * as agenda from './0008-agenda';
import * as services from './0009-services';
import * as families from './0010-families';
import * as resentAnswers from './0011-resent-answers';
import * as clock from './0012-clock';
import * as emptiedTrash from './0014-emptied-trash';
import * as links from './0015-links';
import * as hiddenFields from './0016-hidden-fields';
import * as answersPerPerson from './0017-answers-per-person';
import * as teams from './0018-teams';
import * as severalDays from './0019-several-days';
import * as letterOrganisation from './0020-letter-organisation';
import * as states from './0021-states';
import * as addresses from './0022-addresses';
import * as notes from './0023-notes';
import * as accountMember from './0025-account-member';
import * as journalDetail from './0026-journal-detail';
import * as criteria from './0027-criteria';
import * as dues from './0027-dues';
import * as assemblies from './0028-assemblies';
import * as factJoins from './0029-fact-joins';
import * as noPostcode from './0031-no-postcode';
import * as closedSheets from './0032-closed-sheets';
import * as consents from './0032-consents';

/** The first migration, which makes all tables. A database that has others but not this one is older than it. */
export const BASELINE = '0001-baseline';

export const migrations: Record<string, Migration> = {
  [BASELINE]: baseline,
  '0002-comments': comments,
  '0003-series': series,
  '0004-mails': mails,
  '0005-registrations': registrations,
  '0006-attendance': attendance,
  '0007-event-life': eventLife,
  '0008-agenda': agenda,
  '0009-services': services,
  '0010-families': families,
  '0011-resent-answers': resentAnswers,
  '0012-clock': clock,
  '0014-emptied-trash': emptiedTrash,
  '0015-links': links,
  '0016-hidden-fields': hiddenFields,
  '0017-answers-per-person': answersPerPerson,
  '0018-teams': teams,
  '0019-several-days': severalDays,
  '0020-letter-organisation': letterOrganisation,
  '0021-states': states,
  '0022-addresses': addresses,
  '0023-notes': notes,
  '0025-account-member': accountMember,
  '0026-journal-detail': journalDetail,
  '0027-criteria': criteria,
  '0027-dues': dues,
  '0028-assemblies': assemblies,
  '0029-fact-joins': factJoins,
  '0031-no-postcode': noPostcode,
  '0032-closed-sheets': closedSheets,
  '0032-consents': consents,
};
