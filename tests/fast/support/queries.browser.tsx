import { expect } from '../../support/expect.ts';
import { allByRole, byRole, until } from '../../support/queries.ts';

/* Queries only look at elements that may have a role, so they must not miss one that the browser gives it to. */

const inputs =
  'button submit reset file checkbox radio range number text search email tel url password date time color';
const boxes = 'alert alertdialog menu radiogroup status tab tabpanel listbox group';
const words = 'menuitem menuitemradio menuitemcheckbox option link heading';
const each = (list: string, one: (word: string) => string) => list.split(' ').map(one).join('');

const everyKind = `
  ${each(inputs, (type) => `<input type="${type}" aria-label="${type}">`)}
  <input type="image" alt="image"><input list="proposals" aria-label="list">
  <input type="checkbox" role="switch" aria-label="switch"><input role="combobox" aria-label="combobox">
  <datalist id="proposals"><option>a</option></datalist>
  <select aria-label="one"><optgroup label="group"><option>a</option></optgroup></select>
  <select aria-label="many" multiple><option>a</option></select>
  <textarea aria-label="text"></textarea><output>a</output><button>a</button>
  <fieldset><legend>a</legend></fieldset><details><summary>a</summary></details>
  <nav><a href="#x">a</a></nav><main><h1>a</h1><h4>a</h4></main><ul><li>a</li></ul>
  <table><tr><th>a</th></tr><tr><th scope="row">a</th><td>a</td></tr></table>
  <table role="grid"><tr><th scope="col">a</th></tr><tr><th scope="row">a</th><td>a</td></tr></table>
  <svg role="group" aria-label="group"></svg><dialog open>a</dialog>
  ${each(boxes, (role) => `<div role="${role}" aria-label="${role}">a</div>`)}
  ${each(words, (role) => `<span role="${role}" aria-level="2">a</span>`)}`;

type Computed = HTMLElement & { computedRole: string };

describe('A query by role', () => {
  it('finds every element that the browser gives the role to', () => {
    const scope = document.body.appendChild(document.createElement('div'));
    scope.append(document.createRange().createContextualFragment(everyKind));
    const all = [...scope.querySelectorAll<Computed>('*')].filter((element) => element.checkVisibility());
    const roleOf = new Map(all.map((element) => [element, element.computedRole]));
    const missed = all.filter((element) => !allByRole(scope, roleOf.get(element) ?? '').includes(element));
    scope.remove();
    expect(missed.map((element) => `${element.localName} ${roleOf.get(element)}`)).toEqual([]);
    expect(new Set(roleOf.values()).size).toBeGreaterThan(35);
  });

  it('tells which roles there are, also once waiting for another one has ended', async () => {
    const scope = document.body.appendChild(document.createElement('div'));
    scope.append(document.createRange().createContextualFragment('<h2>Membres</h2>'));
    const listed = 'No element(s) with role button. There are:\n  heading "Membres"';
    expect(() => byRole(scope, 'button')).toThrow(listed);
    const failure = await until(() => byRole(scope, 'button'), 50).catch((error: Error) => error.message);
    scope.remove();
    expect(failure).toBe(listed);
  });
});
