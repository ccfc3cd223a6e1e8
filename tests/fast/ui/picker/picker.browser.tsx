import { useState } from 'react';
import type { Failure } from '../../../../src/api/errors.ts';
import type { PickerCreation } from '../../../../src/ui/picker/CreationButton.tsx';
import type { PickerOption } from '../../../../src/ui/picker/option.ts';
import { Picker } from '../../../../src/ui/picker/Picker.tsx';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot.tsx';
import { expect, fn } from '../../../support/expect.ts';
import { nth } from '../../../support/lookups.ts';
import { axeCheck, mountInLight, mountInShadow } from '../../../support/mount.tsx';
import {
  byLabel,
  byRole,
  eventually,
  focused,
  maybeByRole,
  maybeByText,
  until,
} from '../../../support/queries.ts';
import { click, fill, press } from '../../../support/user.ts';

const people: PickerOption<number>[] = [
  { id: 1, label: 'Dupont Élodie', detail: 'elodie@exemple.fr' },
  { id: 2, label: 'Dupont Élodie', detail: 'autre@exemple.fr' },
  { id: 3, label: 'Lefèvre Jean-Baptiste' },
  { id: 4, label: 'Œuvrard Anne', keywords: ['chorale'] },
];
const thousands: PickerOption<number>[] = Array.from({ length: 10_000 }, (_, id) => ({
  id,
  label: `Personne ${id}`,
}));

interface ChoiceProps {
  options?: PickerOption<number>[];
  multiple?: boolean;
  onChange?(ids: number[]): void;
  isLoading?: boolean;
  failure?: Failure;
  onRetry?: () => void;
  creation?: PickerCreation;
}

function Choice({ options = people, onChange, ...rest }: ChoiceProps) {
  const [selected, setSelected] = useState<number[]>([]);
  const handleChange = (ids: number[]) => {
    setSelected(ids);
    onChange?.(ids);
  };
  return (
    <WidgetRoot theme="light">
      <Picker label="Membres" options={options} selected={selected} onChange={handleChange} {...rest} />
    </WidgetRoot>
  );
}

type Root = ShadowRoot | HTMLElement;
const field = (root: Root) => byLabel<HTMLInputElement>(root, 'Membres');
const options = (root: Root) => [...root.querySelectorAll<HTMLElement>('[role=option]')];
const labels = (root: Root) => options(root).map((option) => option.textContent);
/** The option that the field refers to, in its own root. */
const active = (root: Root) => {
  const id = field(root).getAttribute('aria-activedescendant');
  return id ? (root.querySelector(`[id="${id}"]`)?.textContent ?? 'not in the DOM') : null;
};
const status = (root: Root) => root.querySelector('p[role=status]')?.textContent;

describe('a Picker whose options can be created', () => {
  const creation = (run = fn()): PickerCreation => ({ label: (name) => `Créer ${name}`, isBusy: false, run });

  it('offers what is searched where no option has that name, whatever its case and accents [Y5]', async () => {
    const run = fn();
    const { root } = mountInShadow(<Choice creation={creation(run)} />);
    expect(maybeByRole(root, 'button', /^Créer/)).toBeNull();
    await fill(field(root), 'lefevre jean-baptiste');
    // Half of the name is one that could be created, and its options may still be shown.
    await until(() => status(root) === '1 résultat' && !maybeByRole(root, 'button', /^Créer/));
    const { height } = root.querySelector('[role=listbox]')!.parentElement!.getBoundingClientRect();
    await fill(field(root), ' Lefèvre ');
    const create = await until(() => byRole(root, 'button', 'Créer Lefèvre'));
    // The button takes room of the options, so nothing moves.
    expect(create.parentElement!.getBoundingClientRect().height).toBe(height);
    await axeCheck(root);
    await press('Tab');
    await press('Tab');
    expect(focused()).toBe(create);
    await press('Enter');
    expect(run).toHaveBeenCalledWith('Lefèvre');
    expect(focused()).toBe(field(root));
  });

  it('offers nothing while it creates one, or while options are missing', async () => {
    const run = fn();
    const { root, rerender } = mountInShadow(<Choice creation={{ ...creation(run), isBusy: true }} />);
    await fill(field(root), 'Nouveau');
    await click(await until(() => byRole(root, 'button', 'Créer Nouveau')));
    expect(run).not.toHaveBeenCalled();
    rerender(<Choice creation={creation(run)} isLoading />);
    expect(maybeByRole(root, 'button', /^Créer/)).toBeNull();
  });
});

for (const mount of [mountInShadow, mountInLight]) {
  describe(`Picker in ${mount.name}`, () => {
    it('finds parts of words, ignoring accents and case, and says how many', async () => {
      const { root } = mount(<Choice />);
      expect(status(root)).toBe('4 au total');
      await fill(field(root), 'ELODIE');
      await until(() => status(root) === '2 résultats');
      expect(labels(root)).toEqual(['Dupont Élodieelodie@exemple.fr', 'Dupont Élodieautre@exemple.fr']);
      await fill(field(root), 'chorale');
      await until(() => status(root) === '1 résultat');
      await fill(field(root), 'zzz');
      await until(() => maybeByText(root, 'Aucun résultat pour «\u00a0zzz\u00a0»'));
      await axeCheck(root);
    });

    it('picks several by keyboard, keeps the focus in the field and removes the last one', async () => {
      const onChange = fn();
      const { root } = mount(<Choice multiple onChange={onChange} />);
      field(root).focus();
      await press('ArrowDown', 'Enter', 'ArrowDown', 'ArrowDown', 'Space');
      expect(onChange).toHaveBeenLastCalledWith([1, 3]);
      await eventually(() => expect(focused()).toBe(field(root)));
      expect(active(root)).toBe('Lefèvre Jean-Baptiste');
      await until(() => status(root) === '4 au total · Sélection\u00a0: 2');
      await axeCheck(root);
      await press('Backspace');
      expect(onChange).toHaveBeenLastCalledWith([1]);
    });

    it('picks by mouse, and removes by the button of a chosen option', async () => {
      const onChange = fn();
      const { root } = mount(<Choice multiple onChange={onChange} />);
      await click(nth(options(root), 3));
      await click(nth(options(root), 2));
      expect(onChange).toHaveBeenLastCalledWith([4, 3]);
      await click(byRole(root, 'button', 'Retirer Œuvrard Anne'));
      expect(onChange).toHaveBeenLastCalledWith([3]);
      await eventually(() => expect(focused()).toBe(field(root)));
    });
  });
}

