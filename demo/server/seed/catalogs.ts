import { PALETTE_15 } from '../../../src/domain/palettes';

const colour = (index: number): string => PALETTE_15[index % PALETTE_15.length]!;

const named = <T extends object>(rows: T[]) =>
  rows.map((row, index) => ({ id: index + 1, ...row, color: colour(index) }));

export const sampleGroups = named([
  { nom: 'Accueil des nouveaux', description: 'Premiers pas dans la communauté' },
  { nom: 'Ados', description: 'Collégiens et lycéens, le vendredi soir' },
  { nom: 'Aînés', description: 'Goûter et partage, un jeudi sur deux' },
  { nom: 'Béthel', description: 'Groupe de maison du quartier nord' },
  { nom: 'Chorale', description: 'Répétition le mercredi à 19\u00a0h\u00a030' },
  { nom: 'Couples', description: 'Un dîner par mois' },
  { nom: 'Étudiants', description: 'Rencontre du mardi sur le campus' },
  { nom: 'Familles', description: 'Parents et enfants, un samedi par mois' },
  { nom: 'Jeunes adultes', description: 'De 18 à 30\u00a0ans' },
  { nom: 'Lecture biblique', description: 'Lecture suivie, le lundi' },
  { nom: 'Louange', description: 'Musiciens et chanteurs' },
  { nom: 'Prière du matin', description: 'Chaque jour à 6\u00a0h\u00a030, en ligne' },
]);

export const sampleDepartments = named([
  { nom: 'Accueil', mission: 'Recevoir chacun à l’entrée et l’orienter' },
  { nom: 'Communication', mission: 'Site, affiches et lettre du mois' },
  { nom: 'Enfance', mission: 'Animer l’école du dimanche' },
  { nom: 'Entraide', mission: 'Visites, colis et accompagnement' },
  { nom: 'Intendance', mission: 'Salles, repas et matériel' },
  { nom: 'Musique', mission: 'Conduire les chants des rassemblements' },
  { nom: 'Secrétariat', mission: 'Tenir les fichiers et répondre aux courriers' },
  { nom: 'Technique', mission: 'Son, image et diffusion' },
]);

const tagNames = [
  'Baptisé',
  'Bénévole',
  'Bilingue',
  'Conducteur',
  'Conférencier',
  'Cuisine',
  'Donateur',
  'Étudiant',
];
const moreTagNames = [
  'Formateur',
  'Infirmier',
  'Langue des signes',
  'Modérateur',
  'Musicien',
  'Nouveau',
  'Orateur',
];
const lastTagNames = ['Parent', 'Photographe', 'Premiers secours', 'Responsable', 'Traducteur'];
const inEvents = new Set(['Conférencier', 'Formateur', 'Modérateur', 'Musicien', 'Orateur', 'Traducteur']);

export const sampleTags = [...tagNames, ...moreTagNames, ...lastTagNames].map((name, index) => ({
  id: index + 1,
  name,
  can_be_inevent: inEvents.has(name),
}));

export const sampleSteps = [
  {
    libelle: 'Première visite',
    description: 'Est venu une fois et a laissé ses coordonnées',
    duree_estimee: 1,
  },
  { libelle: 'Prise de contact', description: 'A été rappelé dans la semaine', duree_estimee: 7 },
  {
    libelle: 'Parcours découverte',
    description: 'Suit les quatre rencontres de présentation',
    duree_estimee: 30,
  },
  { libelle: 'Rattachement à un groupe', description: 'A choisi son groupe', duree_estimee: 30 },
  { libelle: 'Formation', description: 'Suit la formation de base', duree_estimee: 90 },
  { libelle: 'Engagement', description: 'Sert dans un département', duree_estimee: 30 },
].map((row, index) => ({
  id: index + 1,
  ordre: index + 1,
  couleur: colour(index),
  actif: true,
  conditions: '',
  ...row,
}));

export const categoriesAge = [
  { id: 1, libelle: 'Enfant', min_age: 0, max_age: 11 },
  { id: 2, libelle: 'Adolescent', min_age: 12, max_age: 17 },
  { id: 3, libelle: 'Jeune', min_age: 18, max_age: 29 },
  { id: 4, libelle: 'Adulte', min_age: 30, max_age: 64 },
  { id: 5, libelle: 'Aîné', min_age: 65, max_age: 120 },
];

/** The sample accounts. The demo shows the first one. */
export const users = [
  {
    email: 'admin@parvis.test',
    nom_utilisateur: 'admin',
    prenom: 'Claire',
    nom: 'Martin',
    role: 'administrateur',
  },
  {
    email: 'secretariat@parvis.test',
    nom_utilisateur: 'secretariat',
    prenom: 'Paul',
    nom: 'Lefèvre',
    role: 'manager',
  },
  {
    email: 'accueil@parvis.test',
    nom_utilisateur: 'accueil',
    prenom: 'Awa',
    nom: 'Diop',
    role: 'utilisateur',
  },
] as const;
