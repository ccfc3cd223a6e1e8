import { describe, expect, it } from 'vitest';
import { failureText } from '../../../src/texts/failures';
import { kindTexts } from '../../../src/texts/texts.fr';

describe('the sentence of a failure', () => {
  it("is the server's own message [X1, L10]", () => {
    expect(
      failureText({ kind: 'server', status: 500, message: 'Base occupée' }, 'Erreur lors de la connexion'),
    ).toBe('Base occupée');
  });

  it('is that of what was tried when the server says nothing [L10]', () => {
    expect(failureText({ kind: 'forbidden', status: 403 }, 'Erreur lors de la connexion')).toBe(
      'Erreur lors de la connexion',
    );
  });

  it('is a plain one when there is nothing else to say [X1]', () => {
    expect(failureText({ kind: 'notFound', status: 404 })).toBe('Une erreur est survenue');
  });

  it.each(['offline', 'timeout'] as const)(
    'says that no answer came for %s, whatever was tried [X2]',
    (kind) => {
      expect(failureText({ kind, status: 0 }, 'Erreur lors de la connexion')).toBe(
        'Impossible de se connecter au serveur',
      );
    },
  );

  it("is the error's own message, else that something unexpected happened [X3]", () => {
    expect(failureText({ kind: 'contract', status: 0, message: 'jeton absent' })).toBe('jeton absent');
    expect(failureText({ kind: 'contract', status: 0 })).toBe('Une erreur inattendue est survenue');
  });

  it('has the configured texts [X4, X5, X6, X7, X8, X9, X10]', () => {
    expect(kindTexts).toEqual({
      network: 'Erreur de connexion au serveur',
      unauthorized: "Vous n'êtes pas autorisé à accéder à cette ressource",
      forbidden: 'Accès interdit',
      notFound: 'Ressource non trouvée',
      validation: 'Erreur de validation des données',
      server: 'Erreur interne du serveur',
    });
    expect(failureText({ kind: 'contract', status: 0 })).toBe('Une erreur inattendue est survenue');
  });
});
