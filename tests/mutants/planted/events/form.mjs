/* The form of an event and its speakers (EF, SP). */
const create = ['areas/events-form/create.browser', 'areas/events-form/saving.browser'];
const edit = ['areas/events-form/edit.browser'];
const both = [...create, ...edit];
const form = ['areas/events-form/eventForm.test'];
const saving = ['eventSave', 'eventUpdate', 'saveCalls'].map((name) => `areas/events-form/save/${name}.test`);
const roles = ['areas/events-form/roles.browser'];

export default [
  {
    file: 'src/areas/events/form/EventFields.tsx',
    tests: both,
    plant: {
      'EF1 no end of the event': ['        name="heure_fin"', '        name="heure"'],
      'EF13 one frequency less': [
        'options={FREQUENCIES.map((value)',
        'options={FREQUENCIES.slice(0, 3).map((value)',
      ],
      'EF13 a frequency for every event': ['{isRecurrent && (', '{('],
    },
  },
  {
    file: 'src/areas/events/form/texts.ts',
    tests: create,
    plant: {
      'EF2 another sentence for a missing name': [
        "Le nom de l'événement est obligatoire.",
        "Le nom de l'événement est requis.",
      ],
      'EF3 the date is missing like the name': [
        'dateMissing: "La date de l\'événement est obligatoire."',
        'dateMissing: "Le nom de l\'événement est obligatoire."',
      ],
      'EF7 the taken name is not repeated': ['avec le nom "${name}" existe', 'avec ce nom existe'],
      'EF10 a free name is well received': [
        'free: "Ce nom d\'événement est disponible"',
        "free: 'Nom disponible'",
      ],
    },
  },
  {
    file: 'src/areas/events/form/eventForm.ts',
    tests: form,
    plant: {
      'EF5 no speaker is no hindrance': ["if (state.speakers === 0) return 'speakers';", ''],
      'EF8 a taken name is no hindrance': [
        "return state.name === 'taken' ? 'taken' : undefined;",
        'return undefined;',
      ],
      'EF9 a check under way is no hindrance': ["if (state.name === 'checking') return 'checking';", ''],
      'EF14 a frequency of before is sent': [
        'values.is_recurrent ? frequencyOf(values.frequency) : undefined',
        'frequencyOf(values.frequency)',
      ],
      'EF15 an event without a time is at noon': ["MIDNIGHT = '00:00'", "MIDNIGHT = '12:00'"],
      'EF16 an empty place is sent': ['...(lieu && { lieu }),', 'lieu,'],
    },
  },
  {
    file: 'src/areas/events/form/EventEditor.tsx',
    tests: create,
    plant: {
      'EF4 missing speakers are not told': ['onAttempt={(form) => void report(form)}', ''],
    },
  },
  {
    file: 'src/areas/events/form/EventFormActions.tsx',
    tests: create,
    plant: {
      'EF5 the button waits for nothing': [
        "disabled={blocker !== undefined && blocker !== 'saving'}",
        'disabled={false}',
      ],
    },
  },
  {
    file: 'src/areas/events/form/NameCheck.ts',
    tests: ['areas/events-form/nameCheck.test'],
    plant: {
      'EF6 spaces count as letters': ['const name = text.trim();', 'const name = text;'],
      'EF9 an old answer counts': ['if (this.#asked === controller) this.#set', 'this.#set'],
      'EF11 a failed check is a free name': ["(): NameStatus => 'failed'", "(): NameStatus => 'free'"],
    },
  },
  {
    file: 'src/areas/events/form/EventEditor.tsx',
    tests: edit,
    plant: { 'EF12 the name is checked while editing': ['useNameCheck(!isThere)', 'useNameCheck(true)'] },
  },
  {
    file: 'src/areas/events/save/saveCalls.ts',
    tests: saving,
    plant: {
      'EF18 the body has no id': ['{ ...draft, id, ...(seen', '{ ...draft, ...(seen'],
      'EF21 an assignment without a speaker is sent': [
        'intervenants.create, { body }).then(({ id }) => id)',
        'intervenants.create, { body }).then(({ id }) => id, () => 0)',
      ],
    },
  },
  {
    file: 'src/areas/events/save/matches.ts',
    tests: saving,
    plant: {
      'SP10 the case of a name matters': [
        'lower = (text: string): string => text.toLowerCase()',
        'lower = (text: string): string => text',
      ],
    },
  },
  {
    file: 'src/areas/events/save/EventSave.ts',
    tests: saving,
    plant: {
      'EF19 speakers of a new event are synchronised': ['if (!isEachEnough) return', 'if (id) return'],
      'EF19 a second try makes a second event': [
        'const id = this.progress.get().id ?? (await this.#createdEarlier())',
        'const id = (await this.#createdEarlier())',
      ],
    },
  },
  {
    file: 'src/areas/events/save/SpeakerSave.ts',
    tests: saving,
    plant: {
      'EF20 a failed synchronisation is a success': [
        "      return { status: 'syncFailed', id, failure };",
        '      return prepared;',
      ],
    },
  },
  {
    file: 'src/domain/events/intervenant.ts',
    tests: saving,
    plant: {
      'EF21 a speaker may have no id': [
        'intervenant = z.object({\n  id: identifiant,',
        'intervenant = z.object({\n  id: z.optional(identifiant),',
      ],
    },
  },
  {
    file: 'src/areas/events/save/SpeakerFinder.ts',
    tests: saving,
    plant: {
      'SP10 a speaker is always made': ['      (await this.calls.findSpeaker(identity)) ??\n', ''],
    },
  },
  {
    file: 'src/areas/events/save/useEventSave.ts',
    tests: both,
    plant: {
      'EF22 a failure opens no dialog': [
        "    await alert({ title: texts.error, text: report.alert, tone: 'error' });\n",
        '',
      ],
    },
  },
  {
    file: 'src/areas/events/save/reportOf.ts',
    tests: both,
    plant: {
      'EF23 the fallback of the other form': [
        '(isNew ? texts.createFailed : texts.updateFailed)',
        '(isNew ? texts.updateFailed : texts.createFailed)',
      ],
      'EF24 a failed synchronisation under its reason only': [
        '      alert: texts.syncFailed(whyItFailed(failure)),\n',
        '      alert: whyItFailed(failure),\n',
      ],
    },
  },
  {
    file: 'src/areas/events/form/EventForm.tsx',
    tests: edit,
    plant: {
      'EF25 after a failed load the form stays': [
        '.then(() => navigate(eventRoutes.list, { replace: true }))',
        '',
      ],
    },
  },
  {
    file: 'src/areas/events/speakers/SpeakerChoice.tsx',
    tests: create,
    plant: {
      'SP1 the choice stays after adding': ['    setChosen(undefined);\n', ''],
      'SP2 a missing role is no problem': ['if (!person || !option || !role)', 'if (!person || !option)'],
      'SP3 the same twice, without a word': [
        "return void alert({ title: texts.duplicate, text: texts.duplicateText, tone: 'warning' });",
        'return;',
      ],
      'SP8 the words of the server for members that fail': [
        '{ ...failure, message: texts.membersFailed }',
        'failure',
      ],
    },
  },
  {
    file: 'src/areas/events/speakers/speaker.ts',
    tests: ['areas/events-form/speaker.test'],
    plant: {
      'SP4 one role for each person': ['speaker.role?.id === added.role?.id && isSamePerson', 'isSamePerson'],
    },
  },
  {
    file: 'src/areas/events/speakers/SpeakerSection.tsx',
    tests: create,
    plant: {
      'SP5 removing takes all of a name': [
        'speakers.filter((listed) => listed !== speaker)',
        'speakers.filter((listed) => listed.name !== speaker.name)',
      ],
    },
  },
  {
    file: 'src/areas/events/save/saveCalls.ts',
    tests: create,
    plant: { 'SP6 the profession is forgotten': [', member_profession: profession }', ' }'] },
  },
  {
    file: 'src/areas/events/speakers/assignment.ts',
    tests: edit,
    plant: {
      'SP7 a role that is an object is unknown': [
        "typeof role === 'number' ? { id: role, libelle: '' } : (role ?? undefined)",
        "typeof role === 'number' ? { id: role, libelle: '' } : undefined",
      ],
    },
  },
  {
    file: 'src/areas/events/speakers/RoleSelect.tsx',
    tests: create,
    plant: {
      'SP9 roles that fail are no roles': [
        'if (query.failure && query.data === undefined)',
        'if (query.failure && query.data)',
      ],
    },
  },
  {
    file: 'src/domain/events/intervenant.ts',
    tests: roles,
    plant: {
      'SP12 a role without a label': ["if (!length) return 'missing';", ''],
      'SP13 one letter is enough': ['ROLE_LABEL_MIN = 2', 'ROLE_LABEL_MIN = 1'],
      'SP14 256 letters are not too many': ['length > ROLE_LABEL_MAX', 'length > ROLE_LABEL_MAX + 1'],
    },
  },
  {
    file: 'src/areas/events/roles/texts.ts',
    tests: roles,
    plant: {
      'SP16 the failure of an update': [
        "createFailed: 'Erreur lors de la création du rôle'",
        "createFailed: 'Erreur lors de la mise à jour du rôle'",
      ],
      'SP19 roles are feminine': ["removed: () => 'Rôle supprimé'", "removed: () => 'Rôle supprimée'"],
    },
  },
  {
    file: 'src/areas/events/roles/roleForm.ts',
    tests: roles,
    plant: {
      'SP15 spaces are sent': ["?? '').trim();", "?? '');", 'areas/events-form/save/matches.test'],
    },
  },
  {
    file: 'src/api/endpoints/intervenants.ts',
    tests: create,
    plant: {
      'SP21 the first page of roles': ['page_size: ROLES_PAGE_SIZE', 'page_size: 20'],
      'SP22 five most used roles': ['limit: MOST_USED_ROLES', 'limit: 5'],
    },
  },
];
