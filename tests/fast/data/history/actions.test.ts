import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../src/api/endpoint';
import { endpoints } from '../../../../src/api/endpoints';
import { actionText } from '../../../../src/data/history/actions';
import { journalActionTexts } from '../../../../src/data/history/texts.fr';

/** Writes that change no record: signing in, reports and their alerts, the start of a search, a trial mail, the addresses of labels, and what a change would bring. */
const leavesNothing = (id: string) =>
  /^(auth|statistiques)\.|^doublons\.search$|^serveur\.essayerCourriel$|^membres\.(labels|previewStates)$/.test(
    id,
  );

const ids = Object.values<Record<string, Endpoint>>(endpoints)
  .flatMap((family) => Object.values(family))
  .filter(({ method, id }) => method !== 'GET' && !leavesNothing(id))
  .map(({ id }) => id);

describe('actionText', () => {
  it('has words of its own for every write, and calls no other one a modification [J1]', () => {
    const unnamed = ids.filter((id) => actionText(journalActionTexts, id) === journalActionTexts.update);
    expect([ids.length > 90, unnamed.filter((id) => !id.endsWith('.update'))]).toEqual([true, []]);
  });

  it('calls what it doesn’t know a modification', () => {
    expect(actionText(journalActionTexts, 'agendas.partager')).toBe(journalActionTexts.update);
  });
});
