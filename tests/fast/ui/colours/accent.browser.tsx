import { contrast } from '../../../../src/domain/color.ts';
import { Button } from '../../../../src/ui/button/Button.tsx';
import { applyOwnAccent } from '../../../../src/ui/colours/applyOwnAccent.ts';
import { ownAccent } from '../../../../src/ui/colours/ownAccent.ts';
import { Table } from '../../../../src/ui/table/Table.tsx';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot.tsx';
import { expect } from '../../../support/expect.ts';
import { byRole } from '../../../support/queries.ts';
import { hover, press } from '../../../support/user.ts';
import { mountTargets } from '../mountTargets.ts';
import { groundOf, painted, textContrast, token } from './measured.ts';

const accents = [
  ...['yellow', '#6b21a8', '#e5e7eb', 'black', 'white', '#76c12c', 'rebeccapurple'],
  ...['#1877f2', '#e4002b', '#00843d', '#c2410c', '#0b7285'],
  // The colours in the middle, on which black and white are equally readable.
  ...['#767676', '#777777', '#0000ff', '#ff0000'],
  ...['oklch(0.7 0.15 200)', 'oklch(0.7 0.4 150)', 'hsl(300 100% 25%)', 'color(display-p3 0 1 0)'],
  ...['rgb(118 193 44 / 40%)', 'rgb(0 0 0 / 50%)', 'rgb(255 255 255 / 10%)', 'transparent'],
  'light-dark(#0b7285, #66d9e8)',
];
const schemes = ['light', 'dark'] as const;
const READABLE = 4.5;

const rows = [{ id: 1, nom: 'Diallo' }];
const columns = [{ key: 'nom', header: 'Nom', cell: (row: (typeof rows)[0]) => <a href="#1">{row.nom}</a> }];

const Screen = ({ theme }: { theme: 'light' | 'dark' }) => (
  <WidgetRoot theme={theme}>
    <Button variant="primary">Ajouter</Button>
    <p>
      <a href="#plus">En savoir plus</a>
    </p>
    <Table
      caption="Membres"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty=""
      selection={{ selected: new Set([1]), onToggle() {}, onToggleAll() {}, rowName: ({ nom }) => nom }}
    />
  </WidgetRoot>
);

const surfaceOf = (element: Element): HTMLElement => {
  const surface = element.closest<HTMLElement>('.parvis');
  if (!surface) throw new Error('The element is in no widget.');
  return surface;
};

afterEach(() => document.documentElement.style.removeProperty('--parvis-accent'));

for (const [place, mount] of mountTargets) {
  describe(`an accent alone, ${place}`, () => {
    for (const theme of schemes) {
      it(`keeps 4.5:1 for buttons, links, focus and chosen rows in the ${theme} scheme [Y8]`, async () => {
        const { root } = mount(<Screen theme={theme} />);
        const button = byRole(root, 'button', 'Ajouter');
        const link = byRole(root, 'link', 'En savoir plus');
        const inRow = byRole(root, 'link', 'Diallo');
        const surface = surfaceOf(button);
        link.focus();
        await press('Tab', 'Shift+Tab');
        for (const accent of accents) {
          document.documentElement.style.setProperty('--parvis-accent', accent);
          const ring = painted(groundOf(link), getComputedStyle(link).outlineColor);
          const chosen = token(surface, 'selected');
          const measured = {
            button: textContrast(button),
            link: textContrast(link),
            'link in a chosen row': textContrast(inRow),
            focus: contrast(ring, groundOf(link)),
            'pressed button': contrast(token(surface, 'on-accent'), token(surface, 'accent-active')),
            'button under the pointer': contrast(token(surface, 'on-accent'), token(surface, 'accent-hover')),
            'accent text on its soft background': contrast(
              token(surface, 'accent-text'),
              token(surface, 'accent-soft'),
            ),
            'accent text on sunken': contrast(token(surface, 'accent-text'), token(surface, 'sunken')),
            'text in a chosen row': contrast(token(surface, 'text'), chosen),
            'faint text in a chosen row': contrast(token(surface, 'faint'), chosen),
          };
          for (const [what, ratio] of Object.entries(measured))
            expect(ratio, `${what} with ${accent}`).toBeGreaterThanOrEqual(READABLE);
        }
      });
    }

    it('leaves the defaults where it is missing, and gives way to every other property [Y8]', async () => {
      const { root } = mount(<Screen theme="light" />);
      const button = byRole(root, 'button', 'Ajouter');
      const surface = surfaceOf(button);
      const defaults = {
        accent: '#76c12c',
        'on-accent': '#10240a',
        'accent-text': '#3d6b12',
        focus: '#3d6b12',
      };
      for (const [name, colour] of Object.entries(defaults)) expect(token(surface, name)).toBe(colour);
      document.documentElement.style.setProperty('--parvis-accent', '#6b21a8');
      expect([token(surface, 'accent'), token(surface, 'on-accent')]).toEqual(['#6b21a8', '#ffffff']);
      await hover(button);
      const own = {
        'on-accent': '#fef08a',
        'accent-text': '#123456',
        selected: '#eeeeee',
        'accent-soft': '#dddddd',
      };
      for (const [name, colour] of Object.entries(own)) surface.style.setProperty(`--parvis-${name}`, colour);
      for (const [name, colour] of Object.entries(own)) expect(token(surface, name)).toBe(colour);
    });
  });
}

describe('what a browser computes that has no relative colours', () => {
  it('is set on the widget that has an accent, for its scheme, and goes with the accent [Y8]', () => {
    const { root } = mountTargets[0][1](<Screen theme="light" />);
    const surface = surfaceOf(byRole(root, 'button', 'Ajouter'));
    const declared = () => getComputedStyle(surface).getPropertyValue('--pv-own-on');
    document.documentElement.style.setProperty('--parvis-accent', 'yellow');
    applyOwnAccent(surface, 'light');
    expect(declared()).toBe('#000');
    document.documentElement.style.setProperty('--parvis-accent', '#6b21a8');
    applyOwnAccent(surface, 'light');
    expect([declared(), surface.getAttribute('style')]).toEqual(['#fff', null]);
    document.documentElement.style.removeProperty('--parvis-accent');
    applyOwnAccent(surface, 'light');
    expect([surface.hasAttribute('data-own-accent'), token(surface, 'on-accent')]).toEqual([
      false,
      '#10240a',
    ]);
  });

  for (const theme of schemes) {
    it(`is the same in the ${theme} scheme, to the eye [Y8]`, async () => {
      const { root } = mountTargets[1][1](<Screen theme={theme} />);
      const surface = surfaceOf(byRole(root, 'button', 'Ajouter'));
      for (const accent of accents.filter((colour) => !colour.startsWith('color('))) {
        document.documentElement.style.setProperty('--parvis-accent', accent);
        for (const [name, value] of ownAccent(accent, theme, surface)) {
          const probe = document.createElement('i');
          surface.append(probe);
          const both = [value, `var(${name})`].map((colour) => {
            probe.style.color = colour;
            return painted(getComputedStyle(probe).color);
          });
          probe.remove();
          const [computed = '', fromCss = ''] = both;
          expect(contrast(computed, fromCss), `${name} with ${accent}: ${both.join(' and ')}`).toBeLessThan(
            1.03,
          );
        }
      }
    });
  }
});
