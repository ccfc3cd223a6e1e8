import { defineTexts } from '../../../texts/texts';

/** Words of the menu: they come with the list, the dialogs' own with the dialogs. */
export const actionMenuTexts = defineTexts('memberActions', {
  addTags: 'Associer des tags',
  addStep: 'Associer une étape',
  addToGroup: 'Ajouter à un groupe',
  addToDepartment: 'Ajouter à un département',
});
