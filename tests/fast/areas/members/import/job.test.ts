import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../../src/api/errors';
import { batchFile } from '../../../../../src/areas/members/import/job/batchFile';
import {
  countsOf,
  doneOf,
  duplicatesFor,
  duplicatesOf,
  type HomonymChoice,
  homonymsOf,
  type LineAnswer,
  leavableOf,
  outcomeOf,
  reviewOf,
} from '../../../../../src/areas/members/import/job/importJob';
import {
  FIRST_STATE,
  type ImportState,
  nextState,
} from '../../../../../src/areas/members/import/job/importState';
import type { ImportLine } from '../../../../../src/areas/members/reading/prepareLines';
import { nth } from '../../../../support/present';
import {
  answer,
  answerAll,
  checkingOf,
  jobOf,
  lineAt,
  linesOf,
  MATCHING,
  reviewed,
  SOURCE,
  steps,
} from './jobSteps';

const OFFLINE: Failure = { kind: 'offline', status: 0 };
/** Of files that say nothing of states. */
const NO_STATES = { stateReady: 0, stateNoted: 0 };
const REFUSED: Failure = { kind: 'forbidden', status: 403 };

describe('an import, step by step', () => {
  it('goes from the file to the report', () => {
    expect(steps([{ type: 'opened', fileName: 'membres.csv' }])).toEqual({
      step: 'reading',
      fileName: 'membres.csv',
    });
    expect(steps([{ type: 'read', source: SOURCE, matching: MATCHING }])).toMatchObject({
      step: 'match',
      read: { matching: { nom: 0, prenom: 1, genre: 2 } },
    });
    const review = reviewed(linesOf(2));
    expect(review.step).toBe('review');
    const sending = nextState(review, { type: 'send' });
    expect(sending.step).toBe('sending');
    const done = answerAll(sending);
    expect(done.step).toBe('done');
    expect(countsOf(jobOf(done))).toEqual({
      cree: 2,
      doublon: 0,
      homonyme: 0,
      erreur: 0,
      envoye: 0,
      ready: 0,
      ...NO_STATES,
    });
    expect(nextState(done, { type: 'restart' })).toBe(FIRST_STATE);
  });

  it('says what is wrong with a file where it was chosen', () => {
    const state = steps([
      { type: 'opened', fileName: 'x' },
      { type: 'refused', problem: { kind: 'quotes', line: 3, isOpen: true } },
    ]);
    expect(state).toEqual({ step: 'choose', problem: { kind: 'quotes', line: 3, isOpen: true } });
  });

  it('lets a column be chosen, changed and left out', () => {
    const matched = steps([
      { type: 'read', source: SOURCE, matching: MATCHING },
      { type: 'matched', field: 'ville', column: 1 },
      { type: 'matched', field: 'genre', column: undefined },
    ]);
    if (matched.step !== 'match') throw new Error(matched.step);
    expect(matched.read.matching).toEqual({ nom: 0, prenom: 1, ville: 1 });
  });

  it('takes one column for the whole name, or one for each part, never both [K5]', () => {
    const whole = steps([
      { type: 'read', source: SOURCE, matching: MATCHING },
      { type: 'matched', field: 'nom_complet', column: 1 },
    ]);
    if (whole.step !== 'match') throw new Error(whole.step);
    expect(whole.read.matching).toEqual({ genre: 2, nom_complet: 1 });
    const parts = nextState(whole, { type: 'matched', field: 'nom', column: 0 });
    if (parts.step !== 'match') throw new Error(parts.step);
    expect(parts.read.matching).toEqual({ genre: 2, nom: 0 });
  });

  it('keeps the answers when it comes back from the review', () => {
    const review = steps([
      { type: 'read', source: SOURCE, matching: MATCHING },
      { type: 'decided', answers: { dayOrder: 'monthFirst' } },
      { type: 'decided', answers: { genre: 'feminin' } },
      { type: 'prepared', lines: [], isSimulated: true, leavesOut: false },
      { type: 'back' },
    ]);
    expect(review).toMatchObject({
      step: 'match',
      read: { answers: { dayOrder: 'monthFirst', genre: 'feminin' } },
    });
  });

  it('sends batches of 500 lines, each line once, in the order of the file', () => {
    const { queue, total } = jobOf(checkingOf(linesOf(1201)));
    expect(total).toBe(1201);
    expect(queue.map(({ at }) => at.length)).toEqual([500, 500, 201]);
    expect(queue.flatMap(({ at }) => at)).toEqual([...Array(1201).keys()]);
  });

  it('keeps lines with problems from the server, and the good ones with it', () => {
    const lines = [lineAt(0), lineAt(1, { problems: [{ kind: 'missing', field: 'genre' }] }), lineAt(2)];
    const done = answerAll(nextState(reviewed(lines), { type: 'send' }));
    expect(countsOf(jobOf(done))).toEqual({
      cree: 2,
      doublon: 0,
      homonyme: 0,
      erreur: 1,
      envoye: 0,
      ready: 0,
      ...NO_STATES,
    });
    expect(nth(jobOf(checkingOf(lines)).queue, 0).at).toEqual([0, 2]);
  });

  it('has the server check the lines without their refused values, and those only', () => {
    const problems = [{ kind: 'email', field: 'email', value: 'awa@' }] as const;
    const lines = [
      lineAt(0),
      lineAt(1, { problems }),
      lineAt(2, { problems: [{ kind: 'missing', field: 'nom' }] }),
    ];
    const review = reviewed(lines, () => 'doublon');
    expect(leavableOf(jobOf(review))).toBe(1);
    const relieved = [nth(lines, 0), lineAt(1, { leftOut: problems }), nth(lines, 2)];
    const again = nextState(review, {
      type: 'prepared',
      lines: relieved,
      isSimulated: true,
      leavesOut: true,
    });
    expect(again.step).toBe('checking');
    expect(nth(jobOf(again).queue, 0).at).toEqual([1]);
    const both = answerAll(again, () => 'doublon');
    expect(both.step).toBe('review');
    expect(leavableOf(jobOf(both))).toBe(1);
    expect(countsOf(jobOf(both))).toEqual({
      cree: 0,
      doublon: 2,
      homonyme: 0,
      erreur: 1,
      envoye: 0,
      ready: 0,
      ...NO_STATES,
    });

    const back = nextState(both, { type: 'prepared', lines, isSimulated: true, leavesOut: false });
    expect(back.step).toBe('review');
    expect(countsOf(jobOf(back))).toEqual({
      cree: 0,
      doublon: 1,
      homonyme: 0,
      erreur: 2,
      envoye: 0,
      ready: 0,
      ...NO_STATES,
    });
    expect(duplicatesOf(jobOf(back)).onServer).toBe(1);
  });

  it('goes straight to the review when no line can be sent', () => {
    const lines = [lineAt(0, { problems: [{ kind: 'missing', field: 'nom' }] })];
    const review = checkingOf(lines);
    expect(review.step).toBe('review');
    expect(nextState(review, { type: 'send' }).step).toBe('done');
  });

  it('leaves out duplicates unless asked to create them', () => {
    const lines = [lineAt(0), lineAt(1, { doubleOf: 2 }), lineAt(2)];
    const review = reviewed(lines, (at) => (at === 2 ? 'doublon' : 'cree'));
    expect(duplicatesOf(jobOf(review))).toEqual({ inFile: 1, onServer: 1 });
    expect(countsOf(jobOf(review))).toEqual({
      cree: 0,
      doublon: 2,
      homonyme: 0,
      erreur: 0,
      envoye: 0,
      ready: 1,
      ...NO_STATES,
    });
    expect(nth(jobOf(nextState(review, { type: 'send' })).queue, 0).at).toEqual([0]);

    const asked = nextState(review, { type: 'duplicates', duplicates: 'creer' });
    const sending = nextState(asked, { type: 'send' });
    expect(nth(jobOf(sending).queue, 0).at).toEqual([0, 1, 2]);
    expect(duplicatesFor(jobOf(sending))).toBe('creer');
  });

  it('asks what happens to homonyms, and sends only those that the user wants [Q11]', () => {
    const lines = [lineAt(0), lineAt(1, { homonymOf: 2 }), lineAt(2), lineAt(3, { doubleOf: 2 })];
    let review = checkingOf(lines);
    review = nextState(review, {
      type: 'answered',
      answers: [
        { statut: 'cree', message: '' },
        { statut: 'cree', message: '' },
        { statut: 'doublon', message: 'Même nom', isHomonym: true },
        { statut: 'doublon', message: '' },
      ],
    });
    expect(homonymsOf(jobOf(review))).toBe(2);
    expect(duplicatesOf(jobOf(review))).toEqual({ inFile: 1, onServer: 0 });
    expect(reviewOf(jobOf(review))).toEqual([1, 2, 3]);
    expect(countsOf(jobOf(review))).toMatchObject({ ready: 1, homonyme: 2, doublon: 1 });
    expect(nextState(review, { type: 'send' })).toBe(review);

    const sent = (state: typeof review) =>
      jobOf(nextState(state, { type: 'send' })).queue.map(({ at, duplicates }) => [duplicates, at]);
    const decided = (homonyms: HomonymChoice) => nextState(review, { type: 'homonyms', homonyms });
    expect(sent(decided('ignorer'))).toEqual([['ignorer', [0]]]);
    expect(sent(decided('creer'))).toEqual([
      ['ignorer', [0]],
      ['creer', [1, 2]],
    ]);
    const ticked = nextState(decided('each'), { type: 'ticked', at: 2, isTicked: true });
    expect(reviewOf(jobOf(ticked))).toEqual([1, 2, 3]);
    expect(sent(ticked)).toEqual([
      ['ignorer', [0]],
      ['creer', [2]],
    ]);
    expect(sent(nextState(ticked, { type: 'ticked', at: 2, isTicked: false }))).toEqual([['ignorer', [0]]]);
    const both = nextState(decided('creer'), { type: 'duplicates', duplicates: 'creer' });
    expect(sent(both)).toEqual([['creer', [0, 1, 2, 3]]]);
  });

  it('does not send again what the check refused', () => {
    const review = reviewed(linesOf(3), (at) => (at === 1 ? 'erreur' : 'cree'));
    expect(nth(jobOf(nextState(review, { type: 'send' })).queue, 0).at).toEqual([0, 2]);
  });
});

