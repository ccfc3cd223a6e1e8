/**
 * The migrations, applied in the order of their names, which the database records. They are imported instead of being read
 * from a folder, because the server is shipped as one file.
 */
import type { Migration } from 'kysely';
import * as users from './versions/00/0001-users';
import * as members from './versions/00/0002-members';
import * as catalogs from './versions/00/0003-catalogs';
import * as memberships from './versions/00/0004-memberships';
import * as searching from './versions/00/0005-searching';
import * as importing from './versions/00/0006-importing';
import * as events from './versions/00/0007-events';
import * as forms from './versions/00/0008-forms';
import * as sessions from './versions/00/0009-sessions';
import * as formOpening from './versions/01/0010-form-opening';
import * as names from './versions/01/0011-names';
import * as answers from './versions/01/0012-answers';
import * as lists from './versions/01/0013-lists';
import * as keys from './versions/01/0014-keys';
import * as duplicates from './versions/01/0015-duplicates';
import * as roles from './versions/01/0016-roles';
import * as accounts from './versions/01/0017-accounts';
import * as journal from './versions/01/0018-journal';
import * as trash from './versions/01/0019-trash';
import * as undo from './versions/02/0020-undo';
import * as privacy from './versions/02/0021-privacy';
import * as keptPairs from './versions/02/0022-kept-pairs';
import * as accountSettings from './versions/02/0023-settings';
import * as merges from './versions/02/0024-merges';
import * as filters from './versions/02/0025-filters';
import * as fewerStatements from './versions/02/0026-fewer-statements';
import * as currentStays from './versions/02/0027-current-stays';
import * as criteria from './versions/02/0028-criteria';
import * as invitations from './versions/02/0029-invitations';
import * as searches from './versions/02/0030-searches';
import * as goneAccounts from './versions/03/0031-gone-accounts';
import * as knownNetworks from './versions/03/0032-known-networks';
import * as confirmations from './versions/03/0033-confirmations';
import * as access from './versions/03/0034-access';
import * as requiredFactors from './versions/03/0035-required-factors';
import * as requirementJournal from './versions/03/0036-requirement-journal';

export const migrations: Record<string, Migration> = {
  '0001-users': users,
  '0002-members': members,
  '0003-catalogs': catalogs,
  '0004-memberships': memberships,
  '0005-searching': searching,
  '0006-importing': importing,
  '0007-events': events,
  '0008-forms': forms,
  '0009-sessions': sessions,
  '0010-form-opening': formOpening,
  '0011-names': names,
  '0012-answers': answers,
  '0013-lists': lists,
  '0014-keys': keys,
  '0015-duplicates': duplicates,
  '0016-roles': roles,
  '0017-accounts': accounts,
  '0018-journal': journal,
  '0019-trash': trash,
  '0020-undo': undo,
  '0021-privacy': privacy,
  '0022-kept-pairs': keptPairs,
  '0023-settings': accountSettings,
  '0024-merges': merges,
  '0025-filters': filters,
  '0026-fewer-statements': fewerStatements,
  '0027-current-stays': currentStays,
  '0028-criteria': criteria,
  '0029-invitations': invitations,
  '0030-searches': searches,
  '0031-gone-accounts': goneAccounts,
  '0032-known-networks': knownNetworks,
  '0033-confirmations': confirmations,
  '0034-access': access,
  '0035-required-factors': requiredFactors,
  '0036-requirement-journal': requirementJournal,
};
