import FormPreview from '../../../../src/areas/forms/builder/FormPreview.tsx';
import { EMPTY_FORM, newField } from '../../../../src/areas/forms/model/builtForm.ts';
import { FIELD_TYPES } from '../../../../src/domain/forms/field.ts';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot.tsx';
import { expect } from '../../../support/expect.ts';
import { axeCheck, mountInShadow } from '../../../support/mount.tsx';
import { allByRole, byLabel, byRole, byText } from '../../../support/queries.ts';

const fields = FIELD_TYPES.map((type, key) => ({
  ...newField(key, type),
  nom_du_champ: `Champ ${type}`,
  options: newField(key, type).type_de_champ === 'text' ? [] : ['Oui', ' ', 'Non'],
  is_required: type === 'email' || type === 'radio',
}));
const form = {
  ...EMPTY_FORM,
  nom_du_formulaire: 'Inscription',
  description: 'Pour l’été',
  champs: [...fields, { ...newField(99, 'text'), nom_du_champ: 'Paraphe', type_de_champ: 'signature' }],
};

const shown = () => {
  const { root } = mountInShadow(
    <WidgetRoot theme="light">
      <FormPreview form={form} />
    </WidgetRoot>,
  );
  return root;
};

describe('the preview', () => {
  it('shows title, description and every type as a disabled control with its label [F12, F17, F18]', async () => {
    const root = shown();
    byRole(root, 'heading', 'Inscription');
    byText(root, 'Pour l’été');
    const kinds = { text: 'text', email: 'email', number: 'number', tel: 'tel', date: 'date', file: 'file' };
    for (const [type, kind] of Object.entries(kinds)) {
      const control = byLabel(root, new RegExp(`^Champ ${type}`));
      expect([control.type, control.disabled]).toEqual([kind, true]);
    }
    expect(byLabel<HTMLTextAreaElement>(root, 'Champ textarea').disabled).toBe(true);
    const select = byLabel<HTMLSelectElement>(root, 'Champ select');
    expect([...select.options].map((option) => option.text)).toEqual([
      'Choisissez une réponse',
      'Oui',
      'Non',
    ]);
    expect(select.disabled).toBe(true);
    for (const type of ['radio', 'checkbox']) {
      const group = byRole(root, 'group', new RegExp(`^Champ ${type}`));
      expect(allByRole<HTMLInputElement>(group, type).map(({ disabled }) => disabled)).toEqual([true, true]);
    }
    await axeCheck(root);
  });

  it('marks required fields with a red asterisk, and in words for screen readers [F19]', () => {
    const root = shown();
    const marks = [...root.querySelectorAll<HTMLElement>('[aria-hidden=true]')].filter(
      ({ textContent }) => textContent?.trim() === '*',
    );
    expect(marks).toHaveLength(2);
    for (const mark of marks) expect(getComputedStyle(mark).color).toBe('rgb(165, 35, 27)');
    expect(byLabel(root, /^Champ email/).required).toBe(true);
    byRole(root, 'group', 'Champ radio (obligatoire)');
  });

  it('has a disabled button, and names types that can’t be shown [F20, F21]', () => {
    const root = shown();
    expect(byRole<HTMLButtonElement>(root, 'button', 'Soumettre').disabled).toBe(true);
    expect(byText(root, 'Type de champ non supporté').parentElement?.textContent).toMatch('Paraphe');
  });
});
