import { memberCountText } from '../../../../people/texts.fr';
import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

export const batchTexts = defineTexts('memberBatches', {
  progress: (done: number, total: number) => `${formatNumber(done)} sur ${formatNumber(total)}`,
  stop: 'Arrêter',
  stopping: 'Arrêt après ce lot…',
  resume: 'Continuer',
  close: 'Fermer',
  stopped: (done: number, total: number) =>
    `Arrêté après ${formatNumber(done)} ${plural(done, 'membre', 'membres')} sur ${formatNumber(total)}.`,
  failed: (done: number, total: number) =>
    `Interrompu après ${formatNumber(done)} ${plural(done, 'membre', 'membres')} sur ${formatNumber(total)}.`,
  session: 'Votre session a expiré.',
  /** No answer came to the batch, so it may be done or not. */
  doubtful: (count: number) =>
    `Pour ${plural(count, 'le membre suivant', `les ${formatNumber(count)} membres suivants`)}, la réponse s’est perdue\u00a0: «\u00a0Continuer\u00a0» recommence par ${plural(count, 'lui', 'eux')}.`,
  reached: (count: number) => `${memberCountText(count)} ${plural(count, 'traité', 'traités')}.`,
  rest: (count: number) =>
    count === 1 ? '1 membre ne l’est pas encore.' : `${formatNumber(count)} membres ne le sont pas encore.`,
  stillSelected: (count: number) =>
    count === 1 ? 'Il reste sélectionné si vous fermez.' : 'Ils restent sélectionnés si vous fermez.',
  leftOut: (omitted: { message: string; count: number; names: readonly string[] }) => {
    const { message, count, names } = omitted;
    const first = names.length ? ` (${names.join(', ')}${count > names.length ? '…' : ''})` : '';
    return `•\u00a0${formatNumber(count)} ${plural(count, 'non traité', 'non traités')}\u00a0: ${message}${first}`;
  },
});