describe('an import that stops', () => {
  const sending = (count: number) => nextState(reviewed(linesOf(count)), { type: 'send' });

  it('stops on demand after the current batch, and resumes with the first unsent one', () => {
    const stopping = nextState(answer(sending(1500)), { type: 'stop' });
    expect(stopping).toMatchObject({ step: 'sending', isStopping: true });
    const stopped = answer(stopping);
    expect(stopped).toMatchObject({ step: 'stopped', pass: 'sending' });
    expect(doneOf(jobOf(stopped))).toBe(1000);
    const resumed = nextState(stopped, { type: 'resume' });
    expect(nth(jobOf(resumed).queue, 0).at[0]).toBe(1000);
    expect(countsOf(jobOf(answerAll(resumed))).cree).toBe(1500);
  });

  it('ends rather than stops when the last batch was under way', () => {
    expect(answer(nextState(sending(10), { type: 'stop' })).step).toBe('done');
  });

  it('says exactly how many lines are in when the connection is lost', () => {
    const stopped = nextState(answer(sending(1200)), { type: 'failed', failure: OFFLINE });
    expect(stopped).toMatchObject({ step: 'stopped', failure: OFFLINE });
    const job = jobOf(stopped);
    expect(doneOf(job)).toBe(500);
    expect(countsOf(job)).toEqual({
      cree: 500,
      doublon: 0,
      homonyme: 0,
      erreur: 0,
      envoye: 0,
      ready: 700,
      ...NO_STATES,
    });
    expect(job.queue[0]).toMatchObject({ isDoubtful: true });
  });

  it('creates nothing twice when the answer of a batch was lost, duplicates wanted or not', () => {
    const wanted = nextState(reviewed(linesOf(600)), { type: 'duplicates', duplicates: 'creer' });
    const lost = nextState(nextState(wanted, { type: 'send' }), { type: 'failed', failure: OFFLINE });
    const resumed = nextState(lost, { type: 'resume' });
    expect(duplicatesFor(jobOf(resumed))).toBe('ignorer');
    // 300 of the lost batch had been written.
    const next = answer(resumed, (at) => (at < 300 ? 'doublon' : 'cree'));
    expect(duplicatesFor(jobOf(next))).toBe('creer');
    const job = jobOf(answerAll(next));
    expect(countsOf(job)).toMatchObject({ cree: 600, doublon: 0 });
    expect(outcomeOf(job, 0)).toMatchObject({ statut: 'cree', isRecovered: true });
    expect(outcomeOf(job, 400)).not.toHaveProperty('isRecovered');
  });

  it('doesn’t count an earlier duplicate as created', () => {
    const review = reviewed(linesOf(2), (at) => (at === 0 ? 'doublon' : 'cree'));
    const wanted = nextState(review, { type: 'duplicates', duplicates: 'creer' });
    const lost = nextState(nextState(wanted, { type: 'send' }), { type: 'failed', failure: OFFLINE });
    const done = answer(nextState(lost, { type: 'resume' }), () => 'doublon');
    expect(countsOf(jobOf(done))).toMatchObject({ cree: 1, doublon: 1 });
  });

  it('is in no doubt about a batch that was refused', () => {
    const stopped = nextState(sending(10), { type: 'failed', failure: REFUSED });
    expect(nth(jobOf(stopped).queue, 0).isDoubtful).toBe(false);
  });

  it('keeps what was created when it is ended there', () => {
    const stopped = nextState(answer(sending(600)), { type: 'failed', failure: OFFLINE });
    const done = nextState(stopped, { type: 'finish' });
    expect(done.step).toBe('done');
    expect(countsOf(jobOf(done))).toMatchObject({ cree: 500, ready: 100, ...NO_STATES });
  });

  it('goes back to the columns when the check stopped: nothing was written', () => {
    const stopped = nextState(checkingOf(linesOf(3)), { type: 'failed', failure: OFFLINE });
    expect(nth(jobOf(stopped).queue, 0).isDoubtful).toBe(false);
    expect(nextState(stopped, { type: 'back' }).step).toBe('match');
    expect(nextState(stopped, { type: 'finish' })).toBe(stopped);
  });

  it('settles every line exactly once, whatever stops and fails on the way', () => {
    const lines = fc.array(
      fc.constantFrom<Partial<ImportLine>>(
        {},
        {},
        {},
        { doubleOf: 2 },
        { problems: [{ kind: 'email', field: 'email', value: 'x' }] },
      ),
      { minLength: 1, maxLength: 40 },
    );
    const events = fc.array(fc.constantFrom('answer', 'answer', 'stop', 'fail'), { maxLength: 12 });
    fc.assert(
      fc.property(lines, events, fc.boolean(), (given, happening, wantsAll) => {
        const all = given.map((more, at) => lineAt(at, more));
        let state: ImportState = nextState(reviewed(all), {
          type: 'duplicates',
          duplicates: wantsAll ? 'creer' : 'ignorer',
        });
        state = nextState(state, { type: 'send' });
        for (const event of happening) {
          if (state.step === 'stopped') state = nextState(state, { type: 'resume' });
          if (state.step !== 'sending') break;
          if (event === 'answer') state = answer(state);
          if (event === 'stop') state = nextState(state, { type: 'stop' });
          if (event === 'fail') state = nextState(state, { type: 'failed', failure: OFFLINE });
        }
        if (state.step === 'stopped') state = nextState(state, { type: 'resume' });
        const job = jobOf(answerAll(state));
        const counts = countsOf(job);
        const refused = all.filter(({ problems }) => problems.length > 0).length;
        const doubles = all.filter(({ problems, doubleOf }) => !problems.length && doubleOf).length;
        expect(counts).toEqual({
          cree: all.length - refused - (wantsAll ? 0 : doubles),
          doublon: wantsAll ? 0 : doubles,
          homonyme: 0,
          erreur: refused,
          envoye: 0,
          ready: 0,
          ...NO_STATES,
        });
      }),
    );
  });
});

