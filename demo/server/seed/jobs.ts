/** Jobs as people write them. */
export const jobs: readonly string[] = (
  'Infirmière|Infirmier|Aide-soignante|Aide-soignant|Médecin généraliste|Sage-femme|Pharmacienne|' +
  'Kinésithérapeute|Orthophoniste|Dentiste|Vétérinaire|Psychologue|Éducateur spécialisé|' +
  'Assistante sociale|Auxiliaire de vie|Assistante maternelle|Professeur des écoles|' +
  'Professeur de mathématiques|Professeur de français|Professeur de musique|Enseignant-chercheur|' +
  "Conseillère d'orientation|Documentaliste|Bibliothécaire|Archiviste|Étudiant|Étudiante|Lycéenne|" +
  'Apprenti cuisinier|Apprentie coiffeuse|Comptable|Expert-comptable|Contrôleur de gestion|' +
  'Assistante de direction|Secrétaire médicale|Chargée de recrutement|Juriste|Avocate|Notaire|' +
  'Greffier|Huissier|Gendarme|Policier municipal|Sapeur-pompier|Militaire|Agent de sécurité|' +
  "Fonctionnaire territorial|Agent d'accueil|Employée de banque|Conseiller en assurance|Courtier|" +
  'Agent immobilier|Architecte|Urbaniste|Géomètre|Ingénieur civil|Ingénieure en énergie|' +
  'Chef de projet|Développeur|Développeuse|Administrateur réseaux|Analyste de données|Graphiste|' +
  'Photographe|Journaliste|Traductrice|Musicien|Chef de chœur|Comédien|Libraire|Fleuriste|Boulanger|' +
  'Boulangère|Pâtissier|Boucher|Poissonnier|Cuisinier|Serveuse|Restaurateur|Hôtelière|Caissière|' +
  'Vendeuse|Chef de rayon|Commercial|Représentant|Acheteuse|Logisticien|Magasinier|' +
  'Préparateur de commandes|Chauffeur routier|Conductrice de bus|Conducteur de train|Contrôleuse|' +
  'Ambulancier|Facteur|Livreur|Agriculteur|Maraîchère|Viticulteur|Éleveuse|Paysagiste|Jardinier|' +
  'Maçon|Charpentier|Menuisière|Électricien|Plombier|Peintre en bâtiment|Couvreur|Carreleur|' +
  'Conducteur de travaux|Mécanicien|Carrossier|Technicienne de maintenance|Soudeur|' +
  "Opératrice de production|Couturière|Coiffeuse|Esthéticienne|Agent d'entretien|Aide à domicile|" +
  'Animateur|Entraîneur sportif|Pasteur|Aumônier|Diacre|Retraité|Retraitée|Mère au foyer|' +
  "Père au foyer|En recherche d'emploi|Auto-entrepreneur|Artisan"
).split('|');
