/**
 * The complete contract with the back end: every call of the specification, used by a screen or not. Screens and the
 * reference server import the families they use; tests compare the whole table with the specification and with the
 * server. Where the specification shows neither verb nor answer, the verb is the usual one and any answer is accepted.
 */

import { comptes } from './endpoints/accounts/comptes';
import { profil } from './endpoints/accounts/profil';
import { doublons } from './endpoints/announced/doublons';
import { rgpd } from './endpoints/announced/rgpd';
import { auth } from './endpoints/auth';
import {
  departmentsFamily,
  etapesFamily,
  groupsFamily,
  membersFamily,
  tagsFamily,
} from './endpoints/contractOnly/configuredFamilies';
import { rendezVous } from './endpoints/contractOnly/rendezVous';
import { departements } from './endpoints/departements';
import { etapes } from './endpoints/etapes';
import { evenements } from './endpoints/evenements';
import { filtresPartages } from './endpoints/filtresPartages';
import { formulaires } from './endpoints/formulaires';
import { groupes } from './endpoints/groupes';
import { corbeille } from './endpoints/history/corbeille';
import { journal } from './endpoints/history/journal';
import { intervenants, roles } from './endpoints/intervenants';
import { membres } from './endpoints/membres';
import { membresWrites } from './endpoints/membresWrites';
import { statistiques } from './endpoints/statistiques';
import { tags } from './endpoints/tags';

export const endpoints = {
  auth,
  statistiques,
  membres: { ...membres, ...membresWrites },
  filtresPartages,
  doublons,
  groupes,
  departements,
  tags: { ...tags, ...tagsFamily },
  etapes: { ...etapes, ...etapesFamily },
  evenements,
  rendezVous,
  roles,
  intervenants,
  formulaires,
  comptes,
  profil,
  journal,
  corbeille,
  rgpd,
  membersFamily,
  departmentsFamily,
  groupsFamily,
} as const;
