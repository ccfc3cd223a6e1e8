/**
 * Capabilities of a back end beyond the specification: names in `data.capacites` of the answers of login and
 * verify-token. Anything that needs a capability is shown or sent only after the back end has announced it.
 */
import * as z from 'zod/mini';

/** Every name that Parvis knows; others are ignored. */
export const CAPABILITIES = [
  'appareils',
  'champs-id',
  'cles',
  'corbeille',
  'comptes',
  'connexions',
  'doublons',
  'droits',
  'evenement-complet',
  'export-filtre',
  'export-lisible',
  'facteur-exige',
  'filtres',
  'filtres-partages',
  'intervenants-membres',
  'journal',
  'mentions',
  'ordre',
  'ouverture',
  'pages-evenements',
  'recherche',
  'reponses',
  'retraits',
  'rgpd',
  'selection',
  'simulation',
  'tri',
  'versions',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** A value that isn't a list of names counts as an empty list. */
export const capabilitiesSchema = z.catch(z.nullish(z.array(z.string())), null);
