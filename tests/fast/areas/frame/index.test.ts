import { expect, it } from 'vitest';
import { areas } from '../../../../src/areas/all';
import * as parvis from '../../../../src/index';

it('loads the package without a page, with one component per area', () => {
  expect(typeof document).toBe('undefined');
  // `Form` is the deprecated name of `PublicForm`, whose element is called parvis-form.
  const components = Object.keys(parvis).filter(
    (name) => /^[A-Z]/.test(name) && !['Parvis', 'ApiError', 'PublicForm'].includes(name),
  );
  expect(parvis.Form).toBe(parvis.PublicForm);
  expect(components.map((name) => name.toLowerCase()).sort()).toEqual(areas.map((area) => area.name).sort());
  expect(parvis.version).toMatch(/^\d+\.\d+\.\d+$/);
});
