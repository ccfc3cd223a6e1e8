import { StrictMode, useState } from 'react';
import * as z from 'zod/mini';
import { Form, type FormFailure } from '../../../src/ui/form/Form';
import { Checkbox } from '../../../src/ui/form/fields/Checkbox';
import { DateField } from '../../../src/ui/form/fields/DateField';
import { PasswordField } from '../../../src/ui/form/fields/PasswordField';
import { RadioGroup } from '../../../src/ui/form/fields/RadioGroup';
import { SearchField } from '../../../src/ui/form/fields/SearchField';
import { Select } from '../../../src/ui/form/fields/Select';
import { Switch } from '../../../src/ui/form/fields/Switch';
import { TextArea } from '../../../src/ui/form/fields/TextArea';
import { TextField } from '../../../src/ui/form/fields/TextField';
import { SubmitButton } from '../../../src/ui/form/SubmitButton';
import { WidgetRoot } from '../../../src/ui/widgetRoot/WidgetRoot';
import { expect, fn } from '../../support/expect';
import { axeCheck } from '../../support/mount';
import { byLabel, byRole, byText, maybeByText, until } from '../../support/queries';
import { click, fill, press } from '../../support/user';
import { expectFocus, mountTargets } from './mountTargets';

const schema = z.object({
  nom: z.string(),
  mail: z.string().check(z.email('Cette adresse n’est pas valide')),
  genre: z.optional(z.string()),
  'tags[]': z.optional(z.array(z.string())),
});
type Values = z.infer<typeof schema>;

function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const root = control.getRootNode() as Document | ShadowRoot;
  return ids.map((id) => root.getElementById(id)?.textContent).join(' ');
}

function Search() {
  const [value, setValue] = useState('');
  return <SearchField label="Rechercher" value={value} onChange={setValue} />;
}

