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
    `Arrêt après ${formatNumber(done)} ${plural(done, 'membre', 'membres')} sur ${formatNumber(total)}.`,
  failed: (done: number, total: number) =>
    `Arrêt après ${formatNumber(done)} ${plural(done, 'membre', 'membres')} sur ${formatNumber(total)}.`,
  session: 'Votre session a expiré.',
  /** No answer came to the batch, so it may be done or not. */
  doubtful: (count: number) =>
    `Pour ${plural(count, 'le membre suivant', `les ${formatNumber(count)} membres suivants`)}, la réponse n’est pas arrivée\u00a0: «\u00a0Continuer\u00a0» reprendra à partir de là.`,
  reached: (count: number) => `Fait pour ${memberCountText(count)}.`,
  rest: (count: number) => `Reste ${memberCountText(count)}.`,
  stillSelected: (count: number) =>
    count === 1 ? 'Il reste sélectionné si vous fermez.' : 'Ils restent sélectionnés si vous fermez.',
  leftOut: (omitted: { message: string; count: number; names: readonly string[] }) => {
    const { message, count, names } = omitted;
    const first = names.length ? ` (${names.join(', ')}${count > names.length ? '…' : ''})` : '';
    return `•\u00a0Non fait pour ${memberCountText(count)}\u00a0: ${message}${first}`;
  },
});
