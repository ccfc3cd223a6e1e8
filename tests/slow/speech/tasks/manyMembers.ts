import { choose, press, reach, type Task } from '../task.ts';
import { chooseTag, LIST } from './members.ts';

/** The checkbox of a row. */
const ROW = /Sélectionner (?!tou|la page)[^|]*case/;

export const bulkAction: Task = {
  ...LIST,
  name: 'bulk-action',
  title: 'Donner un tag à plusieurs membres',
  steps: [
    reach(ROW),
    press('space', /coché/, /1 sélectionné/),
    reach(ROW),
    press('space', /coché/, /2 sélectionnés/),
    reach('Actions groupées', 'shift+Tab'),
    press('Return', 'Associer des tags'),
    ...chooseTag('1 tag associé à 2 membres', 'Annuler cette action bouton'),
    // The bar of the ticked members, from which the dialog was opened, is gone with them.
    press('Return', 'Liste des membres région', '60 membres'),
  ],
};

const FILE = {
  name: 'bruyere.csv',
  mimeType: 'text/csv',
  content: 'Nom;Prénom;Genre\r\nBruyère;Ada;F\r\n;Sans;M',
};

export const importFile: Task = {
  ...LIST,
  name: 'import',
  title: 'Importer un fichier',
  steps: [
    reach('Autres actions'),
    press('Return', 'Ajouter une famille'),
    press('Down', 'Importer des membres'),
    press('Return', 'Choisir un fichier'),
    choose(FILE, '« bruyere.csv » : 2 lignes'),
    reach('Vérifier le fichier bouton'),
    press('Return', '1 membre à créer. 1 ligne refusée'),
    reach('Importer 1 membre bouton'),
    press('Return', '1 membre créé. 1 ligne refusée'),
    press('Escape', '61 membres'),
  ],
};
