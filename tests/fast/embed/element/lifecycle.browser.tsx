import { elementFor } from '../../../../embed/element/elementFor.tsx';
import { Console, Parvis } from '../../../../src/index.ts';
import { collect, shadowOf } from '../../../support/elements.ts';
import { expect, fn } from '../../../support/expect.ts';
import { query } from '../../../support/lookups.ts';
import { mountInLight } from '../../../support/mount.tsx';
import { present } from '../../../support/present.ts';
import { allByRole, byLabel, byRole, until } from '../../../support/queries.ts';
import { signedInClient } from '../../../support/reference.ts';
import { fill } from '../../../support/user.ts';
import { createProbe, defineProbe, firstProbe, probeArea, propsOf } from './probe.tsx';

/*
 * What pages do to elements: they create them in every way that HTML and JavaScript offer, move them, and remove them
 * at any moment.
 */

const stage = document.body.appendChild(document.createElement('main'));
const tag = defineProbe();
const shown = (element: Element) => until(() => propsOf(element));
const first = (parent: ParentNode = stage) => firstProbe(parent, tag);
const note = (element: Element) => byLabel<HTMLInputElement>(shadowOf(element), 'Note');

const errors: unknown[] = [];
const keep = (event: ErrorEvent | PromiseRejectionEvent) =>
  void errors.push('reason' in event ? event.reason : event.error);

before(() => {
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
});
after(() => {
  removeEventListener('error', keep);
  removeEventListener('unhandledrejection', keep);
});
afterEach(() => {
  stage.replaceChildren();
  expect(errors.splice(0)).toEqual([]);
});

describe('An element starts', () => {
  const html = `<${tag} size="25" label="Chœur"></${tag}>`;
  const template = () => Object.assign(document.createElement('template'), { innerHTML: html });
  const ways: [how: string, put: () => void | Promise<void>][] = [
    ['from innerHTML', () => void Object.assign(stage, { innerHTML: html })],
    ['from insertAdjacentHTML', () => stage.insertAdjacentHTML('beforeend', html)],
    [
      'from a template by document.importNode',
      () => stage.append(document.importNode(template().content, true)),
    ],
    ['from a template by cloneNode', () => stage.append(template().content.cloneNode(true))],
    ['from a range', () => stage.append(document.createRange().createContextualFragment(html))],
    [
      'from another document',
      () => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        stage.append(document.adoptNode(present(parsed.body.firstElementChild, 'the parsed element')));
      },
    ],
    [
      'as a copy of one that is shown',
      async () => {
        stage.innerHTML = html;
        await shown(first());
        stage.replaceChildren(first().cloneNode(true));
      },
    ],
    [
      'inside another shadow root',
      () => {
        const host = stage.appendChild(document.createElement('div'));
        host.attachShadow({ mode: 'open' }).innerHTML = html;
      },
    ],
  ];
  for (const [how, put] of ways) {
    it(how, async () => {
      await put();
      const place = present(stage.firstElementChild, 'the element');
      const element = place.shadowRoot && place.localName !== tag ? first(place.shadowRoot) : first();
      expect(await shown(element)).toMatchObject({ size: 25, label: 'Chœur' });
    });
  }
});

