/** What the server says about erasures and how long data are kept. */
export const privacyTexts = {
  otherName: 'Le nom saisi n’est pas celui de la fiche\u00a0: rien n’a été effacé.',
  listChanged:
    'Une réponse, un intervenant ou une inscription que vous avez choisi n’existe plus\u00a0: rien n’a été effacé. Rechargez, puis recommencez.',
  erased: (id: number) => `Les données de la fiche n°\u00a0${id} sont effacées`,
  registrationErased: 'Les données de cette personne sont effacées de la liste',
  badMonths: (max: number) => `Indiquez un nombre entier de mois, de 1 à ${max}.`,
  settingChanged: 'Cette durée a été changée entre-temps\u00a0: rechargez, puis recommencez.',
  kept: 'La fiche est gardée',
  set: 'La durée est enregistrée',
  journalReduced: (count: number) =>
    `Journal\u00a0: les valeurs avant et après de ${count === 1 ? 'une action sont effacées' : `${count} actions sont effacées`}, leur durée est passée.`,
  speaker: 'Personne effacée',
  erasedAttendee: 'Personne effacée',
  /** In letters that wait, in place of a first name. */
  erasedInLetter: 'une personne',
  erasedAtStart: 'Une personne',
  moved: (name: string) => `${name} (déplacée ou supprimée depuis)`,
  system: 'Parvis (durée de conservation)',
  erasedAgain: (count: number) =>
    count === 1
      ? 'Une fiche, une réponse, un filtre ou un inscrit effacé était revenu avec une copie ancienne\u00a0: il est de nouveau effacé.'
      : `${count} fiches, réponses, filtres ou inscrits effacés étaient revenus avec une copie ancienne\u00a0: ils sont de nouveau effacés.`,
  /** Members that an older copy had, though they left the trash since. */
  emptiedAgain: (count: number) =>
    count === 1
      ? 'Un membre supprimé et sorti de la corbeille depuis cette copie est resté parti.'
      : `${count} membres supprimés et sortis de la corbeille depuis cette copie sont restés partis.`,
  /** What brings them back, said after a restore that left them away. */
  howBack: 'Pour les ramener dans la corbeille, relancez la même ligne avec --force --avec-corbeille.',
  broughtBack: (count: number) =>
    count === 0
      ? 'Cette sauvegarde n’a aucun membre sorti de la corbeille depuis\u00a0: rien n’y a été ramené.'
      : count === 1
        ? 'Un membre sorti de la corbeille depuis cette sauvegarde y est ramené, pour 30\u00a0jours.'
        : `${count} membres sortis de la corbeille depuis cette sauvegarde y sont ramenés, pour 30\u00a0jours.`,
  restorer: 'Parvis (restauration)',
  cleaned: 'Les fichiers de la base ne contiennent plus rien des personnes effacées.',
  cleaningFailed: (reason: string) =>
    `Les fichiers de la base contiennent encore des restes de personnes effacées\u00a0: ${reason}. Nouvel essai dans une heure.`,
  noRoom: (megabytes: number) => `il faut ${megabytes}\u00a0Mo libres sur le disque`,
} as const;
