/** What a back end has to do with a call that no example of its body and answer shows. */
const DETAILS: Readonly<Record<string, string>> = {
  'membres.list': 'Rows come by last name, then first name.',
  'membres.combinedFilters': 'A row has to match every kind of filter that is sent, and `search`.',
  'membres.evolution':
    '`value` is the total at the end of the day, or of the month whose first day `date` is. Days without a change may be missing.',
  'membres.update':
    'The form of a record asks for telephone, e-mail and address too, or for a tick that the person has none.',
  'membres.remove':
    'The links of the member are deleted too: spouse, parents and children, group, department, tags, steps.',
  'membres.addSpouse':
    'The call replaces the spouses that the two members had before: those have no spouse afterwards. Every record concerned says so.',
  'membres.addChildren': 'The call adds to the children who are there. `data` has the added ones.',
  'groupes.remove': 'Members who had it stay.',
  'departements.remove': 'Members who had it stay.',
  'tags.remove': 'Members who had it stay.',
  'etapes.remove': 'Members who had it stay.',

  'evenements.list': '`search` looks in name and place. Rows come by date, unless `ordering` says otherwise.',
  'evenements.create':
    '`date` has the hour of the beginning behind the day, or `T00:00:00`. Only the day counts, and an answer may have the day alone. The form asks for a speaker with a role: it also reads roles and members, finds or creates the speaker, and stores the assignment.',
  'evenements.update':
    'The form leaves out what it has no value for: a missing `lieu`, `heure_debut`, `heure_fin` or `recurence_data` is empty afterwards.',
  'evenements.export': 'Only the list of a back end that announces `export-lisible` offers it.',
  'evenements.remove': 'Its assignments are deleted too. Speakers and roles stay.',
  'roles.remove': 'A role that events use is refused with 409 or 422, or is taken from these events.',
  'intervenants.list':
    '`search` is a whole name in either order: «Awa Diallo» or «Diallo Awa». A speaker who isn’t found is created.',

  'formulaires.list': '`search` looks in the name.',
  'formulaires.create':
    'The back end makes `identifiant`, a text for addresses. It is unique and never changes, because shared links have it. `form_extend` and `form_static` are stored and given back. [Fields of forms](#fields-of-forms) has their types and values.',
  'formulaires.update':
    'Without `champs-id` fields come without ids. A field is the stored one of its name and type, else of its name. If the form has as many fields as before, a new name at the place of a field of the same type renames that field.',
  'formulaires.remove': 'Its fields and answers are deleted too.',
  'formulaires.answer':
    'A value that can’t be stored is refused with 422, and `errors` has a sentence under the id of its field.',
};

/** Sentences to put behind the summary of a call; undefined where all is shown. */
export const callDetail = (id: string): string | undefined => DETAILS[id];