for (const [where, mount] of mountTargets) {
  describe(`Form ${where}`, () => {
    function show(answer: (values: Values) => Promise<FormFailure | undefined> = async () => undefined) {
      const sent = fn(answer);
      const dirty = fn();
      const { root } = mount(
        <WidgetRoot>
          <Form schema={schema} onValid={sent} onDirty={dirty}>
            <TextField name="nom" label="Nom" required />
            <TextField name="mail" label="E-mail" hint="Pour se connecter" required />
            <RadioGroup name="genre" label="Genre" required options={[{ value: 'h', label: 'Homme' }]} />
            <Checkbox name="tags[]" value="a" label="Chorale" />
            <Checkbox name="tags[]" value="b" label="Accueil" />
            <SubmitButton busyLabel="Envoi...">Envoyer</SubmitButton>
          </Form>
        </WidgetRoot>,
      );
      const submit = () => click(byRole(root, 'button', 'Envoyer'));
      const complete = async () => {
        await fill(byLabel(root, 'Nom'), 'Dupont');
        await fill(byLabel(root, 'E-mail'), 'a@b.fr');
        await click(byRole(root, 'radio', 'Homme'));
      };
      return { root, sent, dirty, submit, complete };
    }

    it('removes its radios from their group when it unmounts, because they would keep the screen in memory', () => {
      const options = [{ value: 'h', label: 'Homme' }];
      const { root, rerender } = mount(
        <WidgetRoot>
          <StrictMode>
            <RadioGroup name="genre" label="Genre" options={options} />
          </StrictMode>
        </WidgetRoot>,
      );
      const radio = byRole<HTMLInputElement>(root, 'radio', 'Homme');
      expect(radio.name).toBe('genre');
      rerender(<WidgetRoot>{null}</WidgetRoot>);
      expect(radio.isConnected).toBe(false);
      expect(radio.name).toBe('');
    });

    it('says under each empty field that it is required, focuses the first one and sends nothing', async () => {
      const { root, sent, submit } = show();
      await fill(byLabel(root, 'Nom'), '   ');
      await submit();
      await expectFocus(byLabel(root, 'Nom'));
      for (const name of ['Nom', 'E-mail']) {
        expect(describedBy(byLabel(root, name))).toContain('Ce champ est obligatoire');
        expect(byLabel(root, name).getAttribute('aria-invalid')).toBe('true');
      }
      expect(describedBy(byLabel(root, 'E-mail'))).toContain('Pour se connecter');
      expect(describedBy(byRole(root, 'radiogroup', /Genre/))).toBe('Ce champ est obligatoire');
      expect(sent).not.toHaveBeenCalled();
      await axeCheck(root);
    });

    it('shows the messages of the schema, and removes an error when the field changes', async () => {
      const { root, submit, complete } = show();
      await complete();
      await fill(byLabel(root, 'E-mail'), 'pas une adresse');
      await submit();
      await expectFocus(byLabel(root, 'E-mail'));
      expect(describedBy(byLabel(root, 'E-mail'))).toContain('Cette adresse n’est pas valide');
      await press('x');
      expect(describedBy(byLabel(root, 'E-mail'))).toBe('Pour se connecter');
    });

    it('sends what was typed, lists included, once even when submitted twice', async () => {
      let finish = (_: FormFailure | undefined) => {};
      const { root, sent, submit, complete } = show(
        () =>
          new Promise((resolve) => {
            finish = resolve;
          }),
      );
      await complete();
      await click(byLabel(root, 'Chorale'));
      await click(byLabel(root, 'Accueil'));
      await submit();
      const button = await until(() => byRole(root, 'button', 'Envoi...'));
      await expectFocus(button);
      await press('Enter');
      byLabel(root, 'Nom').focus();
      await press('Enter');
      const values = { nom: 'Dupont', mail: 'a@b.fr', genre: 'h', 'tags[]': ['a', 'b'] };
      expect(sent.mock.calls.map(([first]) => first)).toEqual([values]);
      finish(undefined);
      await until(() => byRole(root, 'button', 'Envoyer'));
    });

    it('shows server errors under their fields, others above, and keeps every value', async () => {
      const { root, submit, complete } = show(async () => ({
        form: 'Enregistrement impossible.',
        errors: { mail: 'Adresse déjà utilisée', quartier: 'Quartier inconnu' },
      }));
      await complete();
      await submit();
      await until(() => describedBy(byLabel(root, 'E-mail')).includes('Adresse déjà utilisée'));
      await expectFocus(byLabel(root, 'E-mail'));
      expect(byRole(root, 'alert').textContent).toBe('Enregistrement impossible.\nQuartier inconnu');
      expect(byLabel(root, 'Nom').value).toBe('Dupont');
      expect(byRole<HTMLInputElement>(root, 'radio', 'Homme').checked).toBe(true);
    });

    it('focuses the message when the failure belongs to no field', async () => {
      const { root, submit, complete } = show(async () => ({ form: 'Le serveur ne répond pas.' }));
      await complete();
      await submit();
      await expectFocus(await until(() => byRole(root, 'alert')));
    });

    it('reports when something is unsaved, and when nothing is any more', async () => {
      const { root, dirty, submit, complete } = show();
      await fill(byLabel(root, 'Nom'), 'D');
      await press('Backspace');
      expect(dirty.mock.calls).toEqual([[true], [false]]);
      await complete();
      await submit();
      await until(() => dirty.mock.calls.length === 4);
      expect(dirty.mock.calls.at(-1)).toEqual([false]);
    });
  });

  describe(`Fields ${where}`, () => {
    it('shows and hides a password without moving caret or focus [L5]', async () => {
      const { root } = mount(
        <WidgetRoot>
          <PasswordField name="password" label="Mot de passe" defaultValue="secret" />
        </WidgetRoot>,
      );
      const input = byLabel(root, 'Mot de passe');
      input.focus();
      input.setSelectionRange(2, 4);
      await click(byRole(root, 'button', 'Afficher le mot de passe'));
      expect(input.type).toBe('text');
      expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
      await expectFocus(input);
      const hide = byRole(root, 'button', 'Masquer le mot de passe');
      expect(hide.getAttribute('aria-pressed')).toBe('true');
      await click(hide);
      expect(input.type).toBe('password');
      expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
    });

    it('clears a search and keeps the focus in it', async () => {
      const { root } = mount(
        <WidgetRoot>
          <Search />
        </WidgetRoot>,
      );
      const input = byLabel(root, 'Rechercher');
      await fill(input, 'dup');
      await click(byRole(root, 'button', 'Effacer la recherche'));
      expect(input.value).toBe('');
      await expectFocus(input);
    });

    it('passes values to its callers, names its controls, and causes no axe violation', async () => {
      const change = fn();
      const { root } = mount(
        <WidgetRoot>
          <Select
            label="Période"
            value="daily"
            options={[
              { value: 'daily', label: 'Quotidien' },
              { value: 'monthly', label: 'Mensuel' },
            ]}
            onChange={change}
          />
          <DateField label="Début" onChange={change} />
          <TextArea label="Notes" hint="Courtes" disabled />
          <Switch label="Actif" onChange={change} hint="Sur-le-champ" />
          <Checkbox label="Tout" indeterminate hideLabel onChange={change} />
          <TextField label="Nom" hideLabel error="Nom déjà utilisé" defaultValue="A" />
        </WidgetRoot>,
      );
      byLabel(root, 'Période').focus();
      await press('ArrowDown');
      await click(byRole(root, 'switch', 'Actif'));
      await click(byLabel(root, 'Tout'));
      expect(change.mock.calls).toEqual([['monthly'], [true], [true]]);
      expect(byLabel(root, 'Début').max).toBe('9999-12-31');
      expect(describedBy(byLabel(root, 'Nom'))).toBe('Nom déjà utilisé');
      byText(root, 'Sur-le-champ');
      expect(maybeByText(root, 'Période *')).toBe(null);
      await axeCheck(root);
    });
  });
}
