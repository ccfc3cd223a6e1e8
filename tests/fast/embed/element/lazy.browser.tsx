import { defineElements } from '../../../../embed/define.ts';
import { provideWhenNear } from '../../../../embed/element/lazy.ts';
import { whenNear } from '../../../../embed/loader/whenNear.ts';
import type { Client } from '../../../../src/api/client.ts';
import { shadowOf } from '../../../support/elements.ts';
import { expect, fn } from '../../../support/expect.ts';
import { until } from '../../../support/queries.ts';
import { calls, resetServer, signedInClient } from '../../../support/reference.ts';
import { press } from '../../../support/user.ts';

/* Elements with loading="lazy", on a page that is many windows high. */

type TagsElement = HTMLElement & { client: Client; loading: string; navigate(path: string): void };

const stage = document.body.appendChild(document.createElement('main'));
let client: Client;

before(() => {
  provideWhenNear(whenNear);
  defineElements();
});
beforeEach(async () => {
  client = await signedInClient();
  await resetServer();
});
afterEach(() => {
  stage.replaceChildren();
  scrollTo(0, 0);
});

const isEmpty = (element: Element) => element.shadowRoot?.querySelector('.parvis') === null;
/** Two frames, in which observers of the page have been told. */
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

function far(id: string): HTMLElement {
  const space = document.createElement('div');
  space.style.height = '500vh';
  const link = space.appendChild(document.createElement('a'));
  Object.assign(link, { href: '#', id, textContent: id });
  return space;
}

/** A lazy widget of the page, with a link before it. */
function place(id: string, attributes: Readonly<Record<string, string>> = { loading: 'lazy' }): TagsElement {
  const element = document.createElement('parvis-tags') as TagsElement;
  element.client = client;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  stage.append(far(id), element);
  return element;
}

const isShown = (element: Element) => until(() => shadowOf(element).querySelector('h1'));

describe('an element with loading="lazy"', () => {
  it('asks for nothing and keeps its height free until it is near; then it shows', async () => {
    const element = place('one');
    await frames();
    expect([await calls(), isEmpty(element), element.offsetHeight >= 640]).toEqual([[], true, true]);
    element.scrollIntoView();
    await isShown(element);
    expect((await calls()).some((call) => call.startsWith('GET /api/tags'))).toBe(true);
  });

  it('starts when the user tabs towards it, one place for each press', async () => {
    const [one, two] = [place('one'), place('two')];
    await frames();
    await press('Tab');
    await isShown(one);
    expect(isEmpty(two)).toBe(true);
    document.getElementById('two')?.focus({ preventScroll: true });
    await press('Tab');
    await isShown(two);
  });

  it('starts when the page is printed, and when it is told to load at once', async () => {
    const [printed, told, set] = [place('one'), place('two'), place('three')];
    await frames();
    told.setAttribute('loading', 'eager');
    set.loading = 'eager';
    await isShown(told);
    await isShown(set);
    expect(isEmpty(printed)).toBe(true);
    dispatchEvent(new Event('beforeprint'));
    await isShown(printed);
  });

  it('is the same whether it is moved, removed and told where to go before it starts or not', async () => {
    const ready = fn();
    const element = place('one');
    element.addEventListener('parvis-ready', ready);
    await frames();
    element.navigate('/apps/tags');
    for (let i = 0; i < 2; i++) {
      element.remove();
      await frames();
      stage.append(element);
    }
    stage.append(far('two'), element);
    await frames();
    expect([isEmpty(element), await calls()]).toEqual([true, []]);
    element.scrollIntoView();
    element.setAttribute('loading', 'eager');
    element.setAttribute('loading', 'lazy');
    await isShown(element);
    await until(() => ready.mock.calls.length === 1);
    // Once it has started, it stays so wherever it is put.
    element.remove();
    await frames();
    stage.append(far('three'), element);
    await isShown(element);
    expect(shadowOf(element).querySelectorAll('h1')).toHaveLength(1);
  });

  it('loads at once with a wrong value, and says what to write', async () => {
    const warn = console.warn;
    const said = fn();
    console.warn = said;
    try {
      await isShown(place('one', { loading: 'later' }));
    } finally {
      console.warn = warn;
    }
    expect(said.mock.calls).toEqual([
      [
        '<parvis-tags> loading="later" is not one of eager, lazy; eager is used instead. Write one of eager, lazy, or remove the attribute.',
      ],
    ]);
  });
});
