/* The dialogs of the members area (MM). */
const create = ['areas/members/edit/create.browser'];
const removal = ['areas/members/actions/delete.browser'];
const each = ['areas/members/actions/eachDialog.browser', 'areas/members/actions/dialogs.browser'];
const picking = ['areas/members/actions/dialogs.browser', 'areas/members/actions/eachDialog.browser'];
const family = ['areas/members/actions/family.browser'];

export default [
  {
    file: 'src/areas/members/edit/texts.ts',
    tests: create,
    plant: {
      'MM1 another title': ["'ENREGISTRER UN NOUVEAU MEMBRE'", "'Enregistrer un nouveau membre'"],
      'MM7 another success': ['Membre créé avec succès !', 'Membre enregistré avec succès !'],
    },
  },
  {
    file: 'src/domain/members/membreFields.ts',
    tests: create,
    plant: {
      'MM2 the gender may be left out': ["{ label: 'Genre', required: 'always' }", "{ label: 'Genre' }"],
    },
  },
  {
    file: 'src/areas/members/edit/memberForm.ts',
    tests: create,
    plant: { 'MM3 any text is an address': ['(text) => !text || isEmail(text)', '() => true'] },
  },
  {
    file: 'src/texts/memberLabels.ts',
    tests: create,
    plant: { 'MM4 men and women change places': ["genre === 'masculin' ?", "genre === 'feminin' ?"] },
  },
  {
    file: 'src/domain/members/membre.ts',
    tests: create,
    plant: {
      'MM5 married people have another code': [
        "SITUATIONS = ['celibataire', 'marie']",
        "SITUATIONS = ['celibataire', 'mariee']",
      ],
    },
  },
  {
    file: 'src/api/endpoints/membresWrites.ts',
    tests: create,
    plant: {
      'MM6 any answer is a success': [
        '{ body: membreDraft, status: 201, invalidates }',
        '{ body: membreDraft, invalidates }',
      ],
    },
  },
  {
    file: 'src/areas/members/edit/NewMemberDialog.tsx',
    tests: create,
    plant: {
      'MM8 the form stays open': ['    onCreated(membre);\n    onClose();', '    onCreated(membre);'],
    },
  },
  {
    file: 'src/areas/members/edit/useCreateMember.ts',
    tests: create,
    plant: {
      'MM9 a failure says nothing': [
        "      await alert({ title: texts.error, text: alertText(texts.createFailed, failure), tone: 'error' });\n",
        '',
      ],
      'MM9 the list is not asked again after an unclear failure': [
        'if (mayHaveWritten(failure)) await reload();',
        'if (mayHaveWritten(failure)) {}',
      ],
    },
  },
  {
    file: 'src/areas/members/actions/bulk/bulkDialogs.ts',
    tests: picking,
    plant: {
      'MM10 one tag at a time': ['    nothing: { title: texts.noTag, text: texts.noTagText },\n', ''],
      'MM22 the failure of the steps': ['explained(texts.tagFailed', 'explained(texts.stepFailed'],
      'MM24 tags and members change places': [
        'texts.tagDoneText(chosen.length, count)',
        'texts.tagDoneText(count, chosen.length)',
      ],
      'MM25 only the first member is tagged': [
        'membre_ids, tags_ids: chosen',
        'membre_ids: membre_ids.slice(0, 1), tags_ids: chosen',
      ],
      'MM11 several steps at once': [
        'loadFailed: texts.stepLoadFailed,',
        "loadFailed: texts.stepLoadFailed, nothing: { title: '', text: '' },",
      ],
      'MM15 the steps of last time': [
        'useQuery(etapes.all, {}, { alwaysReload: true })',
        'useQuery(etapes.all, {})',
      ],
      'MM26 the title of groups': [
        'loadFailed: texts.stepLoadFailed,\n    failed: texts.associationFailed',
        'loadFailed: texts.stepLoadFailed,\n    failed: texts.groupFailed',
      ],
      'MM27 the step as it was picked': ['count, etape_associee.libelle)', 'count, _[0].label)'],
      'MM27 the members that were asked for': ['countIn(membres_associes) ?? count', 'count'],
      'MM28 ids as texts': [
        '{ etape_id: id, membre_ids }',
        '{ etape_id: id, membre_ids: membre_ids.map(String) }',
      ],
      'MM12 several groups at once': [
        'loadFailed: texts.groupLoadFailed,',
        "loadFailed: texts.groupLoadFailed, nothing: { title: '', text: '' },",
      ],
      'MM29 ids of members elsewhere': ['id, body: { membre_ids }', 'id, body: { member_ids: membre_ids }'],
      'MM30 the dialog stays after a failure': ['  closesOnFailure: true,\n', ''],
      'MM13 several departments at once': [
        'loadFailed: texts.departmentLoadFailed,',
        "loadFailed: texts.departmentLoadFailed, nothing: { title: '', text: '' },",
      ],
      'MM32 the department under another name': ['departement_id: id', 'id'],
      'MM23 an answer without contents is a failure like others': [
        "  if (failure.kind === 'contract') return invalidAnswer;\n",
        '',
      ],
      'MM33 the words of the server are dropped': [
        'failureText(failure, texts.departmentFailedText)',
        'texts.departmentFailedText',
      ],
    },
  },
  {
    file: 'src/areas/members/actions/bulk/BulkDialog.tsx',
    tests: each,
    plant: {
      'MM19 no tag is no problem': ['(nothing && alert({ ...nothing,', '(!nothing && alert({ ...nothing,'],
      'MM21 a list that fails is not told': [
        '  useLoadAlert(query, texts.loadFailed, words.loadFailed);\n',
        '',
      ],
    },
  },
  {
    file: 'src/people/picker/PickerDialog.tsx',
    tests: [...picking, ...family],
    plant: {
      'MM14 nothing chosen can be confirmed': [
        'disabled={!multiple && choice.chosen.length !== 1}',
        'disabled={false}',
      ],
      'MM40 nothing chosen, several allowed or not': [
        'disabled={!multiple && choice.chosen.length !== 1}',
        'disabled={multiple && choice.chosen.length !== 1}',
      ],
    },
  },
  {
    file: 'src/ui/dialog/Dialog.module.css',
    tests: [...picking, 'ui/dialog/dialog.browser'],
    plant: { 'MM16 dialogs as high as the window': ['max(80dvh,', 'max(98dvh,'] },
  },
  {
    file: 'src/ui/picker/OptionIndex.ts',
    tests: [...picking, 'ui/picker/picker.browser'],
    plant: { 'MM17 capitals matter': ['const words = fold(query).split', 'const words = query.split'] },
  },
  {
    file: 'src/people/personOptions.ts',
    tests: family,
    plant: {
      'MM17 addresses are not searched': ['keywords: email ?? undefined', 'keywords: undefined'],
      'MM18 rows without their address': [
        'email && ville ? `${email} · ${ville}` : (email ?? ville ?? undefined)',
        'ville ?? undefined',
      ],
    },
  },
  {
    file: 'src/areas/members/actions/bulk/useBulkSave.ts',
    tests: each,
    plant: {
      'MM20 an empty selection is no problem': ['if (membres.length === 0)', 'if (membres.length < 0)'],
      'M33 the list is not told': ['    onDone();\n    onClose();', '    onClose();'],
    },
  },
  {
    file: 'src/areas/members/actions/texts.ts',
    tests: each,
    plant: { 'MM31 another success': ["'Membres ajoutés avec succès !'", "'Membres ajoutés !'"] },
  },
  {
    file: 'src/ui/dangerDialog/DangerDialog.tsx',
    tests: removal,
    plant: {
      'MM36 Enter deletes': [
        '<Button data-autofocus="" disabled={isSaving} onClick={onClose}>',
        '<Button disabled={isSaving} onClick={onClose}>',
      ],
    },
  },
  {
    file: 'src/areas/members/actions/deletion/DeleteDialog.tsx',
    tests: removal,
    plant: {
      'MM34 steps are not said to go': ["'tags', 'steps', 'linked'] as const", "'tags', 'linked'] as const"],
      'MM35 nothing says it is for ever': ['warning={kept ?? texts.irreversible}', 'warning=""'],
      'MM36 one that is gone counts as a failure': ["if (failure.kind !== 'notFound')", 'if (failure.kind)'],
      'MM37 nothing says it is done': [
        "    void alert({ title: texts.done, text: texts.doneText(name), tone: 'success' });\n",
        '',
      ],
    },
  },
  {
    file: 'src/areas/members/actions/family/SpousePicker.tsx',
    tests: family,
    plant: {
      'MM39 a member may marry itself': ['useCandidates(membre, [membre.id])', 'useCandidates(membre, [])'],
      'MM41 no word on what is missing': ['hint={chosen ? undefined : texts.spouseHint}', 'hint={undefined}'],
    },
  },
  {
    file: 'src/areas/members/actions/family/ChildrenPicker.tsx',
    tests: family,
    plant: {
      'MM42 no child is no problem': [
        'if (choice.chosen.length === 0) return setProblem(texts.noChild);',
        '',
      ],
      'MM42 one child at a time': ['options, true, texts.loadFailed', 'options, false, texts.loadFailed'],
    },
  },
  {
    file: 'src/ui/dialog/PromptDialog.tsx',
    tests: ['ui/dialog/prompts.browser', ...create],
    plant: {
      'MM43 the button of an alert is not green': ["? 'danger' : 'primary'}", "? 'danger' : undefined}"],
    },
  },
];