describe('Picker', () => {
  it('holds one option unless it is multiple [MM40]', async () => {
    const onChange = fn();
    const { root } = mountInShadow(<Choice onChange={onChange} />);
    await click(nth(options(root), 0));
    await click(nth(options(root), 1));
    expect(onChange.mock.calls).toEqual([[[1]], [[2]]]);
    expect(options(root).map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
      'false',
    ]);
  });

  it('picks the only result with Enter and types spaces while nothing is active', async () => {
    const onChange = fn();
    const { root } = mountInShadow(<Choice multiple onChange={onChange} />);
    await fill(field(root), 'jean lef');
    await press('Enter');
    expect(field(root).value).toBe('jean lef');
    expect(onChange).toHaveBeenCalledWith([3]);
  });

  it('announces the count once, because the announced text isn’t the description of the field too', async () => {
    const { root } = mountInShadow(<Choice />);
    expect(root.querySelector('p[role=status]')?.getAttribute('aria-atomic')).toBe('false');
    expect(field(root).hasAttribute('aria-describedby')).toBe(false);
  });

  it('clears the search on the first Escape and leaves the second one to the dialog around it', async () => {
    const { root } = mountInShadow(<Choice />);
    const escaped = fn();
    root.addEventListener('keydown', (event) => escaped((event as KeyboardEvent).key));
    await fill(field(root), 'anne');
    escaped.mockClear();
    await press('Escape');
    await until(() => status(root) === '4 au total');
    expect(escaped).not.toHaveBeenCalled();
    await press('Escape');
    expect(escaped).toHaveBeenCalledWith('Escape');
  });

  it('sets the start of a label apart by weight, in the list and among the chosen', async () => {
    const named = [{ id: 1, label: 'Le Goff Anne', strong: 7 }];
    const { root } = mountInShadow(<Choice multiple options={named} />);
    const weights = (within: HTMLElement) => {
      const last = [...within.querySelectorAll('span')].find(({ textContent }) => textContent === 'Le Goff');
      const around = last?.parentElement;
      return [last, around].map((part) => part && Number(getComputedStyle(part).fontWeight));
    };
    const option = await until(() => byRole(root, 'option', 'Le Goff Anne'));
    expect(weights(option)).toEqual([650, 400]);
    await click(option);
    expect(weights(await until(() => byRole(root, 'listitem')))).toEqual([650, 400]);
  });

  it('has only the options in view in the DOM, and always the active one', async () => {
    const { root } = mountInShadow(<Choice options={thousands} />);
    expect(options(root).length).toBeLessThan(40);
    field(root).focus();
    await press('ArrowDown', 'End');
    await until(() => active(root) === 'Personne 9999');
    const last = options(root).find((option) => option.textContent === 'Personne 9999');
    expect(last?.getAttribute('aria-posinset')).toBe('10000');
    expect(last?.getAttribute('aria-setsize')).toBe('10000');
    const list = byRole(root, 'listbox');
    await until(() => list.scrollTop > 100_000);
    list.scrollTop = 0;
    await until(() => labels(root).includes('Personne 0'));
    expect(active(root)).toBe('Personne 9999');
    await press('Home', 'PageDown');
    await until(() => active(root) === 'Personne 7');
  });

  it('keeps its height during a search', async () => {
    const { root } = mountInShadow(<Choice options={thousands} />);
    const height = () => root.querySelector('[part=picker]')?.getBoundingClientRect().height;
    const before = height();
    await fill(field(root), 'personne 123');
    await until(() => options(root).length < 20);
    expect(height()).toBe(before);
  });

  it('finds options whose index was not ready when typing started', async () => {
    const { root } = mountInShadow(<Choice options={thousands} />);
    await fill(field(root), '9998');
    await until(() => labels(root).join() === 'Personne 9998');
  });

  it('says that it is loading, that it failed, with a retry, and that there is nothing', async () => {
    const onRetry = fn();
    const { root, rerender } = mountInShadow(<Choice options={[]} isLoading />);
    expect(status(root)).toBe('Chargement...');
    expect(maybeByRole(root, 'listbox')).toBe(null);
    rerender(<Choice options={[]} failure={{ kind: 'offline', status: 0 }} onRetry={onRetry} />);
    expect(byRole(root, 'alert').textContent).toContain('Impossible de se connecter au serveur');
    await click(byRole(root, 'button', 'Réessayer'));
    expect(onRetry).toHaveBeenCalledTimes(1);
    rerender(<Choice options={[]} />);
    expect(root.textContent).toContain('Aucun choix disponible');
    await axeCheck(root);
  });

  it('keeps the loaded options when further ones fail', () => {
    const { root } = mountInShadow(<Choice failure={{ kind: 'server', status: 500, message: 'Panne' }} />);
    expect(options(root).length).toBe(4);
    expect(byRole(root, 'alert').textContent).toContain('La liste est incomplète. Panne');
  });
});
