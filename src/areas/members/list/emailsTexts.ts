import { formatNumber } from '../../../texts/formats';
import { plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

const addressesOf = (count: number) => `${formatNumber(count)} ${plural(count, 'adresse', 'adresses')}`;

export const emailsTexts = defineTexts('memberEmails', {
  title: 'Copier les e-mails',
  reading: 'Lecture des adresses…',
  progress: (done: number, total: number) =>
    `${formatNumber(Math.min(done, total))} membres lus sur ${formatNumber(total)}`,
  failed: 'Les adresses n’ont pas pu être lues.',
  found: (count: number, without: number) =>
    count === 0
      ? 'Aucun des membres sélectionnés n’a d’adresse utilisable.'
      : `${addressesOf(count)}${
          without
            ? `, ${formatNumber(without)} ${plural(without, 'membre', 'membres')} sans adresse utilisable`
            : ''
        }.`,
  copied: (count: number, without: number) =>
    `${addressesOf(count)} ${plural(count, 'copiée', 'copiées')}${
      without
        ? `, ${formatNumber(without)} ${plural(without, 'membre', 'membres')} sans adresse utilisable`
        : ''
    }`,
  refused:
    'Le navigateur n’a pas permis la copie. «\u00a0Exporter…\u00a0» écrit les mêmes adresses dans un fichier.',
  copy: 'Copier',
  stop: 'Arrêter',
  close: 'Fermer',
});
