import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../../src/api/errors.ts';
import { reportOf } from '../../../../../src/areas/events/form/reportOf.ts';
import { eventFormTexts as texts } from '../../../../../src/areas/events/form/texts.fr.ts';
import type { FailedOutcome } from '../../../../../src/areas/events/save/outcome.ts';

const offline: Failure = { kind: 'offline', status: 0 };
const late: Failure = { kind: 'timeout', status: 0 };
const refused: Failure = { kind: 'invalid', status: 422, message: 'La date est trop lointaine', fields: {} };
const eventFailed = (failure: Failure, isUnsure = false): FailedOutcome => ({
  status: 'eventFailed',
  failure,
  isUnsure,
});

describe('reportOf', () => {
  it('says why a save failed in the alert, and in the form what is kept, with «Réessayer» [W12, EF22]', () => {
    const rows = [
      [offline, 'Impossible de se connecter au serveur\nVérifiez la connexion de cet appareil.'],
      [late, 'Impossible de se connecter au serveur\nLa réponse n’est pas arrivée à temps.'],
      [refused, 'La date est trop lointaine'],
    ] as const;
    for (const [failure, why] of rows) {
      const report = reportOf(eventFailed(failure), true, texts);
      expect.soft(report, why).toEqual({ alert: why, form: `${why}\n${texts.notSaved}`, canRetry: true });
    }
  });

  it('says which save failed where no reason is known [EF23]', () => {
    const unknown: Failure = { kind: 'server', status: 500 };
    expect(reportOf(eventFailed(unknown), true, texts).alert).toBe(texts.createFailed);
    expect(reportOf(eventFailed(unknown), false, texts).alert).toBe(texts.updateFailed);
  });

  it('never ends without a reason, also where the server gave none [EF24]', () => {
    const unknown: Failure = { kind: 'server', status: 502 };
    const sync = reportOf({ status: 'syncFailed', id: 1, failure: unknown }, false, texts);
    expect(sync.alert).toBe('Erreur lors de la synchronisation des intervenants: Une erreur est survenue');
  });

  it('doesn’t claim that nothing was saved where no answer came [W12]', () => {
    const created = reportOf(eventFailed(late, true), true, texts);
    expect([created.isUnsure, created.form?.includes(texts.notSaved)]).toEqual([true, false]);
    const { form } = reportOf(eventFailed(late, true), false, texts);
    expect(form).toContain(texts.maybeUpdated);
    expect(form).not.toContain(texts.notSaved);
  });

  it('offers «Réessayer» for what is left of a saved event [W12, EF24]', () => {
    const sync = reportOf({ status: 'syncFailed', id: 1, failure: offline }, false, texts);
    expect(sync.alert).toContain('Erreur lors de la synchronisation des intervenants: Impossible');
    expect([sync.form?.includes(texts.speakersKept), sync.canRetry]).toEqual([true, true]);
    const speakers = reportOf({ status: 'speakersFailed', id: 1, failures: [offline] }, true, texts);
    expect(speakers.canRetry).toBe(true);
  });
});
