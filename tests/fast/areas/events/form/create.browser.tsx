import { eventsArea } from '../../../../../src/areas/events/area.ts';
import { expect } from '../../../../support/expect.ts';
import { focusedControl, nth, query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  acknowledge,
  alertShown,
  button,
  chooseOption,
  errorOf,
  formError,
  input,
  isAt,
  maybeInput,
  optionNames,
  question,
  setValue,
  toastText,
} from '../../../../support/onScreen.ts';
import { eventually, focused, until } from '../../../../support/queries.ts';
import { calls, failNext, hold, release } from '../../../../support/reference.ts';
import { showOnServer, signInAgain } from '../../../../support/screen.tsx';
import { word } from '../../../../support/serverRows.ts';
import { click, fill, press } from '../../../../support/user.ts';
import {
  add,
  assigned,
  chooseRole,
  DAY,
  eachEvent,
  eventNamed,
  eventsNamed,
  fillEvent,
  isAtList,
  makeEventWith,
  makePerson,
  makeRole,
  nameMessage,
  roleSelect,
  rowOf,
  rows,
  ruleWords,
  says,
  show,
  shown,
  stepwise,
  submit,
  told,
} from './fixtures.tsx';

const ASSIGN = 'POST /api/events/*/assignments/';

const optgroups = (root: ShadowRoot) => {
  const found = [...roleSelect(root).querySelectorAll('optgroup')];
  return found.length > 0 ? found : null;
};

const combobox = (root: ShadowRoot) => query<HTMLInputElement>(root, '[role=combobox]');

eachEvent();

