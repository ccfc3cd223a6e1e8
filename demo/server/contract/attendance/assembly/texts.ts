/** Answers about assemblies. */
import { ASSEMBLY_LIMITS } from '../../../../../src/domain/attendance/assembly';

const whole = (most: number, least = 1) => `Un nombre entier de ${least} à ${most} est attendu.`;

const { age, months, proxies, votes } = ASSEMBLY_LIMITS;

export const assemblyReplies = {
  notThatDay: 'Aucune date de cet événement ne commence ce jour-là.',
  changedMeanwhile:
    'Les réglages de l’assemblée ont été modifiés entre-temps par quelqu’un d’autre. Rechargez-les, puis refaites votre choix.',
  saved: 'Assemblée enregistrée',
  ended: 'Cette date n’est plus une assemblée',
  closed: 'Feuille close',
  reopened: 'Feuille rouverte',
  isClosed: 'La feuille est close\u00a0: rouvrez-la avant de changer l’assemblée.',
  noAssembly: 'Cette date n’est pas une assemblée.',
  problems: {
    age_min: whole(age),
    anciennete_mois: whole(months),
    cotisation_annee: 'Une année est attendue.',
    pouvoirs_max: whole(proxies, 0),
    quorum_part: 'Une part ou un nombre de voix est attendu, non les deux.',
    quorum_nombre: whole(votes),
    lien_pouvoirs: 'Oui ou non est attendu.',
  },
} as const;
