/**
 * The contract with the back end, whole: every call of the specification, used by a screen or not. The reference
 * server, the OpenAPI document and the overrides of a host read it; screens import the families they use.
 */
import { auth } from './endpoints/auth';
import { departements } from './endpoints/departements';
import { etapes } from './endpoints/etapes';
import { groupes } from './endpoints/groupes';
import { membres } from './endpoints/membres';
import { statistiques } from './endpoints/statistiques';
import { tags } from './endpoints/tags';

export const endpoints = { auth, statistiques, membres, groupes, departements, tags, etapes } as const;
