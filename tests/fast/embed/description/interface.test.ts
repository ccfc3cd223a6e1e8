import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { interfaceReport } from '../../../../embed/description/interfaceReport';

it('docs/INTERFACE.md has the public interface as it is now; `npm run docs` writes it', () => {
  const page = readFileSync('docs/INTERFACE.md', 'utf8');
  expect(page === interfaceReport()).toBe(true);
  for (const part of ['interface MemberSaved', 'preload', "'parvis-members'"]) expect(page).toContain(part);
});
