import {
  addField,
  editing,
  formName,
  named,
  panel,
  show as showForms,
} from '../../fast/areas/forms/fixtures.ts';
import { chooseInRow, FULL, shownList } from '../../fast/areas/members/fixtures.ts';
import { cases } from '../../fast/catalog/cases.ts';
import { expect } from '../../support/expect.ts';
import { dropped, json, type Reply, silent } from '../../support/fakeBackend.ts';
import {
  acknowledge,
  alertShown,
  button,
  dialog,
  dialogShown,
  errorOf,
  formError,
  input,
  labelled,
  pressButton,
  textOf,
} from '../../support/onScreen.ts';
import { byRole, eventually, until } from '../../support/queries.ts';
import { showOnServer, signInAgain } from '../../support/screen.tsx';
import { eachOnServer, makeMember, makeRow, word } from '../../support/serverRows.ts';
import { click, fill } from '../../support/user.ts';

/*
 * What is said when a save fails: every failure in each form that saves an entry, side by side. Their sentences differ,
 * because a member, a row of a short list and a form are checked in different places; what they say must not.
 */

eachOnServer();

const REASON = 'Ce motif vient du serveur.';
const NO_ANSWER = 'Impossible de se connecter au serveur';
const html = { headers: { 'content-type': 'text/html' } };

/** `unclear`: it may have been saved. `refused`: nothing was. `field`: neither, and a reason stands by its field. */
type Outcome = 'unclear' | 'refused' | 'field' | 'signedOut';

/** What comes back, why it failed in the words of the screen, and what that means for the entry. */
const failures: readonly [name: string, reply: (field: string) => Reply, why: string, outcome: Outcome][] = [
  ['a cut connection', () => dropped, `${NO_ANSWER}\nVérifiez la connexion de cet appareil.`, 'unclear'],
  ['no answer in time', () => silent, `${NO_ANSWER}\nLa réponse n’est pas arrivée à temps.`, 'unclear'],
  ['500', () => () => json({ message: 'Base occupée' }, 500), 'Base occupée', 'unclear'],
  ['503 without words', () => () => json({}, 503), '', 'unclear'],
  ['a page on 200', () => () => new Response('<html>Portail</html>', html), '', 'unclear'],
  ['501', () => () => json({ message: 'Appel inconnu' }, 501), 'Appel inconnu', 'refused'],
  ['403', () => () => json({ message: 'Lecture seule' }, 403), 'Lecture seule', 'refused'],
  ['403 without words', () => () => json({}, 403), '', 'refused'],
  ['409', () => () => json({ message: 'Déjà modifié' }, 409), 'Déjà modifié', 'refused'],
  ['422', () => () => json({ message: 'Fermé' }, 422), 'Fermé', 'refused'],
  ['a refusal on 200', () => () => json({ success: false, message: 'Refusé' }), 'Refusé', 'refused'],
  ['a refused field', (field) => () => json({ errors: { [field]: [REASON] } }, 422), '', 'field'],
  ['an expired session', () => () => json({ message: 'Jeton' }, 401), '', 'signedOut'],
];

/** The text of the alert, if one is shown, and of the form below it. */
type Said = readonly [alert: string, form: string];
type Sentences = Record<Outcome, (why: string) => Said>;

const lines = (...texts: string[]) => texts.filter(Boolean).join('\n');
const KEPT = 'Vos saisies sont conservées.';
const RETRY = 'Vos saisies sont conservées\u00a0: vous pouvez réessayer.';
const ENDED =
  'La session avait expiré\u00a0: rien n’a été enregistré. Vos saisies sont conservées, enregistrez à nouveau.';

const ofMember = (failed: string, unclear: string): Sentences => ({
  unclear: (why) => [lines(failed, why), lines(why, unclear)],
  refused: (why) => [lines(failed, why), lines(why, `Rien n’a été enregistré. ${RETRY}`)],
  field: () => [failed, REASON],
  signedOut: () => ['', ENDED],
});

const CHECK =
  'La réponse n’est pas arrivée\u00a0: c’est peut-être enregistré. Regardez la liste, puis réessayez si besoin.';
const ofCatalog = (failed: string): Sentences => ({
  unclear: (why) => [lines(failed, why, CHECK), lines(why, CHECK, KEPT)],
  refused: (why) => [lines(failed, why), lines(why || failed, KEPT)],
  field: () => ['', REASON],
  signedOut: () => ['', ENDED],
});

const ofForm = (failed: string, unclear: string): Sentences => ({
  unclear: (why) => [lines(failed, why, unclear), lines(why || failed, unclear)],
  refused: (why) => [lines(failed, why, KEPT), lines(why || failed, KEPT)],
  field: () => [lines(failed, REASON, KEPT), lines(REASON, KEPT)],
  signedOut: () => ['', 'La session avait expiré. Vos saisies sont conservées\u00a0: enregistrez à nouveau.'],
});

interface Page {
  root: ShadowRoot;
  back: { next(key: string, reply: Reply): void };
}

