import { defineTexts } from '../texts';

export const longFormatTexts = defineTexts('longFormats', {
  undefinedDate: 'Date non définie',
  undefinedTime: 'Heure non définie',
  dayAndTime: (day: string, time: string) => `${day} à ${time}`,
  /** A day of an event that takes several. */
  dayOf: (place: number, count: number) => `jour ${place} sur ${count}`,
  startsAt: (time: string) => `dès ${time}`,
  endsAt: (time: string) => `jusqu’à ${time}`,
  acrossDays: (start: string, end: string) => `${start} le premier jour, ${end} le dernier`,
});

export const labelTexts = defineTexts('memberLabels', {
  noName: 'Nom non spécifié',
  man: 'Homme',
  woman: 'Femme',
  single: 'Célibataire',
  /** In files, and where the gender isn’t known. */
  married: 'Marié(e)',
  marriedMan: 'Marié',
  marriedWoman: 'Mariée',
  widower: 'Veuf',
  widow: 'Veuve',
  widowed: 'Veuf ou veuve',
  active: 'Actif',
  activeWoman: 'Active',
  left: 'Parti',
  leftWoman: 'Partie',
  deceased: 'Décédé',
  deceasedWoman: 'Décédée',
  upToDate: (year: number) => `À jour ${year}`,
  member: 'Membre',
  registered: 'Inscrit',
});

export const attendanceStateTexts = defineTexts('attendanceStates', {
  present: 'présent',
  excuse: 'excusé',
  absent: 'absent',
  left: 'reparti',
});
