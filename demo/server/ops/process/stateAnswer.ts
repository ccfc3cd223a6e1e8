import { lookAround, lookHere, type Scene } from '../../guard/state/checks';
import type { Answerer } from '../../store/folder/heartbeat';

/** What `npm run check` asks a server that runs, over the socket of its folder. */
export const STATE_QUESTION = 'etat';

/** Answers with every check, as JSON; other questions, which a later version may have, get an empty answer. */
export const stateAnswer =
  (scene: Scene): Answerer =>
  async (question) => {
    if (question !== STATE_QUESTION) return '';
    const looked = await Promise.all([lookHere(scene), lookAround(scene)]);
    return JSON.stringify({ lignes: looked.flat() });
  };
