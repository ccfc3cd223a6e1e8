/* The list of members (M). */
const list = ['areas/members/list/list.browser'];
const filters = ['areas/members/list/filters.browser'];
const bulk = ['areas/members/actions/bulk.browser'];

export default [
  {
    file: 'src/areas/members/list/ListHeader.tsx',
    tests: list,
    plant: { 'M1 the refresh button does nothing': ['onClick={onRefresh}', 'onClick={() => {}}'] },
  },
  {
    file: 'src/areas/members/list/filters/ActiveFilters.tsx',
    tests: filters,
    plant: {
      'M2 filters can always be cleared': ['  if (!isNarrowed(query)) return null;\n', ''],
    },
  },
  {
    file: 'src/areas/members/list/filters/Chips.tsx',
    tests: filters,
    plant: {
      'M2 a chip removes no filter': [
        'onRemove={() => onRemove(filter, id)}',
        'onRemove={() => onRemove(filter, 0)}',
      ],
    },
  },
  {
    file: 'src/areas/members/list/MemberList.tsx',
    tests: ['areas/members/edit/create.browser', 'areas/members/list/list.browser'],
    plant: { 'M3 who may only read can add': ['onAdd={readonly ? undefined : ', 'onAdd={'] },
  },
  {
    file: 'src/areas/members/list/menus/SelectionMenu.tsx',
    tests: [...list, ...bulk],
    plant: {
      'M5 bulk actions without a selection': ['disabled={selection.size === 0}', 'disabled={false}'],
      'M33 the selection stays after an action': [
        'useMemberActions(membres, onClear, whole)',
        'useMemberActions(membres, () => {}, whole)',
      ],
    },
  },
  {
    file: 'src/areas/members/area.ts',
    tests: list,
    plant: { 'M6 pages of 20': ['[10, 25, 50]', '[10, 20, 50]'] },
  },
  {
    file: 'src/areas/members/data/listQuery.ts',
    tests: ['areas/members/data/listQuery.test'],
    plant: {
      'M7 pages of 25 at first': ["page: 1, pageSize: 10, search: ''", "page: 1, pageSize: 25, search: ''"],
      'M24 a filter keeps the page': [
        'return { ...query, page: 1, filters: { ...query.filters, [action.key]: ids } };',
        'return { ...query, filters: { ...query.filters, [action.key]: ids } };',
      ],
      'M25 a page size keeps the page': ['{ ...query, pageSize, page: 1 }', '{ ...query, pageSize }'],
    },
  },
  {
    file: 'src/areas/members/data/useMemberPage.ts',
    tests: [...filters, ...list],
    plant: {
      'M27 the search is not sent': [' ...(search && { search }),', ''],
      'M28 chosen steps are not sent': ['etapes: [...etapes], tags', 'etapes: [], tags'],
      'M28 filters without their tags': ['tags: [...tags] };', 'tags: [] };'],
      'M34 rows of before a failure': ['(!isFailed && list.kept) || NOTHING', 'list.kept || NOTHING'],
      'M16 there is always a next page': ['hasNext: Boolean(next)', 'hasNext: true'],
    },
  },
  {
    file: 'src/ui/table/Table.tsx',
    tests: [...list, 'ui/table/table.browser'],
    plant: {
      'M8 all are ticked when one is': [
        'isChecked: rows.length > 0 && ticked === rows.length',
        'isChecked: ticked > 0',
      ],
      'M9 the ticks have no name': ['name={selection?.rowName?.(row)}', 'name={undefined}'],
    },
  },
  {
    file: 'src/areas/members/list/table/memberColumns.tsx',
    tests: list,
    plant: { 'M11 phones on small screens too': ["hideBelow = 'small'", 'hideBelow'] },
  },
  {
    file: 'src/areas/members/list/table/columns.tsx',
    tests: list,
    plant: { 'M12 addresses go with the phones': ["    hideBelow: 'narrow',\n", ''] },
  },
  {
    file: 'src/areas/members/list/table/cells.tsx',
    tests: list,
    plant: { 'M10 the name opens nothing': ['to={detailPath(row.id)}', 'to="/community"'] },
  },
  {
    file: 'src/areas/members/list/menus/RowMenu.tsx',
    tests: [...list, 'areas/members/actions/delete.browser', 'areas/members/edit/edit.browser'],
    plant: {
      'M13 no deletion in the row': ['remove: () => onDelete(membre)', 'remove: () => {}'],
      'M35 editing opens the record': ['edit: () => onEdit(membre.id)', 'edit: () => onOpen(membre.id)'],
    },
  },
  {
    file: 'src/ui/pager/texts.ts',
    tests: list,
    plant: { 'M14 shown and total change places': ['`${formatNumber(shown)} ', '`${formatNumber(total)} '] },
  },
  {
    file: 'src/ui/pager/Pager.tsx',
    tests: list,
    plant: {
      'M15 the next page is the one after': [
        'onClick={() => onPage(page + 1)}',
        'onClick={() => onPage(page + 2)}',
      ],
      'M17 there is a page before the first': ['disabled={!hasPrevious}', 'disabled={false}'],
      'M15 the focus is lost on the last page': ['    neighbour?.focus();\n', ''],
    },
  },
  {
    file: 'src/areas/members/list/table/MemberTable.tsx',
    tests: list,
    plant: {
      'M19 a search without results says that there are no members': [
        '<NoMember isFiltered={isFiltered} reason={refused.search} />',
        '<NoMember isFiltered={false} reason={refused.search} />',
      ],
      'M18 no members, under a heading of filters': [
        '<NoMember isFiltered={isFiltered} reason={refused.search} />',
        '<NoMember isFiltered={true} reason={refused.search} />',
      ],
    },
  },
  {
    file: 'src/areas/members/list/filters/FilterGroup.tsx',
    tests: filters,
    plant: {
      'M21 the groups are closed': [
        "const isOpenAtFirst = filter === 'groupes';",
        'const isOpenAtFirst = false;',
      ],
      'M22 the box of the groups searches nothing': ['onChange={setSearch}', 'onChange={() => {}}'],
      'M23 the badge counts one less': [
        '<span aria-hidden="true">{count}</span>',
        '<span aria-hidden="true">{Math.max(0, count - 1)}</span>',
      ],
    },
  },
  {
    file: 'src/areas/members/list/filters/FilterPanel.tsx',
    tests: filters,
    plant: {
      'M20 no filter by steps': [
        '{FILTER_KEYS.map((filter) => (',
        "{FILTER_KEYS.filter((key) => key !== 'etapes').map((filter) => (",
      ],
    },
  },
  {
    file: 'src/areas/members/actions/memberActions.ts',
    tests: bulk,
    plant: {
      'M31 the group dialog adds to a department': [
        "group: { icon: 'users', textKey: 'addToGroup', right: 'groupes.modifier' }",
        "group: { icon: 'users', textKey: 'addToDepartment' }",
      ],
    },
  },
];