describe('a line that gives a person on file a state', () => {
  const noted = { statut: 'doublon' as const, message: 'A déjà une fiche.', hasState: true };
  const isNew = { statut: 'cree' as const, message: '' };
  const said = (state: ImportState, ...answers: LineAnswer[]) =>
    nextState(state, { type: 'answered', answers });

  it('is sent, never as a second record, whatever happens to the other duplicates [R1]', () => {
    const review = said(checkingOf(linesOf(3)), noted, isNew, { statut: 'doublon', message: '' });
    expect(countsOf(jobOf(review))).toMatchObject({ stateReady: 1, ready: 1, doublon: 1 });
    expect(duplicatesOf(jobOf(review))).toEqual({ inFile: 0, onServer: 1 });
    const sending = steps([{ type: 'duplicates', duplicates: 'creer' }, { type: 'send' }], review);
    expect(jobOf(sending).queue.map(({ at, duplicates }) => [at, duplicates])).toEqual([
      [[0], 'ignorer'],
      [[1, 2], 'creer'],
    ]);
    const done = said(said(sending, noted), isNew, isNew);
    expect(countsOf(jobOf(done))).toMatchObject({ stateNoted: 1, stateReady: 0, cree: 2 });
    expect(outcomeOf(jobOf(done), 0)).toEqual({ statut: 'stateNoted', message: 'A déjà une fiche.' });
  });

  it('travels with its state, in columns that are there for it alone [R1]', async () => {
    const state = { etat: 'parti', etat_depuis: '2020-05-31', etat_motif: null } as const;
    const job = jobOf(checkingOf([lineAt(0, { state }), lineAt(1)]));
    const sent = async (hasStates: boolean) => {
      const file = batchFile(job, nth(job.queue, 0), { fields: ['nom'], hasStates });
      return (await file.text()).replace('\ufeff', '').trim().split('\r\n');
    };
    expect(await sent(true)).toEqual([
      'nom;etat;etat_depuis;etat_motif',
      'Nom0;parti;2020-05-31;',
      'Nom1;;;',
    ]);
    expect(await sent(false)).toEqual(['nom', 'Nom0', 'Nom1']);
  });
});
