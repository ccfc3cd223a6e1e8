import type { Failure } from '../api/errors';

export const failureTexts = {
  noAnswer: 'Impossible de se connecter au serveur',
  code: 'Une partie du programme n’a pas pu être chargée. Rechargez la page, puis réessayez.',
  noMessage: 'Une erreur est survenue',
  network: 'Erreur de connexion au serveur',
  unauthorized: "Vous n'êtes pas autorisé à accéder à cette ressource",
  forbidden: 'Accès interdit',
  notFound: 'Ressource non trouvée',
  validation: 'Erreur de validation des données',
  server: 'Erreur interne du serveur',
  unknown: 'Une erreur inattendue est survenue',
} as const;

/**
 * The sentence for a failure: the server's own words first, then `fallback`, the sentence of what was tried.
 * Without an answer there is nothing to quote, and no fallback explains it better.
 */
export function failureText(failure: Failure, fallback?: string): string {
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
      return failureTexts.noAnswer;
    case 'code':
      return failureTexts.code;
    case 'contract':
      return failure.message ?? fallback ?? failureTexts.unknown;
    case 'unauthenticated':
    case 'forbidden':
    case 'notFound':
    case 'invalid':
    case 'server':
      return failure.message ?? fallback ?? failureTexts.noMessage;
  }
}
