import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../src/api/errors';
import { failedForm } from '../../../../src/areas/events/failedForm';
import { failedWrite, verdictOf } from '../../../../src/data/save/saveFailures';
import { failureText } from '../../../../src/texts/failures';

describe('the verdict on a failed save', () => {
  it('tells what may be saved from what another user changed and from what was refused', () => {
    const rows: readonly [Failure, string][] = [
      [{ kind: 'offline', status: 0 }, 'unclear'],
      [{ kind: 'timeout', status: 0 }, 'unclear'],
      [{ kind: 'contract', status: 200 }, 'unclear'],
      [{ kind: 'server', status: 500 }, 'unclear'],
      [{ kind: 'server', status: 501 }, 'refused'],
      [{ kind: 'code', status: 0 }, 'refused'],
      [{ kind: 'forbidden', status: 403 }, 'refused'],
      [{ kind: 'invalid', status: 422, fields: {} }, 'refused'],
      [{ kind: 'invalid', status: 200, fields: {} }, 'refused'],
      [{ kind: 'invalid', status: 409, fields: {} }, 'outdated'],
      [{ kind: 'notFound', status: 404 }, 'outdated'],
      [{ kind: 'unauthenticated', status: 401 }, 'signedOut'],
    ];
    for (const [failure, verdict] of rows)
      expect.soft(verdictOf(failure), `${failure.kind} ${failure.status}`).toBe(verdict);
  });
});

describe('the alert about a failed write', () => {
  it('says that nothing was done after a refusal', () => {
    const rows: Failure[] = [
      { kind: 'forbidden', status: 403 },
      { kind: 'invalid', status: 422, fields: {} },
      { kind: 'code', status: 0 },
    ];
    for (const failure of rows)
      expect.soft(failedWrite(failure, 'Rien n’a été effacé'), failure.kind).toMatchObject({
        title: 'Rien n’a été effacé',
        text: failureText(failure),
      });
  });

  it('says that it may have been done after a lost or broken answer', () => {
    const rows: Failure[] = [
      { kind: 'timeout', status: 0 },
      { kind: 'offline', status: 0 },
      { kind: 'server', status: 500 },
      { kind: 'contract', status: 200 },
    ];
    for (const failure of rows) {
      const { title, text } = failedWrite(failure, 'Rien n’a été effacé');
      expect.soft(title, failure.kind).toBe('C’est peut-être fait');
      expect
        .soft(text, failure.kind)
        .toMatch(/\nLa réponse n’est pas arrivée\. Regardez la liste, puis réessayez si besoin\.$/);
    }
  });
});

describe('the form of a failed save', () => {
  it('says that it may be saved after a lost or broken answer, and not after a refusal', () => {
    const rows: readonly [Failure, RegExp | string][] = [
      [{ kind: 'timeout', status: 0 }, /\nLe serveur n’a pas confirmé/],
      [{ kind: 'server', status: 500 }, /\nLe serveur n’a pas confirmé/],
      [{ kind: 'contract', status: 200 }, /\nLe serveur n’a pas confirmé/],
      [{ kind: 'forbidden', status: 403, message: 'Refusé.' }, 'Refusé.'],
      [{ kind: 'invalid', status: 409, fields: {}, message: 'Trop tard.' }, 'Trop tard.'],
    ];
    for (const [failure, form] of rows)
      expect.soft(failedForm(failure), `${failure.kind} ${failure.status}`).toEqual({
        form: typeof form === 'string' ? form : expect.stringMatching(form),
        canRetry: true,
      });
  });

  it('has the reasons under their fields, by the names of its controls', () => {
    const failure: Failure = { kind: 'invalid', status: 422, fields: { 'personnes.0.nom': 'Trop long.' } };
    expect(failedForm(failure)).toEqual({ errors: failure.fields });
    expect(failedForm(failure, { nom: 'Trop long.' })).toEqual({ errors: { nom: 'Trop long.' } });
  });

  it('asks to save again after a new sign-in, whatever the server said', () => {
    const failure: Failure = { kind: 'unauthenticated', status: 401, message: 'Jeton expiré.' };
    expect(failedForm(failure).form).toBe('Vous êtes de nouveau connecté. Enregistrez encore une fois.');
  });
});
