import { plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const registrationTexts = defineTexts('registration', {
  notFound: 'Inscription non trouvée',
  notFoundHint:
    'Vérifiez l’adresse de la page, ou demandez un nouveau lien à la personne qui vous l’a donné.',
  loadFailed: 'Erreur lors du chargement de l’inscription',
  unreachable:
    'Cette inscription n’est pas accessible\u00a0: rien ne peut être envoyé. Prévenez le responsable du site.',
  closed: 'Inscriptions fermées',
  where: (place: string) => `Lieu\u00a0: ${place}`,
  left: (count: number) => plural(count, 'Il reste une place.', `Il reste ${count} places.`),
  waiting: 'Toutes les places sont prises\u00a0: vous serez sur la liste d’attente.',
  together: (people: number, free: number) =>
    `Vous êtes ${people} pour ${plural(free, 'une place', `${free} places`)}\u00a0: votre inscription ira en entier sur la liste d’attente.`,
  until: (moment: string) => `Inscriptions jusqu’au ${moment}.`,
  agreement: 'L’organisateur confirmera votre inscription par e-mail.',
  people: 'Personnes',
  person: (number: number) => `Personne ${number}`,
  ofNamed: (name: string, field: string) => `${name}\u00a0: ${field}`,
  ofPerson: (field: string, number: number) => `${field}, personne ${number}`,
  firstName: 'Prénom',
  lastName: 'Nom',
  addPerson: 'Ajouter une personne',
  removePerson: (number: number) => `Retirer la personne ${number}`,
  removeNamed: (name: string) => `Retirer ${name}`,
  change: 'Modifier',
  changePerson: (name: string) => `Modifier ${name}`,
  reach: 'Pour vous joindre',
  remove: 'Retirer',
  email: 'E-mail',
  emailHint: 'Vous y recevez un e-mail de confirmation, avec un lien pour modifier cette inscription.',
  emailHintUnmailed: 'Pour que l’organisation puisse vous écrire.',
  telephone: 'Téléphone',
  needed: 'Ce champ est obligatoire',
  sameName:
    'Une autre personne de ce nom est déjà dans cette inscription. Ajoutez par exemple «\u00a0fils\u00a0» ou un second prénom.',
  badEmail: 'Indiquez une adresse e-mail, comme nom@exemple.fr.',
  submit: 'S’inscrire',
  submitWaiting: 'S’inscrire sur la liste d’attente',
  sending: 'Inscription en cours…',
  failed:
    'L’inscription n’a pas pu être envoyée. Ce que vous avez tapé est toujours là\u00a0: réessayez dans un instant.',
  unsure:
    'Nous ne savons pas si l’inscription est passée\u00a0: regardez vos e-mails. Vous pouvez réessayer sans risque de doublon.',
  thanks: 'Merci\u00a0!',
  received:
    'Il redit la date et le lieu, et son lien sert à changer vos réponses, à retirer ou à ajouter une personne. S’il n’arrive pas, regardez dans les indésirables.',
  notedTitle: 'C’est noté',
  noted: (email: string) => `Un e-mail part à ${email}.`,
  notedMore:
    'Il dit si vous avez une place, et son lien sert à changer vos réponses, à retirer ou à ajouter une personne. S’il n’arrive pas, regardez dans les indésirables.',
  notedUnmailed: 'L’organisation vous dira si vous avez une place.',
  sentFor: (names: string) => `Inscription envoyée pour ${names}.`,
  result: 'Votre inscription',
  inscrit: (name: string) => `${name}\u00a0: inscription confirmée`,
  demande: (name: string) => `${name}\u00a0: en attente de l’accord de l’organisateur`,
  offert: (name: string) => `${name}\u00a0: une place est gardée, à confirmer par le lien de l’e-mail`,
  attente: (name: string, place: number) => `${name}\u00a0: liste d’attente, place n°\u00a0${place}`,
  again: 'Inscrire d’autres personnes',
});