describe('the form of a new event', () => {
  it('has every field, and offers the most used roles before the others [EF1, EF5, EF13, SP1, SP21, SP22]', async () => {
    const role = await makeRole();
    const { root } = await shown();
    expect([submit(root).disabled, submit(root).textContent]).toEqual([true, 'Intervenants requis']);
    const names = ['nom_evenement', 'date', 'heure_debut', 'heure_fin', 'lieu', 'is_recurrent'];
    expect(names.map((name) => input(root, name).checkVisibility())).toEqual(names.map(() => true));
    expect(root.querySelector('[name=frequency]')).toBe(null);
    const groups = await until(() => optgroups(root));
    expect(groups.map(({ label }) => label)).toEqual(['Les plus utilisés', 'Autres rôles']);
    expect([...nth(groups, 1).children].map(({ textContent }) => textContent)).toContain(role.libelle);
    expect(await calls()).toContain('GET /api/roles-intervenants/?page_size=1000');
    expect(await calls()).toContain('GET /api/roles-intervenants/most-used/?limit=10');
    await axeCheck(root);
  });

  it('lists a member once per role, tells people of the same name apart, and removes speakers [SP1, SP2, SP3, SP4, SP5, SP24]', async () => {
    const ama = await makePerson({ email: 'ama@exemple.fr' });
    const homonym = await makePerson({ nom: ama.nom, email: 'autre@exemple.fr' });
    const [role, secondRole] = [await makeRole(), await makeRole()];
    const { root } = await shown();
    await fill(combobox(root), ama.nom ?? '');
    await until(() => optionNames(root).length === 2);
    expect(optionNames(root).join()).toContain('ama@exemple.fr');
    expect(optionNames(root).join()).toContain('autre@exemple.fr');
    await click(button(root, 'Ajouter'));
    const missing = "Veuillez sélectionner un intervenant et un rôle avant de l'ajouter.";
    expect(await alertShown(root)).toEqual(['Information manquante', missing]);
    await acknowledge(root);
    await eventually(() => expect(rows(root).length).toBe(0));
    await click(combobox(root));
    await chooseOption(root, ama.nom ?? '');
    await click(button(root, 'Ajouter'));
    expect(await alertShown(root)).toEqual(['Information manquante', missing]);
    await acknowledge(root);

    await chooseRole(root, role);
    await until(() => rows(root).length === 1);
    expect([submit(root).disabled, submit(root).textContent]).toEqual([false, "Créer l'événement"]);
    expect([roleSelect(root).value, combobox(root).value]).toEqual([String(role.id), '']);
    const first = rowOf(root, homonym.name).textContent?.includes('ama@') ? 'ama@' : 'autre@';
    await fill(combobox(root), first);
    await until(() => optionNames(root).length === 1);
    await chooseOption(root, ama.nom ?? '');
    const twice = 'Cette personne est déjà assignée à ce rôle pour cet événement.';
    expect(await alertShown(root)).toEqual(['Intervenant déjà assigné', twice]);
    await acknowledge(root);
    await chooseRole(root, secondRole);
    await until(() => rows(root).length === 2);

    await click(button(root, `Retirer ${ama.name}, ${role.libelle}`));
    await until(() => rows(root).length === 1);
    await eventually(() =>
      expect(focused()?.getAttribute('aria-label')).toBe(`Retirer ${ama.name}, ${secondRole.libelle}`),
    );
    await press('Enter');
    await until(() => submit(root).textContent === 'Intervenants requis');
  });

  it('adds a speaker once member and role are both there, and goes back to the search for the next one', async () => {
    const [ama, kofi] = [await makePerson(), await makePerson()];
    const [role, other] = [await makeRole(), await makeRole()];
    const { root } = await shown();
    const isAtSearch = () => eventually(() => expect(focused()).toBe(combobox(root)));
    const take = async ({ nom }: { nom?: string | null }) => {
      await fill(combobox(root), nom ?? '');
      await chooseOption(root, nom ?? '');
    };
    await take(ama);
    await chooseRole(root, role);
    await until(() => rows(root).length === 1);
    await isAtSearch();

    // Arrows of a closed list pass roles that aren’t meant: Enter or «Ajouter» ends the choice.
    setValue(roleSelect(root), '');
    await take(kofi);
    roleSelect(root).focus();
    await press('ArrowDown');
    await chooseRole(root, other);
    expect(rows(root).length).toBe(1);
    await press('Enter');
    await until(() => rows(root).length === 2);
    expect(rowOf(root, kofi.name).textContent).toContain(other.libelle);
    await isAtSearch();

    setValue(roleSelect(root), '');
    await take(kofi);
    roleSelect(root).focus();
    await press('ArrowDown');
    await chooseRole(root, role);
    await click(button(root, 'Ajouter'));
    await until(() => rows(root).length === 3);
    await isAtSearch();
  });

  it('shows whether the name is free, and can’t be submitted during the check or with a taken name [EF6, EF7, EF8, EF9, EF10, EF11]', async () => {
    const taken = await makeEventWith([]);
    const [ama, role] = [await makePerson(), await makeRole()];
    const { root } = await shown();
    await add(root, ama, role);
    await fill(input(root, 'nom_evenement'), 'Zz ');
    expect(nameMessage(root)).toBe('');
    await hold('GET /api/events/check-name/');
    await fill(input(root, 'nom_evenement'), taken.nom_evenement);
    expect(nameMessage(root)).toBe('Vérification en cours');
    expect([submit(root).disabled, submit(root).textContent]).toEqual([true, 'Vérification en cours']);
    await until(async () => (await calls()).some((call) => call.includes('check-name')));
    expect(submit(root).disabled).toBe(true);
    await release();
    const sentence = `Un événement avec le nom "${taken.nom_evenement}" existe déjà. Veuillez choisir un autre nom.`;
    await until(() => errorOf(root, 'nom_evenement') === sentence);
    expect([submit(root).disabled, submit(root).textContent]).toEqual([true, 'Nom déjà utilisé']);
    await failNext('GET /api/events/check-name/');
    // Set at once: typed letter by letter, the first half of the word might meet the failure.
    setValue(input(root, 'nom_evenement'), word());
    await until(() => nameMessage(root) === "Erreur lors de la vérification du nom d'événement");
    expect([submit(root).disabled, submit(root).textContent]).toEqual([false, "Créer l'événement"]);
    await fill(input(root, 'nom_evenement'), word());
    await until(() => nameMessage(root) === "Ce nom d'événement est disponible");
  });

  it('names what is missing in an alert and under the field, in order, and moves the focus there [EF2, EF3, EF4]', async () => {
    const [ama, role] = [await makePerson(), await makeRole()];
    const { root } = await shown();
    const enter = async (name: string) => {
      input(root, name).focus();
      await press('Enter');
      return alertShown(root);
    };
    await fill(input(root, 'nom_evenement'), '   ');
    const name = ['Champ requis', "Le nom de l'événement est obligatoire."];
    expect(await enter('lieu')).toEqual(name);
    await acknowledge(root);
    await add(root, ama, role);
    await click(submit(root));
    expect(await alertShown(root)).toEqual(name);
    await acknowledge(root);
    await eventually(() =>
      expect([errorOf(root, 'nom_evenement'), focused()]).toEqual([name[1], input(root, 'nom_evenement')]),
    );
    await fill(input(root, 'nom_evenement'), word());
    await until(() => !submit(root).disabled);
    await click(submit(root));
    expect(await alertShown(root)).toEqual(['Champ requis', "La date de l'événement est obligatoire."]);
    await acknowledge(root);
    expect([errorOf(root, 'date'), focused()]).toEqual([
      "La date de l'événement est obligatoire.",
      input(root, 'date'),
    ]);
    setValue(input(root, 'date'), DAY);
    await click(query(nth(rows(root), 0), '[data-remove]'));
    const speakers = "Au moins un intervenant doit être configuré avant d'enregistrer l'événement.";
    expect(await enter('lieu')).toEqual(['Intervenants requis', speakers]);
    await acknowledge(root);
    await eventually(() => expect(focused()?.getAttribute('role')).toBe('combobox'));
  });

  it('asks before unsaved changes are lost, and keeps them when the session expires', async () => {
    const [ama, role, name] = [await makePerson(), await makeRole(), word()];
    const { root } = await shown(undefined, {}, stepwise);
    await add(root, ama, role);
    await click(button(root, 'Annuler'));
    const asked = await question(root);
    await click(button(asked, 'Continuer la saisie'));
    await fillEvent(root, name);
    await failNext(ASSIGN, { status: 401, body: {} });
    await click(submit(root));
    await signInAgain(root);
    await until(() => formError(root).includes('La session avait expiré'));
    expect([input(root, 'nom_evenement').value, rows(root).length]).toEqual([name, 1]);
    await click(submit(root));
    await isAtList(root);
    const events = await eventsNamed(name);
    expect([events.length, (await assigned(nth(events, 0).id)).length, told.left]).toEqual([1, 1, 0]);
  });

  it('says when members or roles can’t be loaded, and loads them again [SP8, SP9]', async () => {
    await failNext('GET /api/membres/membres_simples/');
    await failNext('GET /api/roles-intervenants/');
    const { root } = await show();
    const alertOf = (words: string) =>
      [...root.querySelectorAll('[role=alert]')].find((alert) => alert.textContent?.includes(words)) ?? null;
    const roles = await until(() => alertOf('Erreur lors du chargement des rôles'));
    await click(button(roles, 'Réessayer'));
    await until(() => roleSelect(root).options.length > 1);
    const members = await until(() => alertOf('Erreur lors du chargement des membres'));
    await click(button(members, 'Réessayer'));
    await click(combobox(root));
    await until(() => root.querySelector('[role=option]'));
  });

  it('takes three speakers, each by a few letters and Enter, and is submitted by keyboard alone [SP1, SP2]', async () => {
    const [ama, ben, eve] = [await makePerson(), await makePerson(), await makePerson()];
    const [role, name] = [await makeRole(), word()];
    const { root } = await shown();
    await fillEvent(root, name);
    input(root, 'is_recurrent').focus();
    await press('Tab');
    await eventually(() => expect(focused()).toBe(input(root, 'public')));
    await press('Tab');
    await eventually(() => expect(focused()?.textContent).toBe('Gérer les rôles'));
    await press('Tab');
    await eventually(() => expect(focused()).toBe(roleSelect(root)));
    await press('Tab');
    await fill(focusedControl(), ama.nom ?? '');
    await until(() => optionNames(root).length === 1);
    // Without a role the member waits in the field, and a second Enter says what lacks.
    await press('Enter');
    await until(() => combobox(root).value === ama.name);
    await press('Enter');
    expect((await alertShown(root))[0]).toBe('Information manquante');
    await press('Enter');
    await until(() => focused() === combobox(root));
    await press('Shift+Tab');
    await chooseRole(root, role);
    await press('Tab', 'Enter');
    await until(() => rows(root).length === 1);
    for (const person of [ben, eve]) {
      await press(...(person.nom ?? ''));
      await until(() => optionNames(root).length === 1);
      await press('Enter');
    }
    await until(() => rows(root).length === 3);
    expect([focused(), combobox(root).value]).toEqual([combobox(root), '']);
    expect(root.querySelector('[role=listbox]')).toBe(null);
    submit(root).focus();
    await press('Enter');
    await isAtList(root);
  });

  it('repeats weekly as soon as the event recurs, says so in words of the first day, and sends it [K17, EF17]', async () => {
    const [ama, role, name] = [await makePerson(), await makeRole(), word()];
    const { root } = await shown();
    await click(input(root, 'is_recurrent'));
    const frequency = () => input<HTMLSelectElement>(root, 'frequency');
    const choices = ['Quotidienne', 'Hebdomadaire', 'Mensuelle', 'Annuelle'];
    expect([...frequency().options].map(({ label }) => label)).toEqual(choices);
    expect([frequency().value, ruleWords(root)]).toEqual([
      'weekly',
      'Se répète chaque semaine, sans date de fin.',
    ]);
    await add(root, ama, role);
    await fillEvent(root, name);
    expect(ruleWords(root)).toBe('Se répète chaque dimanche, sans date de fin.');
    setValue(frequency(), 'monthly');
    await eventually(() => expect(ruleWords(root)).toBe('Se répète le 4 de chaque mois, sans date de fin.'));
    await click(input(root, 'is_recurrent'));
    expect(maybeInput(root, 'frequency')).toBe(undefined);
    await click(input(root, 'is_recurrent'));
    expect(frequency().value).toBe('monthly');
    setValue(frequency(), 'weekly');
    await axeCheck(root);
    await click(submit(root));
    await isAtList(root);
    expect(await eventNamed(name)).toMatchObject({
      is_recurrent: true,
      recurence_data: { frequency: 'weekly' },
    });
  });

  it('is named in the notice and to the host, and opened from the notice in one click [K21]', async () => {
    const [ama, role, name] = [await makePerson(), await makeRole(), word()];
    const { root, log } = await showOnServer(eventsArea, { route: '/events/add' });
    await until(() => optgroups(root));
    await add(root, ama, role);
    await fillEvent(root, name);
    await click(submit(root));
    expect(await toastText(root)).toBe(`Événement «\u00a0${name}\u00a0» créé avec succès`);
    const card = await until(() => root.querySelector<HTMLElement>('[part=event-card][data-new]'));
    expect(card.textContent).toContain(name);
    const { top, bottom } = card.getBoundingClientRect();
    expect(top >= 0 && bottom <= innerHeight).toBe(true);
    const { id, nom_evenement, date } = await eventNamed(name);
    await eventually(() =>
      expect(log.of('parvis-event-saved')).toEqual([{ id, nom_evenement, date, isNew: true }]),
    );
    await click(button(root, 'Ouvrir l’événement'));
    await isAt(root, name);
  });

  it('can’t be filled in where the widget is read-only', async () => {
    const { root } = await show('/events/add', { readonly: true });
    await until(() => says(root, 'Lecture seule'));
    expect(root.querySelector('form')).toBe(null);
  });
});
