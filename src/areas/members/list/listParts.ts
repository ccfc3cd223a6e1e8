/** The parts of the list that its first rows don't wait for, as one piece of code. */
import { ColumnMenu } from '../../../ui/table/ColumnMenu';
import ListTools from './commands/ListTools';
import { RowMenu } from './commands/RowMenu';
import { SelectionMenu } from './commands/SelectionMenu';
import { ActiveFilters } from './filters/ActiveFilters';
import { FilterPanel } from './filters/FilterPanel';
import SavedFilters from './saved/SavedFilters';

export default { ActiveFilters, ColumnMenu, FilterPanel, ListTools, RowMenu, SavedFilters, SelectionMenu };
