import { assemblyPath } from '../support/office.ts';
import { button, choose, opened, type Screen } from './screen.ts';

/** The sheet of an assembly, and its dialogs. */
export const assemblyScreens: readonly Screen[] = [
  {
    name: 'assembly, sheet',
    path: assemblyPath,
    steps: (page) => page.getByText('voix sur').waitFor(),
  },
  {
    name: 'assembly, a proxy that is refused',
    path: assemblyPath,
    steps: async (page) => {
      await button(page, /^Pouvoir\s:/)
        .first()
        .click();
      await opened(page, 'Donner un pouvoir');
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await page.getByText('Choisissez les deux personnes.').waitFor();
    },
  },
  {
    name: 'assembly, settings',
    path: assemblyPath,
    steps: async (page) => {
      await page.getByText('voix sur').waitFor();
      await choose(page, 'Autres actions', 'Assemblée…');
      await opened(page, 'Assemblée');
      await page.getByLabel('Âge minimal ce jour-là').waitFor();
    },
  },
];
