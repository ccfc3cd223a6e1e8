/** What of the filters shows: fetched beside the first rows, which don't wait for it. */
import { ActiveFilters } from './ActiveFilters';
import { FilterPanel } from './FilterPanel';

export default { ActiveFilters, FilterPanel };
