/** What each attribute does, in French, for people who compose a widget in the playground. By name, or widget and name. */
const help: Readonly<Record<string, string>> = {
  'console owns-page': 'La page est la console\u00a0: elle prend le titre de l’écran affiché.',
  'form owns-page':
    'La page est le formulaire\u00a0: son nom devient le titre et le premier intertitre de la page.',
  'registration owns-page':
    'La page est l’inscription\u00a0: le nom de l’événement devient son titre et son premier intertitre.',
  'registration identifiant':
    'Quel événement\u00a0: l’identifiant de ses inscriptions, tel que l’écran de l’événement l’affiche.',
  'agenda view': 'Affichage de départ\u00a0: liste ou mois. Le visiteur en change.',
  'agenda search': 'Seulement ce dont le nom ou le lieu contient tous ces mots.',
  place: 'Seulement ce qui a lieu ici\u00a0: le nom entier d’un lieu.',
  from: 'Premier jour affiché, aaaa-mm-jj\u00a0; par défaut, aujourd’hui.',
  until: 'Dernier jour affiché, aaaa-mm-jj.',
  'registration-page':
    'Adresse de la page d’inscription\u00a0; {identifiant} y devient celui des inscriptions de l’événement.',
  api: 'Adresse du serveur\u00a0; par défaut, celle de configure({ api }).',
  routing:
    'Où se garde l’écran affiché\u00a0: hash, dans le #/… de la page (par défaut pour la console)\u00a0; memory, sans toucher à l’adresse (par défaut ailleurs).',
  route: 'Premier écran, par exemple /community. Un changement y mène aussitôt.',
  readonly: 'Cache tout ce qui modifie les données.',
  loading:
    'Quand le code et les données sont demandés\u00a0: tout de suite (eager), ou quand la personne approche (lazy).',
  hide: 'Ce qui n’est pas montré, séparé par des virgules\u00a0: export, import, delete, tag, spouse… Le serveur seul décide de ce qui est permis.',
  show: 'Les seules actions montrées, séparées par des virgules\u00a0; list pour aucune. Le serveur seul décide de ce qui est permis.',
  organisation:
    'Nom de l’organisation, au-dessus de la connexion\u00a0; par défaut, celui de configure({ organisation }).',
  period: 'Évolution au départ\u00a0: par jour (daily) ou par mois (monthly).',
  start: 'Premier jour de l’évolution au départ, aaaa-mm-jj\u00a0; vide pour tous.',
  end: 'Dernier jour de l’évolution au départ, aaaa-mm-jj\u00a0; vide pour tous.',
  'page-size': 'Lignes par page tant que la personne n’en choisit pas un autre nombre\u00a0: 10, 25 ou 50.',
  search: 'Texte de la recherche au départ.',
  view: 'Affichage de départ\u00a0: la liste (list) ou le mois (month).',
  'share-base':
    'Adresse avant /formulaires/{identifiant} dans les liens de partage\u00a0; par défaut, celle du serveur.',
  identifiant: 'Quel formulaire\u00a0: son identifiant, tel que le constructeur de formulaires l’affiche.',
  cle: 'La clé du lien donné à une aide, telle que l’écran des présences la crée.',
  submit: 'Envoie les réponses au serveur\u00a0; sans cela, seuls les événements les portent.',
  'prefill-nom': 'Nom déjà rempli, quand la page le connaît\u00a0; il compte comme tapé.',
  'prefill-prenom': 'Prénom déjà rempli, de même.',
  'prefill-email': 'Adresse e-mail déjà remplie, de même.',
  'prefill-telephone': 'Numéro de téléphone déjà rempli, de même.',
  prefill:
    'Autres champs déjà remplis, par leur nom exact\u00a0: Ville=Lyon&Langue=fr. En JavaScript, un objet.',
  'hidden-fields':
    'Ce que la page ajoute à l’envoi, sans le montrer, sous des noms déclarés par l’organisation\u00a0: source=affiche.',
  sandbox:
    'Un essai\u00a0: les réponses sont vérifiées, rien n’est envoyé ni enregistré, et le formulaire le dit.',
};

/** Undefined for an attribute that has no French help yet. */
export const helpFor = (widget: string, attribute: string): string | undefined =>
  help[`${widget} ${attribute}`] ?? help[attribute];
