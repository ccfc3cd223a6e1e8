import { actionAttributes } from '../actionAttributes';
import { defineArea } from '../area';
import { duplicatePaths, patternsOf } from '../routes';

/**
 * Members who may be one person, where the back end finds them: compare, merge field by field, undo, or say that they are
 * two.
 */
export const duplicatesArea = defineArea({
  name: 'duplicates',
  title: 'Doublons',
  subject: 'membres',
  needs: 'doublons',
  tile: {
    name: 'Doublons',
    icon: 'copy',
    color: '#9D174D',
  },
  attributes: actionAttributes('duplicates'),
  routes: patternsOf(duplicatePaths),
});
