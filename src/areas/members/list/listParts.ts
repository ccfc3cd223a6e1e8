/** The parts of the list that its first rows don't wait for, as one piece of code. */
import { ColumnMenu } from '../../../ui/table/ColumnMenu';
import { ActiveFilters } from './filters/ActiveFilters';
import { FilterPanel } from './filters/FilterPanel';
import { ListMenu } from './menus/ListMenu';
import { RowMenu } from './menus/RowMenu';
import { SelectionMenu } from './menus/SelectionMenu';
import SavedFilters from './saved/SavedFilters';

export default {
  ActiveFilters,
  ColumnMenu,
  FilterPanel,
  ListMenu,

  RowMenu,
  SavedFilters,
  SelectionMenu,
};
