import { focusHeading } from '../../../../src/ui/display/headingFocus.ts';
import { Screen } from '../../../../src/ui/display/Screen.tsx';
import { WidgetRoot } from '../../../../src/ui/widgetRoot/WidgetRoot.tsx';
import { expect } from '../../../support/expect.ts';
import { mountInLight, mountInShadow } from '../../../support/mount.tsx';

let page: HTMLElement;
let place: HTMLElement;

/** An element of the host page that has the focus. */
function focused<K extends 'input' | 'button'>(tag: K): HTMLElementTagNameMap[K] {
  const element = page.appendChild(document.createElement(tag));
  element.focus();
  return element;
}

/** Adds a heading; when it resolves, the frame in which it is looked for is over. */
async function arrive(): Promise<HTMLElement> {
  const heading = place.appendChild(document.createElement('h1'));
  heading.textContent = 'Membres';
  await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)));
  return heading;
}

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  place = page.appendChild(document.createElement('div'));
  place.className = 'parvis';
});
afterEach(() => page.remove());

describe('the focus of a heading', () => {
  it('moves to the heading, also when it appears late', async () => {
    focused('button');
    focusHeading(place);
    const heading = await arrive();
    expect(document.activeElement === heading).toBe(true);
  });

  it('moves late when the element that had it is gone', async () => {
    const button = focused('button');
    focusHeading(place);
    button.remove();
    const heading = await arrive();
    expect(document.activeElement === heading).toBe(true);
  });

  it('is not taken from another element that got it meanwhile', async () => {
    focusHeading(place);
    const button = focused('button');
    await arrive();
    expect(document.activeElement === button).toBe(true);
  });

  it('is not taken from a field of the page, at any time', async () => {
    const field = focused('input');
    focusHeading(place);
    await arrive();
    expect(document.activeElement === field).toBe(true);
  });

  it('is taken from a field of the widget’s own', async () => {
    const field = focused('input');
    place.append(field);
    field.focus();
    focusHeading(place);
    const heading = await arrive();
    expect(document.activeElement === heading).toBe(true);
  });

  it('stays where it is once the wait was stopped', async () => {
    const button = focused('button');
    focusHeading(place)();
    await arrive();
    expect(document.activeElement === button).toBe(true);
  });
});

describe('a screen that a user navigates to', () => {
  const screen = (
    <WidgetRoot>
      <Screen title="Détails" takesFocus>
        <p>…</p>
      </Screen>
    </WidgetRoot>
  );

  for (const mount of [mountInLight, mountInShadow]) {
    it(`focuses its heading, but takes no focus from a field of the page (${mount.name})`, () => {
      focused('button');
      const first = mount(screen);
      const { activeElement } = first.root.getRootNode() as Document | ShadowRoot;
      expect(activeElement?.textContent).toBe('Détails');
      first.unmount();
      const field = focused('input');
      mount(screen);
      expect(document.activeElement === field).toBe(true);
    });
  }
});
