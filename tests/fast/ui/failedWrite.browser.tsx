import { useState } from 'react';
import * as z from 'zod/mini';
import { useClient } from '../../../src/api/clientContext.ts';
import { tagCalls } from '../../../src/api/endpoints/tags.ts';
import { failureOf } from '../../../src/api/errors.ts';
import { saveFailureText, whySaveFailed } from '../../../src/data/save/saveFailures.ts';
import { failureText } from '../../../src/texts/failures.ts';
import { DangerDialog } from '../../../src/ui/dialog/DangerDialog.tsx';
import { useAlert } from '../../../src/ui/dialog/useAlert.ts';
import { FormDialog } from '../../../src/ui/form/FormDialog.tsx';
import { TextField } from '../../../src/ui/form/fields/TextField.tsx';
import { expect } from '../../support/expect.ts';
import { dropped, fakeBackend, json, type Reply, silent } from '../../support/fakeBackend.ts';
import {
  acknowledge,
  alertShown,
  dialog,
  formError,
  input,
  isAsked,
  maybeDialog,
  pressButton,
} from '../../support/onScreen.ts';
import { eventually, until } from '../../support/queries.ts';
import { eachQuietly } from '../../support/quietly.ts';
import { showPart } from '../../support/screen.tsx';
import { fill } from '../../support/user.ts';

/*
 * What every screen that writes has in common when a write fails: the alert says why, the dialog stays open, and what
 * was typed stays in its form. Each screen shows by one failure of its own that it is built so; tests/slow/faults goes
 * through all failures of all calls.
 */

const refusal = (status: number, message: string): [string, Reply, string, string] => [
  status === 200 ? 'success:false on 200' : String(status),
  () => json({ success: false, message }, status),
  message,
  message,
];
const NO_ANSWER = 'Impossible de se connecter au serveur';
/** The fault, the server's reply, and why a deletion and why a save failed. */
const faults: readonly [string, Reply, string, string][] = [
  refusal(500, 'Base indisponible'),
  refusal(403, 'Compte en lecture seule'),
  refusal(409, 'Déjà modifié'),
  refusal(200, 'Refusé'),
  ['a cut connection', dropped, NO_ANSWER, `${NO_ANSWER}\nVérifiez la connexion de cet appareil.`],
  ['no answer in time', silent, NO_ANSWER, `${NO_ANSWER}\nLa réponse n’est pas arrivée à temps.`],
];

const CREATE = 'POST /api/tags/';
const REMOVE = 'DELETE /api/tags/7/';
const KEPT = 'Vos saisies sont conservées.';
const schema = z.object({ name: z.string() });

/** A form in a dialog, and a deletion after a question, as screens build them. */
function Screen() {
  const client = useClient();
  const alert = useAlert();
  const [open, setOpen] = useState<'form' | 'question'>();
  const close = () => setOpen(undefined);
  const create = async (body: z.infer<typeof schema>) => {
    try {
      await client.call(tagCalls.create, { body: { ...body, can_be_inevent: false } });
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      await alert({ title: 'Erreur', text: whySaveFailed(failure), tone: 'error' });
      return { form: saveFailureText(failure, KEPT), canRetry: true };
    }
  };
  const remove = async () => {
    try {
      await client.call(tagCalls.remove, { id: 7 });
      close();
    } catch (error) {
      void alert({ title: 'Erreur', text: failureText(failureOf(error)), tone: 'error' });
    }
  };
  return (
    <>
      <button type="button" onClick={() => setOpen('form')}>
        Nouveau
      </button>
      <button type="button" onClick={() => setOpen('question')}>
        Retirer
      </button>
      {open === 'form' && (
        <FormDialog
          title="Tag"
          schema={schema}
          onClose={close}
          onSave={create}
          saveLabel="Enregistrer"
          savingLabel="Enregistrement…"
        >
          <TextField name="name" label="Nom" required />
        </FormDialog>
      )}
      {open === 'question' && (
        <DangerDialog
          title="Supprimer"
          question="Supprimer ce tag ?"
          warning="C’est irréversible."
          onClose={close}
          confirmLabel="Supprimer"
          busyLabel="Suppression…"
          onConfirm={remove}
        />
      )}
    </>
  );
}

async function opened(label: string) {
  const back = fakeBackend(
    { [CREATE]: { data: { id: 1, name: 'Bénévole' } }, [REMOVE]: { success: true } },
    { timeout: 300 },
  );
  const { root } = showPart(back, <Screen />);
  await pressButton(root, label);
  await until(() => dialog(root));
  return { back, root };
}

eachQuietly();

describe('a form whose save fails', () => {
  for (const [what, fault, , why] of faults)
    it(`keeps everything typed on ${what}, says why, and saves by «Réessayer»`, async () => {
      const { back, root } = await opened('Nouveau');
      await fill(input(root, 'name'), 'Bénévole');
      back.next(CREATE, fault);
      await pressButton(root, 'Enregistrer');
      expect(await alertShown(root)).toEqual(['Erreur', why]);
      await acknowledge(root);
      await eventually(() => expect(formError(root)).toBe(`${why}\n${KEPT}Réessayer`));
      expect(input(root, 'name').value).toBe('Bénévole');
      await pressButton(dialog(root), 'Réessayer');
      await until(() => !maybeDialog(root));
      const sent = { name: 'Bénévole', can_be_inevent: false };
      expect(back.sent(CREATE)).toEqual([sent, sent]);
      expect(isAsked(root)).toBe(false);
    });
});

describe('a deletion that fails', () => {
  for (const [what, fault, why] of faults)
    it(`says why on ${what}, stays open, and deletes at the next attempt`, async () => {
      const { back, root } = await opened('Retirer');
      back.next(REMOVE, fault);
      await pressButton(dialog(root), 'Supprimer');
      expect(await alertShown(root)).toEqual(['Erreur', why]);
      await acknowledge(root);
      await pressButton(dialog(root), 'Supprimer');
      await until(() => !maybeDialog(root));
      expect(back.called(REMOVE)).toHaveLength(2);
    });
});
