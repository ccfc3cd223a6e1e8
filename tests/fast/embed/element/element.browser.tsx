import { elementFor } from '../../../../embed/element/elementFor.tsx';
import { collect, shadowOf } from '../../../support/elements.ts';
import { expect, fn } from '../../../support/expect.ts';
import { cleanup } from '../../../support/mount.tsx';
import { present } from '../../../support/present.ts';
import { byLabel, byRole, maybeByRole, until } from '../../../support/queries.ts';
import { click, fill } from '../../../support/user.ts';
import { createProbe, defineProbe, type ProbeElement, probeArea, propsOf, setFailing } from './probe.tsx';

const stage = document.body.appendChild(document.createElement('main'));

function place(tag: string, attributes: Record<string, string> = {}): ProbeElement {
  const element = createProbe(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  stage.append(element);
  return element;
}

const shown = (element: Element) => until(() => propsOf(element));

afterEach(() => {
  setFailing(false);
  stage.replaceChildren();
});

describe('An element', () => {
  const tag = defineProbe();

  it('shows its area with the defaults when it has no attribute', async () => {
    expect(await shown(place(tag))).toEqual({ size: 10, compact: false, readonly: false });
  });

  it('turns attributes into props, follows their changes, and uses defaults when they are removed', async () => {
    const element = place(tag, { size: '25', label: 'Accueil' });
    expect(await shown(element)).toMatchObject({ size: 25, label: 'Accueil' });
    element.setAttribute('label', 'Chorale');
    await until(() => propsOf(element)?.label === 'Chorale');
    element.removeAttribute('size');
    element.removeAttribute('label');
    await until(() => propsOf(element)?.size === 10 && propsOf(element)?.label === undefined);
  });

  for (const [written, value] of [
    ['', true],
    ['true', true],
    ['compact', true],
    ['false', false],
    ['0', false],
    ['no', false],
    ['off', false],
  ] as const) {
    it(`reads the flag compact="${written}" as ${value}`, async () => {
      expect(await shown(place(tag, { compact: written }))).toMatchObject({ compact: value });
    });
  }

  it('warns once about a bad value, naming the tag and the fix, and uses the default', async () => {
    const warn = console.warn;
    const warned = fn();
    console.warn = warned;
    try {
      const element = place(tag, { size: 'beaucoup' });
      expect(await shown(element)).toMatchObject({ size: 10 });
      element.setAttribute('label', 'encore');
      await until(() => propsOf(element)?.label === 'encore');
    } finally {
      console.warn = warn;
    }
    expect(warned).toHaveBeenCalledTimes(1);
    expect(warned.mock.calls[0]?.[0]).toContain(
      `<${tag}> size="beaucoup" is not one of 10, 25; 10 is used instead.`,
    );
  });

  it('warns once of a misspelt attribute, with the one that was meant', async () => {
    const warn = console.warn;
    const warned = fn();
    console.warn = warned;
    try {
      const element = place(tag, { compakt: '', 'data-own': '', title: 'Accueil', hidden: '' });
      await shown(element);
      stage.append(element);
      await until(() => warned.mock.calls.length > 0);
      await shown(place(tag, { labl: 'Accueil' }));
      await until(() => warned.mock.calls.length > 1);
    } finally {
      console.warn = warn;
    }
    expect(warned.mock.calls.map(([line]) => line)).toEqual([
      `<${tag}> has no attribute compakt; it is ignored. Did you mean compact?`,
      `<${tag}> has no attribute labl; it is ignored. Did you mean label?`,
    ]);
  });

  it('gives properties precedence over attributes and never reflects them', async () => {
    const element = place(tag, { size: '25' });
    element.size = 10;
    expect(await shown(element)).toMatchObject({ size: 10 });
    expect(element.getAttribute('size')).toBe('25');
    element.size = undefined;
    await until(() => propsOf(element)?.size === 25);
  });

  it('keeps properties that were set before the element was defined', async () => {
    const early = Object.assign(document.createElement('x-late-probe'), { size: 25, compact: true });
    stage.append(early);
    customElements.define('x-late-probe', elementFor(probeArea));
    expect(await shown(early)).toMatchObject({ size: 25, compact: true });
  });

  it('dispatches its events bubbling, composed and in kebab-case', async () => {
    const seen = collect(stage, 'parvis-saved');
    const element = place(tag);
    await shown(element);
    await click(byRole(shadowOf(element), 'button'));
    await until(() => seen.length === 1);
    const event = present(seen[0], 'the event');
    expect(event.detail).toEqual({ count: 1 });
    expect(event.composed).toBe(true);
    expect(event.target).toBe(element);
  });

  it('sends events when it is ready and with the route it shows', async () => {
    const types: string[] = [];
    const element = document.createElement(tag);
    for (const type of ['parvis-ready', 'parvis-route', 'parvis-session']) {
      element.addEventListener(type, () => types.push(type));
    }
    stage.append(element);
    await until(() => types.includes('parvis-ready') && types.includes('parvis-route'));
  });

  it('keeps unsaved input when it is moved', async () => {
    const element = place(tag);
    await shown(element);
    await fill(byLabel(shadowOf(element), 'Note'), 'à rappeler');
    stage.prepend(document.createElement('p'), element);
    stage.append(element);
    await until(() => element.isConnected);
    expect(byLabel(shadowOf(element), 'Note').value).toBe('à rappeler');
  });

  it('follows navigate() and restarts on reload()', async () => {
    const element = place(tag);
    const routes = collect(element, 'parvis-route');
    await shown(element);
    element.navigate('/second/12');
    await until(() => routes.some(({ detail }) => detail.path === '/second/12'));
    await click(byRole(shadowOf(element), 'button'));
    await until(() => byRole(shadowOf(element), 'button', 'Enregistrer (1)'));
    element.reload();
    await until(() => byRole(shadowOf(element), 'button', 'Enregistrer (0)'));
  });

  it('shows a panel with a retry when its screen fails, and sends parvis-failed', async () => {
    const silence = (event: ErrorEvent) => event.preventDefault();
    addEventListener('error', silence);
    const error = console.error;
    console.error = () => {};
    setFailing(true);
    const element = document.createElement(tag);
    const failures = collect(element, 'parvis-failed');
    stage.append(element);
    const retry = await until(() => byRole(shadowOf(element), 'button', 'Réessayer'));
    expect(failures[0]?.detail).toMatchObject({
      status: 0,
      message: expect.stringContaining('the probe fails'),
    });
    setFailing(false);
    await click(retry);
    await shown(element);
    console.error = error;
    removeEventListener('error', silence);
    expect(maybeByRole(shadowOf(element), 'button', 'Réessayer')).toBeNull();
  });

  it('leaves nothing behind when it is removed', async () => {
    const element = place(tag);
    await shown(element);
    element.remove();
    await until(() => shadowOf(element).childElementCount === 0);
    await cleanup();
  });

  it('adopts the same style sheet in every root', async () => {
    const [first, second] = [place(tag), place(tag)];
    await shown(first);
    await shown(second);
    expect(shadowOf(first).adoptedStyleSheets[0]).toBe(shadowOf(second).adoptedStyleSheets[0]);
    expect(getComputedStyle(first).display).toBe('block');
  });
});
