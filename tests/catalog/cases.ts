import type { AnyArea } from '../../src/areas/area.ts';
import { departments } from '../../src/areas/departments/area.ts';
import { groups } from '../../src/areas/groups/area.ts';
import { steps } from '../../src/areas/steps/area.ts';
import { tags } from '../../src/areas/tags/area.ts';

/** What one list does its own way, as the specification words it. */
export interface CatalogCase {
  area: AnyArea;
  collection: string;
  title: string;
  create: string;
  view: string | undefined;
  /** Fields of the name and of the words beside it. */
  name: string;
  description: string | undefined;
  required: string;
  irreversible: string;
  empty: string;
  loadFailed: string;
  /** On creating, updating and deleting. */
  failed: readonly [string, string, string];
  /** Beginnings of what is said after creating, updating and deleting. */
  done: readonly [string, string, string];
}

export const cases = {
  groups: {
    area: groups,
    collection: '/api/groupes/',
    title: 'Gestion des Groupes',
    create: 'Nouveau Groupe',
    view: 'Voir les membres',
    name: 'nom',
    description: 'description',
    required: 'Le nom du groupe est requis',
    irreversible: 'Cette action est irréversible et supprimera définitivement ce groupe.',
    empty: 'Aucun groupe trouvé',
    loadFailed: 'Erreur lors du chargement des groupes',
    failed: [
      'Erreur lors de la création du groupe',
      'Erreur lors de la mise à jour du groupe',
      'Erreur lors de la suppression du groupe',
    ],
    done: ['Groupe créé', 'Groupe mis à jour', 'Groupe supprimé'],
  },
  departments: {
    area: departments,
    collection: '/api/departements/',
    title: 'Gestion des Départements',
    create: 'Nouveau Département',
    view: 'Voir',
    name: 'nom',
    description: 'mission',
    required: 'Le nom du département est requis',
    irreversible: 'Cette action est irréversible et supprimera définitivement ce département.',
    empty: 'Aucun département trouvé',
    loadFailed: 'Erreur lors du chargement des départements',
    failed: [
      'Erreur lors de la création du département',
      'Erreur lors de la mise à jour du département',
      'Erreur lors de la suppression du département',
    ],
    done: ['Département créé', 'Département mis à jour', 'Département supprimé'],
  },
  tags: {
    area: tags,
    collection: '/api/tags/',
    title: 'Gestion des Tags',
    create: 'Nouveau Tag',
    view: undefined,
    name: 'name',
    description: undefined,
    required: 'Le nom du tag est requis',
    irreversible: 'Cette action est irréversible et supprimera définitivement ce tag.',
    empty: 'Aucun tag trouvé',
    loadFailed: 'Erreur lors du chargement des tags',
    failed: [
      'Erreur lors de la création du tag',
      'Erreur lors de la mise à jour du tag',
      'Erreur lors de la suppression du tag',
    ],
    done: ['Tag créé', 'Tag mis à jour', 'Tag supprimé'],
  },
  steps: {
    area: steps,
    collection: '/api/etapes/',
    title: 'Gestion des Intégrations',
    create: 'Nouvelle Étape',
    view: 'Voir les détails',
    name: 'libelle',
    description: 'description',
    required: "Le libellé de l'étape est requis",
    irreversible: 'Cette action est irréversible et supprimera définitivement cette étape.',
    empty: 'Aucune étape trouvée',
    loadFailed: 'Erreur lors du chargement des étapes',
    failed: [
      "Erreur lors de la création de l'étape",
      "Erreur lors de la mise à jour de l'étape",
      "Erreur lors de la suppression de l'étape",
    ],
    done: ['Étape créée', 'Étape mise à jour', 'Étape supprimée'],
  },
} as const satisfies Record<string, CatalogCase>;
