import type { AnyArea } from '../../../src/areas/area.ts';
import { departmentsArea } from '../../../src/areas/departments/area.ts';
import { groupsArea } from '../../../src/areas/groups/area.ts';
import { stepsArea } from '../../../src/areas/steps/area.ts';
import { tagsArea } from '../../../src/areas/tags/area.ts';
import { expect } from '../../support/expect.ts';

/** What differs from list to list, in the words of the specification. */
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
  /** A row of the sample data, and what its deletion does to its members. */
  concerned: readonly [name: string, sentence: RegExp];
  empty: string;
  emptyHint: string;
  layout: 'list' | 'grid';
  loadFailed: string;
  /** On creating, updating and deleting. */
  failed: readonly [string, string, string];
  /** The toasts about a name after creating, updating and deleting it. */
  done: readonly [Said, Said, Said];
  /** The keys that a creation sends beside the fields of the form. */
  createdWith: object;
  /** The keys that an update sends beside the fields, for a row that has nothing else. */
  updatedWith(id: number): object;
}

type Said = (name: string) => string;
const said =
  (title: string, end: string): Said =>
  (name) =>
    `${title}\u00a0: «\u00a0${name}\u00a0» a été ${end} avec succès`;
const ofPalette = { color: expect.stringMatching(/^#[\dA-F]{6}$/) };

export const cases = {
  groups: {
    area: groupsArea,
    collection: '/api/groupes/',
    title: 'Gestion des Groupes',
    create: 'Nouveau Groupe',
    view: 'Voir les membres',
    name: 'nom',
    description: 'description',
    required: 'Le nom du groupe est requis',
    concerned: ['Familles', /\d (membres n’auront|membre n’aura) plus de groupe\./],
    irreversible: 'Cette action est irréversible et supprimera définitivement ce groupe.',
    empty: 'Aucun groupe trouvé',
    emptyHint: 'Créez le premier groupe pour y réunir des membres.',
    layout: 'list',
    loadFailed: 'Erreur lors du chargement des groupes',
    failed: [
      'Erreur lors de la création du groupe',
      'Erreur lors de la mise à jour du groupe',
      'Erreur lors de la suppression du groupe',
    ],
    done: [
      said('Groupe créé', 'créé'),
      said('Groupe mis à jour', 'mis à jour'),
      said('Groupe supprimé', 'supprimé'),
    ],
    createdWith: ofPalette,
    updatedWith: (id) => ({ id: String(id) }),
  },
  departments: {
    area: departmentsArea,
    collection: '/api/departements/',
    title: 'Gestion des Départements',
    create: 'Nouveau Département',
    view: 'Voir',
    name: 'nom',
    description: 'mission',
    required: 'Le nom du département est requis',
    concerned: ['Musique', /\d (membres n’auront|membre n’aura) plus de département\./],
    irreversible: 'Cette action est irréversible et supprimera définitivement ce département.',
    empty: 'Aucun département trouvé',
    emptyHint: 'Créez le premier département pour y réunir des membres.',
    layout: 'grid',
    loadFailed: 'Erreur lors du chargement des départements',
    failed: [
      'Erreur lors de la création du département',
      'Erreur lors de la mise à jour du département',
      'Erreur lors de la suppression du département',
    ],
    done: [
      said('Département créé', 'créé'),
      said('Département mis à jour', 'mis à jour'),
      said('Département supprimé', 'supprimé'),
    ],
    createdWith: ofPalette,
    updatedWith: (id) => ({ id, color: null }),
  },
  tags: {
    area: tagsArea,
    collection: '/api/tags/',
    title: 'Gestion des Tags',
    create: 'Nouveau Tag',
    view: undefined,
    name: 'name',
    description: undefined,
    required: 'Le nom du tag est requis',
    concerned: ['Musicien', /\d (membres perdront|membre perdra) ce tag\./],
    irreversible: 'Cette action est irréversible et supprimera définitivement ce tag.',
    empty: 'Aucun tag trouvé',
    emptyHint: 'Créez le premier tag pour distinguer des membres.',
    layout: 'grid',
    loadFailed: 'Erreur lors du chargement des tags',
    failed: [
      'Erreur lors de la création du tag',
      'Erreur lors de la mise à jour du tag',
      'Erreur lors de la suppression du tag',
    ],
    done: [said('Tag créé', 'créé'), said('Tag mis à jour', 'mis à jour'), said('Tag supprimé', 'supprimé')],
    createdWith: { can_be_inevent: false },
    updatedWith: (id) => ({ id, can_be_inevent: false }),
  },
  steps: {
    area: stepsArea,
    collection: '/api/etapes/',
    title: 'Gestion des Intégrations',
    create: 'Nouvelle Étape',
    view: 'Voir les détails',
    name: 'libelle',
    description: 'description',
    required: "Le libellé de l'étape est requis",
    concerned: ['Formation', /\d (membres perdront|membre perdra) cette étape de (leur|son) parcours\./],
    irreversible: 'Cette action est irréversible et supprimera définitivement cette étape.',
    empty: 'Aucune étape trouvée',
    emptyHint: 'Créez la première étape du parcours d’intégration.',
    layout: 'list',
    loadFailed: 'Erreur lors du chargement des étapes',
    failed: [
      'Erreur lors de la création de l’étape',
      'Erreur lors de la mise à jour de l’étape',
      'Erreur lors de la suppression de l’étape',
    ],
    done: [
      said('Étape créée', 'créée'),
      said('Étape mise à jour', 'mise à jour'),
      said('Étape supprimée', 'supprimée'),
    ],
    createdWith: { ordre: 1, couleur: '#76C12C', duree_estimee: 7, conditions: '' },
    updatedWith: (id) => ({ id: String(id), couleur: null }),
  },
} as const satisfies Record<string, CatalogCase>;
