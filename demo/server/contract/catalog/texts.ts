/** Answers of groups, departments, tags and steps. Texts with a straight apostrophe are the specification's own. */
const people = (count: number) => `${count} ${count > 1 ? 'membres' : 'membre'}`;

const quoted = (name: string) => `«\u00a0${name}\u00a0»`;

export const catalogTexts = {
  otherId: 'Le numéro envoyé n’est pas celui de l’adresse.',
  tooLong: (max: number) => `Pas plus de ${max} caractères.`,

  noTagToMerge: 'Veuillez sélectionner au moins un autre tag à fusionner.',
  merged: (count: number, name: string) =>
    `${count} ${count > 1 ? 'tags fusionnés' : 'tag fusionné'} avec ${quoted(name)}.`,
  noStep: 'Choisissez au moins une étape.',
  stepTwice: 'Une étape est choisie deux fois.',
  orderChanged:
    'Les étapes ont changé entre-temps\u00a0: rien n’a été déplacé. Actualisez la liste, puis recommencez.',
  reordered: 'Ordre des étapes enregistré',
  copyOf: (name: string, copy: number) => (copy > 1 ? `${name} (copie ${copy})` : `${name} (copie)`),
  columns: {
    id: 'Identifiant',
    name: 'Nom',
    description: 'Description',
    mission: 'Mission',
    inEvents: 'Événements',
    label: 'Libellé',
    order: 'Ordre',
    days: 'Durée estimée (jours)',
    isActive: 'Active',
    members: 'Membres',
  },
  yesOrNo: (value: boolean | null | undefined) => (value ? 'oui' : 'non'),

  groupe: {
    nameMissing: 'Le nom du groupe est requis',
    changedMeanwhile:
      'Ce groupe a été modifié depuis que vous l’avez ouvert. Rechargez-le, puis refaites vos changements.',
    taken: (name: string) => `Un groupe nommé ${quoted(name)} existe déjà.`,
    created: (name: string) => `Le groupe ${quoted(name)} a été créé avec succès`,
    updated: (name: string) => `Le groupe ${quoted(name)} a été mis à jour avec succès`,
    deleted: (name: string, count: number) =>
      count
        ? `Le groupe ${quoted(name)} a été supprimé avec succès\u00a0: ${people(count)} n’en ${count > 1 ? 'font' : 'fait'} plus partie.`
        : `Le groupe ${quoted(name)} a été supprimé avec succès`,
  },
  departement: {
    nameMissing: 'Le nom du département est requis',
    changedMeanwhile:
      'Ce département a été modifié depuis que vous l’avez ouvert. Rechargez-le, puis refaites vos changements.',
    taken: (name: string) => `Un département nommé ${quoted(name)} existe déjà.`,
    created: (name: string) => `Le département ${quoted(name)} a été créé avec succès`,
    updated: (name: string) => `Le département ${quoted(name)} a été mis à jour avec succès`,
    deleted: (name: string, count: number) =>
      count
        ? `Le département ${quoted(name)} a été supprimé avec succès\u00a0: ${people(count)} n’en ${count > 1 ? 'font' : 'fait'} plus partie.`
        : `Le département ${quoted(name)} a été supprimé avec succès`,
  },
  tag: {
    nameMissing: 'Le nom du tag est requis',
    changedMeanwhile:
      'Ce tag a été modifié depuis que vous l’avez ouvert. Rechargez-le, puis refaites vos changements.',
    taken: (name: string) => `Un tag nommé ${quoted(name)} existe déjà.`,
    created: (name: string) => `Le tag ${quoted(name)} a été créé avec succès`,
    updated: (name: string) => `Le tag ${quoted(name)} a été mis à jour avec succès`,
    deleted: (name: string, count: number) =>
      count
        ? `Le tag ${quoted(name)} a été supprimé avec succès et retiré de ${people(count)}.`
        : `Le tag ${quoted(name)} a été supprimé avec succès`,
  },
  etape: {
    nameMissing: "Le libellé de l'étape est requis",
    changedMeanwhile:
      'Cette étape a été modifiée depuis que vous l’avez ouverte. Rechargez-la, puis refaites vos changements.',
    taken: (name: string) => `Une étape nommée ${quoted(name)} existe déjà.`,
    created: (name: string) => `L’étape ${quoted(name)} a été créée avec succès`,
    updated: (name: string) => `L’étape ${quoted(name)} a été mise à jour avec succès`,
    deleted: (name: string, count: number) =>
      count
        ? `L’étape ${quoted(name)} a été supprimée avec succès et retirée de ${people(count)}.`
        : `L’étape ${quoted(name)} a été supprimée avec succès`,
  },
};
