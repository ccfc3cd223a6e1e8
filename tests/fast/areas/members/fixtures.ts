import { chooseItem } from '../../../support/onScreen.ts';
import { until } from '../../../support/queries.ts';
import { click } from '../../../support/user.ts';

/** What a record can hold beside the name. */
export const FULL = {
  genre: 'feminin',
  nationalite: 'Togolaise',
  situation_matrimoniale: 'marie',
  email: 'zoe@exemple.fr',
  adresse: '3 rue du Port',
  date_naissance: '1990-03-05',
  profession: 'Sage-femme',
  telephone: '06 12 34 56 78',
  ville: 'Brest',
} as const;

/** Opens the menu of the row of this name and chooses. */
export async function chooseInRow(root: ShadowRoot | HTMLElement, name: string, item: string) {
  await click(await until(() => root.querySelector(`button[aria-label="Actions pour ${name}"]`)));
  await chooseItem(root, item);
}
