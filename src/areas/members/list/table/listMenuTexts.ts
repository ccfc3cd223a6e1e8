import { defineTexts } from '../../../../texts/texts';

export const listMenuTexts = defineTexts('memberTools', {
  menu: 'Autres actions',
  import: 'Importer des membres…',
  export: 'Exporter…',
  print: 'Imprimer la liste',
  shortcuts: 'Raccourcis clavier',
});
