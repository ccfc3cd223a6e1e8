import { defineElements } from '../../../../embed/define.ts';
import { createClient } from '../../../../src/api/client.ts';
import { type Appearance, configure, Parvis, PublicForm } from '../../../../src/index.ts';
import { expect } from '../../../support/expect.ts';
import { mountInLight } from '../../../support/mount.tsx';
import { until } from '../../../support/queries.ts';
import { token } from './measured.ts';

const client = createClient({ getToken: () => null, fetch: async () => Response.json({}, { status: 404 }) });
const warn = console.warn;
let told: string[] = [];

before(() => defineElements());
beforeEach(() => {
  told = [];
  console.warn = (...words) => told.push(words.map(String).join(' '));
});
afterEach(() => {
  console.warn = warn;
  configure({ appearance: undefined });
  for (const element of document.querySelectorAll('parvis-form')) element.remove();
});

/** The warnings about it. */
const about = () => told.filter((text) => text.includes('appearance'));

const violet: Appearance = {
  light: { accent: '#6b21a8', surface: '#faf5ff', radius: '2px' },
  dark: { accent: '#c084fc', surface: '#2e1065', radius: '12px' },
};

const look = (surface: HTMLElement) => [
  token(surface, 'accent'),
  token(surface, 'surface'),
  getComputedStyle(surface).getPropertyValue('--pv-radius'),
];
const surfaceIn = (root: ParentNode) => until(() => root.querySelector<HTMLElement>('.parvis'));

async function placeElement(attributes: Partial<{ theme: 'light' | 'dark'; appearance: Appearance }> = {}) {
  const element = Object.assign(document.createElement('parvis-form'), { client, ...attributes });
  document.body.append(element);
  const root = await until(() => element.shadowRoot);
  return { element, surface: await surfaceIn(root) };
}

describe('appearance', () => {
  it('gives elements the colours, sizes and fonts of their scheme, and changes at run time', async () => {
    configure({ appearance: violet });
    const light = await placeElement({ theme: 'light' });
    const dark = await placeElement({ theme: 'dark' });
    await until(() => token(light.surface, 'accent') === '#6b21a8');
    await until(() => token(dark.surface, 'accent') === '#c084fc');
    expect(look(light.surface)).toEqual(['#6b21a8', '#faf5ff', '2px']);
    expect(look(dark.surface)).toEqual(['#c084fc', '#2e1065', '12px']);
    expect(token(light.surface, 'on-accent')).toBe('#ffffff');
    light.element.theme = 'dark';
    await until(() => token(light.surface, 'accent') === '#c084fc');
    configure({ appearance: { light: violet.light } });
    await until(() => token(dark.surface, 'accent') === '#76c12c');
    configure({ appearance: undefined });
    light.element.theme = 'light';
    await until(() => token(light.surface, 'accent') === '#76c12c');
    expect(light.element.shadowRoot?.querySelector('[style]')).toBe(null);
  });

  it('stands above style sheets, tree above page, widget above tree, value by value', async () => {
    document.documentElement.style.setProperty('--parvis-surface', '#eeeeee');
    configure({ appearance: { light: { accent: '#111111', text: '#222222', surface: '#ffffff' } } });
    const inTree = (own: Appearance | undefined) => (
      <Parvis client={client} appearance={{ light: { accent: '#333333' } }}>
        <PublicForm identifiant="" theme="light" appearance={own} />
      </Parvis>
    );
    const { root, rerender } = mountInLight(inTree({ light: { textMuted: '#444444' } }));
    const surface = await surfaceIn(root);
    await until(() => token(surface, 'accent') === '#333333');
    const tokens = () => ['accent', 'text', 'surface', 'muted'].map((name) => token(surface, name));
    expect(tokens()).toEqual(['#333333', '#222222', '#ffffff', '#444444']);
    rerender(inTree({ light: { accent: '#555555' } }));
    await until(() => token(surface, 'accent') === '#555555');
    rerender(inTree(undefined));
    await until(() => token(surface, 'accent') === '#333333');
    expect(root.querySelector('[style]')).toBe(null);
    document.documentElement.removeAttribute('style');
  });

  it('is a property of elements, too', async () => {
    const { surface, element } = await placeElement({ theme: 'light', appearance: violet });
    await until(() => token(surface, 'accent') === '#6b21a8');
    element.remove();
  });

  it('ignores wrong names and values, and says in the console what to write', async () => {
    const wrong = {
      light: {
        accent: 'bleu',
        radius: 4,
        acent: '#000',
        'on-accent': '#fff',
        surface: 'red} .parvis{display:none',
        text: '#123456',
      },
      Dark: { accent: '#fff' },
      accent: '#fff',
    };
    configure({ appearance: wrong as unknown as Appearance });
    const { surface } = await placeElement({ theme: 'light' });
    await until(() => token(surface, 'text') === '#123456');
    expect([token(surface, 'accent'), token(surface, 'surface')]).toEqual(['#76c12c', '#ffffff']);
    expect(getComputedStyle(surface).display).toBe('block');
    expect(
      about()
        .map((text) => text.replace(/There are: .*/, 'There are: …'))
        .sort(),
    ).toEqual([
      'Parvis: appearance has no Dark; it is ignored. It has light and dark.',
      'Parvis: appearance has no accent; it is ignored. Write appearance={{ light: { accent: … }, dark: { … } }}.',
      'Parvis: appearance.light has no acent; it is ignored. There are: …',
      'Parvis: appearance.light has no on-accent; it is ignored. Write onAccent.',
      'Parvis: appearance.light.accent: "bleu" is ignored. Write a CSS colour such as #0b7285.',
      'Parvis: appearance.light.radius: "4" is ignored. Write a CSS length such as 4px.',
      'Parvis: appearance.light.surface: "red} .parvis{display:none" is ignored. Write a CSS colour such as #0b7285.',
    ]);
  });

  it('is refused in a sentence when it is no object', async () => {
    const circular: Record<string, unknown> = {};
    circular.light = circular;
    const { surface } = await placeElement({ theme: 'light' });
    for (const given of [circular, { light: 'red' }] as unknown as Appearance[]) {
      told = [];
      configure({ appearance: given });
      await until(() => about().length === 1);
      expect(about()[0]).toMatch(/^Parvis: appearance(\.light)? must be an object/);
    }
    expect(token(surface, 'accent')).toBe('#76c12c');
  });
});