describe('An element that a page moves or calls', () => {
  it('keeps unsaved input while a keyed list reorders its rows', async () => {
    stage.innerHTML = `<${tag}></${tag}>`.repeat(3);
    const rows = [...stage.children];
    const [, second] = rows;
    for (const row of rows) await shown(row);
    for (const [at, row] of rows.entries()) await fill(note(row), `rang ${at}`);
    stage.append(...rows.toReversed());
    stage.prepend(present(second, 'the second row'));
    await until(() => rows.every((row) => propsOf(row)));
    expect([...stage.children].map((row) => note(row).value)).toEqual(['rang 1', 'rang 2', 'rang 0']);
  });

  it('restarts with its current attributes when it is put back later', async () => {
    stage.innerHTML = `<${tag} size="25"></${tag}>`;
    const element = first();
    await shown(element);
    await fill(note(element), 'perdu');
    element.remove();
    await until(() => shadowOf(element).childElementCount === 0);
    element.setAttribute('label', 'au retour');
    stage.append(element);
    expect(await shown(element)).toMatchObject({ size: 25, label: 'au retour' });
    expect(note(element).value).toBe('');
  });

  it('survives being removed, put back and removed at once', async () => {
    const element = createProbe(tag);
    stage.append(element);
    element.remove();
    stage.append(element);
    element.setAttribute('size', '25');
    element.remove();
    await until(() => shadowOf(element).childElementCount === 0);
    stage.append(element);
    expect(await shown(element)).toMatchObject({ size: 25 });
  });

  it('keeps unsaved input when a page moves it by moveBefore(), where the browser has it', async () => {
    stage.innerHTML = `<${tag}></${tag}><section></section>`;
    const element = first();
    await shown(element);
    await fill(note(element), 'gardé');
    const section = query(stage, 'section');
    (section.moveBefore ?? section.insertBefore).call(section, element, null);
    await until(() => element.isConnected);
    expect(note(element).value).toBe('gardé');
  });

  it('takes method calls at any time, also before it is on the page and after its removal', async () => {
    const element = createProbe(tag);
    element.reload();
    element.navigate('/second/3');
    const routes = collect(element, 'parvis-route');
    stage.append(element);
    await until(() => routes.some(({ detail }) => detail.path === '/second/3'));
    element.remove();
    await until(() => shadowOf(element).childElementCount === 0);
    element.reload();
    element.navigate('/first');
    element.setAttribute('size', '25');
  });

  it('shows the page’s header above the widget, and its loading slot while the code loads', async () => {
    const answer: { come?: () => void } = {};
    const waiting = new Promise<void>((resolve) => {
      answer.come = resolve;
    });
    const area = { ...probeArea, load: () => waiting.then(probeArea.load) };
    customElements.define('x-slow-probe', elementFor(area));
    stage.innerHTML =
      '<x-slow-probe><h2 slot="header">Paroisse</h2><p slot="loading">Un instant…</p></x-slow-probe>';
    const element = query(stage, 'x-slow-probe');
    const [header, words] = [query(stage, 'h2'), query(stage, 'p')];
    await until(() => words.assignedSlot);
    expect(header.assignedSlot?.name).toBe('header');
    expect(words.offsetHeight).toBeGreaterThan(0);
    answer.come?.();
    await shown(element);
    expect(words.assignedSlot).toBeNull();
    expect(header.offsetHeight).toBeGreaterThan(0);
    expect(header.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      byRole(shadowOf(element), 'button').getBoundingClientRect().top,
    );
  });
});

describe('An element in a layout', () => {
  const widthIn = async (style: string) => {
    stage.innerHTML = `<div style="width: 700px; ${style}"><${tag}></${tag}></div>`;
    await shown(first());
    return first().shadowRoot?.querySelector('.parvis')?.getBoundingClientRect().width;
  };
  for (const style of [
    'display: flex',
    'display: flex; flex-flow: column; align-items: center',
    'display: grid',
    'display: inline-block',
  ]) {
    it(`has a width in a container with ${style}`, async () => {
      expect(await widthIn(style)).toBe(700);
    });
  }

  it('is hidden with its container', async () => {
    await widthIn('visibility: hidden');
    expect(getComputedStyle(query(shadowOf(first()), 'input')).visibility).toBe('hidden');
  });
});

describe('Several React consoles on one page', () => {
  it('share one address: the first uses it, the second warns and keeps its route in memory', async () => {
    const warn = console.warn;
    const warned = fn();
    console.warn = warned;
    try {
      const client = await signedInClient();
      location.hash = '#/apps';
      const { root } = mountInLight(
        <Parvis client={client}>
          <Console />
          <Console />
          <Console routing="memory" />
        </Parvis>,
      );
      const current = () =>
        allByRole(root, 'link')
          .filter((link) => link.getAttribute('aria-current') === 'page')
          .map((link) => link.textContent);
      const inMemory = 'TABLEAU DE BORD';
      await until(() => current().join() === `APPS,${inMemory},${inMemory}`);
      expect(warned.mock.calls).toEqual([
        [expect.stringMatching(/already owns the address.*Write routing="memory"/)],
      ]);
      expect(location.hash).toBe('#/apps');
    } finally {
      console.warn = warn;
    }
  });
});
