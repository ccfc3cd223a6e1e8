import { defineTexts } from '../../texts/texts';

export const screenTexts = defineTexts('screen', { back: 'Retour' });