interface Screen {
  call: string;
  field: string;
  says: Sentences;
  open(): Promise<Page>;
  /** Presses the button that saves. */
  save(root: ShadowRoot): Promise<void>;
  /** The builder of forms has no field of its own for a reason. */
  isBuilder?: true;
  /** The specification gives the answer of this call no shape, so that a page on 200 is a success. */
  takesAnyAnswer?: true;
}

const { groups } = cases;
const [createFailed, updateFailed] = groups.failed;
const saveInDialog = (root: ShadowRoot) => click(byRole(dialog(root), 'button', 'Enregistrer'));

const screens: Readonly<Record<string, Screen>> = {
  'a new row of a short list': {
    call: `POST ${groups.collection}`,
    field: groups.name,
    says: ofCatalog(createFailed),
    async open() {
      const page = await showOnServer(groups.area);
      await pressButton(page.root, groups.create);
      await fill(await until(() => input(page.root, groups.name)), word());
      return page;
    },
    save: saveInDialog,
  },
  'an edited row of a short list': {
    call: `PUT ${groups.collection}*`,
    field: groups.name,
    says: ofCatalog(updateFailed),
    async open() {
      const name = word();
      await makeRow(groups.collection, { [groups.name]: name });
      const page = await showOnServer(groups.area);
      await pressButton(page.root, `Modifier ${name}`);
      await fill(await until(() => input(page.root, groups.name)), `${name}b`);
      return page;
    },
    save: saveInDialog,
  },
  'a new form': {
    call: 'POST /api/formulaires/',
    field: 'champs',
    says: ofForm(
      'Erreur lors de la création du formulaire',
      `${KEPT} La réponse n’est pas arrivée\u00a0: c’est peut-être enregistré. Regardez la liste, puis réessayez si besoin.`,
    ),
    async open() {
      const page = await showForms();
      await fill(labelled(page.root, 'Nom du formulaire'), formName());
      await addField(page.root, 'Texte court');
      await fill(labelled(page.root, 'Nom du champ'), 'Ville');
      return page;
    },
    save: (root) => pressButton(root, 'Créer'),
    isBuilder: true,
    takesAnyAnswer: true,
  },
  'an edited form': {
    call: 'PUT /api/formulaires/*',
    field: 'champs',
    says: ofForm('Erreur lors de la mise à jour du formulaire', KEPT),
    async open() {
      const page = await editing({ champs: [named('A')] });
      await fill(labelled(page.root, 'Description'), 'La mienne');
      return page;
    },
    save: (root) => pressButton(root, 'Mettre à jour'),
    isBuilder: true,
    takesAnyAnswer: true,
  },
  'a new member': {
    call: 'POST /api/membres/',
    field: 'ville',
    says: ofMember(
      'Erreur lors de la création du membre',
      'La réponse n’est pas arrivée\u00a0: la fiche est peut-être créée. Regardez la liste, qui vient d’être actualisée, puis réessayez si besoin. Vos saisies sont conservées.',
    ),
    async open() {
      const page = await shownList();
      await click(button(page.root, 'Ajouter un membre'));
      await dialogShown(page.root);
      await fill(input(page.root, 'nom'), word());
      await fill(input(page.root, 'prenom'), 'Zoé');
      await click(byRole(dialog(page.root), 'radio', 'Femme'));
      return page;
    },
    save: saveInDialog,
  },
  'an edited member': {
    call: 'PUT /api/membres/*',
    field: 'ville',
    says: ofMember(
      'Erreur lors de la mise à jour du membre',
      `La réponse n’est pas arrivée\u00a0: c’est peut-être enregistré. ${RETRY}`,
    ),
    async open() {
      const { nom } = await makeMember({ ...FULL, nom: word() });
      const page = await shownList({ search: nom });
      await chooseInRow(page.root, `${nom} Zoé`, 'Modifier');
      await fill(await until(() => input(page.root, 'ville')), 'Quimper');
      return page;
    },
    save: (root) => click(button(root, 'Enregistrer')),
    takesAnyAnswer: true,
  },
};

describe('a save that fails', () => {
  for (const [entry, { call, field, says, open, save, isBuilder, takesAnyAnswer }] of Object.entries(screens))
    it(`says of ${entry} why, whether it may be saved, and that nothing typed is lost [W12]`, async () => {
      const { root, back } = await open();
      const formText = (outcome: Outcome) => {
        if (isBuilder) return textOf(panel(root, 0).querySelector('[role=alert]'));
        return outcome === 'field' ? errorOf(root, field) : formError(root);
      };
      for (const [name, reply, why, outcome] of failures) {
        if (takesAnyAnswer && name === 'a page on 200') continue;
        const [alert, form] = says[outcome](why);
        back.next(call, reply(field));
        await save(root);
        if (outcome === 'signedOut') await signInAgain(root);
        if (alert) {
          expect(await alertShown(root), name).toEqual(['Erreur', alert]);
          await acknowledge(root);
        }
        const isRetried = isBuilder || outcome !== 'field';
        await eventually(() => expect(formText(outcome), name).toBe(isRetried ? `${form}Réessayer` : form));
        expect(root.querySelector('dialog[role=alertdialog]'), name).toBeNull();
      }
    });
});
