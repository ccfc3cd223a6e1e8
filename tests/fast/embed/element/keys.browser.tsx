import { useState } from 'react';
import { elementFor } from '../../../../embed/element/elementFor.tsx';
import { defineArea } from '../../../../src/areas/area';
import { Dialog } from '../../../../src/ui/dialog/Dialog';
import { SearchField } from '../../../../src/ui/form/fields/SearchField';
import { shadowOf } from '../../../support/elements.ts';
import { expect } from '../../../support/expect.ts';
import { byLabel, byRole, maybeByRole, until } from '../../../support/queries.ts';
import { click, press } from '../../../support/user.ts';

function Fields() {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  return (
    <div>
      <SearchField label="Recherche" value={search} onChange={setSearch} />
      <label>
        Remarque <textarea />
      </label>
      <button
        type="button"
        onClick={() => setOpen(true)}
        onKeyDown={(event) => event.key === 'x' && event.preventDefault()}
      >
        Ouvrir
      </button>
      <Dialog open={isOpen} title="Nouveau" onClose={() => setOpen(false)}>
        <label>
          Nom <input />
        </label>
      </Dialog>
    </div>
  );
}

const area = defineArea({
  name: 'fields',
  title: 'Fields',
  attributes: {},
  emits: {},
  routes: { first: '/first' },
  needsSession: false,
  load: async () => ({ default: Fields }),
});
customElements.define('x-fields', elementFor(area));

const LISTENERS = ['keydown', 'keypress', 'keyup'] as const;

describe('The keys of an element', () => {
  let met: string[] = [];
  let root: ShadowRoot;
  const note = (event: KeyboardEvent) => met.push(`${event.type} ${event.key}`);

  beforeEach(async () => {
    const element = document.body.appendChild(document.createElement('x-fields'));
    const header = element.appendChild(document.createElement('input'));
    header.slot = 'header';
    root = shadowOf(element);
    await until(() => byRole(root, 'searchbox', 'Recherche'));
    for (const type of LISTENERS) addEventListener(type, note);
    met = [];
  });
  afterEach(() => {
    for (const type of LISTENERS) removeEventListener(type, note);
    document.querySelector('x-fields')?.remove();
  });

  it('typed in its fields stay in it: the text arrives, and no shortcut of the page hears of it [K12]', async () => {
    const search = byLabel(root, 'Recherche');
    search.focus();
    await press('s', '/', '?', 'Shift+G', 'Backspace', 'ArrowLeft', 'Enter');
    expect(search.value).toBe('s/?');
    byLabel(root, 'Remarque').focus();
    await press('j', 'Enter', 'Space', 'Delete');
    expect(met).toEqual([]);
  });

  it('that pages need in fields still reach them: Escape, Tab, functions, Ctrl and Alt [K12]', async () => {
    byLabel(root, 'Recherche').focus();
    await press('Escape', 'F2', 'Control+b', 'Alt+n', 'Tab');
    const pressed = met.filter((line) => line.startsWith('keydown'));
    expect(pressed).toEqual([
      'keydown Escape',
      'keydown F2',
      'keydown Control',
      'keydown b',
      'keydown Alt',
      'keydown n',
      'keydown Tab',
    ]);
    expect(met).toContain('keyup Control');
  });

  it('pressed on its buttons reach the page as those of any button, unless Parvis uses them [K12]', async () => {
    byRole(root, 'button', 'Ouvrir').focus();
    await press('g', 'x');
    expect(met.filter((line) => line.startsWith('keydown'))).toEqual(['keydown g']);
  });

  it('with Escape close its dialog and nothing of the page [K12]', async () => {
    await click(byRole(root, 'button', 'Ouvrir'));
    await until(() => byRole(root, 'dialog', 'Nouveau'));
    met = [];
    await press('Escape');
    await until(() => maybeByRole(root, 'dialog', 'Nouveau') === null);
    expect(met).toEqual([]);
    // The next one is not about the dialog.
    await press('Escape');
    expect(met).toContain('keydown Escape');
  });

  it('typed in a field that the page has put into a slot are the page’s own [K12]', async () => {
    document.querySelector<HTMLInputElement>('x-fields > input')?.focus();
    await press('s');
    expect(met).toContain('keydown s');
  });
});
