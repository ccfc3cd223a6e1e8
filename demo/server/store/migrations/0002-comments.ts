import type { Kysely } from 'kysely';
import { runStatements } from './runStatements';

/**
 * Tells those who open the tables with a tool of PostgreSQL what Parvis computes by itself, so that no other program writes
 * there. Comments are in French, as all that operators read, and change no row and no plan.
 */
export const up = <T>(db: Kysely<T>) =>
  runStatements(
    db,
    "comment on table mots is 'Mots des noms, tenus par des déclencheurs de membres. Ne pas modifier.'",
    "comment on table criteres is 'Critères des listes, tenus par des déclencheurs de membres et de leurs séjours. Ne pas modifier.'",
    "comment on table versions is 'Compteurs qui disent au serveur de recompter. Ne pas modifier.'",
    "comment on table recherches_a_refaire is 'Tables dont les recherches restent à calculer. Ne pas modifier.'",
    "comment on table changements is 'Lignes avant et après chaque opération, écrites par des déclencheurs. Ne pas modifier.'",
    "comment on table contenus is 'Contenu des fichiers joints aux réponses, par le numéro de reponses_fichiers.'",
    "comment on table effacements is 'Numéros des personnes et des réponses effacées, pour qu’une restauration ne les ramène pas. Ne pas vider.'",
    "comment on column membres.recherche is 'Calculée par Parvis à partir du nom et des coordonnées : un autre programme la laisse telle quelle.'",
    "comment on column membres.tri is 'Calculée par Parvis à partir du nom, pour trier.'",
    "comment on column jetons.empreinte is 'Empreinte du jeton, qui n’est pas conservé lui-même.'",
  );
