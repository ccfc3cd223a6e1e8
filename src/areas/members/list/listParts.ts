/** The parts of the list that its first rows don't wait for, as one piece of code. */
import { ColumnMenu } from '../../../ui/table/ColumnMenu';
import { ActiveFilters } from '../filters/ActiveFilters';
import { FilterPanel } from '../filters/FilterPanel';
import SavedFilters from '../filters/saved/SavedFilters';
import { ListMenu } from './table/ListMenu';
import { RowMenu } from './table/RowMenu';
import { SelectionMenu } from './table/SelectionMenu';

export default {
  ActiveFilters,
  ColumnMenu,
  FilterPanel,
  ListMenu,

  RowMenu,
  SavedFilters,
  SelectionMenu,
};
