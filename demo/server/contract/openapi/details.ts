/** What a back end has to do with a call that no example of its body and answer shows. */
const DETAILS: Readonly<Record<string, string>> = {
  'membres.list': 'Without an order of its own by last name, then first name.',
  'membres.combinedFilters': 'Each kind that is chosen has to match, `search` too.',
  'membres.evolution':
    '`value` is the total at the end of the day, or of the month whose first day `date` is. Days without a change may be missing.',
  'membres.update':
    'The form of a record asks for telephone, e-mail and address too, or for a tick that the person has none.',
  'membres.remove':
    'What links the member to others goes along: spouse, parents and children, group, department, tags, steps.',
  'membres.addSpouse':
    'Both records say it. It replaces: a spouse whom either had before has none afterwards, on that record too.',
  'membres.addChildren': 'They are added to those who are there; `data` has those who were added.',
  'groupes.remove': 'Its members stay, without it.',
  'departements.remove': 'Its members stay, without it.',
  'tags.remove': 'Its members stay, without it.',
  'etapes.remove': 'Its members stay, without it.',

  'evenements.list': '`search` looks in name and place. By date, unless `ordering` says otherwise.',
  'evenements.create':
    'The hour of the beginning stands behind the day, `T00:00:00` without one; the day counts, and it may be answered with it or without. The form asks for a speaker in a role, so it also reads roles and members, creates or finds the speaker, and stores who speaks: see the calls below.',
  'evenements.update':
    'The form sends all that it has: `lieu`, `heure_debut`, `heure_fin` and `recurence_data` that are missing are empty from now on.',
  'evenements.export': 'Only the list of a back end that announces `export-lisible` offers it.',
  'evenements.remove': 'Its assignments go along; speakers and roles stay.',
  'roles.remove': 'Refuse it with 409 or 422 while the role is in use, or empty it where it is used.',
  'intervenants.list':
    '`search` is a whole name in either order, «Awa Diallo» and «Diallo Awa», by which a speaker is found again instead of being created twice.',

  'formulaires.list': '`search` looks in the name.',
  'formulaires.create':
    'The back end makes `identifiant`, a text for addresses that no other form has, and never changes it: links that were shared have it. `form_extend` and `form_static` are stored and given back. Types of fields and what is answered to them: [Fields of forms](#fields-of-forms).',
  'formulaires.update':
    'Without `champs-id` fields come without ids. One is the stored field of its name and type, else of its name; where there are as many as before, a new name at the place of a field of its type renames that one.',
  'formulaires.remove': 'Its fields and answers go along.',
  'formulaires.answer':
    'A value that can’t be stored is refused with 422, and `errors` has a sentence under the id of its field.',
};

/** Sentences to put behind the summary of a call; undefined where all is shown. */
export const callDetail = (id: string): string | undefined => DETAILS[id];
