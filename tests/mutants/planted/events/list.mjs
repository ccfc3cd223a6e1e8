/* The list and the details of events (E). */
const list = ['areas/events-list/list.browser'];
const detail = ['detail', 'detailFailures', 'deletion'].map((name) => `areas/events-list/${name}.browser`);
const query = ['areas/events-list/query.test'];

export default [
  {
    file: 'src/areas/events/query/eventQuery.ts',
    tests: query,
    plant: {
      'E1 what is to come is open at first': ["  tab: 'current',", "  tab: 'upcoming',"],
      'E7 the past includes what comes': [
        "to: tab === 'upcoming' ? '' : today",
        "to: tab === 'current' ? today : ''",
      ],
      'E8 single events are asked for by frequency': [
        "if (recurrence === 'non_recurrent') return { is_recurrent: false };",
        "if (recurrence === 'non_recurrent') return { frequency: recurrence };",
      ],
      'E9 recurring events of every frequency': [
        'return { is_recurrent: true, frequency: recurrence };',
        'return { is_recurrent: true };',
      ],
      'E4 the reset keeps the recurrence': [
        'return firstQuery(action.today);',
        'return { ...firstQuery(action.today), recurrence: query.recurrence };',
      ],
    },
  },
  {
    file: 'src/api/endpoints/evenements.ts',
    tests: list,
    plant: { 'E6 the newest first': ["defaults: { ordering: 'date' }", "defaults: { ordering: '-date' }"] },
  },
  {
    file: 'src/areas/events/list/PeriodForm.tsx',
    tests: list,
    plant: {
      'E2 the end moves the start': [
        'onChange={(value) => type({ from, to: value })}',
        'onChange={(value) => type({ from: value, to })}',
      ],
      'E3 a wrong period is loaded': [
        'if (check(event.currentTarget)) onLoad({ from, to });',
        'onLoad({ from, to });',
      ],
      'E4 the reset keeps what was typed': [
        '            forget();\n            onReset();',
        '            forget();',
      ],
    },
  },
  {
    file: 'src/areas/events/list/PeriodList.tsx',
    tests: list,
    plant: {
      'E5 a day of the calendar is a start only': [
        'period: { from: day, to: day }',
        "period: { from: day, to: '' }",
      ],
      'E1 the tabs change nothing': [
        'tab: tab as PeriodTab, today: today() })',
        'tab: query.tab as PeriodTab, today: today() })',
      ],
    },
  },
  {
    file: 'src/areas/events/list/RecurrenceFilter.tsx',
    tests: list,
    plant: { 'E8 the choice is forgotten': ["?? 'all')}", "&& 'all')}"] },
  },
  {
    file: 'src/areas/events/EventBadges.tsx',
    tests: list,
    plant: {
      'E13 recurring events look like others': [
        'evenement.is_recurrent && (',
        'evenement.is_recurrent === null && (',
      ],
      'E14 no word on what is past': ['{status && <Badge', "{status && status !== 'past' && <Badge"],
    },
  },
  {
    file: 'src/domain/events/evenement.ts',
    tests: list,
    plant: { 'E15 today is to come': ["return day === today ? 'today' : 'upcoming';", "return 'upcoming';"] },
  },
  {
    file: 'src/areas/events/list/EventCards.tsx',
    tests: list,
    plant: {
      'E11 the end of the start': ['end={evenement.heure_fin}', 'end={evenement.heure_debut}'],
      'E12 the place is left out': ['          place={evenement.lieu}\n', ''],
      'E17 changed when it was made': [
        'texts.updated(formatDate(updated_at))',
        'texts.updated(formatDate(created_at))',
      ],
      'E18 editing opens': ['onClick={() => onEdit(id)}', 'onClick={() => onOpen(id)}'],
    },
  },
  {
    file: 'src/areas/events/list/EventList.tsx',
    tests: list,
    plant: { 'E19 the link leads to the list': ['              to={addPath}', '              to="/events"'] },
  },
  {
    file: 'src/areas/events/list/EventResults.tsx',
    tests: list,
    plant: {
      'E21 a failure shows an empty list': [
        '{isFailed && failure && (',
        '{isFailed && failure && false && (',
      ],
      'E22 nothing to try again with': [
        "            isRetrying={status === 'retrying'}\n            onRetry={reload}",
        '',
      ],
      'E20 an empty list says nothing': [
        '<EmptyState icon="calendar" title={texts.empty} text={texts.emptyHint} />',
        '',
      ],
    },
  },
  {
    file: 'src/areas/events/detail/EventDetail.tsx',
    tests: detail,
    plant: { 'E23 no way back': ['takesFocus={takesFocus} onBack={onBack}', 'takesFocus={takesFocus}'] },
  },
  {
    file: 'src/areas/events/detail/EventDetailActions.tsx',
    tests: detail,
    plant: { 'E24 who may only read can edit': ['{!readonly && (', '{('] },
  },
  {
    file: 'src/areas/events/detail/EventFacts.tsx',
    tests: detail,
    plant: {
      'E26 every event happens once': ['if (!is_recurrent) return words.once;', 'return words.once;'],
      'E26 a place of spaces is a place': ['{lieu?.trim() || <span', '{lieu || <span'],
      'E28 no id': ['        <Timestamp label={texts.id}>{evenement.id}</Timestamp>\n', ''],
      'E28 the time of making for both': ['{formatDateTime(updated_at)}', '{formatDateTime(created_at)}'],
    },
  },
  {
    file: 'src/areas/events/detail/Speakers.tsx',
    tests: detail,
    plant: { 'E27 a speaker without a role': ['{role || texts.noRole}', '{texts.noRole}'] },
  },
  {
    file: 'src/people/ContactLink.tsx',
    tests: detail,
    plant: {
      'E27 phones are no links': ["kind === 'phone' ? telHref(text)", "kind === 'phone' ? undefined"],
    },
  },
  {
    file: 'src/areas/events/detail/useDeleteEvent.ts',
    tests: detail,
    plant: {
      'E25 no question is asked': ['if (!(await confirm(question))) return;', ''],
      'E29 nothing says it is done': ['    toast(texts.removed, trash.undo(answer));\n', ''],
      'E30 the reason takes the place of the sentence': [
        "[texts.notRemoved, failureText(failure, '')]",
        "[failureText(failure, '')]",
      ],
    },
  },
  {
    file: 'src/areas/events/detail/EventDetailFailure.tsx',
    tests: detail,
    plant: {
      'E31 the words of the server are dropped': [
        '(state.failure?.message ?? texts.missingText)',
        'texts.missingText',
      ],
      'E32 a failure is a missing event': [
        'failureText(state.failure, texts.failed)',
        'failureText(state.failure, texts.missingText)',
      ],
    },
  },
];
