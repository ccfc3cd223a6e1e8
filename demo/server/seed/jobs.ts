/** Jobs as men and women write them. */
const anyone = [
  'Médecin généraliste|Kinésithérapeute|Orthophoniste|Dentiste|Vétérinaire|Psychologue',
  'Auxiliaire de vie|Professeur des écoles|Professeur de mathématiques',
  'Professeur de français|Professeur de musique|Documentaliste|Bibliothécaire|Archiviste',
  'Comptable|Expert-comptable|Juriste|Notaire|Gendarme|Militaire|Agent de sécurité',
  'Agent d’accueil|Architecte|Urbaniste|Géomètre|Chef de projet|Analyste de données',
  'Graphiste|Photographe|Journaliste|Chef de chœur|Libraire|Fleuriste|Chef de rayon',
  'Paysagiste|Agent d’entretien|Aide à domicile|Pasteur|Diacre|En recherche d’emploi|Artisan',
]
  .join('|')
  .split('|');

const men = [
  'Infirmier|Aide-soignant|Éducateur spécialisé|Enseignant-chercheur|Étudiant',
  'Apprenti cuisinier|Contrôleur de gestion|Greffier|Huissier|Policier municipal',
  'Sapeur-pompier|Fonctionnaire territorial|Conseiller en assurance|Courtier',
  'Agent immobilier|Ingénieur civil|Développeur|Administrateur réseaux|Musicien|Comédien',
  'Boulanger|Pâtissier|Boucher|Poissonnier|Cuisinier|Restaurateur|Commercial|Représentant',
  'Logisticien|Magasinier|Préparateur de commandes|Chauffeur routier|Conducteur de train',
  'Ambulancier|Facteur|Livreur|Agriculteur|Viticulteur|Jardinier|Maçon|Charpentier',
  'Électricien|Plombier|Peintre en bâtiment|Couvreur|Carreleur|Conducteur de travaux',
  'Mécanicien|Carrossier|Soudeur|Animateur|Entraîneur sportif|Aumônier|Père au foyer',
  'Auto-entrepreneur',
]
  .join('|')
  .split('|');

const women = [
  'Infirmière|Aide-soignante|Sage-femme|Pharmacienne|Assistante sociale',
  'Assistante maternelle|Conseillère d’orientation|Étudiante|Lycéenne|Apprentie coiffeuse',
  'Assistante de direction|Secrétaire médicale|Chargée de recrutement|Avocate',
  'Employée de banque|Ingénieure en énergie|Développeuse|Traductrice|Boulangère|Serveuse',
  'Hôtelière|Caissière|Vendeuse|Acheteuse|Conductrice de bus|Contrôleuse|Maraîchère|Éleveuse',
  'Menuisière|Technicienne de maintenance|Opératrice de production|Couturière|Coiffeuse',
  'Esthéticienne|Mère au foyer',
]
  .join('|')
  .split('|');

export const menJobs: readonly string[] = [...anyone, ...men];
export const womenJobs: readonly string[] = [...anyone, ...women];
