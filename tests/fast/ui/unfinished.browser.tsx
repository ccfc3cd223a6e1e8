import { useState } from 'react';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { Form, type FormSchema } from '../../../src/ui/form/Form';
import { DateField } from '../../../src/ui/form/fields/DateField';
import { TextField } from '../../../src/ui/form/fields/TextField';
import { TimeField } from '../../../src/ui/form/PartsField';
import { SubmitButton } from '../../../src/ui/form/SubmitButton';
import { WidgetRoot } from '../../../src/ui/widgetRoot/WidgetRoot';
import { expect, fn } from '../../support/expect';
import { axeCheck } from '../../support/mount';
import { byLabel, byRole, byText, maybeByRole, maybeByText, until } from '../../support/queries';
import { click, press } from '../../support/user';
import { expectFocus, mountTargets } from './mountTargets';

const DATE = 'Date incomplète\u00a0: jour, mois et année';
const TIME = 'Heure incomplète\u00a0: heures et minutes';

const anything: FormSchema<unknown> = { safeParse: (data) => ({ success: true, data }) };

/** Removes the first part of a filled date or time, by keyboard. */
async function removeFirstPart(control: HTMLElement) {
  control.focus();
  await press('Delete');
}

interface KeptProps {
  onDay(day: string): void;
  onSend(day: string): void;
}

/** A form that is no Form and keeps its value in state. */
function Kept({ onDay, onSend }: KeptProps) {
  const [day, setDay] = useState('2026-03-01');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend(day);
      }}
    >
      <DateField
        label="Du"
        value={day}
        onChange={(next) => {
          onDay(next);
          setDay(next);
        }}
      />
      <button type="submit">Charger</button>
      <button type="button" onClick={() => setDay('2026-04-01')}>
        Avril
      </button>
    </form>
  );
}

for (const [where, mount] of mountTargets) {
  describe(`Half a date or hour ${where}`, () => {
    function show() {
      const sent = fn();
      const dirty = fn();
      const { root } = mount(
        <WidgetRoot>
          <Form schema={anything} onValid={sent} onDirty={dirty}>
            <TextField name="nom" label="Nom" defaultValue="Léa" />
            <DateField name="naissance" label="Naissance" defaultValue="1961-05-12" />
            <TimeField name="heure" label="Heure" required />
            <SubmitButton>Envoyer</SubmitButton>
          </Form>
        </WidgetRoot>,
      );
      return { root, sent, dirty };
    }

    it('is said by its field once the user leaves it, and no longer when the date is whole [K4]', async () => {
      const { root } = show();
      const date = byLabel(root, 'Naissance');
      await removeFirstPart(date);
      expect([date.value, maybeByText(root, DATE)]).toEqual(['', null]);
      byLabel(root, 'Nom').focus();
      await until(() => byText(root, DATE));
      expect(date.getAttribute('aria-invalid')).toBe('true');
      await axeCheck(root);
      date.focus();
      await press('0', '7');
      await until(() => maybeByText(root, DATE) === null);
      expect(date.value).toMatch(/^1961-/);
    });

    it('keeps the form from being sent, with the focus on the field, and its own words instead of «required» [K4]', async () => {
      const { root, sent } = show();
      const time = byLabel(root, /^Heure/);
      time.focus();
      await press('0', '7');
      byLabel(root, 'Nom').focus();
      await press('Enter');
      await expectFocus(time);
      expect(byText(root, TIME)).toBeTruthy();
      expect(maybeByText(root, 'Ce champ est obligatoire')).toBeNull();
      expect(sent).not.toHaveBeenCalled();
    });

    it('is sent by Enter in the field itself as little as by the button [K4]', async () => {
      const { root, sent } = show();
      await removeFirstPart(byLabel(root, 'Naissance'));
      await press('Enter');
      await until(() => byText(root, DATE));
      await click(byRole(root, 'button', 'Envoyer'));
      expect(sent).not.toHaveBeenCalled();
    });

    it('counts as typed, and no longer once the stored date is back [K4]', async () => {
      const { root, dirty } = show();
      const time = byLabel(root, /^Heure/);
      time.focus();
      await press('0', '7');
      await until(() => dirty.mock.lastCall?.[0] === true);
      await press('Shift+Tab');
      time.focus();
      await press('Delete');
      await until(() => dirty.mock.lastCall?.[0] === false);
    });

    it('makes Escape ask before it closes the dialog around the form [K4]', async () => {
      const close = fn();
      const { root } = mount(
        <WidgetRoot>
          <Dialog open title="Nouveau membre" onClose={close}>
            <Form schema={anything} onValid={() => {}}>
              <DateField name="naissance" label="Naissance" />
            </Form>
          </Dialog>
        </WidgetRoot>,
      );
      byLabel(root, 'Naissance').focus();
      await press('1', '2', 'Escape');
      await until(() => byRole(root, 'alertdialog', 'Abandonner les modifications\u00a0?'));
      expect(close).not.toHaveBeenCalled();
    });

    it('is a year of two digits, too, unless the record has it [K4]', async () => {
      const { root } = mount(
        <WidgetRoot>
          <Form schema={anything} onValid={() => {}}>
            <DateField name="a" label="Nouvelle" />
            <DateField name="b" label="Ancienne" defaultValue="0061-05-12" />
          </Form>
        </WidgetRoot>,
      );
      byLabel(root, 'Nouvelle').focus();
      await press('0', '5', '1', '2', '6', '1', 'Tab');
      byLabel(root, 'Ancienne').focus();
      byLabel(root, 'Nouvelle').focus();
      await until(() => byText(root, DATE));
      expect(byLabel(root, 'Nouvelle').value).toBe('0061-05-12');
      expect(byLabel(root, 'Ancienne').getAttribute('aria-invalid')).toBeNull();
    });

    it('leaves the value of a form that keeps it in state, and stops its submission [K4]', async () => {
      const changed = fn();
      const sent = fn();
      const { root } = mount(
        <WidgetRoot>
          <Kept onDay={changed} onSend={sent} />
        </WidgetRoot>,
      );
      const date = byLabel(root, 'Du');
      await removeFirstPart(date);
      await click(byRole(root, 'button', 'Charger'));
      await expectFocus(date);
      expect(byText(root, DATE)).toBeTruthy();
      expect([date.value, date.validity.badInput]).toEqual(['', true]);
      expect(changed).not.toHaveBeenCalled();
      expect(sent).not.toHaveBeenCalled();

      // A value from elsewhere replaces what was begun.
      await click(byRole(root, 'button', 'Avril'));
      await until(() => date.value === '2026-04-01');
      expect(maybeByText(root, DATE)).toBeNull();

      // All parts removed is an empty date, which is told.
      date.focus();
      await press('Delete', 'ArrowRight', 'Delete', 'ArrowRight', 'Delete');
      await until(() => changed.mock.lastCall?.[0] === '');
      expect(maybeByRole(root, 'alert')).toBeNull();
      await click(byRole(root, 'button', 'Charger'));
      expect(sent).toHaveBeenCalledWith('');
    });
  });
}
