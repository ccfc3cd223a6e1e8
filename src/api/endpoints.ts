/**
 * The complete contract with the back end: every call of the specification, used by a screen or not. Screens and the
 * reference server import the families they use; tests compare the whole table with the specification and with the
 * server. Where the specification shows neither verb nor answer, the verb is the usual one and any answer is accepted.
 */

import { auth } from './endpoints/auth';
import { comptes } from './endpoints/comptes';
import {
  departmentsFamily,
  etapesFamily,
  groupsFamily,
  membersFamily,
  tagsFamily,
} from './endpoints/configuredFamilies';
import { corbeille } from './endpoints/corbeille';
import { departements } from './endpoints/departements';
import { doublons } from './endpoints/doublons';
import { etapes } from './endpoints/etapes';
import { evenements } from './endpoints/evenements';
import { filtresPartages } from './endpoints/filtresPartages';
import { formulaires } from './endpoints/formulaires';
import { groupes } from './endpoints/groupes';
import { intervenants, roles } from './endpoints/intervenants';
import { journal } from './endpoints/journal';
import { membres } from './endpoints/membres';
import { membresWrites } from './endpoints/membresWrites';
import { profil } from './endpoints/profil';
import { rendezVous } from './endpoints/rendezVous';
import { rgpd } from './endpoints/rgpd';
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
