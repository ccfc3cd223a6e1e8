import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../../src/api/errors';
import {
  type BatchJob,
  failed,
  newBatchJob,
  nextBatch,
  restOf,
  resumed,
  stopping,
  withBatchAnswer,
} from '../../../../../src/areas/members/actions/batch/batchJob';
import { outcomeText } from '../../../../../src/areas/members/actions/batch/batchOutcome';
import { batchTexts } from '../../../../../src/areas/members/actions/batch/texts.fr';
import { movesOfWhole } from '../../../../../src/areas/members/actions/wholeMoves';

const ids = Array.from({ length: 1200 }, (_, at) => at + 1);
const gone = { nom: null, message: 'Ce membre n’existe plus.' };
const text = (job: BatchJob) => outcomeText(job, batchTexts, nextBatch(job).length).split('\n');
const offline: Failure = { kind: 'offline', status: 0 };

describe('an action in batches', () => {
  it('sends each member once, in order [W6]', () => {
    const sent: number[] = [];
    let job = newBatchJob(ids);
    while (job.status === 'running') {
      sent.push(...nextBatch(job));
      job = withBatchAnswer(job, []);
    }
    expect([sent, job.done, job.reached]).toEqual([ids, 1200, 1200]);
  });

  it('stops after the batch that is under way, says what is done, and continues from there [W6]', () => {
    const job = withBatchAnswer(stopping(withBatchAnswer(newBatchJob(ids), [])), []);
    expect([job.status, restOf(job)[0]]).toEqual(['stopped', 1001]);
    expect(text(job)).toEqual([
      'Arrêt après 1\u202f000 membres sur 1\u202f200.',
      'Fait pour 1\u202f000 membres.',
      'Reste 200 membres. Ils restent sélectionnés si vous fermez.',
    ]);
    expect(nextBatch(resumed(job))[0]).toBe(1001);
  });

  it('stops at a failure, and says when the answer to a batch was lost [W6]', () => {
    const job = failed(withBatchAnswer(newBatchJob(ids), []), offline);
    expect(text(job).slice(0, 3)).toEqual([
      'Arrêt après 500 membres sur 1\u202f200.',
      'Impossible de se connecter au serveur',
      'Pour les 500 membres suivants, la réponse n’est pas arrivée\u00a0: «\u00a0Continuer\u00a0» reprendra à partir de là.',
    ]);
    const refused = failed(job, { kind: 'notFound', status: 404, message: 'Ce groupe n’existe plus.' });
    expect(text(refused).join()).not.toContain('pas arrivée');
    expect([resumed(job).status, resumed(job).done, resumed(job).failure]).toEqual([
      'running',
      500,
      undefined,
    ]);
  });

  it('does the rest when members were deleted meanwhile, and says so once by reason [W6]', () => {
    const named = Array.from({ length: 7 }, (_, at) => ({ nom: `Ba ${at}`, message: 'A déjà cette étape.' }));
    let job = withBatchAnswer(newBatchJob(ids), [gone, gone, ...named]);
    job = withBatchAnswer(withBatchAnswer(job, [gone]), []);
    expect([job.status, job.reached]).toEqual(['done', 1190]);
    expect(job.leftOut.map(batchTexts.leftOut)).toEqual([
      '•\u00a0Non fait pour 7 membres\u00a0: A déjà cette étape. (Ba 0, Ba 1, Ba 2, Ba 3, Ba 4…)',
      '•\u00a0Non fait pour 3 membres\u00a0: Ce membre n’existe plus.',
    ]);
  });
});

describe('a whole result that goes to another group', () => {
  const row = (id: number, group: number) => ({ id, groupe_actuel: { id: group, nom: `g${group}` } });
  const counts = [
    { id: 1, nom: 'Ados', membres: 4 },
    { id: 2, nom: 'Béthel', membres: 9 },
    { id: 3, nom: 'Louange', membres: 1 },
  ];
  const none = new Map();

  it('leaves the groups that the back end counted, less those unticked [W5, W6]', () => {
    const whole = { size: 20, without: new Map([[7, row(7, 3)]]), added: new Map([[8, row(8, 1)]]) };
    expect(movesOfWhole(whole, counts, 'groupe_actuel', 2)).toEqual({
      from: [{ nom: 'Ados', count: 5 }],
      leaving: 5,
      unknown: 0,
    });
  });

  it('is not known while it is not counted [W5]', () => {
    const whole = { size: 20, without: none, added: none };
    expect(movesOfWhole(whole, undefined, 'groupe_actuel', 2)).toEqual({ from: [], leaving: 0, unknown: 20 });
  });
});
